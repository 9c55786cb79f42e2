// Scripts that show notes in a box when a button is pressed hide the marker and the list of notes. The visible button
// says that a person can read them; this list is then no hidden text.

import { HIDDEN } from '../../dom/marks.ts';
import type { DomPass } from '../../page.ts';
import { hiddenReasonOf, hide } from '../../visibility/hidden-reason.ts';

/** littlefoot and bigfoot: the button stands in a box before the marker that it replaces. */
const BUTTONS = '.littlefoot__button, .bigfoot-footnote__button';

export const revealNotes: DomPass = {
  name: 'reveal-notes',
  run({ document }) {
    let targets: Map<string, Element> | undefined;
    for (const button of document.body.querySelectorAll(BUTTONS)) {
      if (button.closest(`[${HIDDEN}]`)) continue;
      const marker = button.parentElement?.nextElementSibling;
      const href = marker?.querySelector('a[href^="#"]')?.getAttribute('href') ?? '';
      targets ??= new Map([...document.body.querySelectorAll('li[id]')].map((item) => [item.id, item]));
      const note = targets.get(href.slice(1));
      if (!marker || !note) continue;
      marker.removeAttribute(HIDDEN);
      show(note);
      button.remove();
    }
  },
};

/** What stands beside the note under a hidden box stays hidden. */
function show(note: Element): void {
  for (let box = note.closest(`[${HIDDEN}]`); box; box = note.closest(`[${HIDDEN}]`)) {
    const reason = hiddenReasonOf(box);
    box.removeAttribute(HIDDEN);
    for (let inner: Element | null = note; inner && inner !== box; inner = inner.parentElement)
      for (const beside of inner.parentElement?.children ?? [])
        if (beside !== inner && !beside.hasAttribute(HIDDEN)) hide(beside, reason);
  }
}
