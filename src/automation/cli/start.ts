// `npm start`: the sample page, or a page of yours, through the real extension; Markdown and one line of figures.

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEncoding } from '../../core/tokens/count.ts';
import type { Delivered } from '../../core/output/deliver.ts';
import type { FocusState } from '../../core/types.ts';
import { type PithBrowser, launchPith } from '../browser.ts';
import { buildAutomationExtension } from '../build-extension.ts';
import { ensureChromium } from '../install.ts';
import { openTarget } from '../open-target.ts';
import { readAsServed } from '../serve-saved.ts';
import { DELIVERY_FLAGS, DELIVERY_HELP, readDelivery } from './delivery-flags.ts';
import { runCommand } from './run-command.ts';

const SAMPLE = join(import.meta.dirname, '../sample/page.html');

const HELP = `npm start                     the sample page as Markdown
npm start -- URL-or-FILE      a page of yours
${DELIVERY_HELP}
npm start -- URL --fetch      without a tab, as a link is copied: no scripts, no cookies, never from your own network
npm start -- --open [URL]     a visible Chromium with the extension loaded`;

/** What the focus came to, in the line of figures. */
const STATES: Record<FocusState, string> = {
  filtered: 'the sections that answer',
  'no-match': 'nothing matches the query, so nothing was filtered by it',
  'not-needed': 'the whole page, no filter was needed',
  cut: 'the beginning, since there was no query',
};

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...DELIVERY_FLAGS,
      open: { type: 'boolean' },
      fetch: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(HELP);
  const request = readDelivery(values);
  ensureChromium();
  buildAutomationExtension();
  const target = positionals[0] ?? SAMPLE;
  const browser = await launchPith({ visible: values.open ?? false });
  if (values.open) return leaveOpen(browser, target);
  try {
    await (values.fetch ? printFetched : printPage)(browser, target, request);
  } finally {
    await browser.close();
  }
});

type Request = ReturnType<typeof readDelivery>;

async function printPage(browser: PithBrowser, target: string, request: Request): Promise<void> {
  const opened = await openTarget(browser, target);
  const { tab } = opened;
  const started = performance.now();
  const reply = await browser.extract(tab, readAsServed(opened, request));
  const milliseconds = Math.round(performance.now() - started);
  if ('error' in reply) throw new Error(reply.error.message);
  console.log(reply.output.trimEnd());
  // The figures go to the other stream, so that `npm -s start -- URL > page.md` writes the page alone.
  console.error(`\n${await describeSaving(await tab.content(), reply)} · ${milliseconds} ms`);
}

async function printFetched(browser: PithBrowser, url: string, request: Request): Promise<void> {
  const reply = await browser.fetch({ ...request, url });
  if ('error' in reply) throw new Error(reply.error.message);
  console.log(reply.output.trimEnd());
  const { fetched, stats } = reply.extraction;
  const tokens = `about ${grouped(stats.rawTokens)} → ${grouped(stats.tokens)} tokens`;
  const way =
    fetched && `${fetched.kind}, read from ${fetched.source} · ${Math.round(fetched.milliseconds)} ms`;
  console.error(`\n${tokens} · ${way}`);
}

async function describeSaving(html: string, { page, markdown, extraction }: Delivered): Promise<string> {
  const counter = await loadEncoding('o200k_base');
  const counts = [html, page, ...(extraction.focus ? [markdown] : [])].map((text) => counter.count(text));
  const [raw = 0, last = 0] = [counts[0], counts.at(-1)];
  const less = raw === 0 ? 0 : Math.round((1 - last / raw) * 100);
  const focused = extraction.focus ? ` · ${STATES[extraction.focus.state]}` : '';
  return `${counts.map(grouped).join(' → ')} tokens (o200k_base) · ${less} % less${focused}`;
}

function grouped(count: number): string {
  return count.toLocaleString('en');
}

async function leaveOpen(browser: PithBrowser, target: string): Promise<void> {
  await openTarget(browser, target);
  console.log('Chromium is open with Pith loaded. Close its window to end.');
  await browser.context.waitForEvent('close', { timeout: 0 });
}
