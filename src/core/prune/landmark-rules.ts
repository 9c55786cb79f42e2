// Parts of the page around the content, told by landmark: navigation, banner, footer, search.

import { CALLOUT } from '../dom/marks.ts';
import { type Candidate, type PruneRule, linkDensity } from './rule.ts';

/** From this share of linked text on, a part is a list of links. Running text stays below 0.5 even in an encyclopaedia. */
const LINK_LIST = 0.6;
/** A `nav` may hold a label or two; more text outside links is prose. Characters. */
const NAV_LABELS = 400;
/** A banner or search box without prose. Characters outside links. */
const BANNER_TEXT = 400;
/** A box of the margin that only lists links. */
const ASIDE_TEXT = 300;

const isNavigation = ({ tag, role, text }: Candidate): boolean =>
  (tag === 'nav' || role === 'navigation' || role === 'menu' || role === 'menubar' || role === 'directory') &&
  (linkDensity(text) >= LINK_LIST || text.plain < NAV_LABELS);

const isNamedNavigation = ({ names, text, inContent }: Candidate): boolean =>
  names.has('navigation') && !inContent && linkDensity(text) >= LINK_LIST;

/** A `header` inside an article or a section belongs to it; so does the page's own, once it holds the title (veto). */
const isBanner = ({ tag, role, names, text, inContent, element }: Candidate): boolean =>
  !inContent &&
  text.plain < BANNER_TEXT &&
  (role === 'banner' ||
    (names.has('header') && element.parentElement?.localName === 'body') ||
    (tag === 'header' && role === '' && !element.closest('section')));

const isFooter = ({ tag, role, names, inContent, element }: Candidate): boolean =>
  !inContent &&
  (role === 'contentinfo' ||
    names.has('footer') ||
    (tag === 'footer' && role === '' && !element.closest('section')));

const isSearch = ({ tag, role, text }: Candidate): boolean =>
  (role === 'search' || tag === 'search') && text.plain < BANNER_TEXT;

const isLinkMargin = ({ element, tag, role, text }: Candidate): boolean =>
  (tag === 'aside' || role === 'complementary') &&
  !element.hasAttribute(CALLOUT) &&
  role !== 'note' &&
  text.plain < ASIDE_TEXT &&
  linkDensity(text) >= LINK_LIST;

export const LANDMARK_RULES: PruneRule[] = [
  { reason: 'navigation', kind: 'boilerplate', share: 0.5, matches: isNavigation },
  { reason: 'navigation', kind: 'boilerplate', share: 0.25, matches: isNamedNavigation },
  { reason: 'banner', kind: 'boilerplate', share: 0.3, matches: isBanner },
  { reason: 'footer', kind: 'boilerplate', share: 0.4, matches: isFooter },
  { reason: 'search', kind: 'boilerplate', share: 0.3, matches: isSearch },
  { reason: 'margin of links', kind: 'boilerplate', share: 0.3, matches: isLinkMargin },
];
