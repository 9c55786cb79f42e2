// What goes to the stores has no door for programs: the zips that are uploaded are looked into.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BRIDGE_VERSION, createBridge } from '../../src/automation/bridge.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Names of calls that no other part of the extension has. They stay in a build, since programs call them. */
const CALLS = ['extractTab', 'extractUrl', 'extractHtml', 'collectState', 'fenceSockets', 'tabsAt'];
/** Of a build that nobody has made yet, in milliseconds. */
const PACKING = 300_000;

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };

/** `npm test` packs before the unit tests; whoever runs this file alone waits for it here. */
function zipOf(browser: string, mode = 'production'): string {
  const suffix = mode === 'production' ? '' : `-${mode}`;
  const zip = join(ROOT, `.output/pith-${version}-${browser}${suffix}.zip`);
  if (existsSync(zip)) return zip;
  const args = ['node_modules/wxt/bin/wxt.mjs', 'zip', '-b', browser, '--mode', mode];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return zip;
}

/** What the files whose names match hold, one after the other. */
function unzip(zip: string, names: string): string {
  const { status, stdout, stderr } = spawnSync('unzip', ['-p', zip, names], {
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  expect(status, stderr).toBe(0);
  return stdout;
}

test.each(['chrome', 'firefox'])(
  'the zip for the store of %s does not contain the bridge',
  (browser) => {
    const zip = zipOf(browser);
    const scripts = unzip(zip, '*.js');
    for (const call of CALLS) expect(scripts).not.toContain(call);
    expect(scripts).not.toMatch(/globalThis,\s*\{\s*pith:/);
    expect(JSON.parse(unzip(zip, 'manifest.json'))).not.toHaveProperty('host_permissions');
  },
  PACKING,
);

test(
  'the automation build does contain it',
  () => {
    const scripts = unzip(zipOf('chrome', 'automation'), '*.js');
    for (const call of CALLS) expect(scripts).toContain(call);
  },
  PACKING,
);

test('the bridge tells its version', () => {
  const bridge = createBridge({ version: '1.2.3' } as Parameters<typeof createBridge>[0]);
  expect(bridge.version).toEqual({ bridge: BRIDGE_VERSION, extension: '1.2.3', schema: 1 });
  for (const call of CALLS) expect(bridge).toHaveProperty(call);
});
