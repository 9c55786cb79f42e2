// Send to chat from the popup, which closes as soon as the chat comes to the front: the background does the rest.

import { chooseTarget } from '../../chat/own-target.ts';
import type { ChatIo, SentPage } from '../../io/chat-io.ts';
import { sendExcerpt } from './send-excerpt.ts';
import { errorToast } from '../error-toast.ts';

export async function sendPage(io: ChatIo, { tab, excerpt }: SentPage): Promise<void> {
  try {
    const settings = await io.readSettings();
    const target = chooseTarget(settings.chatTarget, settings.ownTargets);
    const mayFill = target.kind === 'site' && (await io.awaitHosts(target.hosts));
    await sendExcerpt(io, { excerpt, tab, target, mayFill, settings });
  } catch (error) {
    await io.notify(tab, errorToast(io.translate, error, 'send'));
  }
}
