import { defineConfig } from 'vitest/config';
import { mdx } from './vite/mdx.ts';

export default defineConfig({
  plugins: [mdx()],
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['app/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'],
    setupFiles: ['../../scripts/testing/fail-on-console.ts', './app/testing/clean-up.ts'],
    testTimeout: 30_000,
    expect: { requireAssertions: true },
  },
});
