// `npm run bench -- --data DIR`: quality and speed, ours beside the peers, in one run of one Chromium.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AUTOMATION_EXTENSION } from '../../src/automation/browser.ts';
import { buildAutomationExtension } from '../../src/automation/build-extension.ts';
import { measureClicks } from './clicks.ts';
import { type Contender, bundlePeers } from './contenders.ts';
import { type LabelledPage, hashCorpus, readCorpus, samplePages } from './corpus.ts';
import { belowFloor, raiseFloor, readFloor, toFloor, writeFloor } from './floor.ts';
import { growthRows, measureGrowth } from './growth.ts';
import { readPassagePages, summarizePassages } from './passages.ts';
import { PEERS, PEER_NAMES } from './peers/bundle.ts';
import { measureClick, sizeRows, tokenRows } from './product-figures.ts';
import { scorePages, summarize } from './quality.ts';
import { printTable } from './report.ts';
import { type BenchPage, BenchBrowser, type Outcomes } from './run-pages.ts';
import { fitExponent, summarizeSpeed } from './speed.ts';

const HELP = `npm run bench -- [--data DIR] [--split dev] [--all | --sample N] [--multilingual DIR]
                 [--only SECTION,…] [--runs N] [--no-peers] [--json FILE] [--out DIR]
                 [--folds FILE] [--update-floor [--allow-lower-floor]]

--data DIR          labelled pages: DIR/SPLIT/html and DIR/SPLIT/ground-truth; a fixed sample of 300 unless --all
--multilingual DIR  passages in other languages: DIR/html and DIR/expect.json
--only              some of: quality (needs --data), passages (needs --multilingual),
                    clicks (first and second in fresh tabs; needs --data),
                    growth (time over elements, synthetic pages up to 200,000 of them),
                    product (popup, a megabyte of tokens, sizes of the scripts)
--out DIR           writes what each contender gave: NAME.CONTENDER.txt and .md
--folds FILE        { "NAME": "DIR" }: the built extension that reads a page, for models that never saw its site
Times, but of clicks, are those of the extraction call alone, the best of --runs (3), each with a freshly injected script.
Ends with status 1 when F1 on the sample has fallen below test/bench/floor.json.`;

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    split: { type: 'string', default: 'dev' },
    all: { type: 'boolean' },
    sample: { type: 'string', default: '300' },
    multilingual: { type: 'string' },
    only: { type: 'string', default: 'quality,passages,growth,product' },
    runs: { type: 'string', default: '3' },
    'no-peers': { type: 'boolean' },
    json: { type: 'string' },
    out: { type: 'string' },
    folds: { type: 'string' },
    'update-floor': { type: 'boolean' },
    'allow-lower-floor': { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const sections = values.only.split(',');

buildAutomationExtension();
const peers = await bundlePeers();
const contenders = values['no-peers'] ? [] : PEER_NAMES;
const everyone: Contender[] = ['pith', ...contenders];
const titles: Record<Contender, string> = { pith: 'Pith', ...PEERS };
const runs = Number(values.runs);
const browser = new BenchBrowser();
const result: Record<string, unknown> = {};

try {
  if (sections.includes('quality') && values.data !== undefined) await runQuality(values.data);
  if (sections.includes('clicks') && values.data !== undefined) await runClicks(values.data);
  if (sections.includes('passages') && values.multilingual !== undefined) {
    await runPassages(values.multilingual);
  }
  if (sections.includes('growth')) await runGrowth();
  if (sections.includes('product')) await runProduct();
} finally {
  await browser.close();
}
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(result));

