// Answers every request of a saved page from files; nothing reaches the network.

import { isUtf8 } from 'node:buffer';
import { existsSync } from 'node:fs';
import type { Page, Request, Route } from 'playwright-core';
import { type SavedPage, readSaved } from './saved-pages.ts';

/** Scripts of the page do not run and `noscript` is content; the extension still reads the page. */
const STATIC_PAGE = 'sandbox allow-same-origin';

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

async function answer(route: Route, saved: SavedPage): Promise<void> {
  const request = route.request();
  const address = withoutFragment(request.url());
  const file = address === withoutFragment(saved.url) ? saved.path : saved.files.get(address);
  if (file !== undefined && existsSync(file)) {
    const body = readSaved(file);
    const type = typeOf(file);
    await route.fulfill({
      body,
      // Saved pages are mostly stored as UTF-8, whatever their own `meta charset` says; the header wins over it.
      contentType: type === 'text/html' && isUtf8(body) ? 'text/html; charset=utf-8' : type,
      headers: saved.scripts || !isDocument(request) ? {} : { 'content-security-policy': STATIC_PAGE },
    });
  } else if (request.resourceType() === 'image') {
    await route.fulfill({ body: LARGE_PICTURE, contentType: 'image/svg+xml' });
  } else {
    await route.abort();
  }
}

const isDocument = (request: Request): boolean => request.resourceType() === 'document';

function typeOf(file: string): string {
  const extension = /\.(\w+)(?:\.gz)?$/.exec(file)?.[1] ?? '';
  return TYPES[extension] ?? 'application/octet-stream';
}

const withoutFragment = (url: string): string => url.replace(/#.*$/s, '');
