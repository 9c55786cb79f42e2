// The memory of the largest extension process on this machine, where the system tells it (Linux).

import { readFileSync, readdirSync } from 'node:fs';

/** Peak of resident memory in bytes; undefined elsewhere than on Linux. */
export function largestMemory(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const peaks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(peakOf);
  return Math.max(0, ...peaks);
}

function peakOf(id: string): number {
  try {
    if (!readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('--extension-process')) return 0;
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0; // It ended meanwhile.
  }
}
