// Headings carry their level in their tag and nothing but their words: no permalinks, no edit links, no wrappers.

import type { DomPass, Page } from '../page.ts';
import { isBlockLevel } from '../dom/vocabulary.ts';
import { foldSpace } from '../dom/words.ts';
import { classTokens, elementsIn, isInsideCode, retag, unwrap } from '../dom/edit-tree.ts';
import { fragmentOf } from './links/resolve-url.ts';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';
/** ARIA 1.2: a heading without a level counts as level 2. */
const DEFAULT_LEVEL = 2;
const DEEPEST_LEVEL = 6;

/** Signs that documentation tools append to headings. */
const PERMALINK_TEXT =
  /^(?:[\s#¶§*∞🔗⚓]|\uFE0E|\uFE0F)*$|^(?:anchor|copy link|direct link|link|permalink|permanent link)\b/iu;
const PERMALINK_CLASSES = new Set([
  'anchor',
  'anchor-link',
  'anchorjs-link',
  'hash-link',
  'header-anchor',
  'headerlink',
  'heading-anchor',
  'permalink',
  'sl-anchor-link',
]);
/** `[edit]` of wikis, copy buttons, and words for screen readers. */
const FURNITURE = '.mw-editsection, button:not([aria-expanded]), [data-clipboard-text]';
const EDIT_TEXT =
  /^\[?\s*(?:bearbeiten|edit(?: source)?|editar|modifier|править|编辑|編集|(?:view )?source|src)\s*\]?$/i;
/** Beside the title of a generated page. */
const TOOL_TEXT = /^(?:settings|help|summary|search|collapse all|expand all|)$/i;
/** Longest text of a box of tools, in characters. */
const LONGEST_TOOLS = 60;

export const canonicalHeadings: DomPass = {
  name: 'canonical-headings',
  run(page) {
    const { body } = page.document;
    for (const heading of body.querySelectorAll('[role=heading]')) setLevel(heading);
    for (const group of body.querySelectorAll('hgroup')) unwrap(group);
    for (const heading of body.querySelectorAll(HEADINGS)) {
      page.deadline.check();
      if (!isInsideCode(heading)) clean(page, heading);
    }
  },
};

function setLevel(heading: Element): void {
  const level = Number.parseInt(heading.getAttribute('aria-level') ?? '', 10);
  if (Number.isNaN(level) && heading.matches(HEADINGS)) return;
  const tag = `h${Math.min(Math.max(level || DEFAULT_LEVEL, 1), DEEPEST_LEVEL)}`;
  const isBlock = heading.matches(HEADINGS) || !isInSentence(heading);
  if (!isBlock) return;
  const next = heading.localName === tag ? heading : retag(heading, tag);
  next.removeAttribute('role');
  next.removeAttribute('aria-level');
}

/** A phrase in running text cannot be a heading whatever its role says. */
const isInSentence = (element: Element): boolean => !isBlockLevel(element) && element.closest('p') !== null;

function clean(page: Page, heading: Element): void {
  for (const part of heading.querySelectorAll(FURNITURE)) {
    // The whole heading may be a button: then its words are the heading.
    const isWhole = foldSpace(part.textContent ?? '') === foldSpace(heading.textContent ?? '');
    if (isWhole && part.matches('button')) unwrap(part);
    else part.remove();
  }
  for (const link of heading.querySelectorAll('a')) if (isFurniture(page, link)) link.remove();
  dropBesideAnchors(page, heading);
  // A heading that links to itself is no link.
  for (const link of heading.querySelectorAll('a')) {
    const fragment = fragmentOf(page, link.getAttribute('href'));
    if (fragment !== undefined || (!link.hasAttribute('href') && !link.id)) unwrapKeepingId(heading, link);
  }
  for (const block of heading.querySelectorAll('div, p')) {
    if (/\S$/.test(block.previousSibling?.textContent ?? '')) block.prepend(' ');
    block.append(' ');
    unwrap(block);
  }
  if ((heading.textContent ?? '').trim() === '' && !heading.querySelector('img, [data-pith-tex]'))
    heading.remove();
}

function unwrapKeepingId(heading: Element, link: Element): void {
  if (link.id && !heading.id) heading.id = link.id;
  unwrap(link);
}

function isFurniture(page: Page, link: Element): boolean {
  const text = (link.textContent ?? '').trim();
  if (EDIT_TEXT.test(text)) return true;
  const isPermalink = classTokens(link).some((name) => PERMALINK_CLASSES.has(name));
  const leadsHere = fragmentOf(page, link.getAttribute('href')) !== undefined;
  if (!isPermalink && !leadsHere) return false;
  // Some tools wrap the words of the heading in their permalink.
  return PERMALINK_TEXT.test(text) && !link.querySelector('img[alt]:not([alt=""])');
}

/** GitHub and others put the permalink beside the heading, in a box of both. */
function dropBesideAnchors(page: Page, heading: Element): void {
  for (const beside of heading.parentElement ? elementsIn(heading.parentElement) : []) {
    if (beside === heading) continue;
    if (!beside.matches('a')) {
      if (beside.matches('.mw-editsection') || isTools(page, beside)) beside.remove();
    } else if (isFurniture(page, beside)) beside.remove();
  }
}

/** Nothing but links and buttons that lead to no text. */
function isTools(page: Page, box: Element): boolean {
  const text = foldSpace(box.textContent ?? '');
  const tools = [...box.querySelectorAll('a, button')];
  return (
    text !== '' &&
    text.length <= LONGEST_TOOLS &&
    tools
      .map((tool) => tool.textContent ?? '')
      .join('')
      .replace(/\s/g, '') === text.replace(/\s/g, '') &&
    tools.every((tool) => TOOL_TEXT.test(foldSpace(tool.textContent ?? '')) || isFurniture(page, tool))
  );
}
