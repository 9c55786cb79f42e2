// The way of a person without a mouse from one control to another.

import { type Locator, type Page, expect } from '@playwright/test';

/** More stops than any of our pages has. */
const MOST_STOPS = 60;

/** Tab until a control has the focus; it must show that it has. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isThere = () => control.evaluate((element) => element === document.activeElement).catch(() => false);
  for (let stops = 0; !(await isThere()); stops += 1) {
    if (stops === MOST_STOPS) throw new Error(`Tab does not reach ${control}.`);
    await page.keyboard.press(key);
  }
  expect(await control.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
}
