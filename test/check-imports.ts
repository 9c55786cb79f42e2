// Who may import whom: each folder names the places that its files may import beside itself. Also finds import circles,
// those of types included. Part of `npm run check`.

import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
/** The folders of core from the ground up; each may import those before it. */
const CORE_ORDER = (
  'dom lexicon tokens visibility pending structured metadata classify normalize selection prune warnings content blocks output/markdown ' +
  'focus output'
).split(' ');
const CORE_TYPES = [
  'types',
  'tree',
  'classification',
  'page',
  'block',
  'extract-options',
  'fetch-report',
].map(inCore);
/** What every folder outside of core may know of the others. */
const AGREED = ['src/endpoints', 'src/expansion', 'src/passage', 'src/translate', 'src/settings'];

/** The longest name wins. Errors are everybody's. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    CORE_ORDER.map((name, at) => [inCore(name), [...CORE_ORDER.slice(0, at).map(inCore), ...CORE_TYPES]]),
  ),
  'src/core': [],
  'src/capture': [...CORE_TYPES, ...['dom', 'tokens', 'visibility'].map(inCore), 'src/passage'],
  'src/expand': [...CORE_TYPES, ...['dom', 'visibility'].map(inCore), 'src/capture', 'src/expansion'],
  'src/fetch': ['src/core', 'src/io/network'],
  'src/collect': ['src/core', 'src/fetch', 'src/io/collect-io', 'src/io/network'],
  'src/chat': ['src/core', 'src/endpoints', 'src/io/chat-io', 'src/translate'],
  'src/io': ['src/core', 'src/chat', 'src/collect', 'src/fetch', ...AGREED],
  'src/features': ['src/core', 'src/fetch', 'src/collect', 'src/chat', 'src/io', ...AGREED],
  'src/reader': ['src/core', 'src/fetch', 'src/io'],
  'src/platform': [
    'src/core',
    'src/collect',
    'src/fetch',
    'src/io',
    'src/messages',
    'src/receive-messages',
    ...AGREED,
  ],
  'src/automation': [
    'src/core',
    'src/collect',
    'src/fetch/guard',
    'src/fetch/single-flight',
    'src/io',
    'src/messages',
    ...AGREED,
  ],
  components: [
    ...CORE_TYPES,
    ...['blocks', 'focus', 'output', 'tokens', 'visibility'].map(inCore),
    'src/features',
    'src/chat',
    'src/collect',
    'src/fetch/guard/read-hosts',
    'src/io',
    ...AGREED,
  ],
  entrypoints: ['components', 'src'],
  'src/endpoints': [],
  'src/errors': [],
  'src/expansion': [],
  'src/messages': ['src/core', 'src/fetch', 'src/io', 'src/settings'],
  'src/receive-messages': ['src/messages', 'src/errors'],
  'src/passage': [],
  'src/translate': ['public'],
  'src/settings': ['src/chat'],
};

/** Each library has one door. Markdown is parsed where a page is Markdown itself, and where a person sees a preview. */
const FENCED: Record<string, readonly string[]> = {
  '@mozilla/readability': ['src/core/content/article/find-article'],
  dompurify: ['components/page/text/render-preview'],
  'eventsource-parser': ['src/chat/endpoint/stream-chat'],
  'client-zip': ['src/collect/export/zip'],
  'd3-hierarchy': ['components/collect/treemap'],
  'fast-xml-parser': ['src/collect/source/read-sitemap'],
  feedsmith: ['src/collect/source/read-feed'],
  idb: [
    'src/collect/job/job-store',
    'src/collect/basket/basket',
    'src/collect/ask/section-store',
    'src/platform/storage/endpoint-database',
    'src/fetch/page-cache',
  ],
  'ipaddr.js': ['src/fetch/guard/special-addresses'],
  'js-tiktoken': ['src/core/tokens/count'],
  turndown: ['write-with-turndown', 'turndown-plugin-gfm.d'].map(
    (file) => `src/core/output/markdown/turndown/${file}`,
  ),
  'turndown-plugin-gfm': ['src/core/output/markdown/turndown/write-with-turndown'],
  papaparse: ['src/collect/source/read-list', 'src/collect/export/csv'],
  re2js: ['src/collect/address/compile-patterns'],
  'robots-parser': ['src/collect/polite/robots'],
  marked: ['src/fetch/page/parse-markdown', 'components/page/text/render-preview'],
};

const files = ['src', 'components', 'entrypoints'].flatMap((top) =>
  readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(top, file)),
);
const importsOf = new Map(files.map((file) => [file, readImports(file)]));
const faults = files.flatMap((file) => [...findFaults(file), ...findUnfenced(file)]);
const circles = findCircles();
for (const line of [...faults, ...circles.map((circle) => `circle: ${circle.join(' → ')}`)])
  console.error(line);
console.log(
  `${files.length} files, ${faults.length} imports against the folder rules, ${circles.length} circles`,
);
process.exit(faults.length + circles.length > 0 ? 1 : 0);

function inCore(name: string): string {
  return `src/core/${name}`;
}

function readImports(file: string): string[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'(\.[^'?]+)/g)].map(([, path = '']) =>
    relative(ROOT, resolve(ROOT, dirname(file), path)),
  );
}

function findFaults(file: string): string[] {
  const [name] = Object.keys(MAY_IMPORT)
    .filter((each) => isIn(file, each))
    .toSorted((one, other) => other.length - one.length);
  if (name === undefined) return [`${file} stands in a folder that has no rule`];
  const allowed = [name, 'src/errors', ...(MAY_IMPORT[name] ?? [])];
  const forbidden = (importsOf.get(file) ?? []).filter((to) => !allowed.some((each) => isIn(to, each)));
  return forbidden.map((to) => `${file} may not import ${to}`);
}

function findUnfenced(file: string): string[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  return Object.entries(FENCED).flatMap(([library, doors]) => {
    const isImported = new RegExp(`(?:from|import\\()\\s*'${library.replace('.', '\\.')}['/]`).test(source);
    return isImported && !doors.some((door) => isIn(file, door)) ? [`${file} may not import ${library}`] : [];
  });
}

function isIn(path: string, name: string): boolean {
  return path.startsWith(`${name}/`) || path.replace(/\.(?:tsx?|json)$/, '') === name;
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
