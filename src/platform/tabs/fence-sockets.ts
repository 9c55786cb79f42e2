// Keeps the WebSockets of all pages out of the own network: no debugger stops them, only rules laid down before.

import { browser } from 'wxt/browser';
import type { AutomationIo } from '../../io/automation-io.ts';
import { OWN_ADDRESSES, type RuleApi } from './fence-tab.ts';

/** Beyond the numbers of the rules for tabs (`fence-tab.ts`). */
const FIRST_ID = 2_100_000_000;

export const fenceSockets: AutomationIo['fenceSockets'] = async ({ trusted, localNames }) => {
  const addRules = [{ requestDomains: localNames }, ...OWN_ADDRESSES].map((what, index) => ({
    id: FIRST_ID + index,
    action: { type: 'block' },
    condition: {
      ...what,
      resourceTypes: ['websocket'],
      ...(trusted.length > 0 ? { excludedRequestDomains: trusted } : {}),
    },
  }));
  const { declarativeNetRequest } = browser as unknown as { declarativeNetRequest?: RuleApi };
  await declarativeNetRequest?.updateSessionRules({ removeRuleIds: addRules.map(({ id }) => id), addRules });
};
