// A Redis of the test's own, on a free port, that keeps what it was told when it is started again.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestRedis {
  url: string;
  start(): Promise<void>;
  /** Without a chance to write anything. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

export async function startRedis(): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'pith-redis-'));
  const port = await freePort();
  let child: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  };
  const start = async (): Promise<void> => {
    const durable = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', ''];
    const where = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
    child = spawn('redis-server', [...where, ...durable], { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise<void>((resolve, reject) => {
      child?.once('error', reject);
      child?.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)));
      child?.stdout?.on('data', (text: Buffer) => {
        if (/Ready to accept connections/.test(String(text))) resolve();
      });
    });
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    async remove() {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
