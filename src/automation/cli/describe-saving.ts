// The line of figures under a page: its tokens before and after, and what a query or a budget came to.

import { loadEncoding } from '../../core/tokens/count.ts';
import { shareSaved } from '../../core/tokens/share-saved.ts';
import type { FocusState } from '../../core/types.ts';
import type { BridgeReply, BridgeRequest } from '../bridge.ts';

const STATES: Record<FocusState, string> = {
  filtered: 'the sections that answer',
  'no-match': 'nothing matches the query, so nothing was filtered by it',
  'not-needed': 'the whole page, no filter was needed',
  cut: 'the beginning, since there was no query',
};

/** `raw`: the page's HTML, or its estimated tokens. What a budget limits is what is counted. */
export async function describeSaving(
  raw: string | number,
  reply: BridgeReply,
  request: Pick<BridgeRequest, 'format' | 'part'>,
): Promise<string> {
  const { output, page, markdown, extraction, parts } = reply;
  const { count } = await loadEncoding('o200k_base');
  const isRead = ['md', 'text', 'html'].includes(request.format ?? 'md');
  const before = typeof raw === 'number' ? raw : count(raw);
  const kept = count(isRead ? output : markdown);
  const figures = [before, ...(kept === count(page) ? [] : [count(page)]), kept];
  return [
    `${figures.map((tokens) => tokens.toLocaleString('en')).join(' → ')} tokens (o200k_base)`,
    `${Math.round(shareSaved(kept, before) * 100)} % less`,
    ...(extraction.focus ? [STATES[extraction.focus.state]] : []),
    ...(parts > 0 ? [`part ${request.part} of ${parts}`] : []),
  ].join(' · ');
}
