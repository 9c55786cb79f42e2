import type { ChatTarget } from '../../chat/targets.ts';
import type { Settings } from '../../settings.ts';

/** What the chat's window has to hold besides: the answer, and the site's own instructions to the model. Share of the window. */
const FOR_PROMPT = 0.75;

/** Tokens that one message to the chat may have. */
export const messageLimit = (
  { window }: Pick<ChatTarget, 'window'>,
  { chatLimit }: Pick<Settings, 'chatLimit'>,
): number => (chatLimit > 0 ? chatLimit : Math.floor(window * FOR_PROMPT));
