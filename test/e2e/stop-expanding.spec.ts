import { expanded, pageOf } from './expanded.ts';
import { expect, test } from './fixture.ts';
import { type Pith, clipboardText, openPopup } from './open-popup.ts';

test('a list without an end stops at the limit, and what was loaded is kept', async ({ pith }) => {
  const page = await pith.open(
    pageOf(`<ol id="long"></ol><script>let count = 0;
      const fill = () => { for (let i = 0; i < 20; i += 1) long.append(Object.assign(document.createElement('li'), { textContent: 'Entry ' + (count += 1) + ' of the log.' })); };
      for (let i = 0; i < 5; i += 1) fill(); addEventListener('scroll', fill);</script>`),
  );
  const { text, expansion } = await expanded(pith, page, { steps: 6 });
  expect(expansion?.end).toBe('limit');
  expect(text).toContain('Entry 140 of the log.');
});

test('Escape on the page stops it', async ({ pith }) => {
  const page = await pith.open(
    pageOf(`<script>let count = 0;
      addEventListener('scroll', () => { document.querySelector('main').append(Object.assign(document.createElement('p'), { textContent: 'Entry ' + (count += 1) + ' of an endless log.' , style: 'height:300px'})); });
      </script><div style="height:3000px"></div>`),
  );
  const running = expanded(pith, page, { time: 40_000 });
  await page.waitForFunction(() => scrollY > 500);
  await page.keyboard.press('Escape');
  const { expansion } = await running;
  expect(expansion?.end).toBe('cancelled');
  expect(await page.evaluate(() => [scrollY, document.documentElement.childElementCount])).toEqual([0, 2]);
});

test('an error on the page stays, and the progress stands above it', async ({ pith }) => {
  const page = await pith.open(
    pageOf(`<script>addEventListener('scroll', () => document.querySelector('main').append(Object.assign(document.createElement('p'), { textContent: 'Entry' , style: 'height:300px'})));
      </script><div style="height:3000px"></div>`),
  );
  const boxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('html > div')].map((host) => host.getBoundingClientRect().toJSON()),
    );
  await page.bringToFront();
  await pith.worker.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true });
    const clicked = chrome.contextMenus.onClicked as unknown as {
      dispatch(info: object, tab: unknown): void;
    };
    clicked.dispatch({ menuItemId: 'copy-link', linkUrl: 'mailto:ann@harbour.example' }, tab);
  });
  await expect.poll(async () => (await boxes()).length).toBe(1);
  const running = expanded(pith, page, { time: 40_000 });
  await page.waitForFunction(() => scrollY > 500);
  const isAbove = async () => {
    const [error, progress] = await boxes();
    return progress?.top > 0 && progress?.bottom < error?.top;
  };
  await expect.poll(isAbove).toBe(true);
  await page.keyboard.press('Escape');
  await running;
});

test('a page that goes elsewhere meanwhile is told', async ({ pith }) => {
  const page = await pith.open(
    pageOf(
      `<div style="height:5000px"></div><script>addEventListener('scroll', () => { location.href = 'about:blank'; })</script>`,
    ),
  );
  const url = page.url();
  const message = await pith.worker.evaluate(
    (address) =>
      globalThis.pith.extract({ url: address, expand: true }).then(String, (error: Error) => error.message),
    url,
  );
  expect(message).toBe('The page changed while it was read');
  // A tab that is still on its way may never say that it was closed.
  await page.waitForURL('about:blank');
  await page.waitForLoadState();
});

const ENDLESS = pageOf(`<div style="height:3000px"></div><script>let count = 0;
  addEventListener('scroll', () => { document.querySelector('main').append(Object.assign(document.createElement('p'), { textContent: 'Entry ' + (count += 1) + ' of an endless log.' , style: 'height:300px'})); });
  </script>`);

test('the popup starts it, says how far it is, stops it, and copies what was loaded', async ({
  pith,
}, info) => {
  const page = await pith.open(ENDLESS);
  const popup = await openPopup(pith, page);
  await expect(popup.getByRole('status')).toHaveText('Copied');
  await popup.getByRole('button', { name: 'More' }).click();
  await popup.screenshot({ path: info.outputPath('menu.png'), animations: 'disabled' });
  await popup.getByRole('button', { name: 'Expand and load everything' }).click();
  await expect(popup.getByText(/^Loading everything… \d/)).toBeVisible();
  await popup.screenshot({ path: info.outputPath('expanding.png'), animations: 'disabled' });
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect(popup.getByText('Loading everything…')).toHaveCount(0);
  await expect(popup.getByRole('status')).toHaveText('Copied');
  expect(await clipboardText(pith, page)).toContain('Entry 1 of an endless log.');
});

