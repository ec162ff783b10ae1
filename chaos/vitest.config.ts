import { defineConfig } from 'vitest/config';

/** `npm run chaos`: not among the tests, since it takes minutes. */
export default defineConfig({
  test: {
    name: 'chaos',
    root: `${import.meta.dirname}/..`,
    include: ['chaos/*.chaos.ts'],
    globalSetup: ['./apps/server/src/testing/global-setup.ts'],
    reporters: ['default', './chaos/table.ts'],
    testTimeout: 240_000,
    // One fault at a time.
    maxWorkers: 1,
    expect: { requireAssertions: true },
  },
});
