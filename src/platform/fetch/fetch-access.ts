import { browser } from 'wxt/browser';

/** All hosts, since a link may redirect to any; `webRequest` shows the redirects and the servers' addresses. */
const ACCESS = {
  origins: ['<all_urls>'],
  permissions: import.meta.env.FIREFOX ? ['webRequest', 'webRequestBlocking'] : ['webRequest'],
};

type Access = Parameters<typeof browser.permissions.contains>[0];

export const hasFetchAccess = (): Promise<boolean> => browser.permissions.contains(ACCESS as Access);

/** Asks at once, without a question where it was granted before. Only within a click or a key press. */
export async function requestFetchAccess(): Promise<boolean> {
  // The automation build has it for good, and browsers refuse to ask for what the manifest demands.
  if (import.meta.env.MODE === 'automation') return true;
  try {
    return await browser.permissions.request(ACCESS as Access);
  } catch {
    return hasFetchAccess();
  }
}
