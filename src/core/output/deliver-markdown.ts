// What of a page was asked for, as Markdown: what people copy and send. `deliver` writes it in every other format.

import { PithError } from '../../errors.ts';
import { fitExactly } from '../focus/fit-exactly.ts';
import { type FocusRequest, checkBudget, focus, keepBlocks } from '../focus/focus.ts';
import type { Extraction } from '../types.ts';
import type { chunk as Chunk } from './chunks/chunk.ts';
import { type RenderOptions, renderMarkdown } from './markdown/render.ts';
import { loadWriter } from './markdown/turndown/load-writer.ts';
import { stylePage } from './markdown/style-tree.ts';
import { keepSections } from './outline.ts';
import type { Count, DeliveryRequest } from './request.ts';

export interface Chosen {
  /** What was chosen of the page. */
  extraction: Extraction;
  markdown: string;
}

export interface DeliveredMarkdown extends Chosen {
  /** All parts of a page that goes out in parts, else none. */
  parts: Chosen[];
}

interface Exactness {
  count: Count;
  /** `chunk`, or a way to load it: few pages go out in parts, and a service worker cannot load code. */
  chunk: typeof Chunk;
  /** What a budget limits; the Markdown when left out. */
  limits?: ((page: Extraction, style: RenderOptions) => string) | undefined;
}

/** Until tokens are counted the estimate aims this low: it is rarely further off. Share of the budget. */
const PREVIEW = 0.8;

/** Throws `PithError('bad-input')` for a request that cannot be met. */
export async function deliverMarkdown(
  page: Extraction,
  request: DeliveryRequest,
  exactness: Exactness,
): Promise<DeliveredMarkdown> {
  const { part = 1 } = request;
  await loadWriter(request.style ?? {});
  const chosen = await choose(pageOf(page, request), request, exactness);
  const wanted = chosen[part - 1];
  if (wanted) return { ...wanted, parts: chosen.length > 1 ? chosen : [] };
  throw new PithError('bad-input', `The page has ${chosen.length} parts; there is no part ${part}.`);
}

/** The same at once, while a person types: to the byte where there is no budget, else a little less. */
export function preview(page: Extraction, request: DeliveryRequest): Chosen {
  const { budget, ...asked } = focusOf(request);
  const aim = budget === undefined ? {} : { budget: Math.max(1, Math.floor(budget * PREVIEW)) };
  const styled = pageOf(page, request);
  const extraction = isFocused(request) ? focus(styled, { ...asked, ...aim }) : styled;
  return { extraction, markdown: renderMarkdown(extraction, styleOf(request)) };
}

/** The index of a page hangs on its blocks, so they must stay the same from key to key. */
const pages = new WeakMap<Extraction, { key: unknown[]; page: Extraction }>();

/** The ticked sections in the style that is wanted: links that will not be written cost nothing. */
export function pageOf(page: Extraction, request: DeliveryRequest): Extraction {
  const { sections } = request;
  const style = styleOf(request);
  const key = [style.links, style.images, sections];
  const known = pages.get(page);
  if (known?.key.every((value, index) => value === key[index])) return known.page;
  const styled = stylePage(page, style);
  const chosen = sections ? keepSections(styled, sections) : styled;
  pages.set(page, { key, page: chosen });
  return chosen;
}

export const styleOf = ({ style }: DeliveryRequest): RenderOptions => ({ frontMatter: false, ...style });

/** One of a page, or all its parts. */
async function choose(
  page: Extraction,
  request: DeliveryRequest,
  { count, limits, chunk }: Exactness,
): Promise<Chosen[]> {
  const { budget, part } = request;
  const style = styleOf(request);
  const write = (some: Extraction) => renderMarkdown(some, style);
  if (!isFocused(request)) return [{ extraction: page, markdown: write(page) }];
  const asked = focusOf(request);
  if (part !== undefined && budget !== undefined) {
    const { focus: found } = focus(page, { query: asked.query ?? '' });
    if (found?.sections.every(({ score }) => score === 0)) {
      const whole = { ...page, focus: { ...found, budget: checkBudget(budget) } };
      const markdown = write(whole);
      if ((await count(markdown)) <= budget) return [{ extraction: whole, markdown }];
      const parts = await chunk(page, { ceiling: budget, style, count });
      const source = asked.query === undefined ? page : whole;
      return parts.map((one) => ({ extraction: keepBlocks(source, one.blocks), markdown: one.markdown }));
    }
  }
  const isOwn = limits && part === undefined;
  const render = isOwn ? (some: Extraction) => limits(some, style) : write;
  const { extraction, text } = await fitExactly(page, asked, { render, count });
  return [{ extraction, markdown: isOwn ? write(extraction) : text }];
}

const isFocused = ({ query, budget }: DeliveryRequest): boolean =>
  Boolean(query?.trim()) || budget !== undefined;

function focusOf({ query, budget, marks, pinned }: DeliveryRequest): FocusRequest {
  return {
    ...(query?.trim() ? { query } : {}),
    ...(budget === undefined ? {} : { budget }),
    ...(marks === undefined ? {} : { marks }),
    ...(pinned === undefined ? {} : { pinned: new Set(pinned) }),
  };
}
