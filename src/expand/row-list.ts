// The rows of one list that keeps only those in sight in the page: collected as they pass, each once, in their order.

import { copyPart } from '../capture/selection/copy-part.ts';
import { textIn } from './deep.ts';
import type { Scroller } from './scroller.ts';

/** Attributes by which a list numbers or names its rows. */
const KEYS = [
  'aria-rowindex',
  'aria-posinset',
  'data-index',
  'data-item-index',
  'data-row-index',
  'row-index',
  'data-key',
  'data-id',
  'data-message-id',
  'id',
];
/** Texts this long are hardly the same in two rows near each other, in characters. */
const TELLING = 12;

interface Row {
  key: string;
  offset: number;
  text: string;
  copy: Element;
}

export class RowList {
  private readonly rows: Row[] = [];
  private readonly byKey = new Map<string, Row>();

  constructor(
    readonly parent: Element,
    private readonly scroller: Scroller,
  ) {}

  get size(): number {
    return this.rows.length;
  }

  get copies(): Element[] {
    return this.rows.map(({ copy }) => copy);
  }

  /** Takes what is new of what is in the page now; a row stands after the one it was seen after. */
  collect(): void {
    let place = -1;
    for (const seen of this.rowsInPage()) {
      const known = this.byKey.get(seen.key) ?? this.movedRow(seen);
      if (known) {
        place = this.rows.indexOf(known);
        known.offset = seen.offset;
        // A row may come as a placeholder and be filled later.
        if (known.text.length >= seen.text.length) continue;
      }
      const copy = copyPart(seen.element);
      if (!copy) continue;
      const { key, offset, text } = seen;
      if (known) Object.assign(known, { text, copy });
      else {
        const row = { key, offset, text, copy };
        place = place < 0 ? this.placeOf(offset) : place + 1;
        this.rows.splice(place, 0, row);
        this.byKey.set(key, row);
      }
    }
  }

  private rowsInPage(): { element: Element; key: string; offset: number; text: string }[] {
    const origin = this.scroller.origin();
    return Array.from(this.parent.children, (element) => {
      const offset = Math.round(element.getBoundingClientRect().top - origin);
      return { element, offset, key: keyOf(element) ?? `at ${offset}`, text: textIn(element).trim() };
    })
      .filter(({ element, text }) => text !== '' || element.querySelector('img') !== null)
      .sort((a, b) => a.offset - b.offset);
  }

  private placeOf(offset: number): number {
    const after = this.rows.findIndex((row) => row.offset > offset);
    return after < 0 ? this.rows.length : after;
  }

  /** Rows without a name move when the heights above them turn out to be others than guessed. */
  private movedRow({ text, offset }: Pick<Row, 'text' | 'offset'>): Row | undefined {
    if (text.length < TELLING) return undefined;
    const reach = this.scroller.height();
    return this.rows.findLast((row) => row.text === text && Math.abs(row.offset - offset) < reach);
  }
}

function keyOf(element: Element): string | null {
  for (const name of KEYS) {
    const value = element.getAttribute(name);
    if (value) return `${name} ${value}`;
  }
  return null;
}
