import { defineConfig } from 'vitest/config';

const setupFiles = ['./scripts/testing/fail-on-console.ts'];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'], setupFiles } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], setupFiles } },
      './apps/server/vitest.config.ts',
      './apps/web/vitest.config.ts',
    ],
  },
});
