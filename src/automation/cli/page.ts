// `npm run page -- FILE-or-URL`: Markdown, then what every pass did and what was left out, and why.

import { parseArgs } from 'node:util';
import type { Extraction, PassTrace, Removed, RemovedPassage } from '../../core/types.ts';
import { launchPith } from '../browser.ts';
import { buildAutomationExtension } from '../build-extension.ts';
import { ensureChromium } from '../install.ts';
import { readTarget } from '../open-target.ts';
import { DELIVERY_FLAGS, DELIVERY_HELP, readDelivery } from './delivery-flags.ts';
import { runCommand } from './run-command.ts';

const KINDS: (keyof Removed)[] = ['hidden', 'overlays', 'boilerplate'];
/** Of a passage that was left out, in characters. */
const SHOWN = 90;

await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: DELIVERY_FLAGS });
  const [target] = positionals;
  if (target === undefined) throw new Error(`npm run page -- FILE-or-URL\n${DELIVERY_HELP}`);
  ensureChromium();
  buildAutomationExtension();
  const browser = await launchPith();
  try {
    const request = readDelivery(values);
    const options = { ...request.options, trace: true };
    const { reply } = await readTarget(browser, target, { ...request, options });
    console.log(`${reply.output.trimEnd()}\n`);
    console.log(describe(reply.extraction).join('\n'));
  } finally {
    await browser.close();
  }
});

function describe(extraction: Extraction): string[] {
  const { method, pageType, stats, warnings, metadata, removed } = extraction;
  return [
    `== ${extraction.url}`,
    `method ${method}, page type ${pageType.type} (${pageType.confidence.toFixed(2)}), ${stats.elements} elements, about ${stats.rawTokens} → ${stats.tokens} tokens`,
    ...describeKind(extraction),
    ...warnings.map(({ code, message }) => `warning ${code}: ${message}`),
    ...describeFocus(extraction),
    '',
    '== Metadata',
    ...Object.entries(metadata).map(
      ([field, { value, source }]) => `${field}: ${JSON.stringify(value)} (${source})`,
    ),
    '',
    '== Passes (milliseconds, elements changed, words more or fewer, text blocks judged)',
    ...stats.passes.map(describePass),
    ...KINDS.flatMap((kind) => describeRemoved(kind, removed[kind])),
  ];
}

function describeKind({ classification, article, stats }: Extraction): string[] {
  const { kind, confidence, signals, render, ampUrl, feedUrl, markdownUrl } = classification;
  const { score, skip, reasons } = article;
  const points = reasons.map(({ reason, points: each }) => `${reason} ${each > 0 ? '+' : ''}${each}`);
  const versions = Object.entries({ amp: ampUrl, feed: feedUrl, markdown: markdownUrl });
  return [
    `${stats.words} words, ${stats.readingMinutes} min to read, ${(stats.saved * 100).toFixed(0)} % of the tokens saved`,
    `${kind} (${confidence.toFixed(2)}), ${render}: ${signals.join(', ')}`,
    `article score ${score}${skip === undefined ? '' : `, skip: ${skip}`} (${points.join(', ')})`,
    ...versions.flatMap(([name, url]) => (url === undefined ? [] : [`${name}: ${url}`])),
  ];
}

function describePass({ name, milliseconds, ...changes }: PassTrace): string {
  const figures = [changes.elements, changes.words, changes.blocks].map((figure) =>
    String(figure || '-').padStart(8),
  );
  return `${milliseconds.toFixed(1).padStart(8)}${figures.join('')}  ${name}`;
}

function describeFocus({ focus }: Extraction): string[] {
  if (!focus) return [];
  const sections = focus.sections
    .filter(({ score, kept }) => score > 0 || kept !== 'none')
    .map(
      ({ score, kept, tokens, text }) =>
        `${score.toFixed(2).padStart(8)}  ${kept.padEnd(7)} ${String(tokens).padStart(6)}  ${text}`,
    );
  return ['', `== Focus: ${focus.state} (score, kept, tokens, section)`, ...sections];
}

function describeRemoved(kind: string, passages: RemovedPassage[]): string[] {
  const lines = passages.map(
    ({ reason, text, words }) => `${reason}, ${words} words: ${JSON.stringify(text.slice(0, SHOWN))}`,
  );
  return ['', `== Left out: ${kind} (${passages.length})`, ...lines];
}
