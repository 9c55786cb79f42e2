// A job's pages as files: a ZIP of articles and indexes, one Markdown, chunks, or the two files of llmstxt.org. Streamed.

import { chunk } from '../core/output/chunks/chunk.ts';
import { type ChunkKeys, chunkLines } from '../core/output/chunks/chunk-lines.ts';
import { type RenderOptions, renderMarkdown } from '../core/output/markdown/render.ts';
import type { Count } from '../core/output/request.ts';
import type { Extraction } from '../core/types.ts';
import { PithError } from '../errors.ts';
import { type ArticleLine, lineOf, newestFirst, recordOf } from './export/article-record.ts';
import { type Entry, contents, entryOf, pageSection, writeLlmsText } from './export/combined.ts';
import { writeCsv } from './export/csv.ts';
import { FileNames, fillNames, slug, valuesOf } from './export/name-template.ts';
import { writeSummary } from './export/summary-text.ts';
import { type ZipFile, zipFiles } from './export/zip.ts';
import { type Job, type PageRow, inOrder } from './job/job.ts';
import type { JobStore } from './job/job-store.ts';

export const EXPORT_FORMATS = ['zip', 'markdown', 'jsonl', 'llms', 'llms-full'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export interface ExportRequest {
  format: ExportFormat;
  style?: Partial<RenderOptions>;
  /** File names without ending; `{path}` when left out. */
  nameTemplate?: string;
  /** Lines of a YAML block; what Pith writes otherwise when left out. */
  frontMatterTemplate?: string;
  chunks?: { ceiling: number; overlap?: number; keys?: ChunkKeys };
  count: Count;
  onProgress?(done: number, all: number): void;
}

export interface ExportedFile {
  name: string;
  type: string;
  stream: ReadableStream<Uint8Array>;
}

/** Throws `PithError('bad-input')` for a job without pages. */
export async function exportJob(store: JobStore, id: string, request: ExportRequest): Promise<ExportedFile> {
  const collection = await openCollection(store, id, request);
  const name = slug(collection.job.name) || 'collection';
  const text = (ending: string, type: string, parts: AsyncIterable<string>): ExportedFile => ({
    name: `${name}${ending}`,
    type,
    stream: toStream(parts),
  });
  switch (request.format) {
    case 'zip':
      return {
        name: `${name}.zip`,
        type: 'application/zip',
        stream: zipFiles(jobFiles(collection), new Date(collection.job.created)),
      };
    case 'markdown':
      return text('.md', 'text/markdown', combined(collection));
    case 'jsonl':
      return text('.jsonl', 'application/jsonl', chunked(collection));
    case 'llms':
      return text('-llms.txt', 'text/plain', llms(collection));
    case 'llms-full':
      return text('-llms-full.txt', 'text/plain', combined(collection));
  }
}

export interface Collection {
  job: Job;
  rows: PageRow[];
  kept: PageRow[];
  request: ExportRequest;
  pages(): AsyncIterable<Extraction>;
}

async function openCollection(store: JobStore, id: string, request: ExportRequest): Promise<Collection> {
  const job = await store.job(id);
  if (!job) throw new PithError('bad-input', `There is no job ${id}.`);
  const rows = (await store.pages(id)).toSorted(inOrder);
  const kept = rows.filter(({ state }) => state === 'done');
  if (kept.length === 0) throw new PithError('bad-input', 'There is no page to export yet.');
  async function* pages(): AsyncIterable<Extraction> {
    for (const [index, { key }] of kept.entries()) {
      const stored = await store.page(id, key);
      if (stored) yield stored.page;
      request.onProgress?.(index + 1, kept.length);
    }
  }
  return { job, rows, kept, request, pages };
}

/** Every file of the folder, in the order in which they are written. */
export async function* jobFiles({ job, rows, request, pages }: Collection): AsyncGenerator<ZipFile> {
  const names = new FileNames(request.nameTemplate ?? '{path}');
  const lines: ArticleLine[] = [];
  for await (const page of pages()) {
    const name = names.next(page);
    const markdown = articleText(page, request);
    const line = lineOf(name, page, await request.count(markdown));
    lines.push(line);
    yield { name: `articles/${name}.md`, input: markdown };
    yield {
      name: `articles/${name}.json`,
      input: `${JSON.stringify(recordOf(line, page, markdown), undefined, 2)}\n`,
    };
  }
  const index = newestFirst(lines);
  yield { name: 'index.json', input: `${JSON.stringify(index, undefined, 2)}\n` };
  yield { name: 'index.csv', input: writeCsv(index) };
  yield { name: 'skipped.jsonl', input: skippedLines(rows) };
  yield { name: 'summary.txt', input: writeSummary(job, rows, lines) };
}

function articleText(page: Extraction, { style, frontMatterTemplate }: ExportRequest): string {
  const options = { frontMatter: true, ...style, untrusted: false };
  if (frontMatterTemplate === undefined) return renderMarkdown(page, options);
  const block = fillNames(frontMatterTemplate, valuesOf(page)).trim();
  const text = renderMarkdown(page, { ...options, frontMatter: false });
  return block === '' ? text : `---\n${block}\n---\n\n${text}`;
}

const skippedLines = (rows: readonly PageRow[]): string =>
  rows
    .filter(({ state }) => state === 'skipped' || state === 'failed')
    .map(({ key, reason = 'unknown', detail, at = 0 }) =>
      JSON.stringify({
        url: key,
        reason,
        ...(detail === undefined ? {} : { detail }),
        timestamp: new Date(at).toISOString(),
      }),
    )
    .map((line) => `${line}\n`)
    .join('');

/** The contents stand first, so titles are read before texts. */
async function* combined({ job, kept, request, pages }: Collection): AsyncGenerator<string> {
  const entries = kept.map(({ key, title = key }): Entry => ({ title, url: key, summary: '' }));
  yield `# ${job.name}\n\n${contents(entries)}\n\n`;
  let index = 0;
  for await (const page of pages()) yield `${pageSection(page, (index += 1), request.style ?? {})}\n`;
}

async function* chunked({ request, pages }: Collection): AsyncGenerator<string> {
  const { ceiling = 1_000, overlap = 0, keys = 'plain' } = request.chunks ?? {};
  for await (const page of pages()) {
    const { style = {}, count } = request;
    const chunks = await chunk(page, { ceiling, overlap, count, style: { ...style, untrusted: false } });
    yield chunkLines(chunks, { extraction: page, keys });
  }
}

async function* llms({ job, pages }: Collection): AsyncGenerator<string> {
  const entries: Entry[] = [];
  for await (const page of pages()) entries.push(entryOf(page));
  yield writeLlmsText(job.name, entries);
}

function toStream(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = parts[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await iterator.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
  });
}
