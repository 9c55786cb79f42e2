// Which JSON-LD node describes this page. Teasers, breadcrumbs and the site itself stand in the same graph.

import { type JsonLd, type Node, isNode, list, typesOf } from '../structured/json-ld.ts';
import { comparable } from './title-heading.ts';

const CONTENT_TYPE =
  /^(?:.*Article|.*Posting|Report|Recipe|Product|ProductGroup|Book|Course|Event|.*Event|Movie|VideoObject|AudioObject|PodcastEpisode|HowTo|Dataset|Review|.*Review|SoftwareApplication|SoftwareSourceCode|CreativeWork|Thesis|Chapter|APIReference)$/;
/** Describes the page only if it bears its name: a product page may carry a dozen questions. */
const NAMED_TYPE = /^(?:Question|DiscussionForumPosting)$/;
const PAGE_TYPE = /^(?:.*Page|Webpage)$/;

export interface PageIdentity {
  /** Addresses that mean this page: the address bar's and the canonical one. */
  urls: string[];
  /** The document's title and its headings. */
  titles: string[];
}

/** Nodes that describe the page, the best first. */
export function findPageNodes(jsonLd: JsonLd, identity: PageIdentity): Node[] {
  const urls = new Set(identity.urls.map(sameAddress));
  const titles = identity.titles.map(comparable).filter(Boolean);
  const rated = jsonLd.nodes.flatMap((node, index) => {
    const types = typesOf(node);
    const matches =
      (addressesOf(node).some((url) => urls.has(sameAddress(url))) ? 4 : 0) +
      (namesOf(node).some((name) =>
        titles.some((title) => title === name || title.startsWith(`${name} `) || title.endsWith(` ${name}`)),
      )
        ? 2
        : 0);
    const content = types.some((type) => CONTENT_TYPE.test(type) || (matches > 0 && NAMED_TYPE.test(type)));
    return content || types.some((type) => PAGE_TYPE.test(type)) ? [{ node, index, content, matches }] : [];
  });
  const matching = rated.filter(({ matches }) => matches > 0);
  const contents = rated.filter(({ content }) => content);
  // No node names the page: a lone one is about it, the first of several is the best guess.
  const chosen = matching.some(({ content }) => content) ? matching : [...matching, ...contents.slice(0, 1)];
  return chosen
    .sort((a, b) => Number(b.content) - Number(a.content) || b.matches - a.matches || a.index - b.index)
    .map(({ node }) => node);
}

function addressesOf(node: Node): string[] {
  return [node['url'], node['@id'], node['mainEntityOfPage']].flatMap(list).flatMap((value) => {
    const named = isNode(value) ? (value['@id'] ?? value['url']) : value;
    return typeof named === 'string' ? [named] : [];
  });
}

const namesOf = (node: Node): string[] =>
  [node['headline'], node['name']]
    .flatMap((name) => (typeof name === 'string' ? [comparable(name)] : []))
    .filter(Boolean);

/** Addresses without what does not change the page: scheme, `www.`, fragment, trailing slash. */
export const sameAddress = (url: string): string =>
  url
    .replace(/#.*$/s, '')
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/(?=$|\?)/, '')
    .toLowerCase();
