// Firefox turns each `http:` request of an extension into `https:` unless the manifest says otherwise; chat servers in the
// local network speak plain HTTP. Addresses of the machine itself are exempt, so one of the network is asked.

import { networkInterfaces } from 'node:os';
import { expect, test } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { startModelServer } from '../chat/endpoint/model-server.ts';
import { FIREFOX, FIREFOX_EXTENSION, extensionPage } from '../cases/firefox.ts';

/** On a machine without a network nothing but its own address is left. */
const ADDRESS =
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';

test('in Firefox a chat server in the local network is asked over plain HTTP', async () => {
  const server = await startModelServer({ models: ['tides'], host: ADDRESS });
  const firefox = await launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });
  try {
    await firefox.installExtension(FIREFOX_EXTENSION);
    const extension = await extensionPage(() => firefox.pages());
    const answer = await extension.evaluate(
      (url) => fetch(url).then((response) => response.text(), String),
      `${server.url}/models`,
    );
    expect(answer).toContain('tides');
  } finally {
    await firefox.close();
    await server.stop();
  }
});
