// The lines that the README offers to other people's tests run as they stand.

import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { ensureChromium } from '../../src/automation/install.ts';

const ROOT = join(import.meta.dirname, '../..');

test('the lines for Playwright in the README print the Markdown of a page', async () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const lines = /```js\n(.*?)```/s.exec(readme)?.[1] ?? '';
  expect(lines).toContain('launchPersistentContext');
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<title>Tides</title><h1>Tides</h1><p>The sea rises twice a day.</p>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  // Beside the packages, since the lines import one.
  const file = join(ROOT, `.output/readme-${process.pid}.mjs`);
  writeFileSync(file, lines);
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [file, url], {
      cwd: ROOT,
      env: { ...process.env, PITH_CHROMIUM: ensureChromium() },
    });
    expect(stdout).toContain('# Tides\n\nThe sea rises twice a day.');
  } finally {
    rmSync(file);
    server.close();
  }
});
