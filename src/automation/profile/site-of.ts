// What a profile says of the site of an address.

import { hostOf } from '../../fetch/guard/read-hosts.ts';
import type { Profile, Site } from './profile.ts';

/** The defaults, and over them what the longest domain says that the host ends with. */
export function siteOf({ default: defaults = {}, domains = {} }: Profile, url: string): Site {
  const host = URL.canParse(url) ? hostOf(new URL(url)) : '';
  const [longest] = Object.keys(domains)
    .filter((domain) => host === domain || host.endsWith(`.${domain}`))
    .toSorted((one, other) => other.length - one.length);
  return { ...defaults, ...(longest === undefined ? {} : domains[longest]) };
}
