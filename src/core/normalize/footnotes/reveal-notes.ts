// Notes that show when their mark is pressed or pointed at: the visible mark says that a person can read them, so they
// are no hidden text. Scripts that show them in a box of their own hide the marker and the list of notes.

import { COLLAPSED, HIDDEN } from '../../dom/marks.ts';
import { countWords } from '../../dom/words.ts';
import type { DomPass } from '../../page.ts';
import { TAKEN_BACK, hiddenReasonOf, hide } from '../../visibility/hidden-reason.ts';
import { markOf, namedNotes } from './note-marks.ts';

/** littlefoot and bigfoot: the button stands in a box before the marker that it replaces. */
const BUTTONS = '.littlefoot__button, .bigfoot-footnote__button';

const FEWEST_WORDS = 2;

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
    for (const note of document.body.querySelectorAll(`[${HIDDEN}]`)) {
      if (!TAKEN_BACK.has(hiddenReasonOf(note)) || countWords(note.textContent ?? '') < FEWEST_WORDS)
        continue;
      if (!markOf(note)) continue;
      note.removeAttribute(HIDDEN);
      note.setAttribute(COLLAPSED, 'note');
    }
    for (const [, note] of namedNotes(document.body)) show(note);
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
