// Metadata that the page shows: microdata, the lines around the title, `link` elements, `html lang`.

import { foldSpace } from '../words.ts';
import { isByline, isDateline } from './head-lines.ts';
import { elementsNearTitle, isElsewhere } from './near-title.ts';
import type { Reading } from './reading.ts';

/** Words that stand before a date and are none of it. */
const DATE_LABEL =
  /^(?:(?:first |last )?(?:published|posted|updated|modified|created|date)(?: on| at)?|on|am|le|el|veröffentlicht(?: am)?|publié le|publicado(?: el)?|опубликовано)\s*[:：]?\s*/iu;

export function readMicrodata(document: Document, heading: Element | undefined): Reading {
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

function valuesOf(document: Document, property: string, own: Element | null): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll(`[itemprop~="${property}"]`)) {
    if (element.closest('body') && isElsewhere(element, own)) continue;
    const named = element.querySelector('[itemprop~="name"]') ?? element;
    const value =
      named.getAttribute('content') ?? named.getAttribute('datetime') ?? foldSpace(named.textContent ?? '');
    if (value) found.push(value);
  }
  return found;
}

export function readHeadLines(heading: Element | undefined): Reading {
  if (!heading) return { source: 'page' };
  const near = elementsNearTitle(heading);
  const bylines = near.filter(isByline);
  // The innermost elements carry the bare names: `<p class=byline>By <a rel=author>Ann</a>, Paris</p>`.
  const innermost = bylines.filter(
    (element) => !bylines.some((other) => other !== element && element.contains(other)),
  );
  const links = innermost.filter((element) => element.getAttribute('rel')?.includes('author'));
  const date = near.find(isDateline);
  return {
    source: 'page',
    title: foldSpace(heading.textContent ?? ''),
    authors: (links.length > 0 ? links : innermost.slice(0, 1)).map((element) =>
      foldSpace(element.textContent ?? ''),
    ),
    published: date && dateText(date),
  };
}

export const dateText = (element: Element): string =>
  element.getAttribute('datetime')?.trim() || foldSpace(element.textContent ?? '').replace(DATE_LABEL, '');

export function readDocument(document: Document): Reading {
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
