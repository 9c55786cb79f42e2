// `npm start`: the sample page, or a page of yours, through the real extension; Markdown and one line of figures.

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type PithBrowser, launchPith } from '../browser.ts';
import { buildAutomationExtension } from '../build-extension.ts';
import { ensureChromium } from '../install.ts';
import { openTarget, readTarget } from '../open-target.ts';
import { DELIVERY_FLAGS, DELIVERY_HELP, readDelivery } from './delivery-flags.ts';
import { describeSaving } from './describe-saving.ts';
import { runCommand } from './run-command.ts';

const SAMPLE = join(import.meta.dirname, '../sample/page.html');

const HELP = `npm start                     the sample page as Markdown
npm start -- URL-or-FILE      a page of yours
${DELIVERY_HELP}
npm start -- URL --fetch      without a tab, as a link is copied: no scripts, no cookies, never from your own network
npm start -- --open [URL]     a visible Chromium with the extension loaded`;

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
  const started = performance.now();
  const { tab, reply } = await readTarget(browser, target, request);
  const milliseconds = Math.round(performance.now() - started);
  process.stdout.write(reply.output);
  const html = await tab.evaluate(() => document.documentElement.outerHTML);
  // The figures go to the other stream, so that `npm -s start -- URL > page.md` writes the page alone.
  console.error(`\n${await describeSaving(html, reply, request)} · ${milliseconds} ms`);
}

async function printFetched(browser: PithBrowser, url: string, request: Request): Promise<void> {
  const reply = await browser.fetch({ ...request, url });
  if ('error' in reply) throw new Error(reply.error.message);
  process.stdout.write(reply.output);
  const { fetched, stats } = reply.extraction;
  const way =
    fetched && `${fetched.kind}, read from ${fetched.source} · ${Math.round(fetched.milliseconds)} ms`;
  console.error(`\n${await describeSaving(stats.rawTokens, reply, request)} · ${way}`);
}

async function leaveOpen(browser: PithBrowser, target: string): Promise<void> {
  await openTarget(browser, target);
  console.log('Chromium is open with Pith loaded. Close its window to end.');
  await browser.context.waitForEvent('close', { timeout: 0 });
}
