// The sections of a page in passages: stretches of about one answer. They are what is ranked and chosen, since a section
// may be as long as a book.

import type { Block } from '../block.ts';
import { textOf } from '../blocks/text-of.ts';
import { weigh } from '../output/markdown/write-markdown.ts';
import type { Flow } from '../tree.ts';
import { groupBy } from './group-by.ts';
import type { Section } from './sections.ts';
import { joinUnits, splitTree } from './split-tree.ts';

/** A block, or a unit of one. */
export interface Part {
  block: Block;
  /** Of units in units; empty for the block itself. */
  path: number[];
  tree: Flow;
  tokens: number;
  /** Tokens of what stands around units of its block: a fence, the header of a table. */
  frame: number;
}

export interface Passage {
  /** Position of its section. */
  section: number;
  /** In the order of the page; none in a section that is a heading alone. */
  parts: Part[];
  tokens: number;
  text: string;
}

/** About a paragraph with what belongs to it: longer ones answer several questions, shorter ones none. */
export const PASSAGE_TOKENS = 160;

export interface Passages {
  list: Passage[];
  /** Positions of the passages of a section. */
  ofSection(section: number): number[];
}

export function listPassages(sections: readonly Section[], most = PASSAGE_TOKENS): Passages {
  /** Per section the position after its last passage. */
  const ends: number[] = [];
  const list = sections.flatMap(({ body }, section) => {
    const passages: Passage[] = [];
    let parts: Part[] = [];
    let tokens = 0;
    const close = (): void => {
      const text = parts.map(({ tree }) => textOf(tree)).join('\n');
      passages.push({ section, parts, tokens, text });
      parts = [];
      tokens = 0;
    };
    for (const block of body) {
      for (const part of cutPart(
        { block, path: [], tree: block.tree, tokens: block.tokens, frame: 0 },
        most,
      )) {
        if (parts.length > 0 && tokens + part.tokens > most) close();
        if (parts.at(-1)?.block !== block) tokens += part.frame;
        parts.push(part);
        tokens += part.tokens + 1;
      }
    }
    if (parts.length > 0 || passages.length === 0) close();
    ends.push((ends.at(-1) ?? 0) + passages.length);
    return passages;
  });
  const ofSection = (section: number): number[] => {
    const [start, end] = [ends[section - 1] ?? 0, ends[section] ?? 0];
    return Array.from({ length: end - start }, (_, at) => start + at);
  };
  return { list, ofSection };
}

/** What is longer than a passage, in its units. */
function cutPart(part: Part, most: number): Part[] {
  if (part.tokens <= most) return [part];
  const units = unitsOf(part.tree);
  if (units.length <= 1) return [part];
  const frame = weigh(joinUnits(part.tree, []));
  return units.flatMap((tree, position) =>
    cutPart(
      {
        block: part.block,
        path: [...part.path, position],
        tree,
        tokens: Math.max(1, weigh(tree) - frame),
        frame: part.frame + frame,
      },
      most,
    ),
  );
}

/** A table of 20,000 rows is taken apart once. */
const known = new WeakMap<Flow, Flow[]>();

function unitsOf(tree: Flow): Flow[] {
  let units = known.get(tree);
  if (!units) known.set(tree, (units = splitTree(tree)));
  return units;
}

/** The blocks that some parts of a section make, in its order: a block whose parts are all there is itself. */
export function joinParts(parts: readonly Part[], all: readonly Part[]): Block[] {
  const whole = groupBy(all, ({ block }) => block);
  return [...groupBy(parts, ({ block }) => block)].map(([block, own]) => {
    const others = whole.get(block) ?? [];
    if (own.length === others.length && own.every((part, at) => part === others[at])) return block;
    const tree = joinTree(block.tree, own, 0);
    return Object.assign({}, block, { tree, tokens: weigh(tree) });
  });
}

function joinTree(whole: Flow, parts: readonly Part[], depth: number): Flow {
  const [only] = parts;
  if (only && only.path.length <= depth) return only.tree;
  const units = unitsOf(whole);
  return joinUnits(
    whole,
    [...groupBy(parts, ({ path }) => path[depth] ?? 0)].map(([position, own]) => ({
      position,
      tree: joinTree(units[position] ?? whole, own, depth + 1),
    })),
  );
}
