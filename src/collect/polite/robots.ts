// What a site asks of programs that visit it: RFC 9309, read by `robots-parser`.

import robotsParser from 'robots-parser';

/** Our name in robots.txt. */
export const USER_AGENT = 'Pith';
/** A site may slow a reader down, not stop it for good. Milliseconds. */
const LONGEST_DELAY = 60_000;
/** RFC 9309: at least this much of a file counts. Characters. */
const MOST_READ = 512_000;

export interface Robots {
  allows(url: string): boolean;
  /** Milliseconds between requests; undefined when the site names none. */
  delay: number | undefined;
  sitemaps: string[];
}

export const NO_ROBOTS: Robots = { allows: () => true, delay: undefined, sitemaps: [] };

export function readRobots(url: string, text: string): Robots {
  const robots = robotsParser(url, text.slice(0, MOST_READ));
  const seconds = robots.getCrawlDelay(USER_AGENT);
  return {
    allows: (address) => robots.isAllowed(address, USER_AGENT) ?? true,
    delay: seconds !== undefined && seconds >= 0 ? Math.min(LONGEST_DELAY, seconds * 1000) : undefined,
    sitemaps: robots.getSitemaps(),
  };
}
