// Chats name who speaks in headings that only screen readers show. They leave with the hidden text; the name stays.

import { HIDDEN, SIDE, SPEAKER } from '../../dom/marks.ts';
import type { DomPass } from '../../page.ts';
import { shortText } from '../../dom/short-text.ts';

/** `You said:`, `Netta:`. */
const LABEL = /^(.{1,40}?)(?: said| says| wrote)?\s?[:：]$/iu;
const LONGEST = 60;
const MOST_WORDS = 5;

export const noteSpeakers: DomPass = {
  name: 'note-speakers',
  run({ document: { body }, source }) {
    for (const forged of body.querySelectorAll(`[${SPEAKER}]`)) forged.removeAttribute(SPEAKER);
    if (source === 'static')
      for (const forged of body.querySelectorAll(`[${SIDE}]`)) forged.removeAttribute(SIDE);
    for (const label of body.querySelectorAll(`[${HIDDEN}]`)) {
      const text = shortText(label, LONGEST) ?? '';
      const [, name] = LABEL.exec(text) ?? [];
      const { parentElement: turn } = label;
      // Only the first of a turn names it.
      const isFirst = turn && !turn.hasAttribute(SPEAKER) && turn.firstElementChild === label;
      if (name && isFirst && text.split(' ').length <= MOST_WORDS) turn.setAttribute(SPEAKER, name);
    }
  },
};
