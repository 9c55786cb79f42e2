// The bridge's own calls, as a program makes them in the extension's worker: JSON in, JSON out.

import { expect, test } from '../e2e/fixture.ts';

const HTML = `<title>Tides</title><h1>Tides</h1><p>The sea rises twice a day. <a href="more">More</a></p>
  <h2>Moon</h2><p>Spring tides follow the new moon.</p><h2>Wind</h2><p>The wind piles up the water in the bay.</p>`;

test('a string is read with its address, then focused and cut into chunks', async ({ pith }) => {
  const { whole, focused, chunks, tokens } = await pith.worker.evaluate(async (html) => {
    const { pith: bridge } = globalThis;
    const first = await bridge.extractHtml({ html, url: 'https://tides.example/guide/' });
    const { extraction } = first;
    return {
      whole: first,
      focused: await bridge.focus({ extraction, query: 'moon', budget: 30 }),
      chunks: await bridge.chunk({ extraction, chunks: { ceiling: 50 } }),
      tokens: await bridge.count({ text: first.markdown }),
    };
  }, HTML);
  expect(whole.markdown).toContain('[More](https://tides.example/guide/more)');
  expect(focused.markdown).toContain('Spring tides');
  expect(focused.markdown).not.toContain('The wind');
  expect(chunks.map(({ index }) => index)).toEqual(chunks.map((_, index) => index + 1));
  expect(chunks.every((chunk) => chunk.tokens <= 50)).toBe(true);
  expect(tokens).toBeGreaterThan(20);
});

test('what cannot be read is an error with a code', async ({ pith }) => {
  const codes = await pith.worker.evaluate(async () => {
    const { pith: bridge } = globalThis;
    const codeOf = (work: Promise<unknown>) =>
      work.then(
        () => 'none',
        (error: { code: string }) => error.code,
      );
    return [
      await codeOf(bridge.extractHtml({ html: '<p> </p>', url: 'https://tides.example/' })),
      await codeOf(bridge.extractTab({ tab: 1 })),
      await codeOf(bridge.extractUrl({ url: 'http://127.0.0.1/' })),
      await codeOf(bridge.collectState({ id: 'none' })),
    ];
  });
  expect(codes).toEqual(['nothing-to-extract', 'tab-closed', 'address-refused', 'bad-input']);
});
