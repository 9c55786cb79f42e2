import { defineConfig } from '@playwright/test';

/** Tests that need a real browser: the built extension in Chromium (and Firefox, driven over BiDi). */
export default defineConfig({
  testDir: 'test',
  projects: [
    { name: 'browser', testMatch: ['e2e/**/*.spec.ts', 'capture/**/*.spec.ts', 'fetch/**/*.spec.ts'] },
    { name: 'programs', testMatch: 'automation/**/*.spec.ts', testIgnore: '**/queue.spec.ts' },
    { name: 'queue', testMatch: 'automation/queue.spec.ts' },
    { name: 'desktop', testMatch: 'desktop/**/*.spec.ts' },
  ],
  // A busy machine takes its time; what never comes fails all the same.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  workers: 2,
  // In a new browser. The report names what needed it.
  retries: 1,
  fullyParallel: false,
  reporter: [['list']],
  forbidOnly: Boolean(process.env['CI']),
});
