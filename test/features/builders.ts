// Small data for tests of features and components.

import { chunk } from '../../src/core/output/chunks/chunk.ts';
import { deliverMarkdown } from '../../src/core/output/deliver-markdown.ts';
import type { Count } from '../../src/core/output/request.ts';
import type { DeliveryIo } from '../../src/io/io.ts';
import messages from '../../public/_locales/en/messages.json' with { type: 'json' };
import type { Block } from '../../src/core/block.ts';
import { describePage } from '../../src/core/describe-page.ts';
import { NO_TRAITS } from '../../src/core/open-page.ts';
import type { Extraction, Stats } from '../../src/core/types.ts';
import type { Translate } from '../../src/translate.ts';

interface Message {
  message: string;
  placeholders?: Record<string, { content: string }>;
}

/** English words, filled in as the browser does. */
export const translateEnglish: Translate = (name, ...values) => {
  const { message, placeholders = {} }: Message = messages[name];
  return message.replace(/\$(\w+)\$/g, (_, key: string) => {
    const place = placeholders[key.toLowerCase()]?.content ?? '';
    return values[Number(place.slice(1)) - 1] ?? '';
  });
};

let paragraphs = 0;

export function paragraph(text: string, path: string[] = []): Block {
  return {
    id: `p${(paragraphs += 1)}`,
    type: 'paragraph',
    path,
    tree: { type: 'paragraph', children: [{ type: 'text', value: text }] },
    tokens: Math.ceil(text.length / 4),
  };
}

export function heading(text: string, level = 2): Block {
  return {
    id: `h-${text}`,
    type: 'heading',
    level,
    path: [],
    tree: { type: 'heading', depth: level, children: [{ type: 'text', value: text }] },
    tokens: Math.ceil((level + 1 + text.length) / 4),
  };
}

export function anExtraction(
  stats: Partial<Stats> = {},
  blocks: Block[] = [paragraph('The sea rises twice a day.')],
): Extraction {
  const page = describePage({
    url: 'https://harbour.example/',
    canonicalUrl: 'https://harbour.example/',
    title: 'Tides',
    metadata: {},
    rawMetadata: {},
    pageType: { type: 'unknown', confidence: 0, signals: [] },
    traits: NO_TRAITS,
    blocks,
    structuredData: [],
    images: [],
    links: [],
    removed: { hidden: [], overlays: [], boilerplate: [] },
    warnings: [],
    method: 'body',
    stats: { rawCharacters: 0, rawTokens: 0, elements: 0, milliseconds: 0, passes: [] },
  });
  return { ...page, stats: { ...page.stats, tokens: 0, ...stats } };
}

/** As the browser's contexts deliver, with a count of one's own. */
export const deliverWith =
  (count: Count): DeliveryIo['deliver'] =>
  (page, request) =>
    deliverMarkdown(page, request, { count, chunk });
