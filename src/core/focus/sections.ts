// The sections of a page: what stands between two headings, and the headings above it.

import type { Block } from '../block.ts';
import { inlineText, textOf } from '../blocks/text-of.ts';
import type { Inline } from '../tree.ts';

export interface Section {
  /** Id of its heading block; `start` for what stands before the first heading. */
  id: string;
  /** The heading's text; empty for the start. */
  text: string;
  heading: Block | undefined;
  body: Block[];
  /** Positions of the sections whose headings it stands under, outermost first. */
  above: number[];
  /** Estimated tokens of heading and body. */
  tokens: number;
}

const START = 'start';
/** The title stands above every heading, whatever its tag was. */
const TITLE_LEVEL = 0;
/** A line in bold (the title of a long card, the term of a definition with a long body) heads what follows, under every real heading. */
const LINE_LEVEL = 7;
/** Longer lines in bold are emphasis. In characters. */
const LONGEST_LINE = 300;

export function listSections(blocks: readonly Block[]): Section[] {
  const sections: Section[] = [];
  const above: { level: number; position: number }[] = [];
  blocks.forEach((block, index) => {
    const level = levelOf(block, blocks[index + 1]);
    if (level === undefined) {
      if (sections.length === 0) sections.push(open(undefined, []));
      const section = sections.at(-1) as Section;
      section.body.push(block);
      section.tokens += block.tokens;
      return;
    }
    while (above.length > 0 && (above.at(-1)?.level ?? 0) >= level) above.pop();
    sections.push(
      open(
        block,
        above.map(({ position }) => position),
      ),
    );
    above.push({ level, position: sections.length - 1 });
  });
  return sections;
}

const open = (heading: Block | undefined, above: number[]): Section => ({
  id: heading?.id ?? START,
  text: heading ? textOf(heading.tree) : '',
  heading,
  body: [],
  above,
  tokens: heading?.tokens ?? 0,
});

function levelOf(block: Block, next: Block | undefined): number | undefined {
  if (block.type === 'title') return TITLE_LEVEL;
  if (block.type === 'heading') return block.level;
  return next && next.type !== 'heading' && isBoldLine(block) ? LINE_LEVEL : undefined;
}

/** Bold, with what a manual sets in italics in between: a term, a signature, several terms of one definition. */
function isBoldLine({ type, tree }: Block): boolean {
  if ((type !== 'paragraph' && type !== 'card') || tree.type !== 'paragraph') return false;
  const length = (kind?: Inline['type']): number =>
    inlineText(tree.children.filter((node) => !kind || node.type === kind)).length;
  return (
    tree.children.every((node) => node.type === 'strong' || node.type === 'emphasis' || isSeparator(node)) &&
    length('strong') * 2 > length() &&
    length() <= LONGEST_LINE
  );
}

const isSeparator = (node: Inline): boolean => node.type === 'text' && /^[\s\p{P}]*$/u.test(node.value);