async function runQuality(folder: string): Promise<void> {
  const corpus = readCorpus(folder, values.split);
  const pages = inFolds(values.all ? corpus : samplePages(corpus, Number(values.sample)));
  const measured = await measureAll(pages);
  const rows: Partial<Record<Contender, unknown>> = {};
  const pagesOf: Partial<Record<Contender, unknown>> = {};
  for (const name of everyone) {
    const scores = scorePages(measured, name);
    rows[name] = summarize(scores);
    pagesOf[name] = scores;
    printTable(titles[name], summarize(scores));
  }
  const outcomes = measured.map((one) => one.outcomes);
  const speed = summarizeSpeed(outcomes, everyone);
  printTable('Milliseconds per page, the extraction call alone', speed);
  const exponents = everyone.map((contender) => ({
    contender,
    exponent: fitExponent(
      outcomes.map((one) => ({
        size: one.pith?.elements ?? 0,
        milliseconds: one[contender]?.milliseconds ?? 0,
      })),
    ),
  }));
  printTable('Growth of time with elements, real pages', exponents);
  const floor = toFloor(summarize(scorePages(measured, 'pith')), hashCorpus(pages));
  Object.assign(result, { quality: rows, pages: pagesOf, speed, exponents, floor, times: timesOf(measured) });
  if (values['update-floor']) {
    writeFloor(raiseFloor(floor, readFloor(), values['allow-lower-floor']));
  } else if (!values.all) {
    const fallen = belowFloor(floor, readFloor());
    for (const line of fallen) console.error(`Below the floor: ${line}`);
    if (fallen.length > 0) process.exitCode = 1;
  }
}

async function runClicks(folder: string): Promise<void> {
  const pages = samplePages(readCorpus(folder, values.split), Number(values.sample));
  const rows = await measureClicks(pages, { peers, contenders });
  printTable('Clicks in fresh tabs, from executeScript to the parsed reply', rows);
  result['clicks'] = rows;
}

async function runGrowth(): Promise<void> {
  const rows = growthRows(await measureGrowth(browser, { peers, runs, contenders }));
  printTable('Milliseconds over elements, synthetic pages', rows);
  result['growth'] = rows;
}

async function runProduct(): Promise<void> {
  const tables: Record<string, object[]> = {
    'From the click to the Markdown': [await measureClick(browser)],
    'A megabyte in tokens': await tokenRows(),
    'Scripts of the automation build': sizeRows(),
  };
  for (const [title, rows] of Object.entries(tables)) printTable(title, rows);
  result['product'] = tables;
}

/** Pages of one fold follow each other, so that each extension is started once. */
function inFolds(pages: LabelledPage[]): LabelledPage[] {
  if (values.folds === undefined) return pages;
  const folds = JSON.parse(readFileSync(values.folds, 'utf8')) as Record<string, string>;
  return pages
    .map((page) => Object.assign({}, page, { extension: folds[page.name] ?? AUTOMATION_EXTENSION }))
    .toSorted((a, b) => a.extension.localeCompare(b.extension));
}

async function runPassages(folder: string): Promise<void> {
  const measured = await measureAll(readPassagePages(folder));
  const rows: Partial<Record<Contender, unknown>> = {};
  for (const name of everyone) {
    rows[name] = summarizePassages(measured, name);
    printTable(`Passages in other languages: ${titles[name]}`, summarizePassages(measured, name));
  }
  result['passages'] = rows;
}

async function measureAll<P extends BenchPage>(pages: P[]): Promise<{ page: P; outcomes: Outcomes }[]> {
  const measured = [];
  for (const [index, page] of pages.entries()) {
    const outcomes = await browser.measure(page, { peers, runs, contenders });
    measured.push({ page, outcomes });
    if (values.out !== undefined) writeOutcomes(values.out, page, outcomes);
    if (process.stderr.isTTY) process.stderr.write(`\r${index + 1}/${pages.length} pages`);
    else if ((index + 1) % 100 === 0) console.error(`${index + 1}/${pages.length} pages`);
  }
  return measured;
}

function timesOf(measured: { page: BenchPage; outcomes: Outcomes }[]): unknown {
  return measured.map(({ page, outcomes }) => ({
    name: page.saved.name,
    elements: outcomes.pith?.elements,
    passes: outcomes.pith?.passes,
    ...Object.fromEntries(
      everyone.map((name) => [name, outcomes[name]?.error ?? outcomes[name]?.milliseconds]),
    ),
  }));
}

function writeOutcomes(folder: string, { saved }: BenchPage, outcomes: Outcomes): void {
  mkdirSync(folder, { recursive: true });
  for (const [contender, { text, markdown, error }] of Object.entries(outcomes)) {
    writeFileSync(join(folder, `${saved.name}.${contender}.txt`), error ?? text);
    writeFileSync(join(folder, `${saved.name}.${contender}.md`), markdown);
  }
}
