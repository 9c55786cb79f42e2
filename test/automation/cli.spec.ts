// The command line, with its streams and exit codes.

import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runCli } from './run-cli.ts';
import { type Site, pageAbout, serveSite } from './site.ts';

// A browser starts for each command.
test.describe.configure({ timeout: 180_000 });

const TRUST = ['--trust', '127.0.0.1'];

let site: Site;
let folder: string;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await serveSite({
    '/never': () => undefined,
    '/gone': (_, response) => void response.writeHead(404).end(),
  });
  folder = mkdtempSync(join(tmpdir(), 'pith-cli-'));
});
test.afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true });
});

test('one page goes out alone; the other stream stays empty', async () => {
  const { code, stdout, stderr } = await runCli([`${site.origin}/a`, ...TRUST]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^# Page \/a\n\nThe tide table of \/a [^<]*\n$/);
});

test('a saved page is read with what a plugin makes of it', async () => {
  const file = join(folder, 'page.html');
  writeFileSync(file, pageAbout('saved'));
  const plugin = join(folder, 'plugin.mjs');
  writeFileSync(plugin, 'export default { name: "loud", write: (output) => output.toUpperCase() };');
  const { code, stdout, stderr } = await runCli([file]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('# Page saved');
  const loud = await runCli([`${site.origin}/a`, ...TRUST, '--plugin', plugin]);
  expect(loud.stdout).toContain('# PAGE /A');
});

test('addresses from a pipe become files and lines; one that fails is told and counted', async () => {
  const input = `# a list\n${site.origin}/1\n\n${site.origin}/gone\n${site.origin}/2\nhttp://10.0.0.1/\n`;
  const out = join(folder, 'out');
  const { code, stdout, stderr } = await runCli(['--json', '--out', out, ...TRUST], { input });
  expect(code).toBe(1);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { url: string; error?: { code: string } });
  expect(lines.map(({ error }) => error?.code)).toEqual([
    undefined,
    'http-error',
    undefined,
    'address-refused',
  ]);
  expect(
    readdirSync(out)
      .map((name) => readFileSync(join(out, name), 'utf8').split('\n')[0])
      .toSorted(),
  ).toEqual(['# Page /1', '# Page /2']);
  expect(stderr).toContain('HTTP 404');
  expect(stderr).toContain('2 of 4 pages read, 2 failed');
});

test('ten thousand addresses from a pipe are taken as they are needed, and a reader that has enough ends it', async () => {
  const input = Array.from({ length: 10_000 }, (_, index) => `${site.origin}/many-${index}`).join('\n');
  const before = site.asked.length;
  const { code, stdout } = await runCli(TRUST, { input, readUpTo: 200 });
  expect(code).toBe(0);
  expect(stdout).toContain('# Page /many-0');
  expect(site.asked.length - before).toBeLessThan(200);
});

test('named addresses and those of a pipe are read in their order, however long they are', async () => {
  const long = `${site.origin}/${'tide-'.repeat(1_000)}`;
  const { code, stdout } = await runCli([`${site.origin}/1`, '-', long, '--json', ...TRUST], {
    input: `${site.origin}/2\n`,
  });
  expect(code).toBe(0);
  expect(urlsOf(stdout)).toEqual([`${site.origin}/1`, `${site.origin}/2`, long]);
});

test('a reader that is gone before the first word is no failure', async () => {
  for (const args of [['--help'], ['completion', 'bash'], ['crawl', '--help']]) {
    const { code, stderr } = await runCli(args, { readUpTo: 0 });
    expect({ args, code, stderr }).toEqual({ args, code: 0, stderr: '' });
  }
});

test('Ctrl+C ends a command without a word about the pages in hand', async () => {
  for (const args of [[], ['crawl']]) {
    const before = site.asked.length;
    const { code, stderr } = await runCli([...args, `${site.origin}/never`, ...TRUST], {
      interruptWhen: () => site.asked.slice(before).includes('/never'),
    });
    expect({ code, stderr }).toEqual({ code: 130, stderr: '' });
  }
});

test('wrong flags and missing browsers have exit codes of their own', async () => {
  expect((await runCli(['--bogus'])).code).toBe(2);
  expect((await runCli([site.origin, '--budget', 'many'])).code).toBe(2);
  expect((await runCli([site.origin, '--profile', '/nowhere.yaml'])).code).toBe(2);
  expect((await runCli(['crawl', site.origin, `${site.origin}/too-many`])).code).toBe(2);
  for (const port of ['abc', '70000', '']) {
    const { code, stderr } = await runCli(['mcp', '--port', port]);
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining('--port') });
  }
  expect((await runCli(['completion', 'tcsh'])).stderr).toContain('There is completion for bash, zsh, fish');
  const words = (await runCli(['completion', 'bash'])).stdout;
  expect(words).toContain('--query');
  const help = (await runCli(['--help'])).stdout;
  expect(help.split('\n').length).toBeLessThan(40);
});

test('the table of costs has a row for each page and their sum', async () => {
  const file = join(folder, 'bench.html');
  writeFileSync(file, `${pageAbout('bench')}<script>${'x()'.repeat(500)}</script>`);
  const { code, stdout } = await runCli(['bench', file, `${site.origin}/b`, '--query', 'tide', ...TRUST]);
  expect(code).toBe(0);
  const [head, first, second, sum] = stdout.split('\n').map((line) => line.split(/\s{2,}/));
  expect(head).toEqual(['page', 'raw', 'clean', 'focused', 'saved', 'ms', 'focus']);
  expect(Number(sum?.[1]?.replace(',', ''))).toBe(
    [first, second].reduce((total, row) => total + Number(row?.[1]?.replace(',', '')), 0),
  );
});

test('a page that fails has its reason in the table of costs, which goes on, and the exit code tells', async () => {
  const targets = [join(folder, 'missing.html'), `${site.origin}/gone`, `${site.origin}/here`];
  const { code, stdout, stderr } = await runCli(['bench', ...targets, ...TRUST]);
  expect(code).toBe(1);
  const rows = stdout.trim().split('\n').slice(1);
  expect(rows[1]).toMatch(/gone +http-error$/);
  expect(rows[2]).toMatch(/here +\d/);
  expect(rows[3]).toMatch(/^1 pages +\d/);
  expect(stderr).toContain('missing.html');
  expect(stderr).toContain('HTTP 404');
});

const urlsOf = (lines: string): string[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { url: string }).url);
