// A page as it was asked for: the sections for a query, within a budget, in a format. What the API and the commands give.

import { PithError } from '../../errors.ts';
import { deliverHtml } from './html/deliver-html.ts';
import { type RenderOptions, renderMarkdown, renderText } from './markdown/render.ts';
import { stylePage } from './markdown/style-tree.ts';
import type { Extraction } from '../types.ts';
import { DEFAULT_CEILING, chunk } from './chunks/chunk.ts';
import { CHUNK_KEYS, type ChunkKeys, chunkLines } from './chunks/chunk-lines.ts';
import { type WrittenExtraction, written } from './written.ts';
import { fitExactly } from '../focus/fit-exactly.ts';
import { type FocusRequest, checkBudget } from '../focus/focus.ts';

/** `data`: the page's structured data alone. `html`: reduced HTML for writing selectors. */
export const FORMATS = ['md', 'json', 'text', 'jsonl', 'data', 'html'] as const;
export type Format = (typeof FORMATS)[number];

export interface DeliveryRequest extends Pick<FocusRequest, 'query' | 'budget' | 'marks' | 'tuning'> {
  /** `md` when left out. */
  format?: Format;
  render?: Partial<RenderOptions>;
  /** For `jsonl`. */
  chunks?: { ceiling?: number; overlap?: number; keys?: ChunkKeys };
  /** For `html`: tokens that structured data may take. */
  dataBudget?: number;
}

export interface Delivered {
  extraction: WrittenExtraction;
  /** The focused Markdown, and that of the whole page. */
  markdown: string;
  page: string;
  /** The page in the format that was asked for. */
  output: string;
}

type Count = (text: string) => number | Promise<number>;

export async function deliver(page: Extraction, request: DeliveryRequest, count: Count): Promise<Delivered> {
  const { format = 'md', query, budget, marks, tuning } = request;
  if (!FORMATS.includes(format)) {
    throw new PithError(
      'bad-input',
      `A format is one of ${FORMATS.join(', ')}; this one is ${String(format)}.`,
    );
  }
  const style: RenderOptions = { frontMatter: false, ...request.render };
  const markdownOf = (some: Extraction) => renderMarkdown(some, style);
  const textOf = (some: Extraction) => renderText(some, style);
  if (format === 'html') return deliverReduced();
  const wanted = format;
  const focusing: FocusRequest = {
    ...(query === undefined ? {} : { query }),
    ...(budget === undefined ? {} : { budget }),
    ...(marks === undefined ? {} : { marks }),
    ...(tuning === undefined ? {} : { tuning }),
  };
  const { extraction } =
    Object.keys(focusing).length === 0
      ? { extraction: page }
      : await fitExactly(stylePage(page, style), focusing, {
          render: format === 'text' ? textOf : markdownOf,
          count,
        });
  const markdown = markdownOf(extraction);
  return {
    extraction: written(extraction),
    markdown,
    page: extraction === page ? markdown : markdownOf(page),
    output: await write(),
  };

  /** Selectors are written for the page as it is: no sections are chosen. */
  async function deliverReduced(): Promise<Delivered> {
    if (query !== undefined && query.trim() !== '') {
      throw new PithError('bad-input', 'Reduced HTML takes a budget but no query.');
    }
    if (budget !== undefined) checkBudget(budget);
    const { html, ...rest } = page;
    const output = await deliverHtml(page, {
      ...(budget === undefined ? {} : { budget }),
      ...(request.dataBudget === undefined ? {} : { dataBudget: request.dataBudget }),
      count,
    });
    void html;
    const whole = markdownOf(rest);
    return { extraction: written(rest), markdown: whole, page: whole, output };
  }

  async function write(): Promise<string> {
    switch (wanted) {
      case 'md':
        return markdown;
      case 'text':
        return textOf(extraction);
      case 'json':
        return `${JSON.stringify({ ...written(extraction), markdown }, undefined, 2)}\n`;
      case 'data':
        return `${JSON.stringify(extraction.structuredData, undefined, 2)}\n`;
      case 'jsonl': {
        const { ceiling = DEFAULT_CEILING, overlap = 0, keys = 'plain' } = request.chunks ?? {};
        if (!Object.hasOwn(CHUNK_KEYS, keys)) {
          throw new PithError(
            'bad-input',
            `Keys are one of ${Object.keys(CHUNK_KEYS).join(', ')}; these are ${keys}.`,
          );
        }
        const chunks = await chunk(stylePage(extraction, style), { ceiling, overlap, count });
        return chunkLines(chunks, { extraction, keys });
      }
    }
  }
}
