import { defineConfig } from '@playwright/test';

const COLLECTING = ['e2e/collect/**', 'desktop/collect-firefox.spec.ts'];

/** Tests that need a real browser: the built extension in Chromium (and Firefox, driven over BiDi). */
export default defineConfig({
  testDir: 'test',
  projects: [
    {
      name: 'browser',
      testMatch: ['e2e/**/*.spec.ts', 'capture/**/*.spec.ts', 'fetch/**/*.spec.ts'],
      testIgnore: COLLECTING,
    },
    { name: 'desktop', testMatch: 'desktop/**/*.spec.ts', testIgnore: COLLECTING },
    // They take minutes, and as much of the machine as there is.
    { name: 'collect', testMatch: 'e2e/collect/*.spec.ts' },
    { name: 'collect-firefox', testMatch: 'desktop/collect-firefox.spec.ts' },
    // Once, before the tests that load what it builds.
    { name: 'package', testMatch: 'automation/package.setup.ts' },
    {
      name: 'programs',
      dependencies: ['package'],
      testMatch: 'automation/**/*.spec.ts',
      testIgnore: ['**/queue*.spec.ts', '**/host-turns.spec.ts'],
    },
    { name: 'queue', testMatch: ['automation/host-turns.spec.ts', 'automation/queue*.spec.ts'] },
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
