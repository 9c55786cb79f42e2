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
import { onStop } from './terminal/on-stop.ts';
import { endWithReader, tell, writeOut } from './terminal/write-out.ts';
import { wholeNumber } from './whole-number.ts';

type Flags = ClientFlags & Parameters<typeof readDelivery>[0] & { out?: string; json?: boolean };

const CONCURRENCY = 4;
const LAST_PORT = 65_535;

/** What has to be closed before the command ends early. */
let closeFirst = (): Promise<unknown> => Promise.resolve();
/** Pages that were given up have nothing to tell. */
const given = new AbortController();
const { signal } = given;
const end = (code: number): void => {
  given.abort();
  void closeFirst()
    .catch(() => undefined)
    .finally(() => process.exit(code));
};
endWithReader(() => end(0));

const program = new Command('pith').exitOverride().enablePositionalOptions();
program.configureOutput({ writeErr: (text) => tell(text.trimEnd()) });
program.helpInformation = () => HELP;

withFlags(program.argument('[targets...]').option('--out <dir>').option('--json')).action(
  async (targets: string[], flags: Flags) => {
    if (targets.length === 0 && process.stdin.isTTY) return void (await writeOut(HELP));
    const isCounted = targets.length > 0 && !targets.includes('-');
    const request = { ...readDelivery(dashed(flags)), signal };
    await run(flags, async (pith, options) =>
      extractPages({
        pith,
        targets: inOrder(targets),
        request,
        concurrency: options.concurrency ?? CONCURRENCY,
        ...(isCounted ? { total: targets.length } : {}),
        out: flags.out,
        json: flags.json,
      }),
    );
  },
);

const benchCommand = withFlags(program.command('bench').argument('[targets...]'));
benchCommand.helpInformation = () => BENCH_HELP;
benchCommand.action(async (targets: string[], flags: Flags) => {
  const request = { ...readDelivery(dashed(flags)), signal };
  await run(flags, async (pith, options) =>
    bench({
      pith,
      lines: inOrder(targets),
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
    await run(flags, (pith) => collectSite(kind, { pith, url, flags, request: { ...request, signal } }));
  });
}

const mcpCommand = addClientFlags(program.command('mcp').option('--port <n>'));
mcpCommand.helpInformation = () => MCP_HELP;
mcpCommand.action(async (flags: ClientFlags & { port?: string }) => {
  const port = flags.port === undefined ? undefined : wholeNumber('port', flags.port, { most: LAST_PORT });
  const options = { ...(await readClientFlags(flags)), handleSignals: false };
  onStop(() => end(0));
  const { serveMcp } = await import('../mcp/serve.ts');
  const service = await serveMcp({ ...options, ...(port === undefined ? {} : { port }) });
  closeFirst = () => service.close();
  if (service.url) tell(`MCP over streamable HTTP on ${service.url}`);
  // The client has gone.
  if (!service.url) process.stdin.once('close', () => end(0));
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
  process.exitCode = await enqueue(inOrder(urls), { flags, request, options });
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
  const opening = open({ ...options, handleSignals: false });
  closeFirst = async () => (await opening).close();
  onStop(() => end(EXIT.interrupted));
  const pith = await opening;
  try {
    process.exitCode = await work(pith, options);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await pith.close();
  }
}

/** `-` stands for the lines of the standard input, and so does nothing at all. */
async function* inOrder(targets: readonly string[]): AsyncGenerator<string> {
  for (const target of targets.length > 0 ? targets : ['-']) {
    if (target === '-') yield* readLines(process.stdin);
    else yield target;
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
