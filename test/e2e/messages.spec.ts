// What whoever takes over the process of a page could say in the name of the script that Pith runs there.

import { expect, test } from './fixture.ts';

test('a script in a page neither asks for work, nor writes the clipboard, nor reads what is stored', async ({
  pith,
}) => {
  await pith.worker.evaluate(() => chrome.storage.local.set({ settings: { localHost: 'secret.example' } }));
  await pith.open('<h1>Harbour</h1><p>The harbour opens at eight.</p>', 'https://harbour.example/');
  const answers = await pith.worker.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ url: 'https://harbour.example/*' });
    const [given] = await chrome.scripting.executeScript({
      target: { tabId: tab?.id ?? 0 },
      func: async () => {
        const messages: object[] = [
          { pith: 'offscreen:write-text', input: 'forged' },
          { pith: 'offscreen:count-tokens', input: { text: 'a', encoding: 'o200k_base' } },
          { pith: 'offscreen:ready' },
          { pith: 'background:render', input: { url: 'https://harbour.example/', options: {} } },
          { pith: 'background:send-page', input: { text: 'forged', title: 'x', url: 'https://x.example/' } },
          { pith: 'background:cancel', input: { toString: 'no text' } },
          { pith: 'background:cancel', input: 'no such job' },
        ];
        const replies = messages.map((message) =>
          chrome.runtime.sendMessage<object, unknown>(message).then(
            (reply) => reply ?? 'no answer',
            () => 'no answer',
          ),
        );
        const stored = chrome.storage.local.get().catch(() => 'refused');
        return [...(await Promise.all(replies)), await stored];
      },
    });
    return given?.result;
  });
  expect(answers).toEqual([...Array<string>(6).fill('no answer'), { value: false }, 'refused']);
});
