// Bundles real components from npm into one script for a test page.

import { join } from 'node:path';
import { build } from 'vite';

export async function bundleWidgets(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry: join(import.meta.dirname, `${name}.ts`), formats: ['iife'], name: 'widgets' },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error(`Vite gave no bundle for ${name}.`);
  return bundle.output[0].code;
}
