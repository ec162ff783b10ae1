import { defineConfig } from 'vitest/config';
import { keepTemporaryFilesInMemory } from './scripts/testing/memory-folder.ts';
import { expect, testTimeout } from './scripts/testing/patience.ts';

keepTemporaryFilesInMemory();

const setupFiles = ['./scripts/testing/fail-on-console.ts'];
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts'],
          // They keep no state but their tables, which each file would build anew: 115 s instead of 254 s.
          isolate: false,
          setupFiles,
          testTimeout,
          expect,
        },
      },
      // One test that sends hundreds of requests.
      { test: { name: 'fuzz', include: ['fuzz/*.test.ts'], setupFiles, testTimeout: 120_000, expect } },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts', 'faults/*.test.ts', 'bench/*.test.ts'],
          setupFiles,
          testTimeout,
          expect,
        },
      },
      './apps/server/vitest.config.ts',
      './apps/web/vitest.config.ts',
    ],
  },
});
