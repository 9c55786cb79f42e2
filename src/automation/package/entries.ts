// What the package is made of.

/** Names of the package's exports (`pith` is the first) and of its command, and their sources. */
export const ENTRIES = {
  pith: 'src/automation/package/pith.ts',
  playwright: 'src/automation/playwright/pith-test.ts',
  langchain: 'src/automation/langchain/pith-langchain.ts',
  llamaindex: 'src/automation/llamaindex/pith-readers.ts',
  mcp: 'src/automation/mcp/serve.ts',
  queue: 'src/automation/queue/pith-queue.ts',
  crawlee: 'src/automation/crawlee/pith-crawlee.ts',
  cli: 'src/automation/cli/main.ts',
} as const;

/** Installed beside the package, never inside it. Sorted. */
export const BESIDE = [
  '@crawlee/playwright',
  '@langchain/core',
  '@llamaindex/core',
  '@playwright/test',
  'bullmq',
  'playwright-core',
];
