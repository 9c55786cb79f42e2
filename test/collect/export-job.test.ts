import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'csv-parse/sync';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { beforeAll, expect, test } from 'vitest';
import schema from '../../src/collect/export/article.schema.json' with { type: 'json' };
import { type ExportRequest, exportJob } from '../../src/collect/export-job.ts';
import { CRAWL, collect } from './collect.ts';
import { article, link } from './fake-site.ts';

type Run = Awaited<ReturnType<typeof collect>>;
let run: Run;

beforeAll(async () => {
  run = await collect((url) => {
    if (url.pathname === '/')
      return article(
        'Start',
        1,
        ['/docs/a', '/docs/b', '/docs/A', '/gone', '/Ärger/漢字?x=1'].map((path) => link(path)).join(''),
      );
    if (url.pathname === '/gone') return undefined;
    if (url.pathname === '/docs/b') return article('=HYPERLINK("http://x","y") [b](c) #', 2);
    return article(`Page ${decodeURI(url.pathname)}`, url.pathname.length * 31 + url.pathname.charCodeAt(6));
  }, CRAWL);
});

const give = async (request: Partial<ExportRequest>): Promise<Uint8Array> => {
  const file = await exportJob(run.store, run.job.id, {
    format: 'zip',
    count: (text) => Math.ceil(text.length / 4),
    ...request,
  });
  return new Uint8Array(
    await new Response(file.stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer(),
  );
};
const text = async (request: Partial<ExportRequest>): Promise<string> =>
  new TextDecoder().decode(await give(request));

test('the ZIP is one for unzip, and its files are for the readers of their formats', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pith-export-'));
  writeFileSync(join(folder, 'all.zip'), await give({}));
  const tested = spawnSync('python3', [
    '-c',
    'import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])',
    join(folder, 'all.zip'),
    folder,
  ]);
  expect(tested.stderr.toString()).toBe('');
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const names = readdirSync(join(folder, 'articles')).toSorted();
  // The disk may not tell `a` from `A`.
  expect(names.filter((name) => name.endsWith('.md'))).toEqual([
    'docs-A.md',
    'docs-a-2.md',
    'docs-b.md',
    'site-example.md',
    'Ärger-漢字-x-1.md',
  ]);
  const index = JSON.parse(read('index.json')) as { slug: string; title: string; url: string }[];
  expect(index.map(({ slug }) => `${slug}.json`).toSorted()).toEqual(
    names.filter((name) => name.endsWith('.json')),
  );
  const rows = parse(read('index.csv'), { columns: true, bom: true }) as Record<string, string>[];
  expect(rows.map(({ url }) => url)).toEqual(index.map(({ url }) => url));
  expect(rows.find(({ slug }) => slug === 'docs-b')?.['title']).toMatch(/^'=HYPERLINK/);
  const skipped = read('skipped.jsonl')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(skipped).toEqual([
    { url: 'https://site.example/gone', reason: 'http-status', detail: '404', timestamp: expect.any(String) },
  ]);
  expect(read('summary.txt')).toContain('Pages kept      5');
  expect(JSON.parse(read('articles/docs-b.json'))).toMatchObject({
    url: 'https://site.example/docs/b',
    content_markdown: read('articles/docs-b.md'),
  });
  const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema);
  for (const name of names.filter((each) => each.endsWith('.json'))) {
    validate(JSON.parse(read(`articles/${name}`)));
    expect(validate.errors, name).toBeNull();
  }
  rmSync(folder, { recursive: true });
});

test('the same collection gives the same bytes', async () => {
  expect(Buffer.from(await give({})).equals(Buffer.from(await give({})))).toBe(true);
});

test('one Markdown has a contents whose every entry leads to its page', async () => {
  const markdown = await text({ format: 'markdown' });
  const tree = fromMarkdown(markdown);
  const headings = tree.children.filter((node) => node.type === 'heading' && node.depth === 2);
  expect(headings).toHaveLength(5);
  const targets = [...markdown.matchAll(/\]\((#page-\d+)\)/g)].map(([, target = '']) => target.slice(1));
  expect(targets).toHaveLength(5);
  for (const target of targets) expect(markdown).toContain(`<a id="${target}"></a>`);
});

test.each([
  ['langchain', 'page_content'],
  ['llamaindex', 'text'],
  ['langchain-js', 'pageContent'],
] as const)('chunks have the keys of %s', async (keys, name) => {
  const lines = (await text({ format: 'jsonl', chunks: { ceiling: 100, keys } }))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(line[name]).toEqual(expect.any(String));
});

test('llms.txt lists every page under its section', async () => {
  const lines = await text({ format: 'llms' });
  expect(lines).toContain('## docs\n\n- [Page /docs/A](https://site.example/docs/A)');
  expect(lines.match(/^- \[/gm)).toHaveLength(5);
});

test('names and front matter follow a template', async () => {
  const zip = await text({
    nameTemplate: '{host}-{title|slug|lower}',
    frontMatterTemplate: 'title: {title|yaml}\nlink: {url}\nwhat: {nothing}',
  });
  expect(zip).toContain('articles/site-example-start.md');
  expect(zip).toContain('---\ntitle: Start\nlink: https://site.example/\nwhat: {nothing}\n---\n\n# Start');
});
