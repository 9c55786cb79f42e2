// The absolute address that an attribute means, without the parameters that only track where a reader came from.

import type { Page } from '../../page.ts';

/** Parameters that sites and mail programs add for their statistics; the page is the same without them. */
const TRACKING_PARAMETERS = new Set([
  '_ga', // Google Analytics linker
  '_gl',
  '_hsenc', // HubSpot
  '_hsmi',
  'dclid', // Google Display
  'fbclid', // Facebook
  'gbraid', // Google Ads
  'gclid',
  'gclsrc',
  'igshid', // Instagram
  'li_fat_id', // LinkedIn
  'mc_cid', // Mailchimp
  'mc_eid',
  'mkt_tok', // Marketo
  'msclkid', // Microsoft Ads
  'oly_anon_id', // Omeda
  'oly_enc_id',
  'rb_clickid',
  's_cid', // Adobe
  'ttclid', // TikTok
  'twclid', // Twitter
  'vero_conv',
  'vero_id',
  'wbraid',
  'wickedid',
  'yclid', // Yandex
]);
const TRACKING_PREFIX = /^(?:utm|hsa|pk|mtm|matomo)_/i;

/** Empty when the value is no address that a reader could follow. */
export function resolveUrl(page: Page, value: string): string {
  const address = value.trim();
  if (address === '') return '';
  let url: URL;
  try {
    url = new URL(address, page.baseUrl);
  } catch {
    // Third-party text: what the URL parser refuses is no address.
    return '';
  }
  if (!/^(?:https?|ftp|mailto|tel|sms|geo|magnet|file):$/.test(url.protocol)) return '';
  return withoutTracking(url);
}

function withoutTracking(url: URL): string {
  if (url.search === '') return url.href;
  const pairs = url.search.slice(1).split('&');
  const kept = pairs.filter((pair) => !isTracking(decodeName(pair)));
  // Only a changed query is written anew: `URLSearchParams` spells others differently (`%20` as `+`).
  if (kept.length < pairs.length) url.search = kept.join('&');
  return url.href;
}

const isTracking = (name: string): boolean => TRACKING_PARAMETERS.has(name) || TRACKING_PREFIX.test(name);

const WRITTEN_IN_FULL = /^[^?%+=][^%+=]*(?==|$)/;

/** By forEach: in a content script of Firefox, what `keys()` returns cannot be iterated. */
function decodeName(pair: string): string {
  const [plain] = WRITTEN_IN_FULL.exec(pair) ?? [];
  if (plain !== undefined) return plain;
  let name = '';
  // oxlint-disable-next-line unicorn/no-array-for-each
  new URLSearchParams(pair).forEach((_, key) => {
    name = key;
  });
  return name;
}

/** The fragment, when the address points into the page itself. */
export function fragmentOf(page: Page, value: string | null): string | undefined {
  if (value === null || !value.includes('#')) return undefined;
  if (value.startsWith('#')) return decodeFragment(value.slice(1));
  try {
    const url = new URL(value, page.baseUrl);
    const here = new URL(page.url);
    const same = url.origin === here.origin && url.pathname === here.pathname && url.search === here.search;
    return same && url.hash ? decodeFragment(url.hash.slice(1)) : undefined;
  } catch {
    return undefined;
  }
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
