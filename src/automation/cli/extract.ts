// `npm run extract -- --in DIR --out DIR`: the built extension over every saved page of a folder.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAutomationExtension } from '../build-extension.ts';
import { extractSaved } from '../extract-saved.ts';
import { listSavedPages } from '../saved-pages.ts';

const HELP = `npm run extract -- --in DIR --out DIR [--tabs N]

Reads every *.html and *.html.gz in DIR (not *.frame.html) with the built extension in headless Chromium and
writes NAME.json (the extraction; .text is the content as plain text) and NAME.md. The network is blocked.
Pages are static: their scripts do not run. DIR/urls.json may give addresses, parts and scripts:
  { "NAME": { "url": "https://…", "files": { "https://…/part.html": "part.frame.html" }, "scripts": true } }`;

const { values } = parseArgs({
  options: {
    in: { type: 'string' },
    out: { type: 'string' },
    tabs: { type: 'string' },
    help: { type: 'boolean' },
  },
});
if (values.help || values.in === undefined || values.out === undefined) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}

const out = values.out;
const pages = listSavedPages(values.in);
mkdirSync(out, { recursive: true });
buildAutomationExtension();

const started = performance.now();
const failures: string[] = [];
let finished = 0;
await extractSaved({
  pages,
  ...(values.tabs === undefined ? {} : { tabs: Number(values.tabs) }),
  done({ name }, reply) {
    const failed = 'error' in reply;
    if (failed) failures.push(`${name}: ${reply.error.code}: ${reply.error.message.split('\n')[0]}`);
    writeFileSync(join(out, `${name}.json`), JSON.stringify(failed ? reply : reply.extraction));
    writeFileSync(join(out, `${name}.md`), failed ? '' : reply.markdown);
    finished += 1;
    showProgress();
  },
});

const seconds = (performance.now() - started) / 1000;
if (process.stderr.isTTY) process.stderr.write('\n');
for (const line of failures.sort()) console.error(line);
console.log(
  `${pages.length - failures.length} of ${pages.length} pages extracted, ${failures.length} failed, ${seconds.toFixed(1)} s`,
);

function showProgress(): void {
  const line = `${finished}/${pages.length} pages, ${failures.length} failed`;
  if (process.stderr.isTTY) process.stderr.write(`\r${line}`);
  else if (finished % 250 === 0) process.stderr.write(`${line}\n`);
}
