// Runs in a browser page: parses one page's HTML, runs the shipped passes up to the choice of content, and gives out
// what the trainer needs. The features are the shipped functions themselves.

import { FEATURE_NAMES, measureFeatures } from '../src/core/content/features/features.ts';
import {
  measureContext,
  surroundingsOf,
  contextFeatures,
} from '../src/core/content/features/context-features.ts';
import { viewPage } from '../src/core/content/features/page-view.ts';
import { voteOnPage } from '../src/core/content/vote-on-page.ts';
import { openPage, passesOf } from '../src/core/extract.ts';
import { DEFAULT_EXTRACT_OPTIONS } from '../src/core/types.ts';

function measureOne({ html, url }: { html: string; url: string }) {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const page = openPage(
    {
      document,
      url,
      baseUrl: url,
      source: 'static',
      rawCharacters: html.length,
      rawTokens: 0,
      elements: 0,
      warnings: [],
    },
    DEFAULT_EXTRACT_OPTIONS,
  );
  const passes = passesOf.main;
  const start = performance.now();
  for (const pass of passes.slice(
    0,
    passes.findIndex(({ name }) => name === 'choose-content'),
  ))
    pass.run(page);
  const prepared = performance.now();
  if (page.textBlocks.length === 0) return undefined;
  const votes = voteOnPage(page);
  const voted = performance.now();
  const view = viewPage(page, votes);
  const rows = measureFeatures(view);
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
    surroundings: surroundingsOf(view),
    milliseconds: { passes: prepared - start, votes: voted - prepared, features: measured - voted },
  };
}

Object.assign(globalThis, {
  measurePage: measureOne,
  featureNames: FEATURE_NAMES,
  contextNames: contextFeatures.map(({ name }) => name),
  measureContext,
});

declare global {
  var measurePage: (input: { html: string; url: string }) => ReturnType<typeof measureOne>;
  var featureNames: string[];
  var contextNames: string[];
}
