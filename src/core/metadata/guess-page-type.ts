// What kind of page this is, by adding up cheap signs; the type with the greatest sum wins.

import type { DomPass, Page } from '../page.ts';
import { readJsonLd, typesOf } from '../structured/json-ld.ts';
import type { PageTypeName } from '../types.ts';
import { PAGE_TYPE_SIGNALS, type PageFacts } from './page-type-signals.ts';

/** A sum below this is no more than chance. */
const WEAKEST = 1.5;
const PRICE = /[$€£¥₹]\s?\d|\d\s?(?:€|zł|kr|USD|EUR|円|元|₽)/g;

export const guessPageType: DomPass = {
  name: 'guess-page-type',
  run(page) {
    const facts = gather(page);
    const shown = PAGE_TYPE_SIGNALS.filter((signal) => signal.shows(facts));
    const sums = new Map<PageTypeName, number>();
    for (const { type, weight } of shown) sums.set(type, (sums.get(type) ?? 0) + weight);
    const [best] = [...sums].sort(([, a], [, b]) => b - a);
    if (!best || best[1] < WEAKEST) return;
    const all = [...sums.values()].reduce((sum, weight) => sum + weight, 0);
    page.pageType = {
      type: best[0],
      // One unit of doubt stays, so that a single weak sign is not a certainty.
      confidence: Math.round((best[1] / (all + 1)) * 100) / 100,
      signals: shown.filter(({ type }) => type === best[0]).map(({ signal }) => signal),
    };
  },
};

function gather({ document, url }: Page): PageFacts {
  const [, host = '', path = '', query = ''] =
    /^https?:\/\/([^/?#]*)([^?#]*)(?:\?([^#]*))?/i.exec(url.toLowerCase()) ?? [];
  const count = (selector: string): number => document.querySelectorAll(selector).length;
  const meta = (selector: string): string =>
    document.querySelector(selector)?.getAttribute('content')?.toLowerCase() ?? '';
  return {
    host: host.replace(/^www\./, ''),
    path,
    query,
    types: new Set(readJsonLd(document).nodes.flatMap(typesOf)),
    kind: meta('meta[property="og:type"]'),
    generator: meta('meta[name="generator" i]'),
    paragraphs: count('p'),
    codeBlocks: count('pre'),
    articles: count('article'),
    prices: (document.body.textContent ?? '').match(PRICE)?.length ?? 0,
    buyButtons: count(
      '[class*="add-to-cart" i], [class*="addtocart" i], [name="add-to-cart"], [id*="add-to-cart" i], form[action*="/cart/add"]',
    ),
    posts: count(
      '[itemtype$="Answer"], [itemtype$="Comment"], [id^="post-"], [id^="post_"], [id^="comment-"], .topic-post, .message--post',
    ),
  };
}
