// Servers and their keys stand in IndexedDB: what runs in a page, and whoever takes over its process, cannot open it as
// they could `storage`.

import { browser } from 'wxt/browser';
import { type Endpoint, toEndpoints } from '../../endpoints.ts';
import type { EndpointIo } from '../../io/endpoint-io.ts';

/** Of the lock, of the channel that tells of changes, and once of the entry in `storage.local`. */
const NAME = 'endpoints';
const database = () => import('./endpoint-database.ts');

async function readEndpoints(): Promise<Endpoint[]> {
  const { loadEndpoints, saveEndpoints } = await database();
  const stored = await loadEndpoints();
  if (stored !== undefined) return toEndpoints(stored);
  const earlier = toEndpoints((await browser.storage.local.get(NAME))[NAME]);
  if (earlier.length > 0) await saveEndpoints(earlier);
  await browser.storage.local.remove(NAME);
  return earlier;
}

export const endpointStore: Pick<
  EndpointIo,
  'readEndpoints' | 'changeEndpoints' | 'watchEndpoints' | 'allowHost'
> = {
  readEndpoints,
  // One after the other, in whatever page: the panel chooses a model while the options change a key.
  async changeEndpoints(change) {
    await navigator.locks.request(NAME, async () => {
      await (await database()).saveEndpoints(change(await readEndpoints()));
    });
    const channel = new BroadcastChannel(NAME);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    channel.postMessage(undefined);
    channel.close();
  },
  watchEndpoints(changed) {
    const channel = new BroadcastChannel(NAME);
    channel.addEventListener('message', changed);
    return () => channel.close();
  },
  async allowHost(url) {
    const { protocol, hostname } = new URL(url);
    try {
      // Patterns have no port: the permission is for the host.
      return await browser.permissions.request({ origins: [`${protocol}//${hostname}/*`] });
    } catch {
      // Outside a click or key press the browser refuses to ask.
      return false;
    }
  },
};
