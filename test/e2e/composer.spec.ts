// Chat pages that make it hard: boxes that come late, lie in shadow roots, or never come.

import type { Page } from '@playwright/test';
import type { FillOutcome, FillRequest } from '../../src/io/chat-io.ts';
import { expect, test } from './fixture.ts';
import type { Pith } from './open-popup.ts';

const TEXT = 'One.\n\n  Two & <three>.';
const BOX = '<textarea id="box" style="width: 400px; height: 80px"></textarea>';

async function fill(pith: Pith, page: Page, changes: Partial<FillRequest> = {}): Promise<FillOutcome> {
  const request: FillRequest = {
    text: TEXT,
    hosts: [new URL(page.url()).hostname],
    composer: [],
    sendButton: [],
    send: false,
    prefilled: false,
    patience: 5_000,
    ...changes,
  };
  await page.bringToFront();
  return pith.worker.evaluate(async (asked) => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    const target = { tabId: tab?.id as number };
    await chrome.scripting.executeScript({
      target,
      args: [asked],
      func: (value) => void Object.assign(globalThis, { pithFillRequest: value }),
    });
    const [result] = await chrome.scripting.executeScript({ target, files: ['/composer.js'] });
    return result?.result as FillOutcome;
  }, request);
}

const script = (code: string): string =>
  `<!doctype html><meta charset="utf-8"><body><script>${code}</script>`;

test('a box that appears late is waited for', async ({ pith }) => {
  const page = await pith.open(script(`setTimeout(() => { document.body.innerHTML = '${BOX}'; }, 1500)`));
  expect(await fill(pith, page)).toBe('filled');
  expect(await page.inputValue('#box')).toBe(TEXT);
});

for (const mode of ['open', 'closed']) {
  test(`a box in a shadow root that is ${mode} is found`, async ({ pith }) => {
    const page = await pith.open(
      script(`customElements.define('x-chat', class extends HTMLElement {
        connectedCallback() { this.attachShadow({ mode: '${mode}' }).innerHTML = '${BOX}'; window.box = this.root = null; }
      });
      const attach = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (init) { return (window.root = attach.call(this, init)); };
      document.body.append(document.createElement('x-chat'));`),
    );
    expect(await fill(pith, page)).toBe('filled');
    const value = () => (globalThis as unknown as { root: ShadowRoot }).root.querySelector('textarea')!.value;
    expect(await page.evaluate(value)).toBe(TEXT);
  });
}

test('a page without a box, as after a logout, is told and nothing is written anywhere', async ({ pith }) => {
  const page = await pith.open(
    '<form><input type="email" id="a"><input type="password" id="b"><input type="search" id="c"></form>' +
      '<textarea hidden id="d"></textarea><textarea disabled id="e"></textarea><div style="opacity:0"><textarea id="f"></textarea></div>',
  );
  expect(await fill(pith, page, { patience: 600 })).toBe('no-composer');
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) expect(await page.inputValue(`#${id}`)).toBe('');
});

test('a page on another host gets nothing, whatever boxes it has', async ({ pith }) => {
  const page = await pith.open(BOX);
  expect(await fill(pith, page, { hosts: ['chat.example'] })).toBe('other-site');
  expect(await page.inputValue('#box')).toBe('');
});

test('what a person has begun to write stays before the prompt', async ({ pith }) => {
  const page = await pith.open(BOX);
  await page.fill('#box', 'My question:');
  expect(await fill(pith, page)).toBe('filled');
  expect(await page.inputValue('#box')).toBe(`My question:\n\n${TEXT}`);
});

test('a page that starts late and empties its box gets the prompt again', async ({ pith }) => {
  const page = await pith.open(
    BOX +
      '<script>const box = document.querySelector("textarea"); box.addEventListener("input", () => setTimeout(() => { box.value = ""; }, 150), { once: true });</script>',
  );
  expect(await fill(pith, page)).toBe('filled');
  expect(await page.inputValue('#box')).toBe(TEXT);
});

test('a box that refuses every text is told', async ({ pith }) => {
  const page = await pith.open(
    `${BOX}<script>document.querySelector("textarea").addEventListener("input", ({ target }) => { target.value = ""; });</script>`,
  );
  expect(await fill(pith, page)).toBe('refused');
});

test('an editor that takes the paste elsewhere has made an attachment of it', async ({ pith }) => {
  const page = await pith.open(
    '<div contenteditable style="width:400px;height:80px"></div><script>addEventListener("paste", (event) => { event.preventDefault(); document.title = event.clipboardData.getData("text/plain"); })</script>',
  );
  expect(await fill(pith, page)).toBe('attached');
  expect(await page.title()).toContain('Two & <three>.');
});

test('what a box holds is never taken for markup', async ({ pith }) => {
  const page = await pith.open(
    '<div id="box" contenteditable style="width:400px;height:80px;white-space:pre-wrap"></div>',
  );
  const text = 'One\n<img src=x onerror="document.title=1">\n<b>two</b> &amp;';
  expect(await fill(pith, page, { text })).toBe('filled');
  expect(await page.locator('#box img, #box b').count()).toBe(0);
  expect(await page.locator('#box').innerText()).toBe(text);
});

test('the send button is pressed only when the person set that', async ({ pith }) => {
  const html = `<form onsubmit="document.title = document.querySelector('textarea').value.length; document.querySelector('textarea').value = ''; return false">${BOX}<button>Go</button><button type="submit" id="go" disabled>Send</button></form>
    <script>document.querySelector('textarea').addEventListener('input', () => setTimeout(() => { go.disabled = false; }, 300));</script>`;
  const page = await pith.open(html);
  expect(await fill(pith, page)).toBe('filled');
  expect(await page.title()).toBe('');
  const other = await pith.open(html);
  expect(await fill(pith, other, { send: true, sendButton: ['#go'] })).toBe('sent');
  expect(await other.title()).toBe(String(TEXT.length));
});

test('a prompt that the site took from its address is not written twice', async ({ pith }) => {
  const page = await pith.open(
    `${BOX}<script>setTimeout(() => { document.querySelector('textarea').value = ${JSON.stringify(TEXT)}; }, 800);</script>`,
  );
  expect(await fill(pith, page, { prefilled: true })).toBe('filled');
  expect(await page.inputValue('#box')).toBe(TEXT);
});

test('a text of a million characters arrives whole', async ({ pith }) => {
  const page = await pith.open(BOX);
  const text = `${'The sea rises twice a day.\n'.repeat(37_000)}End.`;
  expect(await fill(pith, page, { text })).toBe('filled');
  expect((await page.inputValue('#box')).length).toBe(text.length);
});

test('a site that makes something else of the text is told, and has it once', async ({ pith }) => {
  const page = await pith.open(
    `${BOX}<script>document.querySelector("textarea").addEventListener("input", ({ target }) => { target.value = target.value.replaceAll("<three>", "3"); });</script>`,
  );
  expect(await fill(pith, page)).toBe('refused');
  expect((await page.inputValue('#box')).match(/One/g)).toHaveLength(1);
});

test('the send button is pressed once, however long the site takes', async ({ pith }) => {
  const page = await pith.open(
    `<body data-presses="0"><form onsubmit="document.body.dataset.presses++; setTimeout(() => { document.querySelector('textarea').value = ''; }, 1000); return false">${BOX}<button type="submit">Send</button></form>`,
  );
  expect(await fill(pith, page, { send: true })).toBe('sent');
  expect(await page.locator('body').getAttribute('data-presses')).toBe('1');
});
