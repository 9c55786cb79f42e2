// Send to chat, from the menu or a shortcut: the selection, else the page, in the words of a template.

import { chooseTarget } from '../../chat/own-target.ts';
import type { ChatTarget } from '../../chat/targets.ts';
import type { ChatIo } from '../../io/chat-io.ts';
import type { Click } from '../../io/background-io.ts';
import type { TabReference } from '../../io/io.ts';
import type { Settings } from '../../settings.ts';
import { sendNextPart } from './next-part.ts';
import { readSelection } from '../read-selection.ts';
import { sendExcerpt } from './send-excerpt.ts';
import { errorToast } from '../error-toast.ts';

type Aim = Pick<ChatTarget, 'id' | 'kind' | 'hosts'>;

/** What a click has to know at once, as text (see `listen` in platform/menus). */
export function writeAim(settings: Settings): string {
  const { id, kind, hosts } = chooseTarget(settings.chatTarget, settings.ownTargets);
  return JSON.stringify({ id, kind, hosts } satisfies Aim);
}

/** Never rejects: nobody but the person on the page is there to hear it. */
export async function sendSelection(io: ChatIo, tab: TabReference, { words, aim }: Click): Promise<void> {
  // Before anything is awaited: later the browser neither asks nor opens a panel.
  const access = aim === undefined ? undefined : reach(io, tab, JSON.parse(aim) as Aim);
  try {
    const settings = await io.readSettings();
    const target = chooseTarget(settings.chatTarget, settings.ownTargets);
    const mayFill = await (access ?? reach(io, tab, target));
    if (await sendNextPart(io, { tab, settings, words })) return;
    const excerpt = await readSelection(io, { tab, words, settings });
    await sendExcerpt(io, { excerpt, tab, target, mayFill, settings });
  } catch (error) {
    await io.notify(tab, errorToast(io.translate, error, 'send'));
  }
}

/** Whether the chat's box may be filled. */
async function reach(io: ChatIo, tab: TabReference, { kind, hosts }: Aim): Promise<boolean> {
  if (kind === 'site') return io.allowHosts(hosts);
  await io.openPanel(tab);
  return false;
}
