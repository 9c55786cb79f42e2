// Many pages as one text: Markdown with a table of contents, and the two files of llmstxt.org.

import type { Block } from '../../core/block.ts';
import type { Extraction } from '../../core/types.ts';
import { renderMarkdown, type RenderOptions } from '../../core/output/markdown/render.ts';

/** What of a page stands in a table of contents. */
export interface Entry {
  title: string;
  url: string;
  summary: string;
}

export const entryOf = ({ title, canonicalUrl, url, metadata }: Extraction): Entry => ({
  title: oneLine(title) || url,
  url: canonicalUrl || url,
  summary: oneLine(metadata.description?.value ?? ''),
});

/** A section for each page: its title is of the second level, and its own headings stand under that. */
export function pageSection(page: Extraction, index: number, style: Partial<RenderOptions>): string {
  const { title, url } = entryOf(page);
  const options = { ...style, frontMatter: false, untrusted: false, title: false };
  const markdown = renderMarkdown({ ...page, blocks: page.blocks.flatMap(below) }, options);
  return `<a id="page-${index}"></a>\n\n## ${index}. ${escape(title)}\n\nSource: <${url}>\n\n${markdown.trim()}\n`;
}

const LEAST_DEPTH = 3;

function below(block: Block): Block[] {
  if (block.type === 'title') return [];
  const { tree } = block;
  if (tree.type !== 'heading') return [block];
  const depth = Math.min(6, Math.max(LEAST_DEPTH, tree.depth + 1));
  return [{ ...block, tree: { ...tree, depth } }];
}

export const contents = (entries: readonly Entry[]): string =>
  entries.map(({ title }, index) => `${index + 1}. [${escape(title)}](#page-${index + 1})`).join('\n');

/** https://llmstxt.org: a title, a summary, links with notes. `bySection`: headings from the first segment of the paths. */
export function writeLlmsText(name: string, entries: readonly Entry[]): string {
  const sections = new Map<string, Entry[]>();
  for (const entry of entries) {
    const section = sectionOf(entry.url);
    sections.set(section, [...(sections.get(section) ?? []), entry]);
  }
  const parts = [...sections].map(
    ([section, list]) =>
      `## ${escape(section)}\n\n${list.map(({ title, url, summary }) => `- [${escape(title)}](${url})${summary ? `: ${summary}` : ''}`).join('\n')}`,
  );
  return `# ${escape(name)}\n\n> ${entries.length} pages, collected as Markdown.\n\n${parts.join('\n\n')}\n`;
}

/** The first segment of a path, if something follows it. */
export function sectionOf(url: string): string {
  const { pathname, host } = new URL(url);
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  return rest.length > 0 ? first : host;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const escape = (text: string): string => text.replace(/[[\]\\`*_<>#]/g, '\\$&');
