import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Accessibility faults that axe finds on a page as it stands, each with the elements it is about. */
export async function findFaults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  await page.evaluate(untilStill);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

/** Colours on their way from one scheme to the next have contrasts that nobody is to read by. Runs in the page. */
async function untilStill(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  // Transitions begin with the style of the next frame, and one may follow another; what has no end is not waited for.
  await frame();
  const moving = () =>
    document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  for (let running = moving(); running.length > 0; running = moving()) {
    await Promise.allSettled(running.map(({ finished }) => finished));
    await frame();
  }
}
