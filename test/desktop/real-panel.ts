// The real side panel, or the real popup, which Playwright does not list: reached through the browser's own protocol.

import type { CDPSession, Page } from '@playwright/test';

export interface RealPanel {
  /** Runs an expression in the panel as if the person had just clicked or pressed a key there. */
  run(expression: string): Promise<unknown>;
}

/** Waits until it is open. */
export async function findRealPanel(page: Page, file = 'sidepanel.html'): Promise<RealPanel> {
  const session = await page.context().newCDPSession(page);
  const targetId = await findTarget(session, file);
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  let count = 0;
  return {
    run(expression) {
      const id = (count += 1);
      const answer = new Promise<unknown>((resolve, reject) => {
        session.on('Target.receivedMessageFromTarget', ({ message }) => {
          const reply = JSON.parse(message) as Reply;
          if (reply.id !== id) return;
          const { result, exceptionDetails } = reply.result ?? {};
          if (exceptionDetails) reject(new Error(exceptionDetails.exception?.description));
          else resolve(result?.value);
        });
      });
      const params = { expression, userGesture: true, awaitPromise: true, returnByValue: true };
      const message = JSON.stringify({ id, method: 'Runtime.evaluate', params });
      void session.send('Target.sendMessageToTarget', { sessionId, message });
      return answer;
    },
  };
}

interface Reply {
  id?: number;
  result?: { result?: { value?: unknown }; exceptionDetails?: { exception?: { description?: string } } };
}

async function findTarget(session: CDPSession, file: string): Promise<string> {
  for (;;) {
    const { targetInfos } = await session.send('Target.getTargets');
    const found = targetInfos.find(({ url }) => url.endsWith(`/${file}`));
    if (found) return found.targetId;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
