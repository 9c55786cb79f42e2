import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../e2e/fixture.ts';

test('the live page is the same before and after, to the byte', async ({ pith }) => {
  const requests: string[] = [];
  const page = await pith.open(`<!doctype html><html><head><base href="https://files.example/">
    <link rel="stylesheet" href="s.css"></head><body>
    <div style="height:4000px">Tall <x-a><template shadowrootmode="open"><p>Shadow</p></template></x-a></div>
    <img src="a.png" srcset="b.png 2x"><picture><source srcset="c.png"><img src="d.png" loading="lazy"></picture>
    <video src="e.mp4" poster="f.png" preload="auto"></video><audio src="g.mp3" preload="auto"></audio>
    <iframe src="https://other.example/h"></iframe><embed src="i.swf"><object data="j.pdf"></object>
    <input type="image" src="k.png"><input id="field" value="x"><svg><image href="l.png"/><use href="m.svg#n"/></svg>
    <p style="background:url(o.png)" onclick="p()">Selected words.</p><script src="q.js"></script>
    <details><summary>More</summary>Folded</details></body></html>`);
  await page.evaluate(() => {
    window.scrollTo(0, 700);
    document.getElementById('field')!.focus();
    const text = document.querySelector('p')!.firstChild!;
    getSelection()!.setBaseAndExtent(text, 0, text, 8);
    const log = ((window as unknown as { log: string[] }).log = []) as string[];
    new MutationObserver((records) => log.push(...records.map(({ type }) => type))).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    for (const type of ['scroll', 'focusin', 'focusout', 'selectionchange', 'toggle', 'click']) {
      document.addEventListener(type, () => log.push(type), true);
    }
  });
  await page.waitForTimeout(200);
  const look = () =>
    page.evaluate(() => ({
      html: document.documentElement.getHTML({ serializableShadowRoots: true }),
      scroll: [scrollX, scrollY],
      focus: document.activeElement?.id,
      selection: getSelection()!.toString(),
    }));
  const before = await look();
  await page.evaluate(() => ((window as unknown as { log: string[] }).log.length = 0));
  page.on('request', (request) => requests.push(request.url()));
  await pith.worker.evaluate((url) => globalThis.pith.snapshot({ url }), page.url());
  await pith.worker.evaluate((url) => globalThis.pith.extract({ url }), page.url());
  await page.waitForTimeout(200);
  expect(await look()).toEqual(before);
  expect(await page.evaluate(() => (window as unknown as { log: string[] }).log)).toEqual([]);
  expect(requests).toEqual([]);
});

test('a strict content policy sees no violation', async ({ pith }) => {
  const page = await pith.open(
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><p style="color:red" onclick="x()">Text.</p>`,
  );
  await page.evaluate(() => {
    const seen = ((window as unknown as { seen: string[] }).seen = []) as string[];
    document.addEventListener('securitypolicyviolation', (event) => seen.push(event.violatedDirective));
  });
  await pith.worker.evaluate((url) => globalThis.pith.snapshot({ url }), page.url());
  await page.waitForTimeout(100);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

test('nothing listens on the page afterwards, and nothing is left in it', async ({ pith }) => {
  const page = await pith.open(
    '<title>Tides</title><main><h1>Tides</h1><p id="p">Words of the page.</p><button onclick="p()">Press</button></main>',
  );
  const before = await traces(pith.context, page);
  expect(before.listeners).toEqual(["document.querySelector('button') click"]);
  await pith.worker.evaluate((url) => globalThis.pith.extract({ url }), page.url());
  await pith.worker.evaluate(
    (url) => globalThis.pith.extract({ url, options: { scope: 'page' } }),
    page.url(),
  );
  await pith.worker.evaluate(
    (url) => globalThis.pith.extract({ url, expand: { quiet: 50, patience: 500 } }),
    page.url(),
  );
  expect(await traces(pith.context, page)).toEqual(before);
});

test('a listener of an extension would be seen by the test above', async ({ pith }) => {
  const page = await pith.open('<p>Words.</p>');
  const before = await traces(pith.context, page);
  await pith.worker.evaluate(async (url) => {
    const tab = (await chrome.tabs.query({})).find((each) => each.url === url);
    await chrome.scripting.executeScript({
      target: { tabId: tab?.id as number },
      func: () => document.addEventListener('scroll', () => undefined),
    });
  }, page.url());
  expect(await traces(pith.context, page)).not.toEqual(before);
});

/** In every world of the page: listeners on what a script could listen on, and names of ours; and the page as text. */
async function traces(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  const worlds: number[] = [];
  session.on('Runtime.executionContextCreated', ({ context: { id, name } }) => {
    if (!name.includes('playwright')) worlds.push(id);
  });
  await session.send('Runtime.enable');
  const listeners: string[] = [];
  const names: string[] = [];
  for (const contextId of worlds) {
    for (const expression of [
      'window',
      'document',
      'document.documentElement',
      'document.body',
      "document.querySelector('button')",
    ]) {
      const { result } = await session.send('Runtime.evaluate', { expression, contextId });
      if (!result.objectId) continue;
      const found = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
      listeners.push(...found.listeners.map(({ type }) => `${expression} ${type}`));
    }
    const { result } = await session.send('Runtime.evaluate', {
      expression: 'Object.keys(globalThis).filter((name) => /pith/i.test(name))',
      returnByValue: true,
      contextId,
    });
    names.push(...(result.value as string[]));
  }
  await session.detach();
  return { listeners: [...new Set(listeners)], names, html: await page.content() };
}
