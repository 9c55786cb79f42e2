// What goes out when a person sends or copies a selection: the selection; else the page, as the popup last focused it.

import { fitExactly } from '../core/focus/fit-exactly.ts';
import { renderMarkdown } from '../core/output/markdown/render.ts';
import { stylePage } from '../core/output/markdown/style-tree.ts';
import { DEFAULT_EXTRACT_OPTIONS, type Extraction } from '../core/types.ts';
import { PithError } from '../errors.ts';
import type { ChatIo } from '../io/chat-io.ts';
import type { TabReference } from '../io/io.ts';
import type { Settings } from '../settings.ts';

export interface OutgoingPassage {
  markdown: string;
  /** Absent where the browser gave only words. */
  extraction?: Extraction;
  query: string;
  isSelection: boolean;
}

type ReadIo = Pick<ChatIo, 'capture' | 'countTokens' | 'recallQuery'>;

interface ReadRequest {
  tab: TabReference;
  /** The selected words as the browser knows them. */
  words: string;
  settings: Settings;
}

/** Of the pages that no script may read (PDF, frames of other sites) the browser gives the words at least. */
export async function readSelection(io: ReadIo, request: ReadRequest): Promise<OutgoingPassage> {
  const { tab, words, settings } = request;
  try {
    const { collapsed, links, images } = settings;
    const extraction = await io.capture(tab, { scope: 'selection', collapsed });
    const markdown = renderMarkdown(extraction, { frontMatter: false, title: false, links, images });
    return { markdown, extraction, query: '', isSelection: true };
  } catch (error) {
    if (words.trim() !== '') return { markdown: `${words.trim()}\n`, query: '', isSelection: true };
    if (!(error instanceof PithError) || error.code !== 'nothing-selected') throw error;
    return readWhole(io, request);
  }
}

async function readWhole(io: ReadIo, { tab, settings }: ReadRequest): Promise<OutgoingPassage> {
  const { collapsed, encoding, links, images } = settings;
  const { frame, ...page } = tab;
  void frame;
  const whole = await io.capture(page, { ...DEFAULT_EXTRACT_OPTIONS, collapsed });
  const asked = await io.recallQuery(page);
  const style = { frontMatter: false, links, images };
  const render = (some: Extraction) => renderMarkdown(some, style);
  if (!asked || asked.query.trim() === '') {
    return { markdown: render(whole), extraction: whole, query: '', isSelection: false };
  }
  const { extraction, text } = await fitExactly(stylePage(whole, style), asked, {
    render,
    count: (some) => io.countTokens(some, encoding),
  });
  return { markdown: text, extraction, query: asked.query, isSelection: false };
}
