// Send to chat from the popup, which closes as soon as the chat comes to the front: the background does the rest.

import { chooseTarget } from '../../chat/own-target.ts';
import type { ChatIo, SentPage } from '../../io/chat-io.ts';
import { sendPassage } from './send-passage.ts';
import { errorToast } from '../error-toast.ts';

export async function sendPage(io: ChatIo, { tab, markdown, extraction, query }: SentPage): Promise<void> {
  try {
    const settings = await io.readSettings();
    const target = chooseTarget(settings.chatTarget, settings.ownTargets);
    const mayFill = target.kind === 'site' && (await io.awaitHosts(target.hosts));
    const passage = { markdown, extraction, query, isSelection: false };
    await sendPassage(io, { passage, tab, target, mayFill, settings });
  } catch (error) {
    await io.notify(tab, errorToast(io.translate, error, 'send'));
  }
}
