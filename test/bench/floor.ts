// The quality floor: what was once measured may not get worse unnoticed.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QualityRow } from './quality.ts';

export const FLOOR_FILE = join(import.meta.dirname, 'floor.json');

/** F1 per page type and `all`, for one corpus. */
export interface Floor {
  corpus: string;
  pages: number;
  f1: Record<string, number>;
}

/** Figures are pinned to three decimals; a difference in the fourth is noise of line breaks. */
const DECIMALS = 3;
const TOLERANCE = 0.0005;

export function toFloor(rows: QualityRow[], corpus: string): Floor {
  return {
    corpus,
    pages: rows.find(({ type }) => type === 'all')?.pages ?? 0,
    f1: Object.fromEntries(rows.map(({ type, f1 }) => [type, Number(f1.toFixed(DECIMALS))])),
  };
}

/** What has fallen below the floor; figures of another corpus cannot be compared. */
export function belowFloor(measured: Floor, floor: Floor): string[] {
  if (measured.corpus !== floor.corpus) return [];
  return Object.entries(floor.f1)
    .filter(([type, f1]) => (measured.f1[type] ?? 0) < f1 - TOLERANCE)
    .map(
      ([type, f1]) =>
        `${type}: ${(measured.f1[type] ?? 0).toFixed(DECIMALS)} is below ${f1.toFixed(DECIMALS)}`,
    );
}

/** The floor after a run: never lower, unless that is asked for. */
export function raiseFloor(measured: Floor, floor: Floor | undefined, allowLower = false): Floor {
  if (!floor || allowLower) return measured;
  if (measured.corpus !== floor.corpus) {
    throw new Error('The floor was measured on other pages. Pass --allow-lower-floor to replace it.');
  }
  const lower = belowFloor(measured, floor);
  if (lower.length > 0) {
    throw new Error(`The floor would fall (${lower.join('; ')}). Pass --allow-lower-floor if that is right.`);
  }
  const types = Object.keys({ ...floor.f1, ...measured.f1 });
  return {
    ...measured,
    f1: Object.fromEntries(
      types.map((type) => [type, Math.max(measured.f1[type] ?? 0, floor.f1[type] ?? 0)]),
    ),
  };
}

export const readFloor = (): Floor => JSON.parse(readFileSync(FLOOR_FILE, 'utf8')) as Floor;
export const writeFloor = (floor: Floor): void =>
  writeFileSync(FLOOR_FILE, `${JSON.stringify(floor, null, 2)}\n`);
