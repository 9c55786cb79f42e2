// Where a page leads: every link of it, menus and footers included, and the page that continues it.

export interface Outgoing {
  /** Absolute, http and https alone, each once, without fragment. */
  links: string[];
  /** The next page of the same text or list. */
  next?: string;
  canonical?: string;
  /** The page asks not to be collected, or not to be followed. */
  robots: { noindex: boolean; nofollow: boolean };
  feeds: string[];
}

/** A page has hundreds of links; more than this is made to be endless. */
const MOST_LINKS = 5_000;
const FEED = 'link[rel~="alternate"]:is([type*="rss+"], [type*="atom+"], [type*="feed+"])[href]';
/** What a link to the next page says, the whole of it. */
const NEXT_WORDS =
  /^(?:next(?: page)?|older(?: posts| entries)?|continue(?: reading)?|weiter|nächste(?: seite)?|suivante?|page suivante|siguiente|successiva|próxim[ao]|volgende|далее|下一页|下一頁|次へ|다음)?\s*[›»→>]?$/iu;
const NUMBER_IN_ADDRESS =
  /([?&](?:p|page|seite|pg)=|\/(?:page|seite|p)\/|[-_/]p(?:age)?)(\d{1,5})(?=[/&.]|$)/i;

export function listOutgoing(document: Document, base: string): Outgoing {
  const anchors = [...document.querySelectorAll<HTMLElement>('a[href], area[href]')];
  const robots =
    document.querySelector('meta[name="robots" i]')?.getAttribute('content')?.toLowerCase() ?? '';
  const hrefOf = (selector: string): string | undefined =>
    toAddress(document.querySelector(selector)?.getAttribute('href') ?? undefined, base);
  const links = new Set<string>();
  for (const anchor of anchors) {
    const address = toAddress(anchor.getAttribute('href') ?? undefined, base);
    if (address !== undefined && !/\bnofollow\b/i.test(anchor.getAttribute('rel') ?? '')) links.add(address);
    if (links.size >= MOST_LINKS) break;
  }
  const next = hrefOf('link[rel~="next" i]') ?? hrefOf('a[rel~="next" i]') ?? findNext(anchors, base);
  const canonical = hrefOf('link[rel~="canonical" i]');
  return {
    links: [...links],
    ...(next === undefined ? {} : { next }),
    ...(canonical === undefined ? {} : { canonical }),
    robots: { noindex: /\b(?:noindex|none)\b/.test(robots), nofollow: /\b(?:nofollow|none)\b/.test(robots) },
    feeds: [...document.querySelectorAll(FEED)].flatMap(
      (link) => toAddress(link.getAttribute('href') ?? undefined, base) ?? [],
    ),
  };
}

/** By its words, else by the number after that of this page. */
function findNext(anchors: HTMLElement[], base: string): string | undefined {
  const here = withoutFragment(base);
  const current = Number(NUMBER_IN_ADDRESS.exec(here)?.[2] ?? '1');
  const stem = stemOf(here);
  let numbered: string | undefined;
  for (const anchor of anchors) {
    const words = (anchor.getAttribute('aria-label') ?? anchor.textContent ?? '').trim();
    const address = toAddress(anchor.getAttribute('href') ?? undefined, base);
    if (address === undefined || address === here) continue;
    if (
      words.length > 0 &&
      words.length < 30 &&
      NEXT_WORDS.test(words) &&
      new URL(address).host === new URL(here).host
    )
      return address;
    const isNext =
      words === String(current + 1) && Number(NUMBER_IN_ADDRESS.exec(address)?.[2]) === current + 1;
    if (isNext && stemOf(address) === stem) numbered ??= address;
  }
  return numbered;
}

/** The address without its page number: the same for all pages of one text. */
const stemOf = (address: string): string => address.replace(NUMBER_IN_ADDRESS, '').replace(/\/$/, '');

function toAddress(href: string | undefined, base: string): string | undefined {
  const address = href === undefined ? null : URL.parse(href.trim(), base);
  return address && /^https?:$/.test(address.protocol) ? withoutFragment(address.href) : undefined;
}

const withoutFragment = (address: string): string => address.split('#')[0] ?? '';
