// What plugins make of blocks, and what a profile says of a site.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPlugin } from '../../src/automation/plugins/built-in.ts';
import { transformBlocks, writeOutput } from '../../src/automation/plugins/run-plugins.ts';
import { readProfile } from '../../src/automation/profile/profile.ts';
import { siteOf } from '../../src/automation/profile/site-of.ts';
import type { Block } from '../../src/core/block.ts';
import { type WrittenExtraction, writtenBlock } from '../../src/core/output/written.ts';

const code = (value: string): Block => ({
  id: 'b1',
  type: 'code',
  language: '',
  path: [],
  tokens: 5,
  tree: { type: 'code', lang: '', value },
});

const pageOf = (...blocks: Block[]): WrittenExtraction =>
  ({ url: 'https://docs.example/', blocks: blocks.map(writtenBlock) }) as WrittenExtraction;

test('endpoints are marked where they stand', async () => {
  const page = pageOf(code('npm i'), code('POST /v1/charges HTTP/1.1\nHost: api.example'), code('GET away'));
  const { blocks, text } = await transformBlocks([findPlugin('api-reference')], page, fail);
  expect(blocks.map(({ markdown }) => markdown.split('\n')[0])).toEqual([
    '```',
    '**Endpoint:** `POST /v1/charges`',
    '```',
    '```',
  ]);
  expect(text).toContain('Endpoint: POST /v1/charges');
});

test('of definitions only the signatures stay; code that defines nothing stays whole', async () => {
  const python =
    'import os\n\nasync def create_task(coro, *,\n                      name=None):\n    """Doc."""\n    return 1\n';
  const rust = 'pub fn spawn<F>(f: F) -> JoinHandle<T>\nwhere F: Send {\n  todo!()\n}';
  const page = pageOf(code(python), code(rust), code('ls -l'));
  const { blocks } = await transformBlocks([findPlugin('signatures')], page, fail);
  expect(blocks.map(({ tree }) => 'value' in tree && tree.value)).toEqual([
    'async def create_task(coro, *,\n                      name=None):',
    'pub fn spawn<F>(f: F) -> JoinHandle<T>',
    'ls -l',
  ]);
});

test('a plugin that fails is told and passed over, and one for other pages does nothing', async () => {
  const told: string[] = [];
  const plugins = [
    {
      name: 'broken',
      transform: () => Promise.reject(new Error('no')),
      write: () => {
        throw new Error('never');
      },
    },
    { name: 'elsewhere', match: () => false, write: () => 'other' },
    { name: 'shout', write: (output: string) => output.toUpperCase() },
  ];
  const extraction = await transformBlocks(plugins, pageOf(code('ls')), (message) => told.push(message));
  const output = await writeOutput(plugins, { output: 'text', extraction }, (message) => told.push(message));
  expect(output).toBe('TEXT');
  expect(told).toEqual([
    'The plugin broken failed in transform and was passed over: Error: no',
    'The plugin broken failed in write and was passed over: Error: never',
  ]);
  expect(() => findPlugin('nothing')).toThrow(
    'There is no built-in plugin "nothing"; there are api-reference, signatures.',
  );
});

test('of a profile the longest domain wins over the defaults', () => {
  const profile = {
    default: { budget: 500, images: 'drop' },
    domains: { 'example.com': { budget: 1 }, 'docs.example.com': { budget: 2 } },
  } as const;
  expect(siteOf(profile, 'https://docs.example.com/a')).toEqual({ budget: 2, images: 'drop' });
  expect(siteOf(profile, 'https://www.example.com/a').budget).toBe(1);
  expect(siteOf(profile, 'https://notexample.com/a').budget).toBe(500);
});

test('a profile is JSON or YAML, and says what is wrong with it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pith-profile-'));
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const steps = [{ waitFor: 'main' }, { scroll: 'end' }];
  expect(
    readProfile(write('a.yaml', 'default:\n  steps: [{ waitFor: main }, { scroll: end }]\n')).default?.steps,
  ).toEqual(steps);
  expect(readProfile(write('a.json', JSON.stringify({ default: { steps } }))).default?.steps).toEqual(steps);
  expect(() => readProfile(write('b.yaml', 'default:\n  budgt: 1\n'))).toThrow(/budgt/);
  expect(() => readProfile(join(folder, 'none.yaml'))).toThrow(/could not be read/);
  rmSync(folder, { recursive: true });
});

function fail(message: string): void {
  throw new Error(message);
}
