// The command `pith` from its source, as a person or a pipe runs it.

import { spawn } from 'node:child_process';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../src/automation/cli/main.ts');

export interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

export function runCli(args: string[], { input = '', readUpTo = Infinity } = {}): Promise<Ran> {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN, ...args], {
    cwd: join(import.meta.dirname, '../..'),
  });
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
    child.once('close', (code) => resolve({ ...ran, code }));
  });
}
