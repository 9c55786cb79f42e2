// Which Chromium runs the extension on this machine.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** Branded Chrome ignores `--load-extension` since version 137, so only Chromium and Chrome for Testing are here. */
const COMMANDS = ['chromium', 'chromium-browser', 'chrome-for-testing'];

const PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/usr/lib/chromium/chromium', '/snap/bin/chromium', '/opt/chrome-for-testing/chrome'],
  darwin: [
    '/Applications/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    join(process.env['LOCALAPPDATA'] ?? '', 'Chromium/Application/chrome.exe'),
    join(process.env['PROGRAMFILES'] ?? '', 'Chromium/Application/chrome.exe'),
  ],
};

/** The path of a Chromium that loads unpacked extensions; undefined when there is none. */
export function findChromium(): string | undefined {
  const chosen = process.env['PITH_CHROMIUM'];
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`PITH_CHROMIUM names a file that does not exist: ${chosen}`);
    return chosen;
  }
  return [...onPath(), ...(PLACES[process.platform] ?? []), ofPlaywright()].find(
    (path) => path !== '' && existsSync(path),
  );
}

function onPath(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
}

/** Playwright throws when it knows no build for the platform. */
function ofPlaywright(): string {
  try {
    return chromium.executablePath();
  } catch {
    return '';
  }
}
