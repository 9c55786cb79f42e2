// Runs in a browser page: reads one page with a given model, as the extension would, and says what each pass kept.

import { capture } from '../src/capture/capture.ts';
import { chooseContentWith } from '../src/core/content/choose-content.ts';
import { type Model, type PackedModel, unpackModel } from '../src/core/content/model/model.ts';
import { isKept } from '../src/core/content/text-block.ts';
import { extract, passesOf } from '../src/core/extract.ts';
import type { Page, Snapshot } from '../src/core/page.ts';
import { OPTIONS, render } from './render.ts';

interface Input {
  html: string;
  url: string;
  /** Passes to leave out, one at a time. */
  without: string[];
}

interface Reading {
  text: string;
  error?: string;
  texts: string[];
  /** After each pass of the content room, one digit per block. */
  kept: Record<string, string>;
}

let model: Model | undefined;

const PASSES = passesOf.main.map((pass) =>
  pass.name === 'choose-content' ? chooseContentWith(() => model!) : pass,
);

async function readOne({ html, url, without }: Input) {
  const frame = await render(html);
  const snapshot = { ...capture(frame.contentDocument!), url, baseUrl: url };
  const whole = readWithout(snapshot);
  const others = without
    .filter((name) => hasChanged(name, whole))
    .map((name) => [name, readWithout(snapshot, name).text]);
  frame.remove(); // last: the copy belongs to its window
  return { ...whole, without: Object.fromEntries(others) as Record<string, string> };
}

function readWithout(snapshot: Snapshot, left?: string): Reading {
  const reading: Reading = { text: '', texts: [], kept: {} };
  const passes = PASSES.map(({ name, run }) => ({
    name,
    run(page: Page) {
      if (name !== left) run(page);
      if (page.textBlocks.length === 0) return;
      reading.kept[name] = page.textBlocks.map((block) => Number(isKept(block))).join('');
      reading.texts = page.textBlocks.map(({ text }) => text);
    },
  }));
  try {
    const document = snapshot.document.cloneNode(true) as Document;
    reading.text = extract({ ...snapshot, document }, OPTIONS, { passes }).text;
  } catch (error) {
    reading.error = String(error);
  }
  return reading;
}

/** A pass of verdicts that gave none on a page need not be left out there. */
function hasChanged(name: string, { kept: after }: Reading): boolean {
  const before = after[PASSES[PASSES.findIndex((pass) => pass.name === name) - 1]?.name ?? ''];
  return before === undefined || before !== after[name];
}

function useModel(packed: PackedModel): void {
  model = unpackModel(packed);
}

Object.assign(globalThis, { readPage: readOne, useModel, passNames: PASSES.map(({ name }) => name) });

declare global {
  var readPage: typeof readOne;
  var useModel: (packed: PackedModel) => void;
  var passNames: string[];
}
