// @vitest-environment jsdom
import { getEncoding } from 'js-tiktoken';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { PagePanel } from '../../components/page/page-panel.tsx';
import { Words } from '../../components/words.ts';
import type { Extraction } from '../../src/core/types.ts';
import type { PageIo } from '../../src/io/page-io.ts';
import { DEFAULT_SETTINGS } from '../../src/settings.ts';
import { anExtraction, heading, paragraph, translateEnglish } from '../features/builders.ts';

const tokenizer = getEncoding('o200k_base');
const count = (text: string) => tokenizer.encode(text, [], []).length;
const long = (topic: string) => paragraph(`${topic} is told of here at some length. `.repeat(40).trim());
const SEA = anExtraction({ rawTokens: 50_000 }, [
  heading('Sea', 1),
  heading('Tides'),
  long('The tide'),
  heading('Winds'),
  paragraph('The mistral blows from the north.'),
  heading('Charts'),
  long('A chart'),
]);

let root: HTMLElement;
let clipboard: string[];
let sent: string[];
beforeEach(() => {
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = () => {};
  root = document.body.appendChild(document.createElement('div'));
  clipboard = [];
  sent = [];
});
afterEach(() => {
  render(null, root);
  root.remove();
});
/** Preact runs late effects from a timer (35 ms) that must not outlive the window of the test. */
afterAll(() => new Promise((resolve) => setTimeout(resolve, 100)));

async function show(page: Extraction = SEA): Promise<void> {
  const tab = { id: 7, url: page.url, title: 'Sea' };
  const io: PageIo = {
    activeTab: async () => tab,
    findTab: async () => tab,
    expand: async () => ({ phase: 'restoring', panels: 0, loads: 0, rows: 0, end: 'done' }),
    capture: async () => page,
    snapshot: async () => '',
    pageHtml: async () => '',
    writeText: async (text) => void clipboard.push(text),
    countTokens: async (text) => count(text),
    notify: async () => {},
    watchTab: () => () => {},
    saveFile: () => {},
    openUrl: () => {},
    openOptions: () => {},
    openPanel: () => {},
    rememberRequest: () => {},
    sendPage: ({ excerpt }) => void sent.push(excerpt.markdown),
    readSettings: async () => ({ ...DEFAULT_SETTINGS, copyOnOpen: false }),
    writeSettings: async (some) => ({ ...DEFAULT_SETTINGS, ...some }),
    translate: translateEnglish,
  };
  await act(async () => {
    render(
      <Words.Provider value={translateEnglish}>
        <PagePanel io={io} copyKey="Ctrl+C" />
      </Words.Provider>,
      root,
    );
  });
  await settle();
}

async function settle(): Promise<void> {
  for (let round = 0; round < 6; round += 1)
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));
}

async function type(field: string, text: string): Promise<void> {
  const input = root.querySelector<HTMLInputElement>(field);
  if (!input) throw new Error(`No ${field}`);
  await act(async () => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await settle();
}

async function click(selector: string): Promise<void> {
  await act(async () => root.querySelector<HTMLElement>(selector)?.click());
  await settle();
}

const text = (selector: string) => root.querySelector(selector)?.textContent;
const checks = () =>
  [...root.querySelectorAll('.outline li')].map((row) => [
    row.querySelector('.section-text')?.textContent,
    row.querySelector<HTMLInputElement>('input')?.checked,
  ]);

test('a query within a budget copies the sections that answer, and the tokens shown are those of the copy', async () => {
  await show();
  await type('.query', 'mistral');
  await type('.budget', '100');
  await click('.primary');
  expect(clipboard.at(-1)).toBe(
    '# Sea\n\n[… 1 section omitted]\n\n## Winds\n\nThe mistral blows from the north.\n\n[… 1 section omitted]\n',
  );
  expect(text('.hero')).toBe(`${count(clipboard.at(-1) ?? '')} tokens`);
  expect(text('.focus-state')).toBe('2 of 4 sections answer and fit');
  expect(checks()).toEqual([
    ['Sea', false],
    ['Tides', false],
    ['Winds', true],
    ['Charts', false],
  ]);
});

test('a section can be put in by hand, still within the budget', async () => {
  await show();
  await type('.query', 'mistral');
  await type('.budget', '200');
  await click('.outline li:nth-child(2) input');
  await click('.primary');
  expect(clipboard.at(-1)).toContain('The tide is told of here');
  expect(count(clipboard.at(-1) ?? '')).toBeLessThanOrEqual(200);
});

test('without a query a page over the budget is copied part by part', async () => {
  await show();
  await type('.budget', '450');
  expect(text('.parts')).toContain('Part 1 of 2');
  await click('.primary');
  await click('.parts button:last-child');
  expect(text('.primary')).toContain('Copy part 2 of 2');
  await click('.primary');
  expect(clipboard.join('\n')).toContain('A chart is told of here');
  expect(clipboard.join('\n')).toContain('The tide is told of here');
  for (const part of clipboard) expect(count(part)).toBeLessThanOrEqual(450);
});

test('a chat gets the part that is shown, and a copy of it as text is that part too', async () => {
  await show();
  await type('.budget', '450');
  await click('.parts button:last-child');
  await click('.send');
  await click('.menu button:nth-of-type(2)');
  expect(sent).toEqual([text('.markdown')]);
  expect(sent[0]).toContain('A chart is told of here');
  await expect.poll(() => clipboard.at(-1)).toContain('A chart is told of here');
  expect(clipboard.at(-1)).not.toContain('The tide is told of here');
});

test('a query that nothing matches says so and filters nothing', async () => {
  await show();
  await type('.query', 'volcano');
  expect(text('.focus-state')).toBe('Nothing matches: nothing is filtered');
  await click('.primary');
  expect(clipboard.at(-1)).toContain('A chart is told of here');
});

test('a page within the budget says that no filter was needed', async () => {
  await show();
  await type('.query', 'mistral');
  expect(text('.focus-state')).toBe('The whole page fits: no filter needed');
});

test('a budget too small for anything is told, and nothing is shown', async () => {
  await show();
  await type('.budget', '1');
  expect(text('.focus-state')).toBe('No part of the page fits into this limit');
  expect(text('.markdown')).toBe('');
});

test.each(['0', '-3', '1.5'])('a budget of %s changes nothing', async (budget) => {
  await show();
  await type('.budget', budget);
  await click('.primary');
  expect(clipboard.at(-1)).toContain('A chart is told of here');
});

test('signs, emoji and very long queries are only words', async () => {
  await show();
  for (const query of ['(.*)+[', '🦊', '   ', '"', 'mistral '.repeat(1500)]) {
    await type('.query', query);
    expect(root.querySelector('.failure')).toBeNull();
  }
  expect(text('.focus-state')).not.toBe('');
});
