// A text block is the unit of every verdict: a maximal inline run inside one block-level element
// (Kohlschütter et al., "Boilerplate Detection using Shallow Text Features", 2010).

export interface TextBlock {
  /** Position in document order, from 0. */
  index: number;
  /** The block-level element whose inline run this is. */
  element: Element;
  /** The same element with its place in the tree. */
  container: Container;
  /** The text nodes of the run, in order. */
  nodes: Text[];
  /** White space folded. */
  text: string;
  words: number;
  /** Share of the characters that stand inside links, 0 to 1. */
  linkDensity: number;
  /** Of being content; absent before the model has looked at the block. */
  probability?: number;
  /** The last verdict wins; earlier ones stay in `verdicts` for the trace. */
  verdicts: Verdict[];
}

/** A block-level element and the range of text blocks under it: any sum over a subtree is two look-ups. */
export interface Container {
  element: Element;
  parent: Container | undefined;
  children: Container[];
  /** Block-level elements above. */
  depth: number;
  /** Index of the first text block inside, and of the first one after. */
  start: number;
  end: number;
}

export interface Verdict {
  keep: boolean;
  /** The pass that gave it and what it saw, e.g. `model: 0.07`. */
  reason: string;
}

export const wordsOf = (blocks: TextBlock[]): number => blocks.reduce((sum, { words }) => sum + words, 0);

export const isKept = (block: TextBlock): boolean => block.verdicts.at(-1)?.keep ?? false;

/** Adds a verdict where it changes something, so that the trace shows turning points only. */
export function judge(block: TextBlock, keep: boolean, reason: string): void {
  if (block.verdicts.length === 0 || isKept(block) !== keep) block.verdicts.push({ keep, reason });
}

/** Before the model has looked, anything may be content. */
export const isProbable = ({ probability = 1 }: TextBlock, least: number): boolean => probability >= least;

/** Below this probability no rule of structure brings a block back. */
const SURELY_OUT = 0.17;

export const isSurelyOut = (block: TextBlock): boolean => !isProbable(block, SURELY_OUT);

export function* ancestors(container: Container): Generator<Container> {
  for (let at: Container | undefined = container; at; at = at.parent) yield at;
}

/** The highest of the container and those around it that passes. */
export function outermost(container: Container, passes: (at: Container) => boolean): Container | undefined {
  let found: Container | undefined;
  for (let at: Container | undefined = container; at; at = at.parent) if (passes(at)) found = at;
  return found;
}

export const rootOf = (container: Container): Container => outermost(container, () => true)!;

/** Indexes of the blocks that stand in the container itself, between and around its children. */
export function* ownBlocks({ start, end, children }: Container): Generator<number> {
  let at = start;
  for (const child of children) {
    for (; at < child.start; at += 1) yield at;
    at = Math.max(at, child.end);
  }
  for (; at < end; at += 1) yield at;
}

/** 1 to 6, or 0 for a block that is no heading. */
export function headingLevel({ element, container }: TextBlock): number {
  const own = levelOf(element);
  return own > 0 || !container.parent ? own : levelOf(container.parent.element);
}

function levelOf(element: Element): number {
  const tag = element.localName;
  if (tag.length === 2 && tag >= 'h1' && tag <= 'h6') return Number(tag[1]);
  if (element.getAttribute('role') !== 'heading') return 0;
  const level = Number(element.getAttribute('aria-level'));
  return level >= 1 && level <= 6 ? level : 2;
}

// How much of a text block reads like running text, in characters, whatever the script.
/** Ends of sentences and clauses in Latin, CJK, Arabic, Devanagari, Greek, Armenian, Khmer and Ethiopic text. */
const PUNCTUATION = /[.,;:!?…。、，．；：！？،؛؟।॥·՝։។።፣]/u;
/** Fewest words of a text without punctuation that still reads as a sentence (Kohlschütter 2010: 10). */
const SENTENCE_WORDS = 10;
/** A run whose characters are mostly links is a list of links (same source: 0.333; round-ups go up to a half). */
const LINK_LIMIT = 0.5;

export function proseCharacters(block: TextBlock): number {
  if (block.linkDensity > LINK_LIMIT) return 0;
  const readsAsText = block.words >= SENTENCE_WORDS || (block.words >= 3 && PUNCTUATION.test(block.text));
  return readsAsText ? block.text.length * (1 - block.linkDensity) : 0;
}
