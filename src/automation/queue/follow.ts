// The pages that a page leads to, back into the queue, as far as the crawl's scope and robots.txt let them.

import { normalizeUrl } from '../../collect/address/normalize-url.ts';
import { openScope } from '../../collect/address/scope.ts';
import { NO_ROBOTS, type Robots, USER_AGENT, readRobots } from '../../collect/polite/robots.ts';
import type { LinkReference } from '../../core/types.ts';
import { PithError } from '../../errors.ts';
import { createGuard } from '../client/guard-requests.ts';
import type { Queues } from './open-queues.ts';
import type { PageJob } from './page-job.ts';

interface Follower {
  /** Throws `PithError('robots-refused')` for a page of a crawl that its site keeps from programs. */
  check(job: PageJob): Promise<void>;
  follow(job: PageJob, links: readonly LinkReference[]): Promise<void>;
}

/** Of robots.txt, in milliseconds. */
const PATIENCE = 10_000;

export function createFollower({
  queues,
  trusted,
}: {
  queues: Queues;
  trusted: readonly string[];
}): Follower {
  const guard = createGuard({ trusted });
  const sites = new Map<string, Promise<Robots>>();
  const robotsOf = (origin: string): Promise<Robots> => {
    const robots = sites.get(origin) ?? fetchRobots(origin);
    sites.set(origin, robots);
    return robots;
  };
  const fetchRobots = async (origin: string): Promise<Robots> => {
    const url = `${origin}/robots.txt`;
    await guard.check(url);
    const headers = { 'user-agent': USER_AGENT };
    const response = await fetch(url, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    }).catch(() => undefined);
    return response?.ok ? readRobots(url, await response.text()) : NO_ROBOTS;
  };
  return {
    async check({ url, follow }) {
      if (!follow?.robots) return;
      const robots = await robotsOf(new URL(url).origin);
      if (!robots.allows(url))
        throw new PithError('robots-refused', `robots.txt keeps programs from ${url}.`);
    },
    async follow({ follow, ...job }, links) {
      if (!follow || follow.depth >= follow.maxDepth) return;
      const scope = openScope(follow);
      const urls = links
        .filter(({ rel = '' }) => !/\bnofollow\b/i.test(rel))
        .flatMap(({ url }) => normalizeUrl(url) ?? [])
        .filter((url) => scope.refuses(url) === undefined);
      const next = { ...follow, depth: follow.depth + 1 };
      const { version, request } = job;
      await queues.add([...new Set(urls)].map((url) => ({ version, url, request, follow: next })));
    },
  };
}
