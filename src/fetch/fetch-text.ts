// READ FIRST. One page that is not open: every hop through the whole guard, every wait and byte within its limit.

import { PithError } from '../errors.ts';
import { checkAddress, shorten } from './guard/check-address.ts';
import { hostOf } from './guard/read-hosts.ts';
import { type Decoded, decode } from './answer/decode.ts';
import { type OpenAnswer, exchangeOnce } from './exchange-once.ts';
import { timedOut } from './limits.ts';
import { type TextKind, essence, kindOf, settleKind } from './answer/media-type.ts';
import { findMetaRefresh } from './answer/meta-refresh.ts';
import { isPacked, unpack } from './answer/unpack.ts';
import { readBody, tooLarge } from './answer/read-body.ts';
import { type Hop, nextAddress } from './guard/redirect.ts';
import type { FetchTools, TextRequest } from './text-request.ts';

export interface FetchedText extends Decoded {
  kind: TextKind;
  /** As the server named it; empty when it did not. */
  mediaType: string;
  url: string;
  status: number;
  headers: Map<string, string>;
  hops: Hop[];
  bytes: number;
}

/** Throws `PithError`: every end has a code of its own. */
export async function fetchText(request: TextRequest, usual: FetchTools): Promise<FetchedText> {
  const tools = { ...usual, limits: { ...usual.limits, ...request.limits } };
  const first = checkAddress(request.url, request.localHost);
  // The permission for an own host covers what the person asked for, not what another site redirects to.
  const localHost = hostOf(first) === request.localHost ? request.localHost : undefined;
  const deadline = new AbortController();
  const { total } = tools.limits;
  const timer = setTimeout(() => deadline.abort(timedOut(request.url, total)), total);
  const signal = AbortSignal.any([request.signal, deadline.signal]);
  try {
    return await follow(first, { ...request, localHost, signal }, tools);
  } catch (error) {
    if (request.signal.aborted) throw new PithError('cancelled', `${shorten(request.url)} was cancelled.`);
    throw deadline.signal.aborted ? deadline.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}

async function follow(first: URL, request: TextRequest, tools: FetchTools): Promise<FetchedText> {
  const hops: Hop[] = [];
  let url = first;
  for (;;) {
    // A host of the own network may lead within itself. Whoever was asked since then may not lead back.
    const localHost = hostOf(url) === request.localHost ? request.localHost : undefined;
    const way = { hops, limits: tools.limits, localHost };
    const answer = await exchangeOnce(url, request, tools);
    try {
      const location = answer.headers.get('location');
      if (REDIRECTS.has(answer.status) && location !== undefined) {
        url = nextAddress(url, location, { ...way, status: answer.status });
        continue;
      }
      const page = await readPage(url, answer, tools);
      const refresh = page.kind === 'html' ? findMetaRefresh(page.text) : undefined;
      if (refresh === undefined || isSamePage(url, refresh)) return { ...page, hops };
      url = nextAddress(url, refresh, { ...way, status: 0 });
    } finally {
      answer.close();
    }
  }
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** A page that only reloads itself is the page. */
function isSamePage(url: URL, target: string): boolean {
  return URL.canParse(target, url.href) && withoutHash(new URL(target, url)) === withoutHash(url);
}

const withoutHash = ({ href }: URL): string => href.split('#')[0] ?? '';

async function readPage(
  url: URL,
  answer: OpenAnswer,
  { limits }: FetchTools,
): Promise<Omit<FetchedText, 'hops'>> {
  const { status, headers, signal, started } = answer;
  const contentType = headers.get('content-type');
  const mediaType = essence(contentType);
  const kind = isPacked(mediaType, url) ? 'unknown' : kindOf(mediaType);
  if (status < 200 || status > 299) throw httpError(url.href, answer);
  if (kind === undefined) {
    const message = `${shorten(url.href)} is no text but ${mediaType}.`;
    throw new PithError('unreadable-type', message, { detail: mediaType });
  }
  // Only ever a reason to stop early: the header counts compressed bytes, and it can lie.
  if (Number(headers.get('content-length') ?? '0') > limits.bytes) throw tooLarge(url.href, limits.bytes);
  const body = await readBody(answer, { url: url.href, limit: limits.bytes, signal, started });
  const bytes = await unpack(body, { url: url.href, limit: limits.bytes });
  const { text, charset } = decode(bytes, isPacked(mediaType, url) ? undefined : contentType);
  const length = bytes.length;
  return {
    text,
    kind: settleKind(kind, text),
    charset,
    mediaType,
    url: url.href,
    status,
    headers,
    bytes: length,
  };
}

function httpError(url: string, { status, headers }: OpenAnswer): PithError {
  const asks = headers.has('cf-mitigated') ? ' It asks whether you are a person.' : '';
  const message = `${shorten(url)} answered with status ${status}.${asks}`;
  return new PithError('http-error', message, { detail: String(status) });
}
