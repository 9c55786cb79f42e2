// A virtual screen with a real keyboard and mouse. Only input that the browser takes for a person's grants activeTab.

import { execFileSync, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Readable } from 'node:stream';

/** Time for a menu to open or a window to take the focus, in milliseconds. */
const REACTION = 700;

export interface Screen {
  /** Environment for programs that shall appear on it. */
  env: Record<string, string>;
  press(...keys: string[]): Promise<void>;
  click(button: 'left' | 'right', at: { x: number; y: number }): Promise<void>;
  /** Selects the paragraph under the mouse. */
  tripleClick(at: { x: number; y: number }): Promise<void>;
  close(): void;
}

export async function openScreen(): Promise<Screen> {
  // With `-displayfd` the server picks a free number itself and reports it when it is ready.
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb ended before it showed a screen.')));
    (server.stdio[3] as Readable).once('data', (number) => resolve(`:${String(number).trim()}`));
  });
  const env = { ...(process.env as Record<string, string>), DISPLAY: display };
  const act = async (...args: string[]): Promise<void> => {
    execFileSync('xdotool', args, { env });
    await pause(REACTION);
  };
  return {
    env,
    press: (...keys) => act('key', '--clearmodifiers', '--delay', '60', ...keys),
    click: (button, { x, y }) =>
      act('mousemove', String(x), String(y), 'click', button === 'left' ? '1' : '3'),
    tripleClick: ({ x, y }) =>
      act('mousemove', String(x), String(y), 'click', '--repeat', '3', '--delay', '60', '1'),
    close: () => server.kill(),
  };
}
