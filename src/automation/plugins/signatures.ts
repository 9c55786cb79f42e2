// Keeps of code only the signatures of what it defines. Code that defines nothing stays as it is.

import type { Plugin } from './plugin.ts';

const DEFINITION =
  /^\s*(?:export\s+|default\s+|pub(?:\([^)]*\))?\s+|public\s+|private\s+|protected\s+|internal\s+|static\s+|abstract\s+|final\s+|async\s+)*(?:fun|func|fn|function\*?|def|class|struct|trait|impl|interface|enum|type|const|let)\s+[\p{L}_$][\p{L}\p{N}_$]*/u;
/** Where a signature ends. */
const END = /[{;]|:\s*$|=>|\)\s*(?:->[^:]*)?$/;
/** A signature over more lines is cut. */
const LINES = 4;

export const signatures: Plugin = {
  name: 'signatures',
  transform: (blocks) =>
    blocks.map((block) => {
      if (block.tree.type !== 'code') return block;
      const value = signaturesOf(block.tree.value);
      return value === '' ? block : { ...block, tree: { ...block.tree, value } };
    }),
};

function signaturesOf(code: string): string {
  const lines = code.split('\n');
  return lines
    .flatMap((line, start) => {
      if (!DEFINITION.test(line)) return [];
      const rest = lines.slice(start, start + LINES);
      const end = rest.findIndex((each) => END.test(each));
      return rest.slice(0, end < 0 ? 1 : end + 1).map((each) => each.trimEnd());
    })
    .join('\n');
}
