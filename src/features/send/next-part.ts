// The parts of a long text go out one by one: the shortcut pressed in the chat fills in the next.

import { chooseTarget } from '../../chat/own-target.ts';
import type { ChatIo } from '../../io/chat-io.ts';
import type { TabReference } from '../../io/io.ts';
import type { Settings } from '../../settings.ts';
import { messageLimit } from './message-limit.ts';
import { fill } from './deliver-prompt.ts';
import { notifyDelivered } from './notify-delivered.ts';

type NextIo = Pick<
  ChatIo,
  | 'countTokens'
  | 'fillComposer'
  | 'notify'
  | 'openChat'
  | 'readPending'
  | 'translate'
  | 'writePending'
  | 'writeText'
>;

/** True when the tab is the chat that waits for a part, and the part was sent. */
export async function sendNextPart(
  io: NextIo,
  { tab, settings, words }: { tab: TabReference; settings: Settings; words: string },
): Promise<boolean> {
  const pending = await io.readPending();
  const prompt = pending?.parts[pending.next];
  if (pending?.tabId !== tab.id || prompt === undefined || words !== '') return false;
  const target = chooseTarget(pending.targetId, settings.ownTargets);
  // The person went on to another site in the chat's tab, and means the page that stands there now.
  if (URL.canParse(tab.url) && !target.hosts.includes(new URL(tab.url).hostname)) return false;
  const delivered = await fill(io, { chat: tab, delivery: { target, prompt, settings }, prefilled: false });
  const next = pending.next + 1;
  await io.writePending(next < pending.parts.length ? { ...pending, next } : undefined);
  const tokens = await io.countTokens(prompt, settings.encoding).catch(() => 0);
  const limit = messageLimit(target, settings);
  await notifyDelivered(io, { delivered, target, tokens, limit, part: next, parts: pending.parts.length });
  return true;
}
