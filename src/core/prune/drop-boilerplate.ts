import type { DomPass } from '../page.ts';
import { CLUTTER_RULES } from './clutter-rules.ts';
import { LANDMARK_RULES } from './landmark-rules.ts';
import { sweep } from './sweep.ts';

/** Leaves out what is no content wherever it stands; the content passes decide about the rest. */
export const dropBoilerplate: DomPass = {
  name: 'drop-boilerplate',
  run: (page) => sweep(page, [...CLUTTER_RULES, ...LANDMARK_RULES]),
};
