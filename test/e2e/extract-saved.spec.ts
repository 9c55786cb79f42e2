// Folders of saved pages, as `npm run extract` reads them.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { ExtractReply } from '../../src/automation/browser.ts';
import { extractSaved } from '../../src/automation/extract-saved.ts';
import { listSavedPages } from '../../src/automation/saved-pages.ts';

const TIDE = '<h1>Tides</h1><p>The sea rises twice a day, a little later each time.</p>';
const WRITTEN =
  '<script>document.body.insertAdjacentHTML("beforeend", "<p>Written by the script.</p>")</script>';

test('a saved page is static: noscript is content, and so is what waits for its scripts, which do not run', async () => {
  const { page } = await read({
    page: `${TIDE}${WRITTEN}<noscript><p>Neap tides come a week after spring tides.</p></noscript>
      <div style="opacity:0">${'<p>A spring tide follows the new moon. It runs higher than the others do.</p>'.repeat(15)}</div>`,
  });
  expect(page).toContain('Neap tides come a week after spring tides.');
  expect(page).toContain('A spring tide follows the new moon.');
  expect(page).not.toContain('Written by the script.');
});

test('what a static page streams after its end stands where it belongs', async () => {
  const { page } = await read({
    page: `<main>${TIDE}<template id="B:0"></template><p>Slack water lasts a few minutes.</p></main>
      <div hidden id="S:0"><p>Neap tides come a week after spring tides.</p></div>`,
  });
  expect(page).toMatch(/rises twice a day[^]*Neap tides come[^]*Slack water lasts/);
});

test('a page that asks for its scripts runs them', async () => {
  const { page } = await read({ page: `${TIDE}${WRITTEN}` }, { page: { scripts: true } });
  expect(page).toContain('Written by the script.');
});

test('pages with one address keep their own texts', async () => {
  const url = 'https://tides.example/';
  const replies = await read(
    { a: `${TIDE}<p>First copy of the page.</p>`, b: `${TIDE}<p>Second copy of the page.</p>` },
    { a: { url }, b: { url } },
  );
  expect(replies['a']).toContain('First copy');
  expect(replies['b']).toContain('Second copy');
});

test('a page that hangs costs only itself', async () => {
  const replies = await read(
    { a: TIDE, b: `${TIDE}<script>for (;;);</script>`, c: '', d: TIDE },
    { b: { scripts: true } },
  );
  expect(replies['a']).toContain('# Tides');
  expect(replies['b']).toBe('page-failed');
  expect(replies['c']).toBe('nothing-to-extract');
  expect(replies['d']).toContain('# Tides');
});

/** Markdown of each page, or the code of its error. */
async function read(pages: Record<string, string>, urls: object = {}): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'pith-extract-'));
  for (const [name, html] of Object.entries(pages)) {
    writeFileSync(join(folder, `${name}.html`), `<!doctype html><html><body>${html}</body></html>`);
  }
  writeFileSync(join(folder, 'urls.json'), JSON.stringify(urls));
  const replies: Record<string, string> = {};
  await extractSaved({
    pages: listSavedPages(folder),
    limit: 10_000,
    done({ name }, reply: ExtractReply) {
      replies[name] = 'error' in reply ? reply.error.code : reply.markdown;
    },
  });
  rmSync(folder, { recursive: true });
  return replies;
}
