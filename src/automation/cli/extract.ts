// `npm run extract -- --in DIR --out DIR`: the built extension over every saved page of a folder.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deliver } from '../../core/output/deliver.ts';
import { ensureChromium } from '../install.ts';
import { buildAutomationExtension } from '../build-extension.ts';
import { extractSaved } from '../extract-saved.ts';
import { listSavedPages } from '../saved-pages.ts';
import { DELIVERY_FLAGS, DELIVERY_HELP, readDelivery } from './delivery-flags.ts';
import { runCommand } from './run-command.ts';

const HELP = `npm run extract -- --in DIR --out DIR

Reads every *.html and *.html.gz in DIR (not *.frame.html) with the built extension in headless Chromium and
writes NAME.json (the extraction; .text is the content as plain text) and NAME.md. The network is blocked.
Pages are static: their scripts do not run. DIR/urls.json may give addresses, parts and scripts:
  { "NAME": { "url": "https://…", "files": { "https://…/part.html": "part.frame.html" }, "scripts": true } }
${DELIVERY_HELP}`;

/** Formats that get a file of their own beside NAME.json and NAME.md. */
const EXTRA_FORMATS: ReadonlySet<string> = new Set(['jsonl', 'text', 'html']);

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      in: { type: 'string' },
      out: { type: 'string' },
      ...DELIVERY_FLAGS,
      help: { type: 'boolean' },
    },
  });
  if (values.help || values.in === undefined || values.out === undefined) {
    if (values.help) return console.log(HELP);
    throw new Error(HELP);
  }

  const out = values.out;
  const request = readDelivery(values);
  const pages = listSavedPages(values.in);
  if (pages.length === 0) throw new Error(`There is no *.html in ${values.in}.`);
  mkdirSync(out, { recursive: true });
  ensureChromium();
  buildAutomationExtension();

  const started = performance.now();
  const failures: string[] = [];
  /** Of pages that were read without a step. */
  const faults: string[] = [];
  let finished = 0;
  await extractSaved({
    pages,
    request,
    async done({ name }, reply) {
      const failed = 'error' in reply;
      if (failed) failures.push(`${name}: ${reply.error.code}: ${reply.error.message.split('\n')[0]}`);
      else
        for (const { code, message } of reply.extraction.warnings)
          if (code === 'step-failed') faults.push(`${name}: ${message}`);
      const json = failed
        ? JSON.stringify(reply)
        : (await deliver(reply.extraction, { format: 'json' }, () => 0)).output;
      writeFileSync(join(out, `${name}.json`), json);
      writeFileSync(join(out, `${name}.md`), failed ? '' : reply.markdown);
      if (!failed && EXTRA_FORMATS.has(values.format ?? '')) {
        writeFileSync(join(out, `${name}.${values.format}`), reply.output);
      }
      finished += 1;
      showProgress(`${finished}/${pages.length} pages, ${failures.length} failed`, finished);
    },
  });

  const seconds = (performance.now() - started) / 1000;
  if (process.stderr.isTTY) process.stderr.write('\n');
  for (const line of [...faults.sort(), ...failures.sort()]) console.error(line);
  console.log(
    `${pages.length - failures.length} of ${pages.length} pages extracted, ${failures.length} failed, ${seconds.toFixed(1)} s`,
  );
});

function showProgress(line: string, finished: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${line}`);
  else if (finished % 250 === 0) process.stderr.write(`${line}\n`);
}
