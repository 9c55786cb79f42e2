// The snippets of docs/programs.md run as they stand, with a site on loopback in place of docs.example.

import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { readProfile } from '../../src/automation/profile/profile.ts';
import { type TestRedis, startRedis } from './redis.ts';
import { type Site, serveSite } from './site.ts';

const ROOT = join(import.meta.dirname, '../..');
const run = promisify(execFile);

test.describe.configure({ timeout: 300_000 });

let site: Site;
let folder: string;
let docs: string;
test.beforeAll(async () => {
  // In here, as the package names itself, so that the snippets find the built one.
  mkdirSync(join(ROOT, '.output'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.output/docs-'));
  site = await serveSite({
    '/': '<h1>Harbour</h1><p>The harbour has pages about <a href="/tides">tides</a> and the <a href="/moon">moon</a>, and more to come.</p>',
    '/tides':
      '<title>Tides</title><h1>Tides</h1><p>The sea rises and falls twice a day.</p><h2>Moon</h2><p>Spring tides follow the new moon.</p>',
    '/sitemap.xml': (_, response) => {
      response.setHeader('content-type', 'application/xml');
      response.end(
        `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${site.origin}/tides</loc></url></urlset>`,
      );
    },
  });
  docs = readFileSync(join(ROOT, 'docs/programs.md'), 'utf8').replaceAll('https://docs.example', site.origin);
});
test.afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true });
});

/** The n-th snippet of a language under a heading. */
function snippet(heading: string, language: string, index = 0): string {
  const [, section = ''] = docs.split(new RegExp(`^## ${heading}$`, 'm'));
  const [own = ''] = section.split(/^## /m);
  const found = [...own.matchAll(/```(\w+)\n(.*?)```/gs)].filter(([, each]) => each === language)[index]?.[2];
  if (found === undefined) throw new Error(`There is no ${language} under ${heading}.`);
  return found;
}

/** Playwright asks its children for colours. */
const env = (more: Record<string, string> = {}) => ({
  ...process.env,
  FORCE_COLOR: '0',
  PITH_TRUST: '127.0.0.1',
  ...more,
});

async function runScript(heading: string, index = 0): Promise<string> {
  const file = join(folder, `${heading.replace(/\W/g, '-')}-${index}.mjs`);
  writeFileSync(file, snippet(heading, 'js', index));
  return (await run(process.execPath, [file], { cwd: folder, env: env() })).stdout;
}

async function runShell(script: string, more: Record<string, string> = {}): Promise<string> {
  const command = `node ${join(ROOT, 'dist/cli.js')}`;
  const lines = script.replaceAll('npx pith', command);
  return (await run('bash', ['-e', '-c', lines], { cwd: folder, env: env(more), maxBuffer: 2 ** 24 })).stdout;
}

test('the command line', async () => {
  const printed = await runShell(snippet('Command line', 'sh'));
  expect(printed).toContain('# Tides');
  expect(printed).toMatch(/raw +clean +focused/);
  expect(existsSync(join(folder, 'pages'))).toBe(true);
});

test('Node', async () => {
  const printed = await runScript('Node');
  expect(printed).toContain('Spring tides follow the new moon.');
  expect(printed).toMatch(/^Tides \d+$/m);
});

test('Playwright', async () => {
  writeFileSync(join(folder, 'guide.spec.ts'), snippet('Playwright', 'ts'));
  writeFileSync(join(folder, 'playwright.config.mjs'), 'export default { timeout: 120000 };');
  const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const { stdout } = await run(process.execPath, [cli, 'test', '--reporter=list'], {
    cwd: folder,
    env: env(),
  });
  expect(stdout).toContain('1 passed');
});

test('LangChain answers a question over a documentation site', async () => {
  const printed = await runScript('LangChain.js and LlamaIndex.TS');
  expect(printed).toContain('Spring tides do.');
  expect(printed).toContain('pith_fetch');
});

test('MCP', async () => {
  expect(JSON.parse(snippet('MCP', 'json'))).toHaveProperty('mcpServers.pith.args', ['-y', 'pith', 'mcp']);
  expect(await runScript('MCP')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mcp$/m);
});

test('plugins and profiles', async () => {
  expect(await runScript('Plugins and profiles')).toContain('# TIDES');
  const file = join(folder, 'profile.yaml');
  writeFileSync(file, snippet('Plugins and profiles', 'yaml'));
  expect(readProfile(file).domains?.['docs.example']?.steps).toHaveLength(4);
});

test('Crawlee', async () => {
  await runScript('Crawlee');
  expect(site.asked).toContain('/tides');
});

test('more than one machine', async () => {
  const redis: TestRedis = await startRedis();
  try {
    // A worker that goes on in the background would keep the test from ending.
    const [enqueue = '', worker = '', results = ''] = snippet('More than one machine', 'sh')
      .trim()
      .split('\n');
    await runShell(enqueue, { REDIS: redis.url });
    const wait =
      'for i in $(seq 60); do sleep 1; npx pith enqueue --results --redis $REDIS | grep -q Spring && break; done';
    const script = `${worker}\nWORKER=$!\n${wait}\nkill $WORKER\nwait $WORKER || true\n${results}`;
    const printed = await runShell(script, { REDIS: redis.url });
    expect(printed.trim().split('\n')).toHaveLength(2);
  } finally {
    await redis.remove();
  }
});
