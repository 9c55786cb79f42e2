import { elementsIn, nodesIn } from '../dom/child-nodes.ts';
import type { Inline } from './inline/piece.ts';
import type { Draft } from './draft.ts';
import type { BlockReader } from './reader.ts';

const HEADING_TAG = /^h([1-6])$/;
const CLOSING_HASHES = /(^|\s)(#+)$/;

/** The level that the tag or the accessibility tree gives. */
export function headingLevel(element: Element): number | undefined {
  const level = HEADING_TAG.exec(element.localName)?.[1];
  if (level !== undefined) return Number(level);
  if (element.getAttribute('role') !== 'heading') return undefined;
  const given = Number(element.getAttribute('aria-level') ?? 2);
  return Number.isInteger(given) ? Math.min(Math.max(given, 1), 6) : 2;
}

export const readHeading: BlockReader = (element, reader) => {
  const level = headingLevel(element) ?? 2;
  // A heading with blocks inside is a container that someone named a heading.
  const inner = elementsIn(element).filter((child) => reader.isFlow(child));
  if (inner.some((child) => headingLevel(child) !== undefined)) return reader.blocks(nodesIn(element));
  const line = reader.line(nodesIn(element));
  if (line.text === '') return line.markdown === '' ? [] : [{ type: 'paragraph', ...line }];
  return [headingDraft(line, level)];
};

export const headingDraft = (line: Inline, level: number): Draft => ({
  type: 'heading',
  level,
  markdown: headingMarkdown(line.markdown, level),
  text: line.text,
});

/** Emphasis around the whole heading says nothing more; hashes at its end would be taken for its closing. */
export function headingMarkdown(line: string, level: number): string {
  const bare = line.replace(/^(\*{1,3})([^*]+)\1$/, '$2');
  return `${'#'.repeat(level)} ${bare.replace(CLOSING_HASHES, '$1\\$2')}`;
}
