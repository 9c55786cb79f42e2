// The pages that a page leads to, back into the queue, as far as the crawl's scope and robots.txt let them.

import { normalizeUrl } from '../../collect/address/normalize-url.ts';
import { openScope } from '../../collect/address/scope.ts';
import type { LinkReference } from '../../core/types.ts';
import { PithError } from '../../errors.ts';
import { createGuard } from '../client/guard-requests.ts';
import type { Pith } from '../client/open.ts';
import type { Queues } from './open-queues.ts';
import type { PageJob } from './page-job.ts';
import { createSiteRobots } from './site-robots.ts';

interface Follower {
  /** Throws `PithError('robots-refused')` for a page of a crawl that its site keeps from programs. */
  check(job: PageJob): Promise<void>;
  follow(job: PageJob, links: readonly LinkReference[]): Promise<void>;
}

interface Means {
  queues: Queues;
  pith: Pick<Pith, 'trusted'>;
  /** See `HostTurns.take`. */
  turn(host: string): Promise<() => void>;
}

export function createFollower({ queues, pith, turn }: Means): Follower {
  const robotsOf = createSiteRobots({ guard: createGuard({ trusted: pith.trusted }), turn });
  return {
    async check({ url, follow }) {
      if (!follow?.robots) return;
      const robots = await robotsOf(url);
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
