// Packs the package as `npm publish` would, which also builds the extension and `dist`.

import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import { PACKED, ROOT } from './packed.ts';

test('the package is packed', async () => {
  test.setTimeout(300_000);
  rmSync(PACKED, { recursive: true, force: true });
  mkdirSync(PACKED, { recursive: true });
  await promisify(execFile)('npm', ['pack', '--pack-destination', PACKED], { cwd: ROOT, maxBuffer: 2 ** 26 });
});
