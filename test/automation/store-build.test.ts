// What goes to the stores has no door for programs.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BRIDGE_VERSION, createBridge } from '../../src/automation/bridge.ts';

const OUTPUT = join(import.meta.dirname, '../../.output');
/** Names of calls that no other part of the extension has. They stay in a build, since programs call them. */
const CALLS = ['extractTab', 'extractUrl', 'extractHtml', 'collectState', 'fenceSockets', 'tabsAt'];

const scriptsOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

for (const build of ['chrome-mv3', 'firefox-mv3']) {
  test.skipIf(!existsSync(join(OUTPUT, build)))(
    `the store build ${build} does not contain the bridge`,
    () => {
      const scripts = scriptsOf(join(OUTPUT, build));
      for (const call of CALLS) expect(scripts).not.toContain(call);
      expect(scripts).not.toMatch(/globalThis,\s*\{\s*pith:/);
      const manifest = readFileSync(join(OUTPUT, build, 'manifest.json'), 'utf8');
      expect(JSON.parse(manifest)).not.toHaveProperty('host_permissions');
    },
  );
}

test.skipIf(!existsSync(join(OUTPUT, 'chrome-mv3-automation')))(
  'the automation build does contain it',
  () => {
    const scripts = scriptsOf(join(OUTPUT, 'chrome-mv3-automation'));
    for (const call of CALLS) expect(scripts).toContain(call);
  },
);

test('the bridge tells its version', () => {
  const bridge = createBridge({ version: '1.2.3' } as Parameters<typeof createBridge>[0]);
  expect(bridge.version).toEqual({ bridge: BRIDGE_VERSION, extension: '1.2.3', schema: 1 });
  for (const call of CALLS) expect(bridge).toHaveProperty(call);
});
