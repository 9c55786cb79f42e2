// Metadata of JSON-LD nodes.

import { type JsonLd, type Node, isNode, list, typesOf } from '../structured/json-ld.ts';
import { type PageIdentity, findPageNodes } from './page-node.ts';
import type { MetadataClaims } from './metadata-claims.ts';
import { comparable } from './title-heading.ts';

export function readJsonLdMetadata(jsonLd: JsonLd, identity: PageIdentity): MetadataClaims[] {
  const allClaims = findPageNodes(jsonLd, identity).map((node) => readNode(node, { jsonLd, identity }));
  const site = jsonLd.nodes.find((node) => typesOf(node).includes('WebSite'));
  return site ? [...allClaims, { source: 'json-ld', siteName: text(site['name']) }] : allClaims;
}

function readNode(
  node: Node,
  { jsonLd, identity }: { jsonLd: JsonLd; identity: PageIdentity },
): MetadataClaims {
  const isPage = typesOf(node).every((type) => type.endsWith('Page'));
  return {
    source: 'json-ld',
    title: titleOf(node, identity),
    authors: names(jsonLd, node['author']) ?? names(jsonLd, node['creator']),
    published:
      text(node['datePublished']) ??
      text(node['dateCreated']) ??
      text(node['uploadDate']) ??
      text(node['datePosted']),
    modified: text(node['dateModified']),
    siteName: names(jsonLd, node['publisher'])?.[0] ?? siteOf(jsonLd, node['isPartOf']),
    language: language(node['inLanguage']),
    canonicalUrl: isPage ? text(node['url']) : undefined,
    description: text(node['description']),
    tags: keywords(node['keywords']),
    image: image(jsonLd, node['image']) ?? image(jsonLd, node['thumbnailUrl']),
  };
}

/** The headline, unless only the name is what the page shows (encyclopaedias put a description into `headline`). */
function titleOf(node: Node, { titles }: PageIdentity): string | undefined {
  const [headline, name] = [text(node['headline']), text(node['name'])];
  const shows = (claim: string | undefined): boolean =>
    claim !== undefined && titles.some((title) => comparable(title).startsWith(comparable(claim)));
  return shows(name) && !shows(headline) ? name : (headline ?? name);
}

const text = (value: unknown): string | undefined => {
  const first = list(value)[0];
  if (typeof first === 'string' || typeof first === 'number') return String(first);
  return isNode(first) && typeof first['@value'] === 'string' ? first['@value'] : undefined;
};

function names(jsonLd: JsonLd, value: unknown): string[] | undefined {
  const found = list(value).flatMap((item) => {
    const node = jsonLd.resolve(item);
    const name = node ? text(node['name']) : text(item);
    return name ? [name] : [];
  });
  return found.length > 0 ? found : undefined;
}

function siteOf(jsonLd: JsonLd, value: unknown): string | undefined {
  for (const item of list(value)) {
    const node = jsonLd.resolve(item);
    if (node && typesOf(node).some((type) => type === 'WebSite' || type === 'Periodical'))
      return text(node['name']);
  }
  return undefined;
}

function language(value: unknown): string | undefined {
  const first = list(value)[0];
  return isNode(first) ? (text(first['alternateName']) ?? text(first['name'])) : text(first);
}

function keywords(value: unknown): string[] | undefined {
  const found = list(value).flatMap((item) =>
    typeof item === 'string' ? item.split(/[,;]/) : isNode(item) ? [text(item['name']) ?? ''] : [],
  );
  return found.length > 0 ? found : undefined;
}

function image(jsonLd: JsonLd, value: unknown): string | undefined {
  const first = list(value)[0];
  const node = isNode(first) ? jsonLd.resolve(first) : undefined;
  return node ? (text(node['url']) ?? text(node['contentUrl'])) : text(first);
}
