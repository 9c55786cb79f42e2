// Which claim is the title. The claims for programs come first, unless the page shows that they are stale: an app that
// changed its page without loading keeps the `meta` of the page before.

import type { Page } from '../page.ts';
import type { Sourced } from '../types.ts';
import { foldSpace } from '../dom/words.ts';
import { cleanTitle } from './clean-title.ts';
import { siteOf } from './clean-values.ts';
import type { MetadataClaims } from './metadata-claims.ts';
import { comparable, findTitleHeading, headingText } from './title-heading.ts';

/** Share of a claim's words that the shown title has to have for the claim to be about the same page. */
const SAME_SUBJECT = 0.3;

export function chooseTitle(
  allClaims: MetadataClaims[],
  { page, siteName }: { page: Page; siteName: string | undefined },
): Sourced<string> | undefined {
  const titleHeading = findTitleHeading(page);
  const heading = titleHeading ? foldSpace(headingText(titleHeading)) : undefined;
  const siteNames = [
    ...allClaims.flatMap((each) => each.siteName ?? []),
    ...(siteName ? [siteName] : []),
    ...hostNames(page.url),
  ];
  const claims = allClaims.flatMap(({ source, title }) => {
    const value = title && cleanTitle(title, { heading, siteNames });
    return value ? [{ value, source }] : [];
  });
  const shown =
    heading && comparable(page.document.title).includes(comparable(heading))
      ? comparable(heading)
      : undefined;
  return (shown && claims.find((claim) => isSameSubject(comparable(claim.value), shown))) || claims[0];
}

function isSameSubject(claim: string, shown: string): boolean {
  const words = claim.split(' ');
  const known = new Set(shown.split(' '));
  return (
    claim.includes(shown) ||
    shown.includes(claim) ||
    words.filter((word) => known.has(word)).length / words.length >= SAME_SUBJECT
  );
}

/** `www.daily-news.co.uk` → `daily-news`, `dailynews`, `daily-news.co.uk`: what titles call a site. */
function hostNames(url: string): string[] {
  const host = /^https?:\/\/([^/:?#]+)/i.exec(url)?.[1];
  if (!host) return [];
  const site = siteOf(host);
  const label = site.split('.')[0] ?? site;
  return [site, label, label.replace(/-/g, '')];
}
