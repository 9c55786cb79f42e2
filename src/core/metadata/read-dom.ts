// Metadata that the page shows: microdata, the lines around the title, `link` elements, `html lang`.

import { foldSpace } from '../dom/words.ts';
import { nameInByline } from './clean-authors.ts';
import { isByline, readDateline } from './head-lines.ts';
import { elementsNearTitle, isElsewhere } from './near-title.ts';
import type { MetadataClaims } from './metadata-claims.ts';
import { headingText } from './title-heading.ts';

const OTHER_ITEMS = /(?:Answer|Comment|Review|Rating|Offer|Person|Organization|BreadcrumbList|ListItem)$/;

export function readMicrodata(document: Document, heading: Element | undefined): MetadataClaims {
  const own = heading?.closest('article, [role="article"]') ?? null;
  const value = (property: string): string | undefined => valuesOf(document, property, own)[0];
  return {
    source: 'microdata',
    title: value('headline'),
    authors: valuesOf(document, 'author', own),
    published: value('datePublished') ?? value('dateCreated'),
    modified: value('dateModified'),
    description: value('description'),
  };
}

/** Values of the item that carries the property first; answers and reviews are items of their own. */
function valuesOf(document: Document, property: string, own: Element | null): string[] {
  const found: string[] = [];
  let item: Element | null | undefined;
  for (const element of document.querySelectorAll(`[itemprop~="${property}"]`)) {
    if (element.closest('body') && isElsewhere(element, own)) continue;
    const scope = element.parentElement?.closest('[itemscope]') ?? null;
    if (OTHER_ITEMS.test(scope?.getAttribute('itemtype') ?? '')) continue;
    item ??= scope;
    if (scope !== item) break;
    const named = element.querySelector('[itemprop~="name"]') ?? element;
    const value =
      named.getAttribute('content') ?? named.getAttribute('datetime') ?? foldSpace(named.textContent ?? '');
    if (value) found.push(value);
  }
  return found;
}

/** The claims of each line that may name authors or a date, in the order of trust. */
export function readHeadLines(heading: Element | undefined, language: string | undefined): MetadataClaims[] {
  if (!heading) return [];
  const source = 'page';
  const near = elementsNearTitle(heading);
  const bylines = near.filter(isByline);
  // The innermost elements carry the bare names: `<p class=byline>By <a rel=author>Ann</a>, Paris</p>`.
  const innermost = bylines.filter(
    (element) => !bylines.some((other) => other !== element && element.contains(other)),
  );
  const texts = innermost.map((element) => foldSpace(element.textContent ?? ''));
  const linked = innermost.flatMap((element, index) =>
    element.getAttribute('rel')?.includes('author') ? [texts[index] ?? ''] : [],
  );
  const dates = near.flatMap((element) => readDateline(element, language) ?? []);
  return [
    { source, title: foldSpace(headingText(heading)) },
    ...(linked.length > 0 ? [{ source, authors: linked }] : []),
    ...texts.map((text) => ({ source, authors: [nameInByline(text) ?? text] })),
    {
      source,
      published: dates.find(({ updated }) => !updated)?.date,
      modified: dates.find(({ updated }) => updated)?.date,
    },
  ];
}

export function readDocument(document: Document): MetadataClaims {
  const link = document.querySelector('link[rel~="canonical" i][href]');
  return {
    source: 'document',
    title: document.querySelector('head > title')?.textContent ?? document.title,
    language:
      document.documentElement.getAttribute('lang') ??
      document.documentElement.getAttribute('xml:lang') ??
      undefined,
    canonicalUrl: link?.getAttribute('href') ?? undefined,
    tags: [...document.querySelectorAll('a[rel~="tag"]')].map((tag) => tag.textContent ?? ''),
  };
}
