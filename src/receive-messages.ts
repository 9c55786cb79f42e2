// Who may say what to a context of the extension: every receiver looks at the sender and at the shape of what it gets.

import { type Browser, browser } from 'wxt/browser';
import { toErrorData } from './errors.ts';
import type { Envelope, Input, Name, Output } from './messages.ts';

const SHAPES: Record<Name, 'object' | 'string' | 'undefined'> = {
  'offscreen:write-text': 'string',
  'offscreen:count-tokens': 'object',
  'offscreen:read': 'object',
  'offscreen:ready': 'undefined',
  'offscreen:guard': 'undefined',
  'background:read-text': 'object',
  'background:render': 'object',
  'background:cancel': 'string',
  'background:send-page': 'object',
  'background:hosts-asked': 'undefined',
};
/** All that a script in a page may say: whoever takes over the page's process speaks with its voice. */
const FROM_PAGES: ReadonlySet<string> = new Set<Name>(['background:cancel']);

/** Answers the named messages; all others are left to other contexts. Call it synchronously at start-up. */
export function receive(handlers: {
  [N in Name]?: (input: Input<N>) => Output<N> | Promise<Output<N>>;
}): void {
  browser.runtime.onMessage.addListener(
    (message: unknown, sender: Sender, answer: (reply: unknown) => void) => {
      const { pith = '', input } = (message ?? {}) as Partial<Envelope>;
      const handler = Object.hasOwn(handlers, pith) ? handlers[pith as Name] : undefined;
      if (!handler || !(FROM_PAGES.has(pith) || isOwn(sender))) return undefined;
      // JSON turns nothing into null in some browsers.
      if (typeof (input ?? undefined) !== SHAPES[pith as Name]) return undefined;
      void Promise.resolve()
        .then(() => (handler as (input: unknown) => unknown)(input))
        .then((value) => ({ value }))
        .catch((error: unknown) => ({ error: toErrorData(error) }))
        .then(answer);
      // The answer comes later.
      return true;
    },
  );
}

type Sender = Pick<Browser.runtime.MessageSender, 'id' | 'url'>;

/** A page or worker of the extension, not its script in somebody else's page. The browser writes both. */
export const isOwn = ({ id, url }: Sender): boolean =>
  id === browser.runtime.id && url !== undefined && url.startsWith(`${location.origin}/`);
