// One walk over the body: how much text stands under each element, and which elements a pruning rule could name at all.
// Most elements of a page carry nothing that a rule looks at; they cost one test each.

import { DROP, HIDDEN, LAYER, TAG } from '../dom/marks.ts';
import { NO_PROSE } from '../dom/vocabulary.ts';
import type { Page } from '../page.ts';
import { findReadingLayers } from './reading-layer.ts';
import { foldSpace } from '../dom/words.ts';
import { NameReader } from '../dom/read-name.ts';
import { ROLE_NAMES } from '../lexicon/role-names.ts';
import type { Candidate, TextShare } from './rule.ts';

/** Structures with their own reading: what looks like clutter inside them is the content's own. */
const CLOSED = new Set(['pre', 'code', 'textarea']);
const LANDMARKS = new Set(['nav', 'header', 'footer', 'aside', 'search', 'dialog']);
const CONTENT = new Set(['main', 'article']);
/** Names on cells and rows tell what a column holds (`share`, `footer`), not that the cell is none of the content. */
const TABLE_PARTS = new Set(['td', 'th', 'tr', 'tbody', 'thead', 'tfoot', 'caption', 'col']);
const NO_NAMES: ReadonlySet<string> = new Set();
const FIXED_STYLE = /position\s*:\s*fixed/i;
/** Down to here an element may be a banner without anything that tells it. Steps below `body`. */
const SHALLOW = 4;

interface TreePosition {
  depth: number;
  inContent: boolean;
  /** Not inside code, where names are tokens. */
  open: boolean;
  inLink: boolean;
}

export interface Survey {
  /** Text of the whole body; `subtract` keeps it true. */
  page: TextShare;
  /** In document order, so that the outermost comes first. */
  candidates: Candidate[];
  /** Takes a dropped element's text out of the sums above it. */
  subtract(candidate: Candidate): void;
}

export function survey({ document }: Page): Survey {
  const names = new NameReader(ROLE_NAMES);
  const candidates: Candidate[] = [];
  const shares = new Map<Element, TextShare>();

  const visit = (element: Element, place: TreePosition): TextShare => {
    const share = { plain: 0, linked: 0 };
    const tag = element.localName;
    if (NO_PROSE.has(tag)) return share;
    const attributes = element.getAttributeNames();
    if (attributes.includes(DROP) || attributes.includes(HIDDEN)) return share;
    const open = place.open && !CLOSED.has(tag);
    let { inContent } = place;
    if (open && (attributes.length > 0 || place.depth <= SHALLOW || LANDMARKS.has(tag))) {
      const candidate = describe(element, place, { attributes, names, text: share });
      candidate.reading = reading.has(element);
      if (tellsSomething(candidate)) {
        candidates.push(candidate);
        shares.set(element, share);
      }
      inContent ||= CONTENT.has(candidate.tag) || CONTENT.has(candidate.role);
    } else inContent ||= CONTENT.has(tag);
    const inLink = place.inLink || (tag === 'a' && attributes.includes('href'));
    const inner = { depth: place.depth + 1, inContent, open, inLink };
    let length = 0;
    for (let node = element.firstChild; node; node = node.nextSibling) {
      const type = node.nodeType;
      if (type === 3) length += textLength((node as Text).data);
      else if (type === 1) {
        const { plain, linked } = visit(node as Element, inner);
        share.plain += plain;
        share.linked += linked;
      }
    }
    if (inLink) share.linked += length;
    else share.plain += length;
    return share;
  };

  const reading = new Set(findReadingLayers(document.body));
  const page = visit(document.body, { depth: 0, inContent: false, open: true, inLink: false });
  return {
    page,
    candidates: candidates.slice(1),
    subtract({ element, text: { plain, linked } }) {
      for (let above: Element | null = element; above; above = above.parentElement) {
        const share = shares.get(above);
        if (!share) continue;
        share.plain -= plain;
        share.linked -= linked;
      }
    },
  };
}

function describe(
  element: Element,
  place: TreePosition,
  { attributes, names, text }: { attributes: string[]; names: NameReader; text: TextShare },
): Candidate {
  const candidate: Candidate = {
    element,
    tag: element.localName,
    role: '',
    names: NO_NAMES,
    text,
    depth: place.depth,
    inContent: place.inContent,
    modal: false,
    fixed: false,
    reading: false,
  };
  // Only what is there is asked for: most elements have a class and nothing else.
  for (const name of attributes) {
    if (name === 'class' || name === 'id') {
      if (candidate.names === NO_NAMES && !TABLE_PARTS.has(element.localName))
        candidate.names = names.read(element);
    } else if (name === TAG) candidate.tag = element.getAttribute(name) ?? candidate.tag;
    else if (name === 'role') candidate.role = (element.getAttribute(name) ?? '').trim().toLowerCase();
    else if (name === 'aria-modal') candidate.modal = element.getAttribute(name) === 'true';
    else if (name === LAYER) candidate.fixed ||= element.getAttribute(name) === 'fixed';
    else if (name === 'style') candidate.fixed ||= FIXED_STYLE.test(element.getAttribute(name) ?? '');
  }
  return candidate;
}

const tellsSomething = ({ tag, role, names, fixed, modal, depth }: Candidate): boolean =>
  names.size > 0 || role !== '' || fixed || modal || LANDMARKS.has(tag) || depth <= SHALLOW;

/** Length without the white space that only lays out the source. */
function textLength(text: string): number {
  const trimmed = text.trim();
  return trimmed.length < 80 ? trimmed.length : foldSpace(trimmed).length;
}
