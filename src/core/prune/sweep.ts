// Applies pruning rules to every element, outermost first, so that a part goes as a whole and is recorded once.

import { drop } from '../drop.ts';
import { DROP, LAYER, TAG } from '../marks.ts';
import type { Page } from '../page.ts';
import { NameReader } from './read-name.ts';
import { ROLE_NAMES } from './role-names.ts';
import type { Candidate, PruneRule } from './rule.ts';
import { TextShares } from './text-shares.ts';
import { Veto } from './veto.ts';

const CONTENT = new Set(['main', 'article']);
/** Structures with their own reading: what looks like clutter inside them is the content's own. */
const CLOSED_TAGS = new Set(['pre', 'code', 'math', 'svg', 'script', 'style', 'template', 'head']);
/** Names on cells and rows tell what a column holds (`share`, `footer`), not that the cell is none of the content. */
const TABLE_TAGS = new Set(['td', 'th', 'tr', 'tbody', 'thead', 'tfoot', 'caption', 'col']);
const NO_NAMES: ReadonlySet<string> = new Set();
const FIXED_STYLE = /position\s*:\s*fixed/i;

export function sweep(page: Page, rules: PruneRule[]): void {
  const { body } = page.document;
  const shares = new TextShares(body);
  const veto = new Veto(page, shares);
  const names = new NameReader(ROLE_NAMES);

  const visit = (element: Element, place: { depth: number; inContent: boolean }): void => {
    if (element.hasAttribute(DROP) || CLOSED_TAGS.has(element.localName)) return;
    const candidate: Candidate = {
      ...place,
      element,
      tag: element.getAttribute(TAG) ?? element.localName,
      role: (element.getAttribute('role') ?? '').trim().toLowerCase(),
      names: TABLE_TAGS.has(element.localName) ? NO_NAMES : names.read(element),
      text: shares.of(element),
      fixed: element.getAttribute(LAYER) === 'fixed' || FIXED_STYLE.test(element.getAttribute('style') ?? ''),
    };
    const rule = rules.find((each) => each.matches(candidate) && !veto.forbids(element, each.share));
    if (rule) {
      drop(page, element, rule);
      shares.subtract(element);
      return;
    }
    const inContent =
      place.inContent ||
      CONTENT.has(candidate.tag) ||
      candidate.role === 'main' ||
      candidate.role === 'article';
    for (const child of element.children) visit(child, { depth: place.depth + 1, inContent });
  };
  for (const child of body.children) visit(child, { depth: 1, inContent: false });
}
