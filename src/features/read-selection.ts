// What goes out when a person sends or copies a selection: the selection; else the page, as the popup last focused it.

import { fenceUntrusted } from '../core/output/markdown/fence-untrusted.ts';
import type { DeliveryRequest } from '../core/output/request.ts';
import type { Extraction } from '../core/types.ts';
import { optionsOf, styleOf } from './delivery-settings.ts';
import { PithError } from '../errors.ts';
import type { TabReference } from '../io/io.ts';
import type { ChatIo, Excerpt } from '../io/chat-io.ts';
import type { Settings } from '../settings.ts';

interface ReadRequest {
  tab: TabReference;
  /** The selected words as the browser knows them. */
  words: string;
  settings: Settings;
  /** Set the text apart as data. */
  untrusted?: boolean;
}

/** Of the pages that no script may read (PDF, frames of other sites) the browser gives the words at least. */
export async function readSelection(
  io: Pick<ChatIo, 'capture' | 'deliver' | 'recallRequest'>,
  { tab, words, settings, untrusted = false }: ReadRequest,
): Promise<Excerpt> {
  const { collapsed } = settings;
  const { frontMatter, ...written } = styleOf(settings);
  void frontMatter;
  const style = { ...written, untrusted };
  const give = async (page: Extraction, request: DeliveryRequest): Promise<Excerpt> => {
    const { extraction, markdown } = await io.deliver(page, request, settings.encoding);
    return { markdown, extraction, style: request.style ?? style, query: request.query ?? '' };
  };
  try {
    const selection = await io.capture(tab, { scope: 'selection', collapsed });
    return await give(selection, { style: { ...style, title: false } });
  } catch (error) {
    const text = `${words.trim()}\n`;
    if (text !== '\n') return { markdown: untrusted ? fenceUntrusted(text) : text, query: '' };
    if (!(error instanceof PithError) || error.code !== 'nothing-selected') throw error;
  }
  const { frame, ...page } = tab;
  void frame;
  const whole = await io.capture(page, optionsOf(settings));
  return give(whole, { ...(await io.recallRequest(page)), style });
}
