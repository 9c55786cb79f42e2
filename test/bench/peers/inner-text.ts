// The whole page as the browser shows it: what select all and copy gives.

import type { PeerResult } from './result.ts';

export function run(): PeerResult {
  const start = performance.now();
  const text = document.body.innerText;
  return { text, markdown: text, milliseconds: performance.now() - start };
}
