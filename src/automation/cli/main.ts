#!/usr/bin/env node
// The command `pith`.

import { Command, CommanderError } from 'commander';
import { PithError } from '../../errors.ts';
import { type Pith, open } from '../client/open.ts';
import type { OpenOptions } from '../client/request.ts';
import { type ClientFlags, addClientFlags, addDeliveryFlags, readClientFlags } from './client-flags.ts';
import { COLLECTS, type SiteFlags, SITE_HELP, addSiteFlags, collectSite } from './commands/collect-site.ts';
import {
  QUEUE_HELP,
  type QueueFlags,
  addEnqueueFlags,
  addWorkerFlags,
  enqueue,
  runWorker,
} from './commands/queue.ts';
import type { PageRequest } from '../queue/page-job.ts';
import { bench } from './commands/bench.ts';
import { extractPages } from './commands/extract-pages.ts';
import { completionFor } from './completion.ts';
import { readDelivery } from './delivery-flags.ts';
import { EXIT, exitCodeOf } from './exit-codes.ts';
import { BENCH_HELP, HELP, MCP_HELP } from './help.ts';
import { readLines } from './read-lines.ts';
import { endWithReader, tell, writeOut } from './terminal/write-out.ts';

type Flags = ClientFlags & Parameters<typeof readDelivery>[0] & { out?: string; json?: boolean };

const CONCURRENCY = 4;

const program = new Command('pith').exitOverride().enablePositionalOptions().allowExcessArguments(true);
program.configureOutput({ writeErr: (text) => tell(text.trimEnd()) });
program.helpInformation = () => HELP;

withFlags(program.argument('[targets...]').option('--out <dir>').option('--json')).action(
  async (targets: string[], flags: Flags) => {
    const named = targets.filter((target) => target !== '-');
    const fromInput = named.length < targets.length || (named.length === 0 && !process.stdin.isTTY);
    if (named.length === 0 && !fromInput) return void (await writeOut(HELP));
    const request = readDelivery(dashed(flags));
    await run(flags, async (pith, options) =>
      extractPages({
        pith,
        targets: fromInput ? readLines(process.stdin) : named,
        request,
        concurrency: options.concurrency ?? CONCURRENCY,
        ...(fromInput ? {} : { total: named.length }),
        out: flags.out,
        json: flags.json,
      }),
    );
  },
);

const benchCommand = withFlags(program.command('bench').argument('[targets...]'));
benchCommand.helpInformation = () => BENCH_HELP;
benchCommand.action(async (targets: string[], flags: Flags) => {
  const request = readDelivery(dashed(flags));
  await run(flags, async (pith, options) =>
    bench({
      pith,
      lines: targets.length > 0 ? targets : readLines(process.stdin),
      request,
      concurrency: options.concurrency ?? CONCURRENCY,
    }),
  );
});

for (const kind of COLLECTS) {
  const command = addSiteFlags(withFlags(program.command(kind).argument('<url>')));
  command.helpInformation = () => SITE_HELP;
  command.action(async (url: string, flags: Flags & SiteFlags) => {
    const { expand: _, ...request } = readDelivery(dashed(flags));
    await run(flags, (pith) => collectSite(kind, { pith, url, flags, request }));
  });
}

const mcpCommand = addClientFlags(program.command('mcp').option('--port <n>'));
mcpCommand.helpInformation = () => MCP_HELP;
mcpCommand.action(async (flags: ClientFlags & { port?: string }) => {
  const options = await readClientFlags(flags);
  const { serveMcp } = await import('../mcp/serve.ts');
  const service = await serveMcp({
    ...options,
    ...(flags.port === undefined ? {} : { port: Number(flags.port) }),
  });
  if (service.url) tell(`MCP over streamable HTTP on ${service.url}`);
  const end = () => void service.close().finally(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  // The client has gone.
  if (!service.url) process.stdin.once('close', end);
});

const workerCommand = addWorkerFlags(addClientFlags(program.command('worker')));
workerCommand.helpInformation = () => QUEUE_HELP;
workerCommand.action(async (flags: ClientFlags & QueueFlags) =>
  runWorker(await readClientFlags(flags), flags),
);

const enqueueCommand = addEnqueueFlags(withFlags(program.command('enqueue').argument('[urls...]')));
enqueueCommand.helpInformation = () => QUEUE_HELP;
enqueueCommand.action(async (urls: string[], flags: Flags & QueueFlags) => {
  const { part: _, ...request } = readDelivery(dashed(flags)) as PageRequest & { part?: number };
  const options = await readClientFlags(flags);
  await enqueue(urls.length > 0 ? urls : readLines(process.stdin), { flags, request, options });
});

program
  .command('completion')
  .argument('<shell>')
  .action((shell: string) => writeOut(completionFor(shell, program)));

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : EXIT.usage;
  else fail(error);
}

function withFlags(command: Command): Command {
  return addClientFlags(addDeliveryFlags(command));
}

/** With a browser that is closed whatever happens. */
async function run(flags: Flags, work: (pith: Pith, options: OpenOptions) => Promise<number>): Promise<void> {
  const options = await readClientFlags(flags);
  const pith = await open(options);
  const end = (code: number) => {
    void pith.close().finally(() => process.exit(code));
  };
  endWithReader(() => end(0));
  process.once('SIGINT', () => end(EXIT.interrupted));
  process.once('SIGTERM', () => end(EXIT.interrupted));
  try {
    process.exitCode = await work(pith, options);
  } finally {
    await pith.close();
  }
}

function fail(error: unknown): void {
  const code = error instanceof PithError ? `${error.code}: ` : '';
  tell(`${code}${error instanceof Error ? error.message : String(error)}`);
  if (process.env['PITH_DEBUG']) console.error(error);
  process.exitCode = exitCodeOf(error);
}

/** Commander gives `--front-matter` as `frontMatter`. */
function dashed(flags: Flags): Parameters<typeof readDelivery>[0] {
  return Object.fromEntries(
    Object.entries(flags).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      value,
    ]),
  );
}
