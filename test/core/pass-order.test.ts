// Why the passes stand in their order: each row is a page that comes out wrong when two of them change places.

import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { extract, passesOf } from '../../src/core/extract.ts';
import type { DomPass } from '../../src/core/page.ts';
import { DEFAULT_EXTRACT_OPTIONS } from '../../src/core/extract-options.ts';
import type { Extraction } from '../../src/core/types.ts';
import { HIDDEN_PAGES } from './order/hidden-pages.ts';
import { JUDGED_PAGES } from './order/judged-pages.ts';
import type { Options } from './order/ordered-page.ts';
import { READ_PAGES } from './order/read-pages.ts';
import { writeHtml } from '../../src/core/output/html/write-html.ts';
import { snapshotOf, sound } from './page-of.ts';

function read(
  html: string,
  passes: DomPass[],
  { scripting = false, source = 'static', ...options }: Options = {},
): Extraction | undefined {
  const snapshot = { ...snapshotOf(html), source };
  if (scripting) snapshot.document = new JSDOM(html, { runScripts: 'dangerously' }).window.document;
  try {
    return sound(extract(snapshot, { ...DEFAULT_EXTRACT_OPTIONS, ...options }, { passes, writeHtml }));
  } catch {
    return undefined;
  }
}

/** The earlier pass right after the later one. */
function swap(passes: DomPass[], earlier: string, later: string): DomPass[] {
  const moved = passes.find(({ name }) => name === earlier)!;
  return passes.flatMap((pass) => (pass === moved ? [] : pass.name === later ? [pass, moved] : [pass]));
}

test.each([...HIDDEN_PAGES, ...READ_PAGES, ...JUDGED_PAGES])(
  '%s comes before %s',
  (earlier, later, html, holds, options = {}) => {
    const passes = passesOf[options.scope ?? 'main'];
    const names = passes.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([earlier, later]));
    expect(names.indexOf(earlier)).toBeLessThan(names.indexOf(later));
    const [right, wrong] = [passes, swap(passes, earlier, later)].map((each) => read(html, each, options));
    expect(right && holds(right)).toBe(true);
    expect(wrong !== undefined && holds(wrong)).toBe(false);
  },
);
