import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    exclude: ['test/e2e/**', 'test/capture/**', 'node_modules/**'],
    environment: 'node',
    // For the large texts on a busy machine; no test asserts a time.
    testTimeout: 30_000,
  },
});
