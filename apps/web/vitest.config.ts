import { defineConfig } from 'vitest/config';
import { expect, testTimeout } from '../../scripts/testing/patience.ts';
import { mdx } from './vite/mdx.ts';
import { SMALL_ZOD } from './vite/small-zod/alias.ts';

export default defineConfig({
  plugins: [mdx()],
  resolve: { alias: [SMALL_ZOD] },
  test: {
    name: 'web',
    environment: 'happy-dom',
    // A window for each file and its modules anew takes four times as long as the tests: 295 s instead of 74 s.
    isolate: false,
    include: ['app/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'],
    setupFiles: ['../../scripts/testing/fail-on-console.ts', './app/testing/clean-up.ts'],
    testTimeout,
    expect,
  },
});
