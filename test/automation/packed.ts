import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
/** The folder of the tarball. */
export const PACKED = join(ROOT, '.output/package');
