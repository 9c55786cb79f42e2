import type { BrowserContext, Page } from '@playwright/test';
import { FRAME } from '../../src/core/dom/marks.ts';
import { expect, test } from '../e2e/fixture.ts';
import { markOf, snapshotOf, textOf } from './pages.ts';

const PROSE = 'The keeper writes down each reading of the gauge at the quay with wind and weather.';

let count = 0;

/** A page whose frames are pages of other sites, by address. */
async function show(context: BrowserContext, pages: Record<string, string>): Promise<Page> {
  const page = await context.newPage();
  const url = `https://around-${(count += 1)}.example/`;
  await page.route('**/*', (route) => {
    const body = route.request().url() === url ? pages['page'] : pages[route.request().url()];
    return body === undefined ? route.abort() : route.fulfill({ body, contentType: 'text/html' });
  });
  await page.goto(url);
  return page;
}

const frame = (address: string, size = 'width="600" height="300"') =>
  `<iframe ${size} src="${address}"></iframe>`;

test('a frame of another site stands at its place, with what is hidden in it marked, and frames in it too', async ({
  pith,
}) => {
  const page = await show(pith.context, {
    page: `<p>Before.</p>${frame('https://other.example/a')}<p>After.</p>`,
    'https://other.example/a': `<p>Start of the frame. ${PROSE}</p><p style="color:#fff">Secret.</p><a href="more">More</a>
      <iframe width="500" height="100" srcdoc="<p>Of the frame's own site.</p>"></iframe>${frame('https://third.example/b')}<p>End of the frame.</p>`,
    'https://third.example/b': `<p>Innermost. ${PROSE}</p>`,
  });
  const copy = await snapshotOf(pith.worker, page);
  expect(textOf(copy.body)).toBe(
    `Before. Start of the frame. ${PROSE} Secret. More Of the frame's own site. Innermost. ${PROSE} End of the frame. After.`,
  );
  expect(markOf(copy, 'Secret.')).toBe('hidden: color');
  expect(copy.querySelector('a')?.getAttribute('href')).toBe('https://other.example/more');
  expect([...copy.querySelectorAll(`[${FRAME}]`)].map((each) => each.getAttribute(FRAME))).toEqual([
    'https://other.example/a',
    'about:srcdoc',
    'https://third.example/b',
  ]);
});

test('a frame of another site inside one of the own site is read', async ({ pith }) => {
  const page = await show(pith.context, {
    page: `<iframe width="700" height="400" srcdoc="<p>Own frame.</p>${frame('https://other.example/').replaceAll('"', '&quot;')}"></iframe>`,
    'https://other.example/': `<p>Other frame. ${PROSE}</p>`,
  });
  expect(textOf((await snapshotOf(pith.worker, page)).body)).toBe(`Own frame. Other frame. ${PROSE}`);
});

test('advertisements, players and hidden frames stay out', async ({ pith }) => {
  const page = await show(pith.context, {
    page: `<main><h1>Tides</h1><p>${PROSE.repeat(4)}</p>${frame('https://ads.example/')}
      <iframe width="600" height="300" title="The flood" src="https://www.youtube.com/embed/abcdefghijk"></iframe>
      <iframe hidden width="600" height="300" src="https://other.example/"></iframe>${frame('https://other.example/', 'width="1" height="1"')}
      <p>${PROSE.repeat(4)}</p></main>`,
    'https://ads.example/': `<p>Buy boots. ${PROSE}</p>`,
    'https://www.youtube.com/embed/abcdefghijk': `<p>Watch later. ${PROSE}</p>`,
    'https://other.example/': `<p>Hidden frame. ${PROSE}</p>`,
  });
  const { extraction, markdown } = await pith.worker.evaluate(
    (url) => globalThis.pith.extract({ url }),
    page.url(),
  );
  expect(extraction.text).not.toMatch(/Buy boots|Watch later|Hidden frame/);
  expect(markdown).toContain('[The flood](https://www.youtube.com/watch?v=abcdefghijk)');
});

test('a sandboxed frame and one that shows nothing do no harm', async ({ pith }) => {
  const page = await show(pith.context, {
    page: `<p>Text.</p><iframe sandbox width="600" height="300" srcdoc="<p>In the box. ${PROSE}</p>"></iframe>${frame('https://gone.example/')}<p>Last.</p>`,
  });
  const text = textOf((await snapshotOf(pith.worker, page)).body);
  expect(text).toMatch(/^Text\. .*Last\.$/);
});

test('what of a large frame cannot be read stays a link with its title', async ({ pith }) => {
  const page = await show(pith.context, {
    page: `<main><h1>Tides</h1><p>${PROSE.repeat(4)}</p><iframe title="Map of the harbour" width="900" height="600" src="https://maps.example/harbour"></iframe><p>${PROSE.repeat(4)}</p></main>`,
  });
  const { extraction, markdown } = await pith.worker.evaluate(
    (url) => globalThis.pith.extract({ url }),
    page.url(),
  );
  expect(markdown).toContain('[Map of the harbour](https://maps.example/harbour)');
  expect(extraction.warnings.map(({ code }) => code)).toContain('frame-not-read');
});
