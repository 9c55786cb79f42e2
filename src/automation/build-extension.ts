// Builds the automation extension when its sources have changed since the last build.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { AUTOMATION_EXTENSION } from './browser.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Everything that the build reads. */
const SOURCES = ['components', 'entrypoints', 'package-lock.json', 'public', 'src', 'wxt.config.ts'];
/** Outside the folder, since the build empties it. */
const STAMP = `${AUTOMATION_EXTENSION}.sources`;

export function buildAutomationExtension(): void {
  const sources = fingerprint();
  const built = existsSync(join(AUTOMATION_EXTENSION, 'manifest.json'));
  if (built && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  try {
    execFileSync(process.execPath, ['node_modules/wxt/bin/wxt.mjs', 'build', '--mode', 'automation'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
    throw new Error(`The extension could not be built.\n${String(stdout ?? '')}${String(stderr ?? '')}`, {
      cause: error,
    });
  }
  writeFileSync(STAMP, sources);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((name) => filesUnder(join(ROOT, name)))) {
    hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path)
      .sort()
      .flatMap((name) => filesUnder(join(path, name)));
  } catch {
    return [path]; // A file, not a folder.
  }
}
