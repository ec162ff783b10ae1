import { defineConfig } from 'vitest/config';
import { keepTemporaryFilesInMemory } from './scripts/testing/memory-folder.ts';

keepTemporaryFilesInMemory();

const setupFiles = ['./scripts/testing/fail-on-console.ts'];
/** Milliseconds; a busy machine is slow, and no test is about time. */
const testTimeout = 30_000;
/** A test that expects nothing fails. */
const expect = { requireAssertions: true };

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
