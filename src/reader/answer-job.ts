// What the reader does with a job: the passes, in a process without privileges. Nothing but text comes in or goes out.

import { readTree } from '../core/dom/tree-text.ts';
import { ARTICLE_MISSING, missingArticle } from '../core/content/article/missing-article.ts';
import { extract } from '../core/extract.ts';
import { writeHtml } from '../core/output/html/write-html.ts';
import type { FindArticle, PackedSnapshot } from '../core/page.ts';
import type { ExtractOptions } from '../core/extract-options.ts';
import type { Extraction } from '../core/types.ts';
import { watchChanges } from '../core/watch-changes.ts';
import { type ErrorData, toErrorData } from '../errors.ts';
import { type ReadText, extractText } from '../fetch/page/extract-text.ts';
import type { ReaderJob } from '../io/reader-job.ts';
import { loadPart, readerWorld } from './parts.ts';

/** As JSON, which every context carries faster than thousands of small objects. */
export type ReaderReply = { extraction: Extraction } | { read: ReadText } | { error: ErrorData };

export async function answerJob(job: ReaderJob): Promise<string> {
  try {
    return JSON.stringify(await answer(job));
  } catch (error) {
    return JSON.stringify({ error: toErrorData(error) });
  }
}

async function answer(job: ReaderJob): Promise<ReaderReply> {
  if (job.kind === 'text') {
    const { page, options } = job;
    if (page.kind !== 'markdown') {
      return withArticleFinder((findArticle) => ({ read: extractText(page, options, findArticle) }));
    }
    return { read: (await loadPart('read-markdown'))(page) };
  }
  const reply = JSON.parse(job.reply) as { captured: PackedSnapshot } | { error: ErrorData };
  if ('error' in reply) return reply;
  return withArticleFinder((findArticle) => ({
    extraction: readSnapshot(reply.captured, job.options, findArticle),
  }));
}

/** Reads once more where the page needs what is not loaded. */
async function withArticleFinder<T>(read: (findArticle: FindArticle) => T): Promise<T> {
  try {
    return read(readerWorld.pithParts?.readability ?? missingArticle);
  } catch (error) {
    if (error !== ARTICLE_MISSING) throw error;
    return read(await loadPart('readability'));
  }
}

function readSnapshot(
  { tree, ...facts }: PackedSnapshot,
  options: ExtractOptions,
  findArticle: FindArticle,
): Extraction {
  const start = performance.now();
  const parser = new DOMParser();
  const document = readTree(tree, (html) => parser.parseFromString(html, 'text/html'));
  const forPrograms = import.meta.env.MODE === 'automation';
  const extraction = extract({ ...facts, document }, options, {
    watch: forPrograms && options.trace === true ? watchChanges : undefined,
    writeHtml: forPrograms ? writeHtml : undefined,
    findArticle,
  });
  extraction.stats.milliseconds = (facts.milliseconds ?? 0) + performance.now() - start;
  return extraction;
}
