// Small parts that hang on content and are none: share bars, follow boxes, newsletter forms, advertisements,
// breadcrumbs, pagination, related lists, skip links.

import { isBlockLevel } from '../dom/vocabulary.ts';
import { foldSpace } from '../dom/words.ts';
import { type PruneRule, linkDensity } from './rule.ts';

/** A strip of buttons or links holds little text of its own. Characters outside links. */
const STRIP_TEXT = 200;
/** A box that asks for something: a heading, a sentence or two, a form. */
const BOX_TEXT = 600;
/** From this share of linked text on, a part is a list of links. */
const LINK_LIST = 0.5;

const FORM_CONTROLS = 'input, button, textarea';

const SUBSCRIBE = 'a:is([href*=subscri i], [href*=newsletter i], [href*=signup i], [href*=sign-up i])';

/** In a sentence, a link to edit something is one of its words. */
const standsAlone = (element: Element): boolean =>
  isBlockLevel(element) ||
  foldSpace(element.parentElement?.textContent ?? '') === foldSpace(element.textContent ?? '');

export const CLUTTER_RULES: PruneRule[] = [
  {
    reason: 'skip link',
    kind: 'boilerplate',
    share: 0.1,
    matches: ({ names, text }) => names.has('skip link') && text.plain < STRIP_TEXT,
  },
  {
    reason: 'back to top',
    kind: 'boilerplate',
    share: 0.1,
    matches: ({ names, text }) => names.has('back to top') && text.plain < STRIP_TEXT,
  },
  {
    reason: 'edit link',
    kind: 'boilerplate',
    share: 0.1,
    matches: ({ names, text, element }) =>
      names.has('edit link') && text.plain < STRIP_TEXT && standsAlone(element),
  },
  {
    reason: 'share bar',
    kind: 'boilerplate',
    share: 0.1,
    matches: ({ names, text }) => names.has('share') && text.plain < STRIP_TEXT,
  },
  {
    reason: 'follow box',
    kind: 'boilerplate',
    share: 0.1,
    matches: ({ names, text }) => names.has('follow') && text.plain < STRIP_TEXT,
  },
  {
    reason: 'breadcrumbs',
    kind: 'boilerplate',
    share: 0.1,
    matches: ({ names, text }) => names.has('breadcrumbs') && text.plain < STRIP_TEXT,
  },
  {
    reason: 'pagination',
    kind: 'boilerplate',
    share: 0.1,
    matches: ({ names, text }) => names.has('pagination') && text.plain < STRIP_TEXT,
  },
  {
    reason: 'newsletter',
    kind: 'boilerplate',
    share: 0.15,
    matches: ({ names, tag, text, element }) =>
      (names.has('newsletter') &&
        text.plain < BOX_TEXT &&
        element.querySelector(`${FORM_CONTROLS}, ${SUBSCRIBE}`) !== null) ||
      (tag === 'aside' && text.plain < STRIP_TEXT && element.querySelector(SUBSCRIBE) !== null),
  },
  {
    reason: 'advertisement',
    kind: 'boilerplate',
    share: 0.1,
    matches: ({ names, text, tag }) =>
      (tag === 'ins' && names.has('advertisement')) || (names.has('advertisement') && text.plain < BOX_TEXT),
  },
  {
    reason: 'related list',
    kind: 'boilerplate',
    share: 0.15,
    matches: ({ names, text }) =>
      names.has('related') && text.plain < BOX_TEXT && linkDensity(text) >= LINK_LIST,
  },
];
