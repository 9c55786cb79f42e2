// Small data for tests of features and components.

import messages from '../../public/_locales/en/messages.json' with { type: 'json' };
import type { Block } from '../../src/core/block.ts';
import { textOf } from '../../src/core/blocks/text-of.ts';
import { type Extraction, SCHEMA_VERSION, type Stats } from '../../src/core/types.ts';
import type { Say } from '../../src/say.ts';

interface Message {
  message: string;
  placeholders?: Record<string, { content: string }>;
}

/** English words, filled in as the browser does. */
export const sayEnglish: Say = (name, ...values) => {
  const { message, placeholders = {} }: Message = messages[name];
  return message.replace(/\$(\w+)\$/g, (_, key: string) => {
    const place = placeholders[key.toLowerCase()]?.content ?? '';
    return values[Number(place.slice(1)) - 1] ?? '';
  });
};

let count = 0;

export function paragraph(text: string, path: string[] = []): Block {
  return {
    id: `p${(count += 1)}`,
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
  const text = blocks.map(({ tree }) => textOf(tree)).join('\n\n');
  return {
    schema: SCHEMA_VERSION,
    url: 'https://harbour.example/',
    canonicalUrl: 'https://harbour.example/',
    title: 'Tides',
    text,
    bodyText: text,
    metadata: {},
    pageType: { type: 'unknown', confidence: 0, signals: [] },
    blocks,
    outline: blocks.flatMap((block) =>
      block.type === 'heading'
        ? [{ id: block.id, level: block.level, text: textOf(block.tree), tokens: block.tokens }]
        : [],
    ),
    structuredData: [],
    images: [],
    links: [],
    removed: { hidden: [], overlays: [], boilerplate: [] },
    warnings: [],
    method: 'body',
    stats: { rawCharacters: 0, rawTokens: 0, tokens: 0, elements: 0, milliseconds: 0, passes: [], ...stats },
  };
}
