import { browser } from 'wxt/browser';
import type { TabReference, Toast } from '../../io/io.ts';
import { translate } from '../translate.ts';
import { showToast } from './toast.ts';

const BADGES: Record<Toast['kind'], string> = { done: '✓', error: '!', progress: '…' };
const ERROR_COLOUR = '#b42318';

/** Says it on the page; where the page is closed to us or no document of words, on the toolbar button, which forgets it with the next page. */
export async function notify(tab: TabReference, toast: Toast): Promise<void> {
  try {
    const [shown] = await browser.scripting.executeScript({
      target: { tabId: tab.id },
      injectImmediately: true,
      args: [{ ...toast, closeLabel: translate('close'), cancelLabel: translate('cancel') }],
      func: showToast,
    });
    if (!shown?.result) await showOnButton(tab, toast);
  } catch {
    await showOnButton(tab, toast);
  }
}

async function showOnButton({ id: tabId }: TabReference, { kind, text }: Toast): Promise<void> {
  try {
    await browser.action.setBadgeBackgroundColor({ tabId, color: ERROR_COLOUR });
    await browser.action.setBadgeText({ tabId, text: BADGES[kind] });
    await browser.action.setTitle({ tabId, title: text });
  } catch {
    // The tab is gone, and with it the person's interest.
  }
}
