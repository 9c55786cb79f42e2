// The messages that a passage becomes: within what the chat takes, by exact tokens, in parts where it must be.

import { type PromptRequest, buildPrompts } from '../../chat/build-prompts.ts';
import type { ChatTarget } from '../../chat/targets.ts';
import { listTemplates } from '../../chat/templates.ts';
import { SMALLEST_CEILING, chunk } from '../../core/output/chunks/chunk.ts';
import { estimateTokens } from '../../core/tokens/estimate.ts';
import type { ChatIo } from '../../io/chat-io.ts';
import type { TabReference } from '../../io/io.ts';
import type { Settings } from '../../settings.ts';
import { messageLimit } from './message-limit.ts';
import type { OutgoingPassage } from '../read-selection.ts';

export interface Prompts {
  parts: string[];
  /** Exact tokens of each part. */
  tokens: number[];
  /** Tokens that one message may have. */
  limit: number;
}

/** The lines that say which part it is, in tokens. */
const PART_LINES = 60;

type ComposeIo = Pick<ChatIo, 'countTokens' | 'language' | 'translate'>;

interface ComposeRequest {
  passage: OutgoingPassage;
  tab: Pick<TabReference, 'title' | 'url'>;
  target: Pick<ChatTarget, 'kind' | 'window'>;
  settings: Settings;
  /** ISO 8601. */
  date: string;
}

export async function composePrompts(io: ComposeIo, request: ComposeRequest): Promise<Prompts> {
  const { passage, target, settings } = request;
  // The side panel takes the whole: there the person sees it, and the server says when it is too long.
  const limit = target.kind === 'endpoint' ? Infinity : messageLimit(target, settings);
  const count = (text: string) => io.countTokens(text, settings.encoding).catch(() => estimateTokens(text));
  const parts = await cutToFit(passage, { limit, count, build: (contents) => build(io, contents, request) });
  const tokens: number[] = [];
  for (const part of parts) tokens.push(await count(part));
  return { parts, tokens, limit };
}

function build({ translate, language }: ComposeIo, contents: string[], request: ComposeRequest): string[] {
  const { passage, tab, settings, date } = request;
  const templates = listTemplates(translate, settings.ownTemplates);
  const template = templates.find(({ id }) => id === settings.chatTemplate) ?? templates[0];
  const prompt: PromptRequest = {
    template: template ?? { id: '', name: '', text: '' },
    source: { title: passage.extraction?.title || tab.title, url: tab.url, date },
    language,
    query: passage.query,
    translate,
  };
  return buildPrompts(contents, prompt);
}

interface Fit {
  limit: number;
  count(text: string): Promise<number>;
  build(contents: string[]): string[];
}

async function cutToFit(
  { markdown, extraction }: OutgoingPassage,
  { limit, count, build: make }: Fit,
): Promise<string[]> {
  const whole = make([markdown]);
  if (!extraction || (await count(whole[0] ?? '')) <= limit) return whole;
  const frame = (await count(make([''])[0] ?? '')) + PART_LINES;
  const ceiling = Math.max(SMALLEST_CEILING, limit - frame);
  const chunks = await chunk(extraction, { ceiling, count });
  return make(chunks.map((part) => part.markdown));
}
