import type { InlineRun } from './inline-run.ts';

/** Addresses of the pictures so far. */
export type Shown = Set<string>;

/** What the rule of an inline element may ask for. */
export interface InlineReader {
  run: InlineRun;
  shown: Shown;
  read(nodes: Node[]): void;
}

export type InlineRule = (element: Element, reader: InlineReader) => void;
