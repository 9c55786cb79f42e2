// The version of this package.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** From the nearest package.json above, in the checkout as in the package. */
export function packageVersion(folder = import.meta.dirname): string {
  try {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      name?: string;
      version?: string;
    };
    if (name === 'pith' && version) return version;
  } catch {
    // There is none in this folder.
  }
  const above = dirname(folder);
  return above === folder ? '0.0.0' : packageVersion(above);
}
