// `npm start`: the sample page, or a page of yours, through the real extension; Markdown and one line of figures.

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEncoding } from '../../core/tokens/count.ts';
import { type ExtractReply, type PithBrowser, launchPith } from '../browser.ts';
import { buildAutomationExtension } from '../build-extension.ts';
import { ensureChromium } from '../install.ts';
import { openTarget } from '../open-target.ts';
import { runCommand } from './run-command.ts';

const SAMPLE = join(import.meta.dirname, '../sample/page.html');
const FORMATS = ['md', 'json', 'text'];

const HELP = `npm start                     the sample page as Markdown
npm start -- URL-or-FILE      a page of yours
  --format md|json|text       Markdown (the default), the whole extraction, or plain text
npm start -- --open [URL]     a visible Chromium with the extension loaded`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'md' },
      open: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(HELP);
  if (!FORMATS.includes(values.format))
    throw new Error(`--format is one of ${FORMATS.join(', ')}.\n\n${HELP}`);
  ensureChromium();
  buildAutomationExtension();
  const target = positionals[0] ?? SAMPLE;
  const browser = await launchPith({ visible: values.open ?? false });
  if (values.open) return leaveOpen(browser, target);
  try {
    await printPage(browser, target, values.format);
  } finally {
    await browser.close();
  }
});

async function printPage(browser: PithBrowser, target: string, format: string): Promise<void> {
  const tab = await openTarget(browser, target);
  const started = performance.now();
  const reply = await browser.extract(tab);
  const milliseconds = Math.round(performance.now() - started);
  if ('error' in reply) throw new Error(reply.error.message);
  console.log(write(reply, format).trimEnd());
  // The figures go to the other stream, so that `npm -s start -- URL > page.md` writes the page alone.
  console.error(`\n${await describeSaving(await tab.content(), reply.markdown)} · ${milliseconds} ms`);
}

function write(reply: Exclude<ExtractReply, { error: unknown }>, format: string): string {
  if (format === 'json') return JSON.stringify(reply.extraction, undefined, 2);
  return format === 'text' ? reply.extraction.text : reply.markdown;
}

async function describeSaving(html: string, markdown: string): Promise<string> {
  const counter = await loadEncoding('o200k_base');
  const raw = counter.count(html);
  const clean = counter.count(markdown);
  const less = raw === 0 ? 0 : Math.round((1 - clean / raw) * 100);
  return `${grouped(raw)} → ${grouped(clean)} tokens (o200k_base) · ${less} % less`;
}

function grouped(count: number): string {
  return count.toLocaleString('en');
}

async function leaveOpen(browser: PithBrowser, target: string): Promise<void> {
  await openTarget(browser, target);
  console.log('Chromium is open with Pith loaded. Close its window to end.');
  await browser.context.waitForEvent('close', { timeout: 0 });
}
