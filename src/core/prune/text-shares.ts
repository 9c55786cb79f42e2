// How much text stands under each element, in characters, measured in one walk.

import { DROP, HIDDEN } from '../marks.ts';

export interface TextShare {
  /** Characters outside links. */
  plain: number;
  /** Characters inside links. */
  linked: number;
}

const NO_PROSE = new Set(['script', 'style', 'template', 'noscript', 'select', 'datalist']);
const NONE: TextShare = { plain: 0, linked: 0 };

export class TextShares {
  private readonly shares = new Map<Element, TextShare>();

  constructor(private readonly root: Element) {
    this.measure(root, false);
  }

  of(element: Element): TextShare {
    return this.shares.get(element) ?? NONE;
  }

  get page(): TextShare {
    return this.of(this.root);
  }

  /** Takes an element's text out of the sums above it, since it is left out of the page. */
  subtract(element: Element): void {
    const { plain, linked } = this.of(element);
    for (let above: Element | null = element; above; above = above.parentElement) {
      const share = this.shares.get(above);
      if (share) this.shares.set(above, { plain: share.plain - plain, linked: share.linked - linked });
      if (above === this.root) return;
    }
  }

  private measure(element: Element, inLink: boolean): TextShare {
    const share = { plain: 0, linked: 0 };
    if (NO_PROSE.has(element.localName) || element.hasAttribute(DROP) || element.hasAttribute(HIDDEN))
      return share;
    const linking = inLink || (element.localName === 'a' && element.hasAttribute('href'));
    for (let node = element.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 3) share[linking ? 'linked' : 'plain'] += textLength((node as Text).data);
      else if (node.nodeType === 1) {
        const inner = this.measure(node as Element, linking);
        share.plain += inner.plain;
        share.linked += inner.linked;
      }
    }
    this.shares.set(element, share);
    return share;
  }
}

/** Length without the white space that only lays out the source. */
function textLength(text: string): number {
  const trimmed = text.trim();
  return trimmed.length < 80 ? trimmed.length : trimmed.replace(/\s+/g, ' ').length;
}
