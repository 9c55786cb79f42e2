// `pith worker` as a process of its own, and what comes of the queue.

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { PithQueue } from '../../src/automation/queue/enqueue.ts';

export interface TestWorker {
  /** What it has told so far. */
  told(): string;
  /** To it and its children, as a terminal does. */
  signal(name: NodeJS.Signals): void;
  /** Its exit code. */
  ended: Promise<number | null>;
  kill(): Promise<void>;
}

const MAIN = join(import.meta.dirname, '../../src/automation/cli/main.ts');

export function startWorker(redis: string, flags: string[]): TestWorker {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', MAIN, 'worker', '--redis', redis, ...flags],
    {
      cwd: join(import.meta.dirname, '../..'),
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    },
  );
  let told = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    told += text;
    if (process.env['PITH_DEBUG']) process.stderr.write(text);
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    told: () => told,
    signal: (name) => void process.kill(-(child.pid as number), name),
    ended,
    /** Its browser ends with it: the pipe between them closes. */
    async kill() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await ended;
    },
  };
}

export const count = async (queue: PithQueue): Promise<number> =>
  (await queue.status()).reduce((sum, { counts }) => sum + (counts['completed'] ?? 0), 0);

export async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) {
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
}
