// `npm pack` runs this: the extension, the client, its types and the licences of what is bundled, into `dist`.

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { type Rolldown, build } from 'vite';
import { AUTOMATION_EXTENSION } from '../browser.ts';
import { buildAutomationExtension } from '../build-extension.ts';
import { BESIDE, ENTRIES } from './entries.ts';
import { licencesOf } from './licences.ts';

const ROOT = join(import.meta.dirname, '../../..');
const DIST = join(ROOT, 'dist');
/** Of the types: what a module of ours imports. */
const OWN_IMPORT = /((?:from|import)\s*\(?\s*['"]\.[^'"]*)\.ts(['"])/g;

const entries = Object.entries(ENTRIES).filter(([, source]) => existsSync(join(ROOT, source)));
rmSync(DIST, { recursive: true, force: true });
buildAutomationExtension();
const modules = await bundle();
cpSync(AUTOMATION_EXTENSION, join(DIST, 'extension'), { recursive: true });
writeTypes();
writeFileSync(join(DIST, 'LICENCES.txt'), licencesOf(ROOT, modules));

/** The paths of everything that went into the bundle. */
async function bundle(): Promise<string[]> {
  const { output } = (await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node20',
      outDir: DIST,
      minify: true,
      rolldownOptions: {
        input: Object.fromEntries(entries.map(([name, source]) => [name, join(ROOT, source)])),
        external: [/^node:/, ...builtinModules, ...BESIDE.map((name) => new RegExp(`^${name}(?:/|$)`))],
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

function writeTypes(): void {
  const types = join(DIST, 'types');
  const config = join(ROOT, '.output/types.tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: '../tsconfig.json',
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: '../src',
        outDir: types,
        noUnusedLocals: false,
      },
      // Also what we declare of libraries that come without types.
      include: ['../.wxt/wxt.d.ts', '../src/**/*.d.ts'],
      files: entries.map(([, source]) => join(ROOT, source)),
    }),
  );
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', config], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  for (const file of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(types, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(OWN_IMPORT, '$1.js$2'));
  }
}
