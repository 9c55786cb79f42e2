import { browser } from 'wxt/browser';
import { type Endpoint, toEndpoints } from '../../endpoints.ts';
import type { EndpointIo } from '../../io/endpoint-io.ts';

/** Key in `storage.local`, which no account carries to another machine. */
const KEY = 'endpoints';

async function readEndpoints(): Promise<Endpoint[]> {
  return toEndpoints((await browser.storage.local.get(KEY))[KEY]);
}

export const endpointStore: Pick<
  EndpointIo,
  'readEndpoints' | 'changeEndpoints' | 'watchEndpoints' | 'allowHost'
> = {
  readEndpoints,
  // One after the other, in whatever page: the panel chooses a model while the options change a key.
  async changeEndpoints(change) {
    await navigator.locks.request(KEY, async () => {
      await browser.storage.local.set({ [KEY]: change(await readEndpoints()) });
    });
  },
  watchEndpoints(changed) {
    const listener = (changes: Record<string, unknown>) => {
      if (Object.hasOwn(changes, KEY)) changed();
    };
    browser.storage.local.onChanged.addListener(listener);
    return () => browser.storage.local.onChanged.removeListener(listener);
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
