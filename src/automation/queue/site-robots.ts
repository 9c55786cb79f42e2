// The robots.txt of the sites of a crawl: asked for in the host's turn, as far as it counts, and again while it fails.

import { LRUCache } from 'lru-cache';
import { NO_ROBOTS, type Robots, USER_AGENT, readRobots } from '../../collect/polite/robots.ts';
import { PithError } from '../../errors.ts';
import type { Guard } from '../client/guard-requests.ts';
import { isPassing } from './page-job.ts';

interface Means {
  guard: Pick<Guard, 'check'>;
  /** Resolves to what has to be called when the server has answered. */
  turn(host: string): Promise<() => void>;
}

/** Of an answer, in milliseconds. */
const PATIENCE = 10_000;
/** RFC 9309: this much counts, in bytes; so many redirects are followed; and a copy is good for a day, in milliseconds. */
const MOST_READ = 512_000;
const HOPS = 5;
const DAY = 86_400_000;
const SITES = 1_000;

/** Throws `PithError` while the server fails: nobody knows then what it wants. */
export function createSiteRobots(means: Means): (url: string) => Promise<Robots> {
  const sites = new LRUCache<string, Promise<Robots>>({ max: SITES, ttl: DAY });
  return (url) => {
    const { origin } = new URL(url);
    const robots = sites.get(origin) ?? fetchRobots(origin, means);
    sites.set(origin, robots);
    robots.catch(() => sites.delete(origin));
    return robots;
  };
}

async function fetchRobots(origin: string, { guard, turn }: Means): Promise<Robots> {
  const first = `${origin}/robots.txt`;
  for (let url = first, hop = 0; hop <= HOPS; hop += 1) {
    await guard.check(url);
    const answered = await turn(new URL(url).host);
    try {
      const answer = await ask(url);
      if (answer.text !== undefined) return answer.text === '' ? NO_ROBOTS : readRobots(first, answer.text);
      url = answer.next;
    } catch (error) {
      if (error instanceof PithError) throw error;
      const message = `${url} could not be read (${(error as Error).message}); nothing of its site is read before.`;
      throw new PithError('not-connected', message, { cause: error });
    } finally {
      answered();
    }
  }
  return NO_ROBOTS;
}

async function ask(url: string): Promise<{ text: string } | { text?: never; next: string }> {
  const headers = { 'user-agent': USER_AGENT };
  const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
  const { status, body } = response;
  const location = response.headers.get('location');
  const isText = response.ok && !/^text\/html/i.test(response.headers.get('content-type') ?? '');
  if (isText && body) return { text: await readStart(body) };
  await body?.cancel();
  if (status >= 300 && status < 400 && location !== null && URL.canParse(location, url))
    return { next: new URL(location, url).href };
  if (!isPassing(status)) return { text: '' };
  const message = `${url} answered with HTTP ${status}; nothing of its site is read before.`;
  throw new PithError('http-error', message, { detail: String(status) });
}

async function readStart(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= MOST_READ) break;
  }
  return Buffer.concat(chunks).subarray(0, MOST_READ).toString('utf8');
}
