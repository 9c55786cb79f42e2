// Firefox refuses scripts in its PDF viewer as on a page that was not opened to them, but the person is told the difference.

import { expect, test } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { FIREFOX, FIREFOX_EXTENSION, extensionPage, extractIn } from '../cases/firefox.ts';
import { servePdf } from '../cases/pdf.ts';

test('in Firefox a PDF is told from a page without access', async () => {
  const pdf = await servePdf();
  const firefox = await launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });
  try {
    await firefox.installExtension(FIREFOX_EXTENSION);
    const extension = await extensionPage(() => firefox.pages());
    const tab = await firefox.newPage();
    const refusalOf = async (path: string) => {
      await tab.goto(pdf.at(path));
      const reply = await extractIn(extension, pdf.at(path), {});
      return 'error' in reply ? `${reply.error.code}: ${reply.error.message}` : 'read';
    };
    expect(await refusalOf('/tides.pdf')).toMatch(/^restricted-page: This is a PDF .* choose Pith/);
    expect(await refusalOf('/download?id=7')).toMatch(
      /^restricted-page: The browser closes this page .* choose Pith/,
    );
  } finally {
    await firefox.close();
    pdf.close();
  }
});
