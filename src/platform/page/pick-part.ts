import { browser } from 'wxt/browser';
import type { ExtractOptions } from '../../core/extract-options.ts';
import type { Extraction } from '../../core/types.ts';
import type { TabReference } from '../../io/io.ts';
import { injectionError } from './injection-error.ts';
import { capturePicked, refuseRestricted } from './read-tab.ts';

/** Lets the person pick an element on the page and reads it; undefined when they gave up. Throws `PithError`. */
export async function takePart(tab: TabReference, options: ExtractOptions): Promise<Extraction | undefined> {
  await refuseRestricted(tab);
  const [picked] = await browser.scripting
    .executeScript({ target: { tabId: tab.id }, injectImmediately: true, files: ['/pick.js'] })
    .catch((error: unknown) => {
      throw injectionError(error, tab.url);
    });
  return picked?.result === true ? capturePicked(tab, options) : undefined;
}

/** Hands a key that was pressed in the panel to the picker on the page. */
export function steerPicker({ id }: TabReference, key: string): void {
  void browser.scripting
    .executeScript({
      target: { tabId: id },
      injectImmediately: true,
      args: [key],
      func: (pressed: string) => {
        (globalThis as { pithPress?: (key: string) => boolean }).pithPress?.(pressed);
      },
    })
    .catch(() => {
      // The page is gone, and the picker with it.
    });
}
