// Text of a page on its way: in the words of the template, in parts that the chat takes, to where the person sends it.

import type { ChatTarget } from '../../chat/targets.ts';
import type { ChatIo, Excerpt } from '../../io/chat-io.ts';
import type { TabReference } from '../../io/io.ts';
import type { Settings } from '../../settings.ts';
import { composePrompts } from './compose-prompts.ts';
import { deliverPrompt } from './deliver-prompt.ts';
import { notifyDelivered } from './notify-delivered.ts';

interface ExcerptDelivery {
  excerpt: Excerpt;
  /** The page that it is from. */
  tab: TabReference;
  target: ChatTarget;
  /** Whether the chat's box may be filled. */
  mayFill: boolean;
  settings: Settings;
}

export async function sendExcerpt(io: ChatIo, delivery: ExcerptDelivery): Promise<void> {
  const { excerpt, tab, target, mayFill, settings } = delivery;
  const date = new Date().toISOString().slice(0, 10);
  const { parts, tokens, limit } = await composePrompts(io, { excerpt, tab, target, settings, date });
  const [prompt = ''] = parts;
  if (target.kind === 'endpoint') {
    const { id: tabId, title, url } = tab;
    await io.givePanel({ prompt, title, url, tabId });
    return;
  }
  const delivered = await deliverPrompt(io, { target, prompt, from: tab, mayFill, settings });
  const { chat } = delivered;
  await io.writePending(
    parts.length > 1 ? { tabId: chat.id, targetId: target.id, parts, next: 1 } : undefined,
  );
  await notifyDelivered(io, {
    delivered,
    target,
    tokens: tokens[0] ?? 0,
    limit,
    part: 1,
    parts: parts.length,
  });
}
