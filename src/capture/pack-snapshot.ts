import { writeTree } from '../core/dom/tree-text.ts';
import type { PackedSnapshot, Snapshot } from '../core/page.ts';

/** Takes the snapshot's document for it. */
export const packSnapshot = ({ document, ...facts }: Snapshot): PackedSnapshot => ({
  ...facts,
  tree: writeTree(document),
});
