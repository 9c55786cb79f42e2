// What `npm test` runs, in order: cheap and general first.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, ensureCommands, ensureFiles } from '../src/automation/install.ts';

export interface Step {
  name: string;
  /** `check` alone is what `npm run check` runs. */
  group: 'check' | 'test';
  /** Arguments for Node; a program of a package is its script. */
  node: string[];
  /** The step writes its counts here as JSON: Vitest's or Playwright's report. */
  report?: 'vitest' | 'playwright' | 'last-line';
  /** Installs what the step needs. Throws what a person has to install. */
  prepare?(): void;
  /** Why the step has no meaning here; in CI every step has one. */
  skip?(): string | undefined;
  /** What the step needs may be missing on a person's machine, never in CI. */
  optional?: boolean;
}

const ROOT = join(import.meta.dirname, '..');
const TSX = ['--import', 'tsx'];
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
const BUILD = ['node_modules/wxt/bin/wxt.mjs', 'build'];
/** Builds, and packs what goes to a store: a test looks into it. */
const PACK = ['node_modules/wxt/bin/wxt.mjs', 'zip'];
/** The pages with expectations live beside the checkout. */
export const CASES = process.env['PITH_CASES'] ?? join(ROOT, '../shared/cases');
/** So do the labelled pages of the bench. */
const LABELLED = process.env['PITH_WCXB'] ?? join(ROOT, '../shared/wcxb');
/** And pages of one technique of hiding, smuggling or hanging each. */
const HIDDEN = process.env['PITH_HIDDEN'] ?? join(ROOT, '../shared/hidden');
/** Commands of the desktop tests and the Debian packages that bring them. */
const DESKTOP = { Xvfb: 'xvfb', xdotool: 'xdotool', 'firefox-esr': 'firefox-esr' };

/** Pages of documentation and the Debian packages that bring them. */
const DOCUMENTATION_PACKAGES = {
  '/usr/share/doc/python3.11-doc/html/library/re.html': 'python3.11-doc',
  '/usr/share/doc/rust-doc/html/book/ch16-01-threads.html': 'rust-doc',
};

const withoutFolder = (folder: string) => (): string | undefined =>
  existsSync(folder) ? undefined : `there is no folder ${folder}`;
const withoutLinux = (why: string) => (): string | undefined =>
  process.platform === 'linux' ? undefined : why;

export const steps: Step[] = [
  { name: 'types', group: 'check', node: ['node_modules/typescript/bin/tsc'] },
  { name: 'lint', group: 'check', node: ['node_modules/oxlint/bin/oxlint'] },
  { name: 'folder rules', group: 'check', node: [...TSX, 'test/check-imports.ts'] },
  { name: 'format', group: 'check', node: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  { name: 'dead code', group: 'check', node: ['node_modules/knip/bin/knip.js'] },
  { name: 'build for Chrome', group: 'check', node: PACK },
  { name: 'size budgets', group: 'check', node: [...TSX, 'test/check-sizes.ts'] },
  { name: 'build for Firefox', group: 'test', node: [...PACK, '-b', 'firefox'] },
  { name: 'build for automation', group: 'test', node: [...PACK, '--mode', 'automation'] },
  {
    name: 'build for automation in Firefox',
    group: 'test',
    node: [...BUILD, '-b', 'firefox', '--mode', 'automation'],
  },
  {
    name: 'unit and golden pages',
    group: 'test',
    node: ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'],
    report: 'vitest',
  },
  {
    name: 'real browser',
    group: 'test',
    node: [...PLAYWRIGHT, '--project=browser'],
    report: 'playwright',
    prepare: ensureChromium,
  },
  {
    name: 'package, client, commands and their faces',
    group: 'test',
    node: [...PLAYWRIGHT, '--project=programs'],
    report: 'playwright',
    prepare: ensureChromium,
  },
  {
    name: 'workers on one queue',
    group: 'test',
    node: [...PLAYWRIGHT, '--project=queue', '--workers=1'],
    report: 'playwright',
    optional: true,
    prepare() {
      ensureChromium();
      ensureCommands({ 'redis-server': 'redis-server' });
    },
    skip: withoutLinux('it starts the redis-server of Debian'),
  },
  {
    name: 'cases',
    group: 'test',
    node: [...TSX, 'test/cases/run.ts', CASES],
    report: 'last-line',
    prepare: ensureChromium,
    skip: withoutFolder(CASES),
  },
  {
    name: 'cases in Firefox',
    group: 'test',
    node: [...TSX, 'test/cases/run.ts', CASES, 'firefox'],
    report: 'last-line',
    optional: true,
    prepare: () => ensureCommands({ 'firefox-esr': 'firefox-esr' }),
    skip: withoutFolder(CASES),
  },
  {
    name: 'hidden, smuggled and hanging',
    group: 'test',
    node: [...TSX, 'test/hidden/run.ts', HIDDEN],
    report: 'last-line',
    prepare: ensureChromium,
    skip: withoutFolder(HIDDEN),
  },
  {
    name: 'Markdown of real pages parsed again',
    group: 'test',
    node: [...TSX, 'test/round-trip/run.ts', LABELLED],
    report: 'last-line',
    prepare: ensureChromium,
    skip: withoutFolder(LABELLED),
  },
  {
    name: 'answers kept within a budget',
    group: 'test',
    node: [...TSX, 'test/focus/retention.ts'],
    report: 'last-line',
    optional: true,
    prepare() {
      ensureChromium();
      ensureFiles(DOCUMENTATION_PACKAGES);
    },
    skip: withoutLinux('its pages come from packages that only Debian has'),
  },
  {
    name: 'many pages',
    group: 'test',
    node: [...PLAYWRIGHT, '--project=collect', '--workers=1'],
    report: 'playwright',
    prepare: ensureChromium,
  },
  {
    name: 'many pages in Firefox',
    group: 'test',
    node: [...PLAYWRIGHT, '--project=collect-firefox', '--workers=1'],
    report: 'playwright',
    optional: true,
    prepare: () => ensureCommands({ 'firefox-esr': 'firefox-esr' }),
  },
  {
    name: 'desktop: real keys in Chromium and Firefox',
    group: 'test',
    node: [...PLAYWRIGHT, '--project=desktop', '--workers=1'],
    report: 'playwright',
    optional: true,
    prepare() {
      ensureChromium();
      ensureCommands(DESKTOP);
    },
    skip: withoutLinux('it needs a virtual screen (Xvfb), which only Linux has'),
  },
];
