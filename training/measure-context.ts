// usage: npx tsx training/measure-context.ts DIR PROBABILITIES CONTEXT
// The second stage's columns for every block, from first-stage probabilities (float32, in the order of pages.jsonl).

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Surroundings } from '../src/core/content/block-features/beliefs.ts';
import { measureContext } from '../src/core/content/block-features/context-features.ts';

const [directory, probabilities, context] = process.argv.slice(2);
if (!directory || !probabilities || !context)
  throw new Error('usage: npx tsx training/measure-context.ts DIR PROBABILITIES CONTEXT');

const bytes = readFileSync(probabilities);
const all = new Float32Array(
  bytes.buffer,
  bytes.byteOffset,
  bytes.byteLength / Float32Array.BYTES_PER_ELEMENT,
);
const chunks: Uint8Array[] = [];
let at = 0;
for (const line of readFileSync(join(directory, 'pages.jsonl'), 'utf8').split('\n').filter(Boolean)) {
  const { surroundings } = JSON.parse(line) as { surroundings: Surroundings };
  const end = at + surroundings.words.length;
  for (const row of measureContext(surroundings, all.subarray(at, end)))
    chunks.push(new Uint8Array(row.buffer));
  at = end;
}
writeFileSync(context, Buffer.concat(chunks));
