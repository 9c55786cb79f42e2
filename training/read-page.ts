// Runs in a browser page: reads one page with a given model, as the extension would, and says what each pass kept.

import { capture } from '../src/capture/capture.ts';
import { chooseContentWith } from '../src/core/content/choose-content.ts';
import { type Model, type PackedModel, unpackModel } from '../src/core/content/model/model.ts';
import { isKept } from '../src/core/content/text-block.ts';
import { extract, passesOf } from '../src/core/extract.ts';
import type { Page } from '../src/core/page.ts';
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
let left: string | undefined;
let kept: Reading['kept'] = {};
let texts: string[] = [];

const passes = passesOf.main;
const watch = (run: (page: Page) => void, name: string) => (page: Page) => {
  if (name !== left) run(page);
  if (page.textBlocks.length > 0) kept[name] = page.textBlocks.map((block) => Number(isKept(block))).join('');
  texts = page.textBlocks.map(({ text }) => text);
};

passesOf.main = passes.map(({ name, run }) => ({
  name,
  run: watch(name === 'choose-content' ? (page) => chooseContentWith(() => model!).run(page) : run, name),
}));

async function readOne({ html, url, without }: Input) {
  const frame = await render(html);
  const snapshot = { ...capture(frame.contentDocument!), url, baseUrl: url };
  frame.remove();
  const read = (name?: string): Reading => {
    [left, kept, texts] = [name, {}, []];
    try {
      const document = snapshot.document.cloneNode(true) as Document;
      const { text } = extract({ ...snapshot, document }, OPTIONS);
      return { text, texts, kept };
    } catch (error) {
      return { text: '', error: String(error), texts, kept };
    }
  };
  const whole = read();
  const others = without.filter((name) => hasChanged(name, whole)).map((name) => [name, read(name).text]);
  return { ...whole, without: Object.fromEntries(others) as Record<string, string> };
}

/** A pass of verdicts that gave none on a page need not be left out there. */
function hasChanged(name: string, { kept: after }: Reading): boolean {
  const before = after[passes[passes.findIndex((pass) => pass.name === name) - 1]?.name ?? ''];
  return before === undefined || before !== after[name];
}

function useModel(packed: PackedModel): void {
  model = unpackModel(packed);
}

Object.assign(globalThis, { readPage: readOne, useModel, passNames: passes.map(({ name }) => name) });

declare global {
  var readPage: typeof readOne;
  var useModel: (packed: PackedModel) => void;
  var passNames: string[];
}
