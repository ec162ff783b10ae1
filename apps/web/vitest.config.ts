import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['app/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'],
    setupFiles: ['../../scripts/testing/fail-on-console.ts', './app/testing/clean-up.ts'],
  },
});
