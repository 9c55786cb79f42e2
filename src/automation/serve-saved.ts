// Answers every request of a saved page from files; nothing reaches the network.

import { isUtf8 } from 'node:buffer';
import { existsSync } from 'node:fs';
import type { Page, Route } from 'playwright-core';
import { closeFrames } from '../core/dom/close-frames.ts';
import type { BridgeRequest } from './bridge.ts';
import { type SavedPage, readSaved } from './saved-pages.ts';

/** Scripts of the page do not run and `noscript` is content; the extension still reads the page. */
const STATIC_PAGE = 'sandbox allow-same-origin';
/** And nothing is asked for that a page in one piece cannot have. */
const NOTHING_ELSE = "default-src 'none'; style-src 'unsafe-inline'; img-src * data:";

/** Stands for every picture that is not at hand: large enough never to be taken for an icon or a tracking pixel. */
const LARGE_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="100%" height="100%" fill="#789"/></svg>';

const TYPES: Record<string, string> = {
  css: 'text/css',
  gif: 'image/gif',
  htm: 'text/html',
  html: 'text/html',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** From now on the tab sees the saved page at its address, and beside it only what the page's entry lists. */
export async function serveSaved(page: Page, saved: SavedPage): Promise<void> {
  await page.unrouteAll();
  await page.route('**/*', (route) => answer(route, saved));
}

/** What a program asks of a page that is served so. */
export const readAsServed = (
  { scripts }: Pick<SavedPage, 'scripts'>,
  request: Omit<BridgeRequest, 'url'> = {},
): Omit<BridgeRequest, 'url'> =>
  scripts ? request : { ...request, options: { unscripted: true, ...request.options } };

async function answer(route: Route, saved: SavedPage): Promise<void> {
  const request = route.request();
  const found = answerFromFiles(saved, { url: request.url(), type: request.resourceType() });
  await (found ? route.fulfill(found) : route.abort());
}

export interface Answer {
  body: string | Buffer;
  contentType: string;
  headers?: Record<string, string>;
}

/** What the page's files say to a request for a resource of a type (`document`, `image`, …); undefined for nothing. */
export function answerFromFiles(
  saved: SavedPage,
  { url, type }: { url: string; type: string },
): Answer | undefined {
  const address = withoutFragment(url);
  const file = address === withoutFragment(saved.url) ? saved.path : saved.files.get(address);
  if (file !== undefined && existsSync(file)) {
    const body = readSaved(file);
    const contentType = typeOf(file);
    const isStatic = type === 'document' && !saved.scripts;
    return {
      body: isStatic && contentType === 'text/html' ? withClosedFrames(body) : body,
      // Saved pages are mostly stored as UTF-8, whatever their own `meta charset` says; the header wins over it.
      contentType: contentType === 'text/html' && isUtf8(body) ? 'text/html; charset=utf-8' : contentType,
      headers: isStatic ? { 'content-security-policy': policyOf(saved) } : {},
    };
  }
  return type === 'image' ? { body: LARGE_PICTURE, contentType: 'image/svg+xml' } : undefined;
}

const policyOf = ({ files }: SavedPage): string =>
  files.size === 0 ? `${STATIC_PAGE}; ${NOTHING_ELSE}` : STATIC_PAGE;

/** Byte by byte, whatever the encoding is. */
const withClosedFrames = (body: Buffer): Buffer =>
  Buffer.from(closeFrames(body.toString('latin1')), 'latin1');

function typeOf(file: string): string {
  const extension = /\.(\w+)(?:\.gz)?$/i.exec(file)?.[1] ?? '';
  return TYPES[extension.toLowerCase()] ?? 'application/octet-stream';
}

const withoutFragment = (url: string): string => url.replace(/#.*$/s, '');
