// The packed package in an empty folder, as somebody else installs it.

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { PACKED, ROOT } from './packed.ts';
import { pageAbout } from './site.ts';

const run = promisify(execFile);

test.describe.configure({ timeout: 300_000 });

let folder: string;
let tarball: string;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'pith-package-'));
  tarball = join(PACKED, readdirSync(PACKED).find((name) => name.endsWith('.tgz')) as string);
  mkdirSync(join(folder, 'user'));
  writeFileSync(join(folder, 'user/package.json'), '{ "type": "module" }');
  const { version } = JSON.parse(
    readFileSync(join(ROOT, 'node_modules/@playwright/test/package.json'), 'utf8'),
  ) as { version: string };
  const packages = [tarball, `@playwright/test@${version}`, 'typescript@7'];
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...packages], inUser());
});
test.afterAll(() => rmSync(folder, { recursive: true }));

const inUser = () => ({ cwd: join(folder, 'user') });

test('it is small, runs nothing when it is installed, and names the licences of what is inside', () => {
  expect(statSync(tarball).size).toBeLessThan(3_000_000);
  const manifest = JSON.parse(readFileSync(join(folder, 'user/node_modules/pith/package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(Object.keys(manifest.scripts)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:pre|post)?install$/)]),
  );
  const licences = readFileSync(join(folder, 'user/node_modules/pith/dist/LICENCES.txt'), 'utf8');
  for (const name of ['preact', 'js-tiktoken', 'commander', 'zod', 'ipaddr.js']) {
    expect(licences).toMatch(new RegExp(`^${name} \\d[^]*?Licence: \\w`, 'm'));
  }
  expect(licences).not.toContain('Licence: unknown');
});

test('the command prints a saved page', async () => {
  writeFileSync(join(folder, 'user/page.html'), pageAbout('packed'));
  const { stdout } = await run('npx', ['pith', 'page.html'], inUser());
  expect(stdout).toMatch(/^# Page packed\n\nThe tide table/);
});

test("a test of somebody else's runs with its fixtures and matchers, and its types hold", async () => {
  writeFileSync(
    join(folder, 'user/tides.spec.ts'),
    `import { test, expect } from 'pith/playwright';
     test('tides', async ({ page, pith }) => {
       await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Tides</h1><p>The sea rises twice a day.</p><h2>Moon</h2><p>Spring tides follow the new moon.</p>' }));
       await page.goto('https://tides.example/');
       const found = await pith.extract(page, { query: 'moon', budget: 60 });
       expect(found).toContainMarkdown('Spring tides   follow');
       expect(found).not.toContainMarkdown(/neap/);
       expect(found).toHaveTokensUnder(60);
       expect(found).toMatchMarkdownSnapshot('tides.md');
       expect(() => expect(found).toHaveTokensUnder(3)).toThrow(/fewer than 3 tokens/);
     });`,
  );
  writeFileSync(
    join(folder, 'user/client.ts'),
    `import { open, type PithResult } from 'pith';
     export const read = async (url: string): Promise<string> => {
       await using pith = await open({ concurrency: 2 });
       const page: PithResult | null = await pith.extract(url, { query: 'moon' });
       return page?.markdown ?? '';
     };`,
  );
  const compiler = ['tsc', '--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023'];
  const libraries = ['--lib', 'es2023,esnext.disposable,dom', '--skipLibCheck', 'client.ts', 'tides.spec.ts'];
  await run('npx', [...compiler, ...libraries], inUser());
  // The first run writes the snapshot, and the second finds it.
  await run('npx', ['playwright', 'test', '--update-snapshots'], inUser());
  const { stdout } = await run('npx', ['playwright', 'test', '--reporter=list'], inUser());
  expect(stdout).toContain('1 passed');
});
