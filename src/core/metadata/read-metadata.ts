// What the page says about itself, each value with the source it was read from.

import type { DomPass, Page } from '../page.ts';
import { readJsonLd } from '../structured/json-ld.ts';
import type { Sourced } from '../types.ts';
import { foldSpace } from '../dom/words.ts';
import { cleanAuthors } from './clean-authors.ts';
import { cleanDate } from './clean-date.ts';
import { cleanCanonical, cleanLanguage, cleanTags, cleanUrl } from './clean-values.ts';
import { chooseTitle } from './choose-title.ts';
import { plainText } from './plain-text.ts';
import { readDocument, readHeadLines, readMicrodata } from './read-dom.ts';
import { readJsonLdMetadata } from './read-json-ld.ts';
import { listMetaTags, readMetaTags } from './read-meta-tags.ts';
import type { MetadataClaims } from './metadata-claims.ts';
import { findTitleHeading, headingText } from './title-heading.ts';

export const readMetadata: DomPass = {
  name: 'read-metadata',
  run(page) {
    const { document } = page;
    const heading = findTitleHeading(page);
    const shown = readDocument(document);
    const tags = listMetaTags(document);
    const meta = readMetaTags(tags);
    const canonicalUrl = first([shown, ...meta], 'canonicalUrl', (raw) => cleanCanonical(raw, page));
    const machine = [
      ...readJsonLdMetadata(readJsonLd(document), {
        urls: [page.url, ...(canonicalUrl ? [canonicalUrl.value] : [])],
        titles: [document.title, ...[...document.querySelectorAll('h1')].map(headingText)],
      }),
      ...meta,
      readMicrodata(document, heading),
    ];
    const language = first([shown, ...machine], 'language', cleanLanguage);
    const allClaims = [...machine, ...readHeadLines(heading, language?.value), shown];
    const date = (raw: string, { source }: MetadataClaims): string | undefined =>
      cleanDate(raw, { language: language?.value, machine: source !== 'page' });
    const siteName = first(allClaims, 'siteName', shortText);
    page.rawMetadata = Object.fromEntries([...tags].filter(([name]) => SHARED.test(name)));
    page.metadata = present({
      title: chooseTitle(allClaims, { page, siteName: siteName?.value }),
      authors: first(allClaims, 'authors', cleanAuthors),
      published: first(allClaims, 'published', date),
      modified: first(allClaims, 'modified', date),
      siteName: siteName ?? hostOf(page.url),
      language,
      canonicalUrl: canonicalUrl ?? first(allClaims, 'canonicalUrl', (raw) => cleanCanonical(raw, page)),
      description: first(allClaims, 'description', plainText),
      tags: first(allClaims, 'tags', cleanTags),
      image: first(allClaims, 'image', (raw) => cleanUrl(raw, page.baseUrl)),
    });
  },
};

/** What pages write for those who share them: Open Graph with its name spaces, Twitter. */
const SHARED = /^(?:og|article|book|music|product|profile|twitter|video):/;

function hostOf(url: string): Sourced<string> | undefined {
  const value = URL.parse(url)?.hostname.replace(/^www\./, '');
  return value ? { value, source: 'address' } : undefined;
}

/** The first claim about a field that survives cleaning. */
function first<F extends Exclude<keyof MetadataClaims, 'source'>, T>(
  allClaims: MetadataClaims[],
  field: F,
  clean: (raw: NonNullable<MetadataClaims[F]>, claims: MetadataClaims) => T | undefined,
): Sourced<T> | undefined {
  for (const claims of allClaims) {
    const raw = claims[field];
    const value =
      raw === undefined || raw === null ? undefined : clean(raw as NonNullable<MetadataClaims[F]>, claims);
    if (value !== undefined && value !== '') return { value, source: claims.source };
  }
  return undefined;
}

const LONGEST_SITE_NAME = 100;
const shortText = (raw: string): string | undefined => {
  const text = foldSpace(plainText(raw));
  return text.length <= LONGEST_SITE_NAME ? text : undefined;
};

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
const present = <T extends object>(fields: T): Present<T> & Page['metadata'] =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T> &
    Page['metadata'];
