// The steps of a profile on a page that has loaded.

import type { Page } from 'playwright-core';
import type { Step } from './profile.ts';

/** Of one step, in milliseconds. */
const STEP_LIMIT = 10_000;
/** For rows that come while one scrolls, in milliseconds. */
const REST = 400;
const MOST_SCREENS = 50;

/** A step that fails is told, and the next one is taken. */
export async function takeSteps(
  page: Page,
  steps: readonly Step[],
  warn: (message: string) => void,
): Promise<void> {
  for (const step of steps) {
    try {
      await take(page, step);
    } catch (error) {
      const [reason] = (error as Error).message.split('\n');
      warn(`The step ${JSON.stringify(step)} failed on ${page.url()}: ${reason}`);
    }
  }
}

async function take(page: Page, step: Step): Promise<void> {
  const timeout = STEP_LIMIT;
  if ('click' in step) await page.locator(step.click).first().click({ timeout });
  else if ('fill' in step) await page.locator(step.fill).first().fill(step.value, { timeout });
  else if ('waitFor' in step) await page.locator(step.waitFor).first().waitFor({ timeout });
  else await scroll(page, step.scroll === 'end' ? MOST_SCREENS : step.scroll);
}

async function scroll(page: Page, screens: number): Promise<void> {
  for (let screen = 0; screen < screens; screen += 1) {
    const isEnd = await page.evaluate(() => {
      scrollBy(0, innerHeight);
      return scrollY + innerHeight >= document.documentElement.scrollHeight;
    });
    await page.waitForTimeout(REST);
    const isStillEnd = await page.evaluate(
      () => scrollY + innerHeight >= document.documentElement.scrollHeight,
    );
    if (isEnd && isStillEnd) return;
  }
}
