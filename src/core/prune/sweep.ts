// Applies pruning rules to every element, outermost first, so that a part goes as a whole and is recorded once.

import { drop } from '../drop.ts';
import { DROP, LAYER, TAG } from '../marks.ts';
import type { Page } from '../page.ts';
import { readNames } from './read-name.ts';
import { ROLE_NAMES } from './role-names.ts';
import type { Candidate, PruneRule } from './rule.ts';
import { TextShares } from './text-shares.ts';
import { Veto } from './veto.ts';

const CONTENT_TAGS = new Set(['main', 'article']);
/** Structures with their own reading: what looks like clutter inside them is the content's own. */
const CLOSED_TAGS = new Set(['pre', 'code', 'math', 'svg', 'table', 'script', 'style', 'template', 'head']);
const FIXED_STYLE = /position\s*:\s*fixed/i;

export function sweep(page: Page, rules: PruneRule[]): void {
  const { body } = page.document;
  const shares = new TextShares(body);
  const veto = new Veto(page, shares);

  const visit = (element: Element, inContent: boolean): void => {
    if (element.hasAttribute(DROP)) return;
    const candidate = describe(element, shares, inContent);
    const rule = rules.find((each) => each.matches(candidate) && !veto.forbids(element, each.share));
    if (rule) {
      drop(page, element, rule);
      shares.subtract(element);
      return;
    }
    if (CLOSED_TAGS.has(element.localName)) return;
    const inside =
      inContent ||
      CONTENT_TAGS.has(candidate.tag) ||
      candidate.role === 'main' ||
      candidate.role === 'article';
    for (const child of element.children) visit(child, inside);
  };
  for (const child of body.children) visit(child, false);
}

function describe(element: Element, shares: TextShares, inContent: boolean): Candidate {
  return {
    element,
    tag: element.getAttribute(TAG) ?? element.localName,
    role: (element.getAttribute('role') ?? '').trim().toLowerCase(),
    names: readNames(element, ROLE_NAMES),
    text: shares.of(element),
    inContent,
    fixed: element.getAttribute(LAYER) === 'fixed' || FIXED_STYLE.test(element.getAttribute('style') ?? ''),
  };
}
