// Keeps a tab that Pith opened from going elsewhere: its own scripts could send it into the person's network.

import { browser } from 'wxt/browser';

interface Fence {
  /** Called when the tab tried all the same. */
  refuse(): void;
  /** Whether the tab may go to an address. */
  allows(url: string): boolean;
  /** Whether a server at this IP address may answer. */
  accepts(address: string): boolean;
  /** Last labels of names that mean the person's own machine or network. */
  localNames: readonly string[];
}

interface FrameDetails {
  url: string;
  ip?: string | undefined;
}

/** Chromium's word for what a rule has stopped; a server that does not answer is none of the fence's. */
const STOPPED_BY_RULE = 'net::ERR_BLOCKED_BY_CLIENT';

/** What is part of the person's network by its very spelling. */
export const OWN_ADDRESSES = [
  {
    regexFilter:
      '^[a-z]+://([^/@]*@)?(0|10|127|169\\.254|192\\.168|172\\.(1[6-9]|2[0-9]|3[01])|100\\.(6[4-9]|[7-9][0-9]|1[01][0-9]|12[0-7]))\\.',
  },
  // A name without a dot, and any IPv6 address: no page loads its parts from one.
  { regexFilter: '^[a-z]+://([^/@]*@)?([^/:.]+[:/]|\\[)' },
];

/** Rules have numbers of 31 bits; those of tabs come near to it. */
const firstId = (tabId: number): number => (tabId % 500_000_000) * 4 + 1;

/** Chromium stops requests only by rules that are laid down before. `{host}` and its subdomains are the tab's own. */
const rulesFor = (tabId: number, host: string, localNames: readonly string[]) =>
  [{ resourceTypes: ['main_frame'] }, { requestDomains: localNames }, ...OWN_ADDRESSES].map(
    (what, index) => ({
      id: firstId(tabId) + index,
      action: { type: 'block' },
      condition: { ...what, tabIds: [tabId], excludedRequestDomains: [host] },
    }),
  );

export interface RuleApi {
  updateSessionRules(change: { addRules?: object[]; removeRuleIds?: number[] }): Promise<void>;
}

/** Resolves when the fence stands; call what it gives to take it down. */
export async function fenceTab(tabId: number, url: string, fence: Fence): Promise<() => Promise<void>> {
  const filter = { urls: ['<all_urls>'], tabId, types: ['main_frame' as const] };
  const { onBeforeRequest, onErrorOccurred, onResponseStarted } = browser.webRequest;
  const before = (details: FrameDetails) => {
    if (fence.allows(details.url)) return undefined;
    fence.refuse();
    return import.meta.env.FIREFOX ? { cancel: true } : undefined;
  };
  const after = ({ ip }: FrameDetails) => {
    if (ip !== undefined && !fence.accepts(ip)) fence.refuse();
  };
  const failed = ({ error }: { error: string }) => {
    if (error === STOPPED_BY_RULE) fence.refuse();
  };
  onBeforeRequest.addListener(before, filter, import.meta.env.FIREFOX ? ['blocking'] : []);
  onResponseStarted.addListener(after, filter);
  onErrorOccurred.addListener(failed, filter);
  const rules = import.meta.env.FIREFOX ? [] : rulesFor(tabId, new URL(url).hostname, fence.localNames);
  const { declarativeNetRequest } = browser as unknown as { declarativeNetRequest?: RuleApi };
  if (rules.length > 0) await declarativeNetRequest?.updateSessionRules({ addRules: rules });
  return async () => {
    onBeforeRequest.removeListener(before);
    onResponseStarted.removeListener(after);
    onErrorOccurred.removeListener(failed);
    const removeRuleIds = rules.map(({ id }) => id);
    if (rules.length > 0) await declarativeNetRequest?.updateSessionRules({ removeRuleIds });
  };
}
