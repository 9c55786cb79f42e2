// Which addresses no extension may read, so that Pith can say why before it tries.

import type { TextName } from '../../translate.ts';

/** Hosts where the browsers keep extensions out: their own stores and account pages. */
const STORE_HOSTS = new Set([
  'accounts.firefox.com',
  'addons.mozilla.org',
  'chromewebstore.google.com',
  'microsoftedge.microsoft.com',
  'support.mozilla.org',
]);

const REASON_OF_SCHEME: Record<string, TextName> = {
  'about:': 'restrictedBrowserPage',
  'brave:': 'restrictedBrowserPage',
  'chrome:': 'restrictedBrowserPage',
  'chrome-error:': 'restrictedErrorPage',
  'chrome-extension:': 'restrictedExtensionPage',
  'chrome-search:': 'restrictedBrowserPage',
  'chrome-untrusted:': 'restrictedBrowserPage',
  'devtools:': 'restrictedBrowserPage',
  'edge:': 'restrictedBrowserPage',
  'extension:': 'restrictedExtensionPage',
  'moz-extension:': 'restrictedExtensionPage',
  'opera:': 'restrictedBrowserPage',
  'resource:': 'restrictedBrowserPage',
  'view-source:': 'restrictedViewSource',
  'vivaldi:': 'restrictedBrowserPage',
};

/** Why a page cannot be read, judged by its address alone; undefined when nothing speaks against it. */
export function restrictionOf(address: string): TextName | undefined {
  // The address is empty when the browser keeps it from us; the attempt itself will tell.
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname } = new URL(address);
  if (address === 'about:blank' || address === 'about:srcdoc') return undefined;
  const byScheme = REASON_OF_SCHEME[protocol];
  if (byScheme) return byScheme;
  const isOldStore = hostname === 'chrome.google.com' && pathname.startsWith('/webstore');
  return STORE_HOSTS.has(hostname) || isOldStore ? 'restrictedStore' : undefined;
}
