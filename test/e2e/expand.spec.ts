import type { Page } from '@playwright/test';
import { expanded, look, pageOf } from './expanded.ts';
import { expect, test } from './fixture.ts';
import { clipboardText } from './open-popup.ts';
import { bundleWidgets } from './widgets/bundle.ts';

async function withWidgets(page: Page, part: 'log' | 'radix' | 'headless'): Promise<void> {
  await page.addScriptTag({ content: await bundleWidgets('react-widgets') });
  await page.evaluate((name) => {
    (globalThis as unknown as { widgets: { show(part: string, place: Element): void } }).widgets.show(
      name,
      document.getElementById('place')!,
    );
  }, part);
}

test('all rows of a virtual list are read, each once and in order, and what is hidden in them is not', async ({
  pith,
}) => {
  const page = await pith.open(pageOf('<div id="place"></div>'));
  await withWidgets(page, 'log');
  await page.evaluate(() => document.getElementById('log')!.scrollTo({ top: 900 }));
  await page.waitForFunction(() => document.body.textContent!.includes('Reading 25 '));
  const before = await look(page);
  const { text, expansion, hidden } = await expanded(pith, page);
  const rows = [...text.matchAll(/Reading (\d+) of/g)].map(([, number]) => Number(number));
  expect(rows).toEqual(Array.from({ length: 300 }, (_, index) => index));
  expect(expansion).toMatchObject({ end: 'done', rows: 300 });
  expect(text).not.toContain('Praise');
  expect(hidden).toContain('Praise the harbour.');
  expect(await look(page)).toEqual(before);
});

test('Radix: panels that are not in the page until they are opened are read, and closed again', async ({
  pith,
}) => {
  const page = await pith.open(pageOf('<div id="place"></div>'));
  await withWidgets(page, 'radix');
  const before = await look(page);
  const { text, expansion } = await expanded(pith, page);
  expect(text).toMatch(/low water\?[^]*mud lies bare[^]*high water\?[^]*quay is wet/);
  expect(text).toMatch(/North quay[^]*north quay is deep[^]*South quay[^]*south quay is shallow/);
  expect(expansion).toMatchObject({ end: 'done', panels: 3 });
  expect(await look(page)).toEqual(before);
});

test('Headless UI: panels that are not in the page until they are opened are read, and closed again', async ({
  pith,
}) => {
  const page = await pith.open(pageOf('<div id="place"></div>'));
  await withWidgets(page, 'headless');
  const before = await look(page);
  const { text, expansion } = await expanded(pith, page);
  expect(text).toMatch(/boats wait\?[^]*wait on the mud/);
  expect(text).toContain('In winter nobody sails.');
  expect(text).toContain('In summer all sail.');
  expect(expansion).toMatchObject({ end: 'done', panels: 2 });
  expect(await look(page)).toEqual(before);
});

test('"load more" is pressed until it is gone, and an endless list is scrolled to its end', async ({
  pith,
}) => {
  const page = await pith.open(
    pageOf(`<div style="height:1500px"></div><ul id="few"></ul><button id="more">Load more notes</button><ol id="long"></ol><div id="end" style="height:10px"></div>
    <script>
      const item = (list, text) => list.append(Object.assign(document.createElement('li'), { textContent: text }));
      let page = 0;
      more.onclick = () => setTimeout(() => {
        item(few, 'Note ' + (page += 1) + ' was loaded.');
        if (page === 3) more.remove();
      }, 20);
      let count = 0;
      new IntersectionObserver(([entry]) => {
        if (entry.isIntersecting && count < 60) setTimeout(() => { for (let i = 0; i < 20; i += 1) item(long, 'Entry ' + (count += 1) + ' of the log.'); }, 20);
      }).observe(end);
      addEventListener('scroll', () => {
        if (count < 60 && scrollY + innerHeight >= document.documentElement.scrollHeight - 5) for (let i = 0; i < 20; i += 1) item(long, 'Entry ' + (count += 1) + ' of the log.');
      });
    </script>`),
  );
  await page.evaluate(() => scrollTo(0, 40));
  const before = await look(page);
  const { text, expansion } = await expanded(pith, page);
  expect(text).toContain('Note 3 was loaded.');
  expect(text).toContain('Entry 60 of the log.');
  expect(expansion?.end).toBe('done');
  expect((await look(page)).scroll).toEqual(before.scroll);
});

