// Notes, tips and warnings in boxes become `<blockquote data-pith-callout=kind>` with their title once.

import { CALLOUT, COLLAPSED, SELECTED } from '../../dom/marks.ts';
import type { DomPass } from '../../page.ts';
import { countWords, foldSpace } from '../../dom/words.ts';
import { classTokens, create, isInsideCode, moveChildren } from '../../dom/edit-tree.ts';
import {
  type CalloutKind,
  CALLOUT_SELECTOR,
  DEFAULT_TITLES,
  KIND_OF,
  PLAIN_BOX_SELECTOR,
  TITLE_SELECTOR,
} from '../../lexicon/callout-names.ts';

/** Larger boxes are parts of the page, whatever their class says. Words. */
const LARGEST_CALLOUT = 500;
/** One test for the many boxes whose classes name no kind. */
const KIND_IN_CLASS = new RegExp(`(?:^|[-_\\s])(?:${Object.keys(KIND_OF).join('|')})(?:\\s|$)`, 'i');
/** Page furniture and forms; a box with them is an application's message or a whole part of the page. */
const NO_CALLOUT = 'article, fieldset, footer, h1, header, main, nav, [role=main]';

export const canonicalCallouts: DomPass = {
  name: 'canonical-callouts',
  run({ document, deadline }) {
    for (const box of document.body.querySelectorAll(CALLOUT_SELECTOR)) {
      deadline.check();
      if (isPassage(box)) write(box, kindOfBox(box) ?? 'note');
    }
    for (const box of document.body.querySelectorAll(PLAIN_BOX_SELECTOR)) {
      deadline.check();
      const kind = KIND_IN_CLASS.test(box.getAttribute('class') ?? '') ? kindOfBox(box) : undefined;
      if (kind && isPassage(box) && beginsWithKind(box)) write(box, kind);
    }
  },
};

function kindOfBox(box: Element): CalloutKind | undefined {
  const names = [
    box.getAttribute('data-callout'),
    box.getAttribute('data-callout-type'),
    // `alert-danger`, `markdown-alert-tip`, `starlight-aside--note`, `theme-admonition-info`, or the bare word
    ...classTokens(box).map((token) => /(?:^|[-_])([a-z]+)$/.exec(token)?.[1]),
  ];
  for (const name of names) {
    const kind = kindNamed(name ?? '');
    if (kind) return kind;
  }
  return undefined;
}

const kindNamed = (name: string): CalloutKind | undefined =>
  Object.hasOwn(KIND_OF, name.toLowerCase()) ? KIND_OF[name.toLowerCase()] : undefined;

function isPassage(box: Element): boolean {
  if (!box.isConnected || isInsideCode(box)) return false;
  const words = countWords(box.textContent ?? '');
  if (words === 0 || words > LARGEST_CALLOUT) return false;
  return !box.matches(NO_CALLOUT) && !box.querySelector(NO_CALLOUT) && !box.closest('nav, header, footer');
}

function beginsWithKind(box: Element): boolean {
  const label = /^[\s\p{So}]*(\p{L}[\p{L} ]{1,19}?)\s*(?:[:：!]|\n|$)/u.exec(leadText(box))?.[1];
  return label !== undefined && isDefaultTitle(label);
}

function leadText(box: Element): string {
  const lead = titleOf(box) ?? leadMark(box);
  return lead ? foldSpace(lead.textContent ?? '') : foldSpace(box.textContent ?? '');
}

const isDefaultTitle = (title: string): boolean =>
  kindNamed(title) !== undefined || DEFAULT_TITLES.test(title);

const titleOf = (box: Element): Element | null => box.querySelector(TITLE_SELECTOR);

/** Bold words at the very start: `<strong>Danger:</strong> …`. */
function leadMark(box: Element): Element | undefined {
  const mark = box.querySelector('b, strong');
  const text = foldSpace(mark?.textContent ?? '');
  return mark && text && foldSpace(box.textContent ?? '').startsWith(text) ? mark : undefined;
}

function write(box: Element, kind: CalloutKind): void {
  const { ownerDocument } = box;
  const quote = create(ownerDocument, 'blockquote', { attributes: { [CALLOUT]: kind } });
  for (const name of ['id', COLLAPSED, SELECTED]) {
    const value = box.getAttribute(name);
    if (value) quote.setAttribute(name, value);
  }
  const heading = titleOf(box);
  const title = foldSpace((heading ?? leadMark(box))?.textContent ?? '').replace(/(?<!\s)\s*[:：!]$/, '');
  if (heading) heading.remove();
  else if (isDefaultTitle(title)) dropLeadMark(box);
  // Asciidoctor draws its box as a table: the icon left, the text right.
  const content = box.querySelector(':scope > table td.content') ?? box;
  moveChildren(content, quote);
  if (heading && title && !isDefaultTitle(title)) {
    const strong = create(ownerDocument, 'strong', { children: [title] });
    quote.prepend(create(ownerDocument, 'p', { children: [strong] }));
  }
  box.replaceWith(quote);
}

function dropLeadMark(box: Element): void {
  const mark = leadMark(box);
  const after = mark?.nextSibling;
  const parent = mark?.parentElement;
  mark?.remove();
  if (after?.nodeType === 3) after.nodeValue = (after.nodeValue ?? '').replace(/^[\s:：–—-]+/, '');
  if (parent && parent !== box && !foldSpace(parent.textContent ?? '')) parent.remove();
}
