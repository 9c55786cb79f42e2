// Reduced HTML shows the tags that the page has, so it is written from a copy that no later pass has normalized.

import type { DomPass } from '../../page.ts';

/** Runs once hidden text has left, and before any structure is changed. */
export const copyForHtml: DomPass = {
  name: 'copy-for-html',
  run(page) {
    if (!page.options.html) return;
    const { body } = page.document;
    const copy = body.cloneNode(true) as Element;
    const originals = new Map<Element, Element>([[copy, body]]);
    const twins = copy.querySelectorAll('*');
    let index = 0;
    for (const element of body.querySelectorAll('*')) {
      const twin = twins[index];
      if (twin) originals.set(twin, element);
      index += 1;
    }
    page.reduced = { copy, originals, judged: new Set() };
  },
};

/** Right before the verdicts are applied: what stands now and is gone afterwards was left out by them. */
export const noteJudged: DomPass = {
  name: 'note-judged',
  run({ reduced }) {
    if (!reduced) return;
    for (const original of reduced.originals.values()) if (original.isConnected) reduced.judged.add(original);
  },
};
