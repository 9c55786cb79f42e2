// Runs in a browser page: reads one page with a given model, as the extension would, and says what each pass kept.

import { capture } from '../src/capture/capture.ts';
import { chooseContentWith } from '../src/core/content/choose-content.ts';
import { type Model, type PackedModel, unpackModel } from '../src/core/content/model/model.ts';
import { isKept } from '../src/core/content/text-block.ts';
import { extract, passesOf } from '../src/core/extract.ts';
import type { Page } from '../src/core/page.ts';
import { OPTIONS, render } from './render.ts';

let model: Model | undefined;
const kept: Record<string, string> = {};
let texts: string[] = [];

/** After each pass of the content room, one digit per block. */
const watch = (run: (page: Page) => void, name: string) => (page: Page) => {
  run(page);
  if (page.textBlocks.length > 0) kept[name] = page.textBlocks.map((block) => Number(isKept(block))).join('');
  texts = page.textBlocks.map(({ text }) => text);
};

passesOf.main = passesOf.main.map(({ name, run }) => ({
  name,
  run: watch(name === 'choose-content' ? (page) => chooseContentWith(() => model!).run(page) : run, name),
}));

async function readOne({ html, url }: { html: string; url: string }) {
  const frame = await render(html);
  const snapshot = capture(frame.contentDocument!);
  frame.remove();
  for (const name of Object.keys(kept)) delete kept[name];
  try {
    const { text, pageType, stats } = extract({ ...snapshot, url, baseUrl: url }, OPTIONS);
    return { text, texts, kept: { ...kept }, pageType, passes: stats.passes };
  } catch (error) {
    return { text: '', error: String(error) };
  }
}

function useModel(packed: PackedModel): void {
  model = unpackModel(packed);
}

Object.assign(globalThis, { readPage: readOne, useModel });

declare global {
  var readPage: typeof readOne;
  var useModel: (packed: PackedModel) => void;
}
