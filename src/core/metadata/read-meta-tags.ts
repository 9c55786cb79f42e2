// Metadata of `meta` and `link` elements. Names are compared without case; one row for each source, the trusted first.

import type { MetadataClaims } from './metadata-claims.ts';

type Field = Exclude<keyof MetadataClaims, 'source'>;

const SOURCES: { source: string; names: Partial<Record<Field, string>> }[] = [
  {
    source: 'open-graph',
    names: {
      title: 'og:title',
      authors: 'article:author og:article:author book:author',
      published: 'article:published_time og:article:published_time og:published_time',
      modified: 'article:modified_time og:article:modified_time og:updated_time',
      siteName: 'og:site_name',
      description: 'og:description',
      tags: 'article:tag og:article:tag',
      image: 'og:image:secure_url og:image og:image:url',
    },
  },
  {
    source: 'citation',
    names: {
      title: 'citation_title',
      authors: 'citation_author citation_authors',
      published: 'citation_publication_date citation_date citation_online_date',
      siteName: 'citation_journal_title',
      language: 'citation_language',
      tags: 'citation_keywords',
    },
  },
  {
    source: 'dublin-core',
    names: {
      title: 'dc.title dcterms.title',
      authors: 'dc.creator dcterms.creator dc.contributor',
      published: 'dc.date.issued dcterms.issued dcterms.created dc.date dcterms.date dc.date.created',
      modified: 'dcterms.modified dc.date.modified',
      description: 'dc.description dcterms.description dcterms.abstract',
      tags: 'dc.subject dcterms.subject',
      language: 'dc.language dcterms.language',
    },
  },
  {
    source: 'parsely',
    names: {
      title: 'parsely-title',
      authors: 'parsely-author',
      published: 'parsely-pub-date',
      tags: 'parsely-tags',
      image: 'parsely-image-url',
    },
  },
  {
    source: 'sailthru',
    names: {
      title: 'sailthru.title',
      authors: 'sailthru.author',
      published: 'sailthru.date',
      tags: 'sailthru.tags',
      description: 'sailthru.description',
      image: 'sailthru.image.full',
    },
  },
  {
    source: 'twitter',
    names: {
      title: 'twitter:title',
      description: 'twitter:description',
      image: 'twitter:image twitter:image:src',
    },
  },
  {
    source: 'meta',
    names: {
      title: 'title',
      authors: 'author authors byl article.author',
      published:
        'date pubdate publishdate publish-date publish_date published publication_date article.published created release_date rnews:datepublished article_date_original cxenseparse:recs:publishtime',
      modified: 'last-modified lastmod revised modified article.updated',
      siteName: 'application-name apple-mobile-web-app-title',
      language: 'content-language language',
      description: 'description abstract',
      tags: 'news_keywords keywords',
    },
  },
];

export type MetaTags = Map<string, string[]>;

/** Contents by name in small letters. */
export function listMetaTags(document: Document): MetaTags {
  const values: MetaTags = new Map();
  for (const meta of document.querySelectorAll('meta[content]')) {
    const content = meta.getAttribute('content')?.trim();
    if (!content) continue;
    for (const attribute of ['property', 'name', 'http-equiv']) {
      const key = meta.getAttribute(attribute)?.trim().toLowerCase();
      if (key) values.set(key, [...(values.get(key) ?? []), content]);
    }
  }
  return values;
}

export function readMetaTags(values: MetaTags): MetadataClaims[] {
  return SOURCES.map(({ source, names }) => {
    const claims: MetadataClaims = { source };
    for (const [field, keys] of Object.entries(names) as [Field, string][]) {
      const found = keys
        .split(' ')
        .map((key) => values.get(key))
        .find((list) => list !== undefined);
      if (!found) continue;
      if (field === 'tags') claims.tags = found.flatMap((value) => value.split(/[,;]/));
      else if (field === 'authors') claims.authors = found;
      else claims[field] = found[0];
    }
    if (source === 'open-graph') {
      claims.language = values.get('og:locale')?.[0];
      claims.canonicalUrl = values.get('og:url')?.[0];
    }
    return claims;
  });
}
