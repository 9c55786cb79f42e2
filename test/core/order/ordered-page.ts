// A page that comes out wrong when two passes change places, and what has to hold of it.

import { renderMarkdown } from '../../../src/core/output/markdown/render.ts';
import type { Snapshot } from '../../../src/core/page.ts';
import type { ExtractOptions } from '../../../src/core/extract-options.ts';
import type { Extraction } from '../../../src/core/types.ts';
import { prose } from '../content/read.ts';

/** `scripting`: the page is parsed as where scripts run, so that `noscript` holds one text. */
export type Options = Partial<ExtractOptions> & Partial<Pick<Snapshot, 'source'>> & { scripting?: boolean };
export type OrderedPage = [
  earlier: string,
  later: string,
  html: string,
  holds: (page: Extraction) => boolean,
  Options?,
];

export const WHOLE: Options = { scope: 'page' };
export const says =
  (text: string) =>
  (page: Extraction): boolean =>
    page.text.includes(text);
export const hides =
  (text: string) =>
  (page: Extraction): boolean =>
    !says(text)(page);
export const markdown = (page: Extraction): string =>
  renderMarkdown(page, { frontMatter: false, title: false });

export const TEXT = ['sea', 'bar', 'pier', 'boat', 'wind', 'ebb', 'flood', 'moon'].map(
  (one) => `<p>${prose(one, 45)}</p>`,
);
export const ARTICLE = `<article><h1>The tides</h1>${['sea', 'bar', 'pier'].map((one) => `<p>${prose(one)}</p>`).join('')}</article>`;
export const APP = { prose: `${prose('one', 90)}\n\n${prose('two', 90)} <a href="/log">the log</a>` };