test('the command stops by its button on the page, and copies what was loaded', async ({ pith }) => {
  const page = await pith.open(ENDLESS);
  await page.bringToFront();
  const running = expanded(pith, page, { time: 40_000 });
  await page.waitForFunction(() => scrollY > 500);
  // The line is in a closed shadow root: a person sees it at the bottom of the window.
  const { width, height } = page.viewportSize()!;
  await expect(async () => {
    for (let x = width / 2; x < width / 2 + 200; x += 10) await page.mouse.click(x, height - 45);
    expect(await page.evaluate(() => document.querySelector('div[popover]'))).toBeNull();
  }).toPass();
  expect((await running).expansion?.end).toBe('cancelled');
});

/** Runs the script by itself, as when the popup was closed and nobody takes what it kept. */
const expandAlone = (pith: Pith, url: string, alone: number) =>
  pith.worker.evaluate(
    async ([address, wait]) => {
      const tabId = (await chrome.tabs.query({})).find((tab) => tab.url === address)?.id as number;
      const target = { tabId };
      const limits = { time: 40_000, clicks: 9, steps: 400, rows: 90, quiet: 60, patience: 500, alone: wait };
      const words = { running: 'Loading', cancel: 'Cancel', busy: 'Busy' };
      await chrome.scripting.executeScript({
        target,
        args: [{ limits, words }],
        func: (request) => Object.assign(globalThis, { pithExpansionRequest: request }),
      });
      const [result] = await chrome.scripting.executeScript({ target, files: ['/expand.js'] });
      return String(result?.result);
    },
    [url, alone] as const,
  );

test('it stops by itself when nobody waits for it any more', async ({ pith }) => {
  const page = await pith.open(ENDLESS);
  const reply = await expandAlone(pith, page.url(), 400);
  expect(JSON.parse(reply)).toMatchObject({ report: { end: 'cancelled' } });
});

test('rows kept of one conversation do not come into the next one in the same list', async ({ pith }) => {
  const page = await pith.open(
    pageOf(`<div id="log" style="height:200px;overflow:auto"><div id="rows" style="height:1200px;position:relative"></div></div><script>
      let name = 'first';
      const draw = () => { const at = Math.floor(log.scrollTop / 100); rows.innerHTML = ''; for (let i = at; i < Math.min(12, at + 3); i += 1) rows.insertAdjacentHTML('beforeend', '<p data-index="' + i + '" style="position:absolute;margin:0;top:' + i * 100 + 'px">Message ' + i + ' of the ' + name + ' talk</p>'); };
      log.onscroll = draw; draw();
      globalThis.go = (next) => { history.pushState({}, '', '/' + next); name = next; log.scrollTop = 0; draw(); };
    </script>`),
  );
  expect(JSON.parse(await expandAlone(pith, page.url(), 9_000))).toMatchObject({ report: { rows: 12 } });
  await page.evaluate(() => (globalThis as unknown as { go(name: string): void }).go('second'));
  const { text } = await pith.worker
    .evaluate((url) => globalThis.pith.extract({ url }), page.url())
    .then(({ extraction }) => extraction);
  expect(text).toContain('Message 0 of the second talk');
  expect(text).not.toContain('first talk');
});

test('a second start while the first one runs says so', async ({ pith }) => {
  const page = await pith.open(ENDLESS);
  const running = expanded(pith, page, { time: 40_000 });
  await page.waitForFunction(() => scrollY > 500);
  await expect(expanded(pith, page)).rejects.toThrow('Everything on it is being loaded already');
  await page.keyboard.press('Escape');
  expect((await running).expansion?.end).toBe('cancelled');
});

test('a limit that is none is refused', async ({ pith }) => {
  const page = await pith.open(ENDLESS);
  for (const limits of [{ steps: -1 }, { time: Number.NaN }, { speed: 3 }]) {
    await expect(expanded(pith, page, limits)).rejects.toThrow(/A limit of expanding is a number from 0/);
  }
});

test('names that shadow the properties of the page do no harm', async ({ pith }) => {
  const names = [
    'body',
    'querySelectorAll',
    'activeElement',
    'scrollingElement',
    'getSelection',
    'readyState',
    'defaultView',
  ];
  const page = await pith.open(
    pageOf(
      `${names.map((name) => `<img name="${name}">`).join('')}<form><input name="closest"><input name="children"><button>Load more</button></form>
       <details ontoggle="if (this.open && !this.children[1]) this.insertAdjacentHTML('beforeend', '<p>Fetched late.</p>')"><summary>History</summary></details>`,
    ),
  );
  const { text, expansion } = await expanded(pith, page);
  expect(expansion?.end).toBe('done');
  expect(text).toContain('Fetched late.');
});
