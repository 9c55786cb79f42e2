// Bundles each peer as one script for the page's isolated world; nothing of it enters the extension.

import { join } from 'node:path';
import { build } from 'vite';

/** Entry file in this folder, name in the tables. */
export const PEERS = {
  readability: 'Readability + Turndown',
  defuddle: 'Defuddle',
  'inner-text': 'innerText',
} as const;

export type PeerName = keyof typeof PEERS;
export const PEER_NAMES = Object.keys(PEERS) as PeerName[];

/** Global that a bundle leaves behind. */
export const PEER_GLOBAL = 'peer';

export async function bundlePeer(name: PeerName): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(import.meta.dirname, `${name}.ts`), formats: ['iife'], name: PEER_GLOBAL },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error(`Vite gave no bundle for ${name}.`);
  return bundle.output[0].code;
}