test('nothing is pressed but what shows more of the main content', async ({ pith }) => {
  const traps = [
    '<a href="/next" role="button" aria-expanded="false">Load more</a>',
    '<form onsubmit="press(1);return false"><button>Load more</button></form>',
    '<form id="f" onsubmit="press(2);return false"></form><button form="f">Show more</button>',
    '<button aria-haspopup="menu" aria-expanded="false">Options</button>',
    '<button aria-expanded="false">Reply</button>',
    '<button aria-expanded="false">Delete all</button>',
    '<nav><button aria-expanded="false" aria-controls="x">Sections</button></nav>',
    '<aside><button>Show more</button></aside>',
    '<div role="toolbar"><button aria-expanded="false">Format</button></div>',
    '<div role="dialog"><button>Read more</button></div>',
    '<button disabled aria-expanded="false">Waiting</button>',
    '<button hidden>Load more</button>',
    '<button>Buy more</button>',
    '<button aria-expanded="false" aria-controls="there">Answer in the page</button><div id="there" hidden>Here it is.</div>',
  ];
  const page = await pith.open(
    `<header><button aria-expanded="false">Top</button></header>${pageOf(traps.join('\n'))}<footer><button>Load more</button></footer>
     <script>window.pressed = []; const press = (n) => pressed.push(n);
     for (const [i, e] of document.querySelectorAll('button, a').entries()) for (const type of ['click', 'mousedown', 'pointerdown']) e.addEventListener(type, () => press(type + i + e.textContent));</script>`,
  );
  const { text, expansion } = await expanded(pith, page);
  expect(await page.evaluate(() => (window as unknown as { pressed: string[] }).pressed)).toEqual([]);
  expect(expansion).toMatchObject({ end: 'done', panels: 0 });
  expect(text).toContain('Here it is.');
});

test('a details that loads when it is opened is read and closed again; focus and selection stay', async ({
  pith,
}) => {
  const page = await pith.open(
    pageOf(`<details ontoggle="if (this.open && !this.children[1]) setTimeout(() => this.insertAdjacentHTML('beforeend', '<p>Fetched late.</p>'), 20)"><summary>History</summary></details>
      <p id="quote">Selected words.</p><input id="field">`),
  );
  await page.evaluate(() => {
    const words = document.getElementById('quote')!.firstChild!;
    getSelection()!.setBaseAndExtent(words, 0, words, 8);
    document.getElementById('field')!.focus();
  });
  const before = await look(page);
  const { text } = await expanded(pith, page);
  expect(text).toContain('Fetched late.');
  expect(await look(page)).toEqual(before);
});

test('the entry on the toolbar button and the command load everything and copy it', async ({ pith }) => {
  for (const kind of ['menu', 'command'] as const) {
    const late = `<details ontoggle="if (this.open && !this.children[1]) this.insertAdjacentHTML('beforeend', '<p>Fetched by ${kind}.</p>')"><summary>History</summary></details>`;
    const page = await pith.open(pageOf(late));
    await page.bringToFront();
    await pith.worker.evaluate(async (way) => {
      const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
      interface Dispatching {
        dispatch(...values: unknown[]): void;
      }
      const { onClicked } = chrome.contextMenus as unknown as { onClicked: Dispatching };
      const { onCommand } = chrome.commands as unknown as { onCommand: Dispatching };
      // An entry that does not exist cannot be changed.
      await chrome.contextMenus.update('expand-page', {});
      if (way === 'menu') onClicked.dispatch({ menuItemId: 'expand-page' }, tab);
      else onCommand.dispatch('expand-page', tab);
    }, kind);
    await expect(async () => {
      expect(await clipboardText(pith, page)).toContain(`Fetched by ${kind}.`);
    }).toPass();
    await page.close();
  }
});
