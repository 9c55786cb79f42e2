// Brings a prompt into a chat: by the site's own address, else into its box, else by the clipboard. Each way that fails
// gives way to the next, and the person is told what happened.

import { prefillUrl } from '../../chat/prefill-url.ts';
import type { ChatTarget } from '../../chat/targets.ts';
import type { ChatIo, FillOutcome, FillRequest } from '../../io/chat-io.ts';
import type { TabReference } from '../../io/io.ts';
import type { Settings } from '../../settings.ts';

export interface Delivery {
  target: ChatTarget;
  prompt: string;
  /** The page that the prompt is about. */
  from: TabReference;
  /** The browser lets Pith into the chat's pages. */
  mayFill: boolean;
  settings: Settings;
}

/** `pasted`: it is in the clipboard, and the person has to paste it. `addressed`: the site was given it in its address, unseen. */
export interface DeliveryOutcome {
  way: 'filled' | 'sent' | 'attached' | 'addressed' | 'pasted';
  chat: TabReference;
  /** Why the box was not filled, where that was tried. */
  why?: FillOutcome | 'no-access';
}

/** How long a box may take to appear, in milliseconds: sites load much before it. */
const PATIENCE = 15_000;

type DeliverIo = Pick<ChatIo, 'fillComposer' | 'openChat' | 'writeText'>;

export async function deliverPrompt(io: DeliverIo, delivery: Delivery): Promise<DeliveryOutcome> {
  const { target, prompt, from, mayFill, settings } = delivery;
  const send = settings.chatSends;
  const address = prefillUrl(target, prompt, { send });
  if (address !== undefined) {
    const chat = await io.openChat({ url: address, except: from.id });
    if (send) return { way: 'sent', chat };
    if (mayFill) return fill(io, { chat, delivery, prefilled: true });
    // Nobody sees whether the site took it.
    await io.writeText(prompt).catch(() => undefined);
    return { way: 'addressed', chat };
  }
  if (!mayFill) {
    await io.writeText(prompt);
    return {
      way: 'pasted',
      why: 'no-access',
      chat: await io.openChat({ url: target.home, except: from.id }),
    };
  }
  const within = settings.chatTab === 'reuse' ? { within: target.within } : {};
  const chat = await io.openChat({ url: target.home, except: from.id, ...within });
  return fill(io, { chat, delivery, prefilled: false });
}

interface Filling {
  chat: TabReference;
  delivery: Pick<Delivery, 'target' | 'prompt' | 'settings'>;
  prefilled: boolean;
}

/** Into a chat that stands open. */
export async function fill(io: DeliverIo, { chat, delivery, prefilled }: Filling): Promise<DeliveryOutcome> {
  const { target, prompt, settings } = delivery;
  const request: FillRequest = {
    text: prompt,
    hosts: target.hosts,
    composer: target.composer,
    sendButton: target.sendButton,
    send: settings.chatSends,
    prefilled,
    patience: PATIENCE,
  };
  const outcome = await io.fillComposer(chat, request).catch(() => 'no-access' as const);
  if (outcome === 'filled' || outcome === 'sent') return { way: outcome, chat };
  await io.writeText(prompt);
  return outcome === 'attached' ? { way: 'attached', chat } : { way: 'pasted', chat, why: outcome };
}
