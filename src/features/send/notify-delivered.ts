// What the person reads in the chat once the prompt has arrived, and what is left to do by hand.

import type { ChatTarget } from '../../chat/targets.ts';
import type { ChatIo } from '../../io/chat-io.ts';
import type { TextName } from '../../translate.ts';
import type { DeliveryOutcome } from './deliver-prompt.ts';

const LINE: Record<DeliveryOutcome['way'], TextName> = {
  filled: 'chatFilled',
  sent: 'chatSent',
  attached: 'chatAttached',
  addressed: 'chatAddressed',
  pasted: 'chatPaste',
};

const WHY: Partial<Record<NonNullable<DeliveryOutcome['why']>, TextName>> = {
  'no-access': 'chatNoAccess',
  'no-composer': 'chatNoBox',
  'other-site': 'chatOtherSite',
  refused: 'chatRefused',
};

interface Told {
  delivered: DeliveryOutcome;
  target: ChatTarget;
  /** Of this message. */
  tokens: number;
  /** Tokens that one message may have. */
  limit: number;
  /** From 1. */
  part: number;
  parts: number;
}

const numbers = new Intl.NumberFormat();

export async function notifyDelivered(io: Pick<ChatIo, 'notify' | 'translate'>, told: Told): Promise<void> {
  const { delivered, target, tokens, limit, part, parts } = told;
  const { way, why, chat } = delivered;
  const reason = why && WHY[why];
  const lines = [
    ...(reason ? [io.translate(reason, target.name)] : []),
    io.translate(LINE[way], target.name, numbers.format(tokens), numbers.format(limit)),
    ...(parts > 1
      ? [io.translate(part < parts ? 'chatPart' : 'chatLastPart', String(part), String(parts))]
      : []),
  ];
  await io.notify(chat, { kind: way === 'pasted' ? 'error' : 'done', text: lines.join(' '), job: 'send' });
}
