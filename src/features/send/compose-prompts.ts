// The messages that a text of a page becomes: within what the chat takes, by exact tokens, in parts where it must be.

import { buildPrompts } from '../../chat/build-prompts.ts';
import type { ChatTarget } from '../../chat/targets.ts';
import { listTemplates } from '../../chat/templates.ts';
import { SMALLEST_CEILING } from '../../core/output/chunks/ceilings.ts';
import type { DeliveredMarkdown } from '../../core/output/deliver-markdown.ts';
import type { DeliveryRequest } from '../../core/output/request.ts';
import type { Extraction } from '../../core/types.ts';
import type { ChatIo, Excerpt } from '../../io/chat-io.ts';
import type { TabReference } from '../../io/io.ts';
import type { Settings } from '../../settings.ts';
import { counterOf } from '../delivery-settings.ts';
import { messageLimit } from './message-limit.ts';

export interface Prompts {
  parts: string[];
  /** Exact tokens of each part. */
  tokens: number[];
  /** Tokens that one message may have. */
  limit: number;
}

/** The lines that number the part, in tokens. */
const PART_LINES = 60;

interface ComposeRequest {
  excerpt: Excerpt;
  tab: Pick<TabReference, 'title' | 'url'>;
  target: Pick<ChatTarget, 'kind' | 'window'>;
  settings: Settings;
  /** ISO 8601. */
  date: string;
}

export async function composePrompts(
  io: Pick<ChatIo, 'countTokens' | 'deliver' | 'language' | 'translate'>,
  { excerpt, tab, target, settings, date }: ComposeRequest,
): Promise<Prompts> {
  // The side panel takes the whole: there the person sees it, and the server reports when it is too long.
  const limit = target.kind === 'endpoint' ? Infinity : messageLimit(target, settings);
  const { translate, language } = io;
  const count = counterOf(io, settings);
  const templates = listTemplates(translate, settings.ownTemplates);
  const template = templates.find(({ id }) => id === settings.chatTemplate) ?? templates[0];
  const source = { title: excerpt.extraction?.title || tab.title, url: tab.url, date };
  const parts = await cutToFit(excerpt, {
    limit,
    count,
    deliver: (page, request) => io.deliver(page, request, settings.encoding),
    build: (contents) =>
      buildPrompts(contents, {
        template: template?.text ?? '',
        source,
        language,
        query: excerpt.query,
        translate,
      }),
  });
  const tokens: number[] = [];
  for (const part of parts) tokens.push(await count(part));
  return { parts, tokens, limit };
}

interface Fit {
  limit: number;
  count(text: string): Promise<number>;
  deliver(page: Extraction, request: DeliveryRequest): Promise<DeliveredMarkdown>;
  build(contents: string[]): string[];
}

async function cutToFit(
  { markdown, extraction, style = {} }: Excerpt,
  { limit, count, deliver, build: make }: Fit,
): Promise<string[]> {
  const whole = make([markdown]);
  if (!extraction || (await count(whole[0] ?? '')) <= limit) return whole;
  const frame = (await count(make([''])[0] ?? '')) + PART_LINES;
  const budget = Math.max(SMALLEST_CEILING, limit - frame);
  const { parts } = await deliver(extraction, { budget, part: 1, style });
  return parts.length > 0 ? make(parts.map((part) => part.markdown)) : whole;
}
