// The command `pith` from its source, as a person or a pipe runs it.

import { spawn } from 'node:child_process';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../src/automation/cli/main.ts');

export interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface Around {
  input?: string;
  /** Characters after which the reader of its output goes away. */
  readUpTo?: number;
  /** Ctrl+C as soon as this holds. */
  interruptWhen?: () => boolean;
}

export function runCli(
  args: string[],
  { input = '', readUpTo = Infinity, interruptWhen }: Around = {},
): Promise<Ran> {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN, ...args], {
    cwd: join(import.meta.dirname, '../..'),
    detached: true,
  });
  const timer = setInterval(() => {
    if (!interruptWhen?.()) return;
    clearInterval(timer);
    // As a terminal does, to all that it has started.
    process.kill(-(child.pid as number), 'SIGINT');
  }, 50);
  const ran: Ran = { code: null, stdout: '', stderr: '' };
  child.stdin.on('error', () => undefined).end(input);
  if (readUpTo === 0) child.stdout.destroy();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    ran.stdout += text;
    if (ran.stdout.length >= readUpTo) child.stdout.destroy();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (ran.stderr += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(timer);
      resolve({ ...ran, code });
    });
  });
}
