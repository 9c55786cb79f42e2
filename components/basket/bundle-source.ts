import type { TabChoice } from '../../src/io/bundle-io.ts';

/** What is put together: what was put aside, or tabs. */
export type BundleSource = 'basket' | TabChoice;
