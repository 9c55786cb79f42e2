// A page as the record that other programs read, and the line of it that an index has.

import { writtenBlock } from '../../core/output/written.ts';
import type { Extraction } from '../../core/types.ts';

export interface ArticleLine {
  slug: string;
  url: string;
  title: string;
  author: string | null;
  published_at: string | null;
  summary: string | null;
  tags: string[];
  word_count: number;
  reading_time_minutes: number;
  extraction_method_used: string;
  link_count: number;
  tokens: number;
  article_score: number;
}

export function lineOf(slug: string, page: Extraction, tokens: number): ArticleLine {
  const { metadata, stats, method, links, article } = page;
  return {
    slug,
    url: page.url,
    title: page.title,
    author: metadata.authors?.value.join(', ') ?? null,
    published_at: metadata.published?.value ?? null,
    summary: metadata.description?.value ?? null,
    tags: metadata.tags?.value ?? [],
    word_count: stats.words,
    reading_time_minutes: stats.readingMinutes,
    extraction_method_used: method,
    link_count: links.length,
    tokens,
    article_score: article.score,
  };
}

/** Newest first, those without a date last; of equals the collection's own order. */
export const newestFirst = (lines: readonly ArticleLine[]): ArticleLine[] =>
  lines.toSorted((one, other) => compareDates(one.published_at ?? '', other.published_at ?? ''));

const compareDates = (one: string, other: string): number => (one < other ? 1 : one > other ? -1 : 0);

/** Without the times of the run: the same page gives the same bytes. */
export function recordOf(line: ArticleLine, page: Extraction, markdown: string): object {
  const { metadata, rawMetadata, pageType, images, links, canonicalUrl, text, blocks, structuredData } = page;
  const { slug, link_count: count, ...facts } = line;
  void [slug, count];
  return {
    ...facts,
    canonical_url: canonicalUrl,
    updated_at: metadata.modified?.value ?? null,
    site_name: metadata.siteName?.value ?? null,
    language: metadata.language?.value ?? null,
    page_type: pageType.type,
    content_markdown: markdown,
    content_text: text.replace(/\s+/g, ' ').trim(),
    content_blocks: blocks.map(({ ...block }) => {
      const { tree, ...rest } = writtenBlock(block);
      void tree;
      return rest;
    }),
    images: images.map(({ url, alt, caption }) => ({ url, alt, caption })),
    links: links.map(({ url, text: words, rel, internal }) => ({
      href: url,
      text: words,
      rel: rel ?? null,
      is_internal: internal,
    })),
    structured_data: structuredData,
    raw_metadata: rawMetadata,
  };
}
