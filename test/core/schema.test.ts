// The published JSON Schema says what an extraction is; real ones must agree with it.

import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import schema from '../../src/core/extraction.schema.json' with { type: 'json' };
import { extract } from '../../src/core/extract.ts';
import { written } from '../../src/core/output/written.ts';
import { focus } from '../../src/core/focus/focus.ts';
import { deliver } from '../../src/core/output/deliver.ts';
import { estimateTokens } from '../../src/core/tokens/estimate.ts';
import { DEFAULT_EXTRACT_OPTIONS, type ExtractOptions } from '../../src/core/extract-options.ts';
import type { Extraction } from '../../src/core/types.ts';
import { HIDDEN_REASONS } from '../../src/core/visibility/hidden-reason.ts';
import { snapshotOf, sound } from './page-of.ts';

const validate = new Ajv2020({ allErrors: true }).compile(schema);

const PAGE = `<!doctype html><html lang="en"><head><title>Tides</title><meta name="author" content="Ann Sail">
<script type="application/ld+json">{"@type":"Article","headline":"Tides","datePublished":"2026-01-02"}</script></head><body><article>
<h1>Tides</h1><p>The sea rises <a href="/twice">twice</a> a day, and falls as often, all along the coast of the islands.</p>
<p>Boats wait for the flood before they cross the bar, and the old people still tell the hour by the wet line on the pier.</p>
<h2>Table</h2><table><tr><th>Port</th><th>Range</th></tr><tr><td>Sandwick</td><td>3 m</td></tr></table>
<ul><li>spring</li><li>neap</li></ul><p>The height at any hour comes from a small program, which the harbour office gives to everybody who asks for it.</p><pre><code class="language-js">tide()</code></pre><p>Its result agrees with the gauge at the pier within a hand, unless a storm from the west pushes the water up.</p>
<figure><img src="/chart.png" alt="A chart" width="600" height="400"><figcaption>The chart</figcaption></figure>
<blockquote><p>Time and tide wait for no man, as the old saying has it.</p></blockquote><details><summary>More</summary><p>Even more of it.</p></details>
</article></body></html>`;

const post = (name: string) =>
  `<div class="topic-post"><span class="username">${name}</span><p>The boats wait for the flood.</p></div>`;
const tile = (name: string) =>
  `<div class="tile"><div><a href="/${name}">${name} rope</a></div><div>$19.00</div></div>`;
const teaser = (name: string) =>
  `<div class="teaser"><h3><a href="/${name}">${name}</a></h3><p>Told again.</p></div>`;
const LISTS = `<title>Shop</title><main><h1>Shop</h1>${['Thin', 'Long', 'Old'].map(tile).join('')}
  ${['Storm', 'Calm', 'Fog'].map(teaser).join('')}${['Ann', 'Bob'].map(post).join('')}</main>`;

const read = (html = PAGE, scope: ExtractOptions['scope'] = 'main') =>
  sound(
    extract(snapshotOf(html, { url: 'https://harbour.example/tides' }), {
      ...DEFAULT_EXTRACT_OPTIONS,
      scope,
    }),
  );

/** As programs get it. */
const faults = (page: object) =>
  validate(JSON.parse(JSON.stringify(written(page as Extraction)))) ? [] : validate.errors;

test('an extraction is what the schema says', () => {
  const page = read();
  expect(new Set(page.blocks.map(({ type }) => type)).size).toBeGreaterThan(5);
  expect(faults(page)).toEqual([]);
});

test('so is one of cards and posts', () => {
  const page = read(LISTS, 'page');
  expect(page.blocks.map(({ type }) => type)).toEqual(expect.arrayContaining(['card', 'heading', 'post']));
  expect(page.blocks.filter((block) => 'card' in block)).toHaveLength(6);
  expect(faults(page)).toEqual([]);
});

test('so is a focused one, marks included', () => {
  const focused = focus(read(), { query: 'sandwick range', budget: 60 });
  expect(focused.blocks.map(({ type }) => type)).toContain('omission');
  expect(faults(focused)).toEqual([]);
});

test('it knows every reason for which a passage is hidden, and no other', () => {
  const hiddenFor = (reasons: readonly string[]) => {
    const page = read();
    const passages = reasons.map((reason) => ({ reason, text: 'x', words: 1 }));
    return { ...page, removed: { ...page.removed, hidden: passages } };
  };
  expect(faults(hiddenFor(HIDDEN_REASONS))).toEqual([]);
  expect(faults(hiddenFor(['zero size']))).toHaveLength(1);
});

test('so is the JSON that leaves', async () => {
  const { output } = await deliver(read(), { format: 'json', query: 'sandwick' }, estimateTokens);
  expect(faults(JSON.parse(output))).toEqual([]);
});

test('a field that the schema does not know is a fault', () => {
  expect(faults({ ...read(), surprise: 1 })).toHaveLength(1);
});
