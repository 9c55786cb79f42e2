import type { Extraction } from '../../core/types.ts';
import { PithError } from '../../errors.ts';

/** An empty shell is an answer, too: its hints say where else to look. */
export function orNothing(read: () => Extraction): Extraction | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof PithError && error.code === 'nothing-to-extract') return undefined;
    throw error;
  }
}
