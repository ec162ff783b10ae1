import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { patchInjectedStyles } from './strict-styles.ts';

const require = createRequire(import.meta.url);
/** The module of a package, beside the file that `require` would take. */
const moduleOf = (name: string) => require.resolve(name).replace(/\.js$/, '.mjs');

test.each([
  [moduleOf('sonner'), '__insertCSS("'],
  [moduleOf('@radix-ui/react-select'), '"style",'],
])('%s injects no style element any more', async (file, injection) => {
  const code = await readFile(file, 'utf8');
  expect(code).toContain(injection);
  expect(patchInjectedStyles(code, file)).not.toContain(injection);
});

test('a version that injects differently is noticed', () => {
  expect(() => patchInjectedStyles('other code', '/node_modules/sonner/dist/index.mjs')).toThrow(
    'No injected style found',
  );
});

test('other files are left alone', () => {
  expect(patchInjectedStyles('code', '/app/root.tsx')).toBeUndefined();
});
