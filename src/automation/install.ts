// Finds or installs the programs that are not npm packages: a Chromium, and for the tests Firefox and a virtual screen.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.ts';

/** A mirror that does not answer must not hold up the next way, in milliseconds. */
const DOWNLOAD_LIMIT = 240_000;

/** The path of a Chromium; downloads or installs one when the machine has none. */
export function ensureChromium(): string {
  const path =
    findChromium() ?? (downloadChromium() || installDebian(['chromium']) ? findChromium() : undefined);
  if (path !== undefined) return path;
  throw new Error(
    'Pith needs a Chromium and could not install one. Do one of these and run the command again:\n' +
      '  npx playwright install chromium     (any system; downloads about 170 MB)\n' +
      '  sudo apt-get install chromium       (Debian)\n' +
      '  PITH_CHROMIUM=/path/to/chromium     (one that you have; branded Chrome cannot load extensions this way)',
  );
}

/** Makes Debian commands available, by the names of their packages. Throws what to install by hand. */
export function ensureCommands(packages: Record<string, string>): void {
  const missing = Object.entries(packages).filter(([command]) => findCommand(command) === undefined);
  const names = missing.map(([, name]) => name);
  if (names.length === 0 || installDebian(names)) return;
  throw new Error(
    `These programs are missing: ${names.join(', ')}. On Debian: apt-get install ${names.join(' ')}`,
  );
}

/** Makes files of Debian packages available, by their paths. Throws what to install by hand. */
export function ensureFiles(packages: Record<string, string>): void {
  const missing = Object.entries(packages).flatMap(([path, name]) => (existsSync(path) ? [] : [name]));
  if (missing.length === 0 || installDebian(missing)) return;
  throw new Error(
    `These packages are missing: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`,
  );
}

export function findCommand(command: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((path) => existsSync(path));
}

function downloadChromium(): boolean {
  console.error('No Chromium found. Downloading one (playwright install chromium)…');
  const script = 'node_modules/playwright-core/cli.js';
  if (!runQuietly(process.execPath, [script, 'install', '--no-shell', 'chromium'])) return false;
  // On a bare Linux the download lacks system libraries; the distribution's package brings them.
  return process.platform !== 'linux' || runQuietly(chromium.executablePath(), ['--version']);
}

function installDebian(packages: string[]): boolean {
  if (findCommand('apt-get') === undefined || process.getuid?.() !== 0) return false;
  console.error(`Installing ${packages.join(', ')} (apt-get)…`);
  return (
    runQuietly('apt-get', ['update', '-qq']) &&
    runQuietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  );
}

function runQuietly(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
    timeout: DOWNLOAD_LIMIT,
  });
  return status === 0;
}
