// Takes a tab to an address, and says in Pith's own words why it could not.

import { type Page, type Request, type Response, errors } from 'playwright-core';
import { PithError } from '../../errors.ts';
import { refusal } from '../../fetch/guard/check-address.ts';
import { EMPTY_PAGE, type Guard } from './guard-requests.ts';

/** How long to wait for a loaded page with scripts to stop asking for more, in milliseconds; many never stop. */
const SETTLE = 5_000;
/** Answers that hold a text to read; anything else is for other programs. */
const READABLE = /^(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml|xhtml\+xml|javascript))/i;
const SCRIPTS = 'script:not([type]), script[type*="javascript"], script[type="module"], script[type=""]';

interface Going {
  url: string;
  guard: Guard;
  /** In milliseconds. */
  timeout: number;
  /** Of the last server of a chain of redirects. */
  onAnswer?: () => void;
}

/** Throws `PithError`, or Playwright's error when the tab is gone. */
export async function goTo(page: Page, { url, guard, timeout, onAnswer }: Going): Promise<Response> {
  const isOfPage = (request: Request) =>
    request.isNavigationRequest() && request.frame() === page.mainFrame();
  let refused: string | undefined;
  let answer: Response | undefined;
  const failed = (request: Request) => {
    if (isOfPage(request)) refused = request.url();
  };
  const answered = (response: Response) => {
    if (!isOfPage(response.request())) return;
    answer = response;
    if (response.headers()['location'] === undefined) onAnswer?.();
  };
  page.on('requestfailed', failed);
  page.on('response', answered);
  try {
    // Of an address that differs only behind its `#` a browser asks nothing again.
    if (withoutHash(page.url()) === withoutHash(url)) await page.goto(EMPTY_PAGE, { timeout });
    const response = await page.goto(url, { waitUntil: 'load', timeout });
    if (response) return response;
    throw new PithError('page-failed', `${url} gave no answer.`);
  } catch (error) {
    if (error instanceof PithError) throw error;
    if (refused !== undefined) await guard.check(refused);
    // An error without a page of its own.
    if (answer && answer.status() >= 400) return answer;
    const { message } = error as Error;
    // What stands there is read: many pages wait for a picture that never comes.
    if (error instanceof errors.TimeoutError && answer && (await hasBody(page))) return answer;
    throw explain(url, message, error);
  } finally {
    page.off('requestfailed', failed);
    page.off('response', answered);
  }
}

const withoutHash = (url: string): string => url.replace(/#.*$/s, '');

function explain(url: string, message: string, cause: unknown): unknown {
  const [net = ''] = /net::\w+/.exec(message) ?? [];
  if (/Download is starting/.test(message) || net === 'net::ERR_ABORTED') {
    return new PithError('unreadable-type', `${url} is a download, not a page.`, { cause });
  }
  if (net === 'net::ERR_BLOCKED_BY_CLIENT')
    return refusal(url, 'it leads into a private or reserved network');
  if (net === 'net::ERR_TOO_MANY_REDIRECTS') {
    return new PithError('too-many-redirects', `${url} redirects without an end.`, { cause });
  }
  if (net.startsWith('net::ERR_CERT') || net.startsWith('net::ERR_SSL')) {
    return new PithError('untrusted-server', `${url} could not be opened safely (${net}).`, { cause });
  }
  if (net !== '') {
    return new PithError('not-connected', `${url} could not be opened (${net}).`, { cause });
  }
  if (cause instanceof errors.TimeoutError) {
    return new PithError('timed-out', `${url} did not load in time.`, { cause });
  }
  return cause;
}

export function checkAnswer(response: Response): void {
  const url = response.url();
  const status = response.status();
  if (status === 401 || status === 403) {
    const message = `${url} wants a log-in (HTTP ${status}): give cookies, a storage state or a hook that logs in.`;
    throw new PithError('http-error', message, { detail: String(status) });
  }
  if (status >= 400) {
    throw new PithError('http-error', `${url} answered with HTTP ${status}.`, { detail: String(status) });
  }
  const type = response.headers()['content-type'] ?? 'text/html';
  if (!READABLE.test(type)) {
    // The header is a stranger's text.
    const [name = 'of no known type'] = /^[\w.+-]+\/[\w.+-]+/.exec(type) ?? [];
    throw new PithError('unreadable-type', `${url} is ${name}, not a text to read.`);
  }
}

/** A page without scripts has nothing more to come. */
export async function settle(page: Page): Promise<void> {
  if ((await page.locator(SCRIPTS).count()) === 0) return;
  await page.waitForLoadState('networkidle', { timeout: SETTLE }).catch(() => undefined);
}

const hasBody = (page: Page): Promise<boolean> =>
  Promise.race([
    page.evaluate(() => (document.body?.innerText ?? '').trim() !== '').catch(() => false),
    // A page that is stuck in a script does not answer.
    new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), 2_000);
    }),
  ]);
