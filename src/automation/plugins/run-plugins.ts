// How plugins act on a page. One that fails is reported and passed over.

import { outline } from '../../core/blocks/outline.ts';
import { textsOf } from '../../core/blocks/text-of.ts';
import type { Block } from '../../core/block.ts';
import { weigh } from '../../core/output/markdown/write-markdown.ts';
import { type WrittenExtraction, writtenBlock } from '../../core/output/written.ts';
import type { Plugin, PluginPage } from './plugin.ts';

export type Warn = (message: string) => void;

export function pluginsFor(plugins: readonly Plugin[], page: PluginPage, warn: Warn): Plugin[] {
  return plugins.filter((plugin) => {
    try {
      return plugin.match?.(page) ?? true;
    } catch (error) {
      warn(tell(plugin, 'match', error));
      return false;
    }
  });
}

/** The same object when no plugin changed its blocks. */
export async function transformBlocks(
  plugins: readonly Plugin[],
  extraction: WrittenExtraction,
  warn: Warn,
): Promise<WrittenExtraction> {
  let changed = extraction;
  for (const plugin of pluginsFor(plugins, { url: extraction.url, extraction }, warn)) {
    if (!plugin.transform) continue;
    try {
      const page = { url: changed.url, extraction: changed };
      const blocks = await plugin.transform(structuredClone(changed.blocks), page);
      changed = withBlocks(changed, blocks);
    } catch (error) {
      warn(tell(plugin, 'transform', error));
    }
  }
  return changed;
}

export async function writeOutput(
  plugins: readonly Plugin[],
  { output, extraction }: { output: string; extraction: WrittenExtraction },
  warn: Warn,
): Promise<string> {
  let changed = output;
  const page = { url: extraction.url, extraction };
  for (const plugin of pluginsFor(plugins, page, warn)) {
    try {
      changed = (await plugin.write?.(changed, page)) ?? changed;
    } catch (error) {
      warn(tell(plugin, 'write', error));
    }
  }
  return changed;
}

/** What follows from blocks is made anew. */
function withBlocks(extraction: WrittenExtraction, blocks: Block[]): WrittenExtraction {
  const weighed = blocks.map((block) => ({ ...block, tokens: weigh(block.tree) }));
  return {
    ...extraction,
    ...textsOf(weighed),
    blocks: weighed.map(writtenBlock),
    outline: outline(weighed),
  };
}

export const tell = (plugin: Plugin, step: string, error: unknown): string =>
  `The plugin ${plugin.name} failed in ${step} and was passed over: ${String(error)}`;
