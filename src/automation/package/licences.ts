// The licences of the packages that are inside of ours, as they ask for it.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name?: string };
  dependencies?: Record<string, string>;
}

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;
const FOLDER = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

/** `modules`: paths of what the client's bundle holds. The extension holds what its build names as bundled. */
export function licencesOf(root: string, modules: readonly string[]): string {
  const folders = new Set(modules.flatMap((path) => FOLDER.exec(path.replace(/^\0/, ''))?.[0] ?? []));
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    bundledInExtension: string[];
  };
  manifest.bundledInExtension.forEach((name) => addWithDependencies(root, name, folders));
  return [...folders]
    .sort()
    .map(describe)
    .join(`\n${'='.repeat(80)}\n\n`);
}

function addWithDependencies(root: string, name: string, folders: Set<string>): void {
  const folder = join(root, 'node_modules', name);
  if (folders.has(folder) || !existsSync(folder)) return;
  folders.add(folder);
  Object.keys(readManifest(folder).dependencies ?? {}).forEach((each) =>
    addWithDependencies(root, each, folders),
  );
}

function describe(folder: string): string {
  const { name, version, license = 'unknown', author = '' } = readManifest(folder);
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const by = typeof author === 'string' ? author : (author.name ?? '');
  return `${name} ${version}\nLicence: ${license}\n${texts.length > 0 ? texts.join('\n\n') : `By ${by}`}\n`;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
