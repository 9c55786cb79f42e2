// Picking a part of the page from the side panel: by mouse, by the keys of the page and by those of the panel.

import type { Page } from '@playwright/test';
import { findFaults } from './accessibility.ts';
import { expect, test } from './fixture.ts';
import { HARBOUR } from './harbour-page.ts';
import { type Pith, openPanel } from './side-panel.ts';

async function startPicking(pith: Pith, html: string): Promise<{ page: Page; panel: Page }> {
  const page = await pith.open(html);
  const panel = await openPanel(pith, page);
  await panel.getByRole('button', { name: 'Pick a part of the page' }).click();
  await expect(panel.getByText('Point at a part')).toBeVisible();
  await expect.poll(() => isPicking(page)).toBe(true);
  return { page, panel };
}

/** The picker's host is the only child of the root beside head and body. */
const isPicking = (page: Page) => page.evaluate(() => document.documentElement.children.length > 2);

const shown = (panel: Page) => panel.locator('.markdown');

test('the part under the mouse is framed, and a click takes it without reaching the page', async ({
  pith,
}, info) => {
  const { page, panel } = await startPicking(pith, HARBOUR);
  await page.evaluate(() => {
    const log = ((window as unknown as { log: string[] }).log = [] as string[]);
    for (const type of ['click', 'mousedown', 'pointerdown', 'pointerup', 'focusin']) {
      document.addEventListener(type, () => log.push(type), true);
    }
  });
  const cell = page.getByRole('cell', { name: '4.9 m' });
  await cell.scrollIntoViewIfNeeded();
  const box = (await page.getByRole('table').boundingBox())!;
  // The spacing between two cells belongs to the table.
  await page.mouse.move(box.x + 1, box.y + 1);
  await page.screenshot({ path: info.outputPath('page.png') });
  await panel.screenshot({ path: info.outputPath('picking.png') });
  await page.mouse.click(box.x + 1, box.y + 1);
  await expect(shown(panel)).toContainText('| Monday | 4.9 m | 0.6 m |');
  await expect(shown(panel)).not.toContainText('Twice a day');
  await expect(panel.getByText('Only the part that you picked is shown.')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { log: string[] }).log)).toEqual([]);
  expect(await findFaults(panel)).toEqual([]);
  await panel.screenshot({ path: info.outputPath('picked.png') });
  await panel.getByRole('button', { name: 'Whole page' }).click();
  await expect(shown(panel)).toContainText('Twice a day');
});

test('the keys of the panel walk the page: out, in, beside, and Enter takes', async ({ pith }) => {
  const { panel } = await startPicking(
    pith,
    `<main><p>One.</p><div><p>Two.</p><p>Three.</p><p style="display:none">Ignore this.</p></div><p>Four.</p></main>`,
  );
  // From the main part in to the first paragraph, beside it, in, beside, out, and back in where it came from.
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter']) {
    await panel.keyboard.press(key);
  }
  await expect(shown(panel)).toContainText('Three.');
  await expect(shown(panel)).not.toContainText('Two.');
});

test('the keys of the page do the same, and what is hidden in the part stays out', async ({ pith }) => {
  const { page, panel } = await startPicking(
    pith,
    `<main><p>One.</p><section><h2>Two</h2><p>Three.</p><p style="display:none">Ignore this.</p></section></main>`,
  );
  await page.bringToFront();
  for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(shown(panel)).toContainText('## Two');
  await expect(shown(panel)).not.toContainText('One.');
  await expect(shown(panel)).not.toContainText('Ignore this.');
});

test('Escape leaves the page as it was, to the byte and the pixel', async ({ pith }) => {
  const page = await pith.open(
    `<main><p>One.</p><div id="box" style="height:99px;overflow:auto"><p>Two.</p><div style="height:999px"></div><p>In the box.</p></div>
    <div style="height:3000px"></div><p id="last">Last.</p><input id="field" value="x"></main>`,
  );
  await page.locator('#field').focus();
  await page.evaluate(() => scrollTo(0, 40));
  const look = () =>
    page.evaluate(() => ({
      html: document.documentElement.outerHTML,
      scroll: [scrollY, document.getElementById('box')?.scrollTop],
      focus: document.activeElement?.id,
    }));
  const before = await look();
  const panel = await openPanel(pith, page);
  await panel.getByRole('button', { name: 'Pick a part of the page' }).click();
  await expect.poll(() => isPicking(page)).toBe(true);
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowUp']) {
    await panel.keyboard.press(key);
  }
  for (const key of ['ArrowRight', 'ArrowRight']) await panel.keyboard.press(key);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await panel.keyboard.press('Escape');
  await expect(panel.getByRole('button', { name: 'Pick a part of the page' })).toBeVisible();
  expect(await look()).toEqual(before);
  await expect(shown(panel)).toContainText('In the box.');
});

test('a part in a closed shadow root and in a modal dialog can be picked', async ({ pith }) => {
  const { page, panel } = await startPicking(
    pith,
    `<main><p>Outside.</p></main><dialog><x-a><template shadowrootmode="closed"><p style="margin:0">In the shadow.</p>
    <p>Beside it.</p></template></x-a></dialog><script>document.querySelector('dialog').showModal()</script>`,
  );
  const box = (await page.locator('x-a').boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + 5);
  await page.mouse.click(box.x + 20, box.y + 5);
  await expect(shown(panel)).toContainText('In the shadow.');
  await expect(shown(panel)).not.toContainText('Beside it.');
});

test('a frame is picked as a whole, with what it shows and nothing beside it', async ({ pith }) => {
  const { page, panel } = await startPicking(
    pith,
    `<main><p>Above.</p><iframe style="width:400px;height:200px" srcdoc="<h2>Quay</h2><p>Dry at low water.</p>"></iframe>
    <img src="data:," alt="A boat" width="9" height="9"><p>Below.</p></main>`,
  );
  await page.frameLocator('iframe').getByText('Dry at').waitFor();
  const box = (await page.locator('iframe').boundingBox())!;
  await page.mouse.move(box.x + 50, box.y + 50);
  await page.mouse.click(box.x + 50, box.y + 50);
  await expect(shown(panel)).toContainText('Dry at low water.');
  await expect(shown(panel)).not.toContainText(/Above|Below|boat/);
});

test('a page that leaves while a part is picked, and one that is closed to extensions, end it', async ({
  pith,
}) => {
  const { page, panel } = await startPicking(pith, HARBOUR);
  await page.reload();
  await expect(panel.getByRole('button', { name: 'Pick a part of the page' })).toBeVisible();
  await expect(shown(panel)).toContainText('Twice a day');
  await page.goto('chrome://version');
  await expect(panel.getByRole('alert')).toContainText('belongs to the browser');
  await panel.getByRole('button', { name: 'Pick a part of the page' }).click();
  await expect(panel.locator('.pick-state')).toContainText('belongs to the browser');
});
