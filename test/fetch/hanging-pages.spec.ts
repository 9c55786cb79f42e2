// Pages built to keep a reader busy for good, fetched: each is answered, and so is the page after them.

import { expect } from '@playwright/test';
import { test } from './network-fixture.ts';

const END = '<p>The sea rises twice a day, a little later each time, says the keeper of the harbour.</p>';
const nest = (open: string, inside: string, close: string, depth: number): string =>
  open.repeat(depth) + inside + close.repeat(depth);

const PAGES: Record<string, string> = {
  over: `<math>${nest('<mover>', '<mi>x</mi>', '<mo>y</mo></mover>', 40)}</math>`,
  under: `<math>${nest('<munderover>', '<mi>x</mi>', '<mo>y</mo><mo>z</mo></munderover>', 60)}</math>`,
  details: nest('<details><summary>a</summary>b', '', '</details>', 800),
  data: `<script type="application/ld+json">${' '.repeat(100_000)}x</script>`,
  controls: `<button aria-controls="${'z '.repeat(40_000)}">More</button>`,
};

for (const [name, html] of Object.entries(PAGES)) {
  test(`a page of the kind ${name} is read, and the next one, too`, async ({ network }) => {
    network.serve((request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<title>Tides</title><h1>Tides</h1><p>a ${request.url === '/next' ? '' : html}</p>${END}`);
    });
    for (const path of [`/${name}`, '/next']) {
      const reply = await network.fetch(network.at(path), { fresh: true });
      expect(reply).toMatchObject({ markdown: expect.stringContaining('The sea rises twice a day') });
    }
  });
}
