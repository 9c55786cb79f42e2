// Who may import whom: each folder names the folders that its files may import beside itself. Also finds import circles,
// those of types included. Part of `npm run check`.

import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const PLAIN = ['src/errors'];
const CORE_TYPES = [
  'src/core/types',
  'src/core/tree',
  'src/core/page',
  'src/core/block',
  'src/core/product-facts',
  'src/core/card-facts',
];
/** The folders of core from the ground up; each may import those before it. */
const CORE_ORDER = [
  ['dom', 'lexicon', 'tokens'],
  ['visibility'],
  ['pending', 'structured', 'metadata'],
  ['normalize', 'selection'],
  ['prune'],
  ['warnings'],
  ['content'],
  ['blocks'],
  ['output/markdown'],
  ['focus'],
  ['output'],
];

/** Longest folder first wins. A folder that has no row may import everything. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  ...Object.fromEntries(CORE_ORDER.flatMap(coreRows)),
  'src/core': [...PLAIN],
  'src/capture': [
    'src/passage',
    'src/core/types',
    'src/core/page',
    'src/core/visibility',
    'src/core/dom',
    'src/core/tokens',
    'src/errors',
  ],
  'src/expand': [
    'src/capture',
    'src/core/types',
    'src/core/page',
    'src/core/visibility',
    'src/core/dom',
    'src/core/tokens',
    'src/expansion',
    'src/errors',
  ],
  'src/fetch': ['src/core', 'src/network', ...PLAIN],
  'src/chat': ['src/core', 'src/prompt-io', 'src/endpoints', 'src/say', ...PLAIN],
  'src/features': [
    'src/core',
    'src/fetch',
    'src/chat',
    'src/io',
    'src/prompt-io',
    'src/panel-io',
    'src/passage',
    'src/endpoints',
    'src/expansion',
    'src/settings',
    'src/say',
    ...PLAIN,
  ],
  'src/platform': [
    'src/core',
    'src/io',
    'src/prompt-io',
    'src/panel-io',
    'src/passage',
    'src/endpoints',
    'src/expansion',
    'src/network',
    'src/messages',
    'src/settings',
    'src/say',
    ...PLAIN,
  ],
  'src/automation': ['src/core', 'src/messages', 'src/expansion', 'src/io', 'src/settings', ...PLAIN],
  components: [
    'src/features',
    'src/fetch/guard/read-hosts',
    'src/core',
    'src/chat',
    'src/io',
    'src/prompt-io',
    'src/panel-io',
    'src/passage',
    'src/endpoints',
    'src/expansion',
    'src/settings',
    'src/say',
    ...PLAIN,
  ],
};

function coreRows(names: string[], layer: number): [string, string[]][] {
  const below = CORE_ORDER.slice(0, layer).flat();
  // Folders of one layer stand side by side: circles between them are found as circles.
  return names.map((name) => [
    `src/core/${name}`,
    [...below, ...names].map((one) => `src/core/${one}`).concat(CORE_TYPES, PLAIN),
  ]);
}

const files = ['src', 'components', 'entrypoints'].flatMap((top) =>
  readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(top, file)),
);
const importsOf = new Map(files.map((file) => [file, readImports(file)]));
const faults = [...importsOf].flatMap(([file, imports]) =>
  imports.filter((to) => !isAllowed(file, to)).map((to) => `${file} may not import ${to}`),
);
const circles = findCircles();
for (const line of [...faults, ...circles.map((circle) => `circle: ${circle.join(' → ')}`)])
  console.error(line);
console.log(
  `${files.length} files, ${faults.length} imports against the folder rules, ${circles.length} circles`,
);
process.exit(faults.length + circles.length > 0 ? 1 : 0);

function readImports(file: string): string[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  return [...source.matchAll(/(?:from|import\()\s*'(\.[^'?]+)/g)].map(([, path = '']) =>
    relative(ROOT, resolve(ROOT, dirname(file), path)),
  );
}

function isAllowed(file: string, to: string): boolean {
  const folder = Object.keys(MAY_IMPORT)
    .filter((name) => file.startsWith(`${name}/`))
    .toSorted((one, other) => other.length - one.length)[0];
  if (folder === undefined) return true;
  if (folder === 'src/core') return to.startsWith('src/core/') || isIn(to, PLAIN);
  return isIn(to, [folder, ...(MAY_IMPORT[folder] ?? [])]);
}

function isIn(path: string, names: readonly string[]): boolean {
  return names.some((name) => path.startsWith(`${name}/`) || path.replace(/\.(?:tsx?|json)$/, '') === name);
}

function findCircles(): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) found.push([...trail.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    for (const next of importsOf.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  return found;
}
