// Several pages as one text: a table of contents, then each page under its title and address, within one budget.

import { chunk } from '../core/output/chunks/chunk.ts';
import { weigh } from '../core/output/markdown/write-markdown.ts';
import { deliverMarkdown } from '../core/output/deliver-markdown.ts';
import { fenceUntrusted } from '../core/output/markdown/fence-untrusted.ts';
import type { RenderOptions } from '../core/output/markdown/render.ts';
import type { Count } from '../core/output/request.ts';
import { textOf, textsOf } from '../core/blocks/text-of.ts';
import type { Block } from '../core/block.ts';
import type { Extraction } from '../core/types.ts';
import type { Flow } from '../core/tree.ts';
import { PithError } from '../errors.ts';

export interface BundleRequest {
  query?: string | undefined;
  /** Tokens of the whole, contents included. */
  budget?: number | undefined;
  style?: Partial<RenderOptions>;
  count: Count;
}

export interface Bundle {
  markdown: string;
  tokens: number;
  /** Of the pages, by their place: whether anything of them is in it. */
  kept: boolean[];
  /** Of the pages, by their place: headings of the sections that are in it. */
  sections: string[][];
}

/** Budgets that the contents alone would use up hold no text. Share of the budget. */
const CONTENTS_SHARE = 0.5;

/** Throws `PithError('bad-input')` for no pages and for a budget that holds nothing of them. */
export async function bundle(pages: readonly Extraction[], request: BundleRequest): Promise<Bundle> {
  const { query, budget, style, count } = request;
  if (pages.length === 0) throw new PithError('bad-input', 'There is no page to put together.');
  const plain = { ...style, frontMatter: false, title: false, untrusted: false };
  const write = async (head: string, left: number | undefined): Promise<Bundle> => {
    const { extraction, markdown } = await deliverMarkdown(
      joined(pages),
      { query, ...(left === undefined ? {} : { budget: left }), style: plain },
      { count, chunk },
    );
    const present = new Set(extraction.blocks.map(({ id }) => id.split('-')[0]));
    const whole = head === '' ? markdown : `${head}\n\n${markdown}`;
    const text = style?.untrusted ? fenceUntrusted(whole) : whole;
    return {
      markdown: text,
      tokens: await count(text),
      kept: pages.map((_, index) => present.has(`p${index + 1}`)),
      sections: pages.map((_, index) =>
        extraction.blocks
          .filter(({ id, type }) => type === 'heading' && id.startsWith(`p${index + 1}-`))
          .map(({ tree }) => textOf(tree)),
      ),
    };
  };
  const head = pages.length > 1 ? contentsOf(pages) : '';
  if (budget === undefined) return write(head, undefined);
  const used = await count(`${head}\n\n`);
  const first = used < budget * CONTENTS_SHARE ? head : '';
  // The marks of untrusted text count, too, and tokens merge at the seam: what is over is cut off the next try.
  let left = budget - (first === '' ? 0 : used);
  for (let round = 0; ; round += 1) {
    const result = await write(first, left);
    const over = result.tokens - budget;
    if (over <= 0 || round === ROUNDS) return result;
    left = Math.max(1, left - over);
  }
}

const ROUNDS = 5;

export function contentsOf(pages: readonly Extraction[]): string {
  const lines = pages.map(({ title, url }, index) => `${index + 1}. [${escape(title || url)}](${url})`);
  return `# Contents\n\n${lines.join('\n')}`;
}

/** One extraction with the blocks of all; their ids say which page they are of: `p2-b7`. */
function joined(pages: readonly Extraction[]): Extraction {
  const blocks = pages.flatMap((page, index) => blocksOf(page, index));
  const [first] = pages as [Extraction];
  return { ...first, title: '', blocks, ...textsOf(blocks), outline: [] };
}

function blocksOf(page: Extraction, index: number): Block[] {
  const number = index + 1;
  const name = page.title || page.url;
  const heading: Flow = {
    type: 'heading',
    depth: 1,
    children: [{ type: 'text', value: `${number}. ${name}` }],
  };
  const source: Flow = {
    type: 'paragraph',
    children: [
      { type: 'text', value: 'Source: ' },
      { type: 'link', url: page.url, children: [{ type: 'text', value: page.url }] },
    ],
  };
  const own = page.blocks.filter((block) => block.type !== 'title' && !isItsTitle(block, name));
  return [
    { id: `p${number}-title`, type: 'title', path: [], tree: heading, tokens: weigh(heading) },
    { id: `p${number}-source`, type: 'paragraph', path: [name], tree: source, tokens: weigh(source) },
    ...own.map((block): Block => under(block, { number, name })),
  ];
}

const isItsTitle = (block: Block, name: string): boolean =>
  block.type === 'heading' && block.level === 1 && textOf(block.tree) === name;

/** Headings of the page stand under its title. */
function under(block: Block, { number, name }: { number: number; name: string }): Block {
  const placed = Object.assign({}, block, { id: `p${number}-${block.id}`, path: [name, ...block.path] });
  if (placed.type !== 'heading' || placed.tree.type !== 'heading') return placed;
  const depth = Math.min(6, Math.max(2, placed.tree.depth));
  return { ...placed, level: depth, tree: { ...placed.tree, depth } };
}

const escape = (text: string): string => text.replace(/\s+/g, ' ').replace(/[[\]\\`*_<>]/g, '\\$&');
