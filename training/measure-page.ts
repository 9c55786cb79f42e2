// Runs in a browser page: renders one page's HTML, captures it, runs the shipped passes up to the choice of content, and gives out
// what the trainer needs. The features are the shipped functions themselves.

import { capture } from '../src/capture/capture.ts';
import type { Snapshot } from '../src/core/page.ts';
import { FEATURE_NAMES, measureFeatures } from '../src/core/content/features/features.ts';
import { type Surroundings, surroundingsOf } from '../src/core/content/features/view/surroundings.ts';
import { viewPage } from '../src/core/content/features/view/view-page.ts';
import { passesOf } from '../src/core/extract.ts';
import { openPage } from '../src/core/open-page.ts';
import { CUTS, cutPage } from './cut-page.ts';
import { OPTIONS, render } from './render.ts';

/** The page as it is, then pages cut from it. */
async function measureAll({ html, url }: { html: string; url: string }) {
  const random = drawFrom(url);
  const measured = [];
  for (const cut of ['whole', ...CUTS] as const) {
    const frame = await render(html);
    if (cut === 'whole' || cutPage(frame.contentDocument!, cut, random))
      measured.push({ cut, ...measureOne(capture(frame.contentDocument!), url) });
    frame.remove();
  }
  return measured;
}

/** Numbers below 1, always the same for one address (FNV-1a, then the generator of Numerical Recipes, 1992). */
function drawFrom(address: string): () => number {
  let state = 2166136261;
  for (const letter of address) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function measureOne(snapshot: Snapshot, url: string) {
  const page = openPage({ ...snapshot, url, baseUrl: url }, OPTIONS);
  const passes = passesOf.main;
  const start = performance.now();
  for (const pass of passes.slice(
    0,
    passes.findIndex(({ name }) => name === 'choose-content'),
  ))
    pass.run(page);
  const prepared = performance.now();
  if (page.textBlocks.length === 0) return { rows: '', texts: [], surroundings: { words: [], groups: {} } };
  const view = viewPage(page);
  const rows = measureFeatures(view, FEATURE_NAMES);
  const measured = performance.now();
  const flat = new Float32Array(rows.length * FEATURE_NAMES.length);
  rows.forEach((row, i) => flat.set(row, i * FEATURE_NAMES.length));
  let binary = '';
  const bytes = new Uint8Array(flat.buffer);
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return {
    rows: btoa(binary),
    texts: page.textBlocks.map(({ text }) => text),
    surroundings: inPlainArrays(surroundingsOf(view)),
    milliseconds: { passes: prepared - start, features: measured - prepared },
  };
}

/** Typed arrays would be stored as objects. */
const inPlainArrays = ({ words, groups }: Surroundings): Surroundings => ({
  words: Array.from(words),
  groups: Object.fromEntries(
    Object.entries(groups).map(([kind, numbers]) => [kind, Array.from(numbers)]),
  ) as unknown as Surroundings['groups'],
});

Object.assign(globalThis, {
  measurePage: measureAll,
  featureNames: FEATURE_NAMES,
});

declare global {
  var measurePage: (input: { html: string; url: string }) => ReturnType<typeof measureAll>;
  var featureNames: string[];
}
