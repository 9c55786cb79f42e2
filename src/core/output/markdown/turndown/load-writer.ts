// Turndown is loaded by those who chose it, before the first Markdown is written.

import type { Flow } from '../../../tree.ts';
import type { TurndownStyle } from './turndown-style.ts';

type WriteWithTurndown = (trees: readonly Flow[], style: TurndownStyle) => string;

let loaded: WriteWithTurndown | undefined;

export async function loadWriter({ writer }: { writer?: 'pith' | 'turndown' | undefined }): Promise<void> {
  if (writer === 'turndown') loaded ??= (await import('./write-with-turndown.ts')).writeWithTurndown;
}

/** Undefined before it is loaded. */
export const loadedWriter = (): WriteWithTurndown | undefined => loaded;
