// Players, frames, maps and objects: each keeps a followable address and a title; measuring frames go.

import { FRAME, SIZE } from '../dom/marks.ts';
import type { DomPass, Page } from '../page.ts';
import { foldSpace } from '../dom/words.ts';
import { resolveUrl } from './links/resolve-url.ts';

/** Addresses of players, and of the page that shows the same to a reader. */
const PLAYERS: [player: RegExp, page: string][] = [
  [/^https?:\/\/(?:www\.)?dailymotion\.com\/embed\/video\/(\w+).*/, 'https://www.dailymotion.com/video/$1'],
  [
    /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11}).*/,
    'https://www.youtube.com/watch?v=$1',
  ],
  [/^https?:\/\/open\.spotify\.com\/embed\/(\w+\/\w+).*/, 'https://open.spotify.com/$1'],
  [/^https?:\/\/platform\.(?:twitter|x)\.com\/embed\/.*[?&]id=(\d+).*/, 'https://x.com/i/status/$1'],
  [/^https?:\/\/player\.vimeo\.com\/video\/(\d+).*/, 'https://vimeo.com/$1'],
];
/** Frames of advertising, measuring, and human tests. */
const NO_CONTENT =
  /(?:^|[./])(?:doubleclick\.net|googlesyndication\.com|googletagmanager\.com|google\.com\/recaptcha|hcaptcha\.com|challenges\.cloudflare\.com|adservice|ads\.|taboola\.com|outbrain\.com|criteo\.|amazon-adsystem\.com)/i;
const LAZY_SOURCES = ['data-src', 'data-lazy-src', 'data-litespeed-src', 'data-url'];
/** Frames up to this size measure, they show nothing, in CSS pixels. */
const MEASURING_SIDE = 10;

export const canonicalEmbeds: DomPass = {
  name: 'canonical-embeds',
  run(page) {
    for (const lite of page.document.body.querySelectorAll('lite-youtube[videoid], [data-youtube-id]'))
      facade(page, lite);
    for (const frame of page.document.body.querySelectorAll(`[${FRAME}]`)) settleFrame(page, frame);
    // Below the code of a gist only the link to it says something.
    for (const meta of page.document.body.querySelectorAll('.gist .gist-meta'))
      meta.replaceChildren(...meta.querySelectorAll('a[href*="#file-"]'));
    for (const element of page.document.body.querySelectorAll('audio, embed, iframe, object, video')) {
      // A frame that capture could read stands for its document; its text is in it.
      if (!element.hasAttribute(FRAME) || element.childElementCount === 0) canonicalize(page, element);
    }
  },
};

/** A frame that was read: its text is content, but for advertisements, and players are better as a link. */
function settleFrame(page: Page, frame: Element): void {
  const address = frame.getAttribute(FRAME) ?? '';
  if (NO_CONTENT.test(address)) frame.remove();
  else if (PLAYERS.some(([player]) => player.test(address))) {
    const player = page.document.createElement('iframe');
    player.setAttribute('src', address);
    player.setAttribute('title', frame.getAttribute('title') ?? '');
    frame.replaceWith(player);
  }
}

/** A picture that loads the player on a click. */
function facade(page: Page, lite: Element): void {
  const id = lite.getAttribute('videoid') ?? lite.getAttribute('data-youtube-id') ?? '';
  const frame = page.document.createElement('iframe');
  frame.setAttribute('src', `https://www.youtube.com/embed/${encodeURIComponent(id)}`);
  frame.setAttribute(
    'title',
    lite.getAttribute('title') ?? lite.getAttribute('playlabel')?.replace(/^Play:?\s*/, '') ?? '',
  );
  lite.replaceWith(frame);
}

function canonicalize(page: Page, element: Element): void {
  const url = resolveUrl(page, addressOf(element));
  const canonical = PLAYERS.reduce((address, [player, target]) => address.replace(player, target), url);
  if (!/^https?:/.test(canonical) || NO_CONTENT.test(canonical) || isMeasuring(element)) {
    // What stands inside an object or a video is for those who cannot see it.
    element.replaceWith(...(element.localName === 'object' ? element.childNodes : []));
    return;
  }
  const tag = element.localName === 'object' ? 'iframe' : element.localName;
  const next = page.document.createElement(tag);
  next.setAttribute('src', canonical);
  const title = titleOf(element);
  if (title) next.setAttribute('title', title);
  element.replaceWith(next);
}

function addressOf(element: Element): string {
  for (const name of LAZY_SOURCES) {
    const value = element.getAttribute(name);
    if (value) return value;
  }
  const own = element.getAttribute('src') ?? element.getAttribute('data');
  return own || (element.querySelector('source[src]')?.getAttribute('src') ?? '');
}

const titleOf = (element: Element): string =>
  foldSpace(
    element.getAttribute('title') ??
      element.getAttribute('aria-label') ??
      element.getAttribute('data-title') ??
      '',
  );

function isMeasuring(element: Element): boolean {
  if (element.localName === 'audio') return false;
  const sides = [
    element.getAttribute('width'),
    element.getAttribute('height'),
    ...(element.getAttribute(SIZE) ?? '').split('x'),
  ];
  return sides.some(
    (side) => side !== null && side !== '' && !side.endsWith('%') && Number.parseFloat(side) < MEASURING_SIDE,
  );
}
