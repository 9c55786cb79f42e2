import { useEffect, useRef, useState } from 'preact/hooks';
import type { Endpoint } from '../../src/endpoints.ts';
import type { PanelIo } from '../../src/io/panel-io.ts';
import type { ChatControls, Question } from './use-chat.ts';
import type { Draft } from './use-draft.ts';

interface Sending {
  io: Pick<PanelIo, 'allowHost'>;
  chat: ChatControls;
  draft: Draft;
  endpoint: Endpoint | undefined;
  page: Question['page'];
  /** The page is being read: a question about it waits. */
  reading: boolean;
}

/** Sends the question in the box, once the page that it is about is read. */
export function useSend({ io, chat, draft, endpoint, page, reading }: Sending) {
  const [waiting, setWaiting] = useState<string>();
  const [unread, setUnread] = useState(false);
  /** The question was sent while its page was being read. */
  const awaitsPage = useRef(false);
  /** Servers whose host the person did not allow: asked again only when they try again, not with every question. */
  const refused = useRef(new Set<string>());
  useEffect(() => {
    if (waiting === undefined || !endpoint || (draft.withPage && reading)) return;
    setWaiting(undefined);
    // An answer that knows nothing of the page would look like one that does.
    if (draft.withPage && awaitsPage.current && !page) {
      draft.setText(waiting);
      return setUnread(true);
    }
    void chat.ask({ text: waiting, endpoint, page: draft.withPage ? page : undefined });
  });
  return {
    waiting: waiting !== undefined,
    /** The page could not be read, and the question is back in the box. */
    unread,
    async send() {
      const text = draft.text.trim();
      if (!text || !endpoint?.model) return;
      // First of all, while the browser still sees the person's click or key.
      if (!refused.current.has(endpoint.url) && !(await io.allowHost(endpoint.url))) {
        refused.current.add(endpoint.url);
      }
      draft.setText('');
      setUnread(false);
      awaitsPage.current = reading;
      setWaiting(text);
    },
    cancel() {
      if (waiting !== undefined) draft.setText(waiting);
      setWaiting(undefined);
    },
  };
}
