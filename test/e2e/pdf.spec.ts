// A PDF in the browser's viewer: no script may read it, so the person is told what works there.

import { servePdf } from '../cases/pdf.ts';
import { expect, test } from './fixture.ts';
import { clipboardText, openPopup } from './open-popup.ts';

test('on a PDF the popup says how its text is copied, and the menu copies what is selected', async ({
  pith,
}) => {
  const pdf = await servePdf();
  const page = await pith.context.newPage();
  await page.goto(pdf.at('/tides.pdf'));
  // The viewer is there before its document is one.
  await expect.poll(() => page.frames().length).toBeGreaterThan(1);
  const popup = await openPopup(pith, page, 'failed');
  await expect(popup.getByRole('alert')).toContainText('This is a PDF in the browser');
  await expect(popup.getByRole('alert')).toContainText('right-click it and choose Pith');
  await page.bringToFront();
  await pith.worker.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true });
    const clicked = chrome.contextMenus.onClicked as unknown as {
      dispatch(info: object, tab: unknown): void;
    };
    clicked.dispatch({ menuItemId: 'copy-selection', selectionText: 'Tides of 2026' }, tab);
  });
  const other = await pith.open('<h1>Elsewhere</h1>');
  await expect.poll(() => clipboardText(pith, other)).toBe('Tides of 2026\n');
  pdf.close();
});
