import { elementsIn, nodesIn } from '../../dom/edit-tree.ts';
import type { Inline } from '../../tree.ts';
import type { BlockReader } from '../reader.ts';
import { inlineText } from '../text-of.ts';

const HEADING_TAG = /^h([1-6])$/;

/** The level that the tag or the accessibility tree gives. */
export function headingLevel(element: Element): number | undefined {
  const level = HEADING_TAG.exec(element.localName)?.[1];
  if (level !== undefined) return Number(level);
  if (element.getAttribute('role') !== 'heading') return undefined;
  const given = Number(element.getAttribute('aria-level') ?? 2);
  return Number.isInteger(given) ? Math.min(Math.max(given, 1), 6) : 2;
}

export const isHeading = (element: Element): boolean => headingLevel(element) !== undefined;

export const readHeading: BlockReader = (element, reader) => {
  const level = headingLevel(element) ?? 2;
  // A heading with blocks inside is a container that someone named a heading.
  const inner = elementsIn(element).filter((child) => reader.isFlow(child));
  if (inner.some(isHeading)) return reader.blocks(nodesIn(element));
  const line = reader.line(nodesIn(element));
  if (line.length === 0) return [];
  if (inlineText(line) === '') return [{ type: 'paragraph', tree: { type: 'paragraph', children: line } }];
  return [{ type: 'heading', level, tree: { type: 'heading', depth: level, children: headingLine(line) } }];
};

/** Emphasis around the whole heading says nothing more. */
export function headingLine(line: Inline[]): Inline[] {
  const [only] = line;
  const isEmphasis = line.length === 1 && (only?.type === 'strong' || only?.type === 'emphasis');
  return isEmphasis ? headingLine(only.children) : line;
}
