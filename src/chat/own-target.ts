// Targets that the person adds: any address, with `{prompt}` in it where the site takes the text from there.

import { type ChatTarget, TARGETS } from './targets.ts';

export interface OwnTarget {
  id: string;
  name: string;
  url: string;
}

/** What most models take, in tokens. */
const WINDOW = 32_000;
const PLACE = '{prompt}';

/** Undefined for an address that no browser opens. */
export function readAddress(url: string): URL | undefined {
  const address = url.trim().replaceAll(PLACE, '');
  if (!URL.canParse(address)) return undefined;
  const read = new URL(address);
  return read.protocol === 'https:' || read.protocol === 'http:' ? read : undefined;
}

export function toTarget({ id, name, url }: OwnTarget): ChatTarget | undefined {
  const address = readAddress(url);
  if (!address) return undefined;
  const takesPrompt = url.includes(PLACE);
  return {
    id,
    name,
    kind: 'site',
    home: takesPrompt ? `${address.origin}/` : address.href,
    within: takesPrompt ? `${address.origin}/` : address.href,
    hosts: [address.hostname],
    // An address of the person's own does what the person knows it to do.
    ...(takesPrompt ? { prefill: { url: url.trim(), sends: false } } : {}),
    composer: [],
    sendButton: ['button[aria-label*="send" i]'],
    window: WINDOW,
  };
}

/** The targets in a value of any kind; what is none is left out. */
export function toOwnTargets(value: unknown): OwnTarget[] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (each: Partial<OwnTarget> | null): each is OwnTarget =>
      typeof each?.id === 'string' &&
      typeof each.name === 'string' &&
      typeof each.url === 'string' &&
      readAddress(each.url) !== undefined,
  );
}

export const listTargets = (own: OwnTarget[]): ChatTarget[] => [
  ...TARGETS,
  ...own.flatMap((each) => toTarget(each) ?? []),
];

/** The first of all when the chosen one is gone. */
export function chooseTarget(id: string, own: OwnTarget[]): ChatTarget {
  const targets = listTargets(own);
  return targets.find((target) => target.id === id) ?? (TARGETS[0] as ChatTarget);
}
