// Keeps a tab that Pith opened from going elsewhere: its own scripts could send it into the person's network.

import { browser } from 'wxt/browser';

interface Fence {
  /** Called when the tab tried all the same. */
  refuse(): void;
  /** Whether the tab may go to an address. */
  allows(url: string): boolean;
  /** Whether a server at this IP address may answer. */
  accepts(address: string): boolean;
}

interface FrameDetails {
  url: string;
  ip?: string | undefined;
}

/** Rules have numbers of 31 bits; those of tabs come near to it. */
const firstId = (tabId: number): number => (tabId % 1_000_000_000) * 2 + 1;

/** Chromium stops requests only by rules that are laid down before. `{host}` and its subdomains are the tab's own. */
const rulesFor = (tabId: number, host: string) => [
  {
    id: firstId(tabId),
    action: { type: 'block' },
    condition: { tabIds: [tabId], excludedRequestDomains: [host], resourceTypes: ['main_frame'] },
  },
  {
    id: firstId(tabId) + 1,
    action: { type: 'block' },
    // Any IPv6 address among them: no page loads its parts from one.
    condition: {
      tabIds: [tabId],
      excludedRequestDomains: [host],
      regexFilter:
        '^[a-z]+://(localhost|[^/]*\\.localhost|0\\.|10\\.|127\\.|169\\.254\\.|192\\.168\\.|172\\.(1[6-9]|2[0-9]|3[01])\\.|\\[)',
    },
  },
];

interface RuleApi {
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
  onBeforeRequest.addListener(before, filter, import.meta.env.FIREFOX ? ['blocking'] : []);
  onResponseStarted.addListener(after, filter);
  onErrorOccurred.addListener(fence.refuse, filter);
  const rules = import.meta.env.FIREFOX ? [] : rulesFor(tabId, new URL(url).hostname);
  const { declarativeNetRequest } = browser as unknown as { declarativeNetRequest?: RuleApi };
  if (rules.length > 0) await declarativeNetRequest?.updateSessionRules({ addRules: rules });
  return async () => {
    onBeforeRequest.removeListener(before);
    onResponseStarted.removeListener(after);
    onErrorOccurred.removeListener(fence.refuse);
    const removeRuleIds = rules.map(({ id }) => id);
    if (rules.length > 0) await declarativeNetRequest?.updateSessionRules({ removeRuleIds });
  };
}
