// Runs a TypeScript command: `node src/automation/run.mjs FILE [arguments]`. Installs the packages first when they
// are missing or differ from the lock file, so this file uses nothing but Node itself.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The oldest Node that the build tool runs on. */
const OLDEST_NODE = [20, 19];

const [file, ...args] = process.argv.slice(2);
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  stop(`This needs Node ${OLDEST_NODE.join('.')} or newer; here runs ${process.versions.node}.`);
}
if (!packagesAreCurrent()) installPackages();
const run = spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), file, ...args], {
  stdio: 'inherit',
});
process.exit(run.status ?? 1);

/** npm writes what it installed into node_modules; optional packages of other platforms are rightly absent. */
function packagesAreCurrent() {
  const installedPath = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(installedPath)) return false;
  const wanted = readPackages(join(ROOT, 'package-lock.json'));
  const installed = readPackages(installedPath);
  return Object.entries(wanted).every(
    ([name, entry]) =>
      name === '' || installed[name]?.version === entry.version || (entry.optional && !installed[name]),
  );
}

function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

function installPackages() {
  console.error('Installing packages (npm ci)…');
  // Production mode would leave out everything that builds and tests.
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    stop(
      `npm ci failed${npm.error ? ` (${npm.error.message})` : ''}.\n${npm.stdout ?? ''}${npm.stderr ?? ''}`,
    );
  }
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
