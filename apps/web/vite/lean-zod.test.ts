import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withoutWriters } from './lean-zod.ts';

const CORE = fileURLToPath(new URL('.', import.meta.resolve('zod/v4/core')));

test.each([
  ['to-json-schema.js', 'createStandardJSONSchemaMethod'],
  ['json-schema-processors.js', 'stringProcessor'],
])('%s keeps its exports and none of its work', (file, name) => {
  const code = readFileSync(CORE + file, 'utf8');
  const lean = withoutWriters(code, CORE + file) ?? '';
  expect(lean).toContain(`export const ${name} = () => refuse;`);
  expect(lean.split('\n').length - 1).toBe(code.match(/^export /gm)?.length);
});

test('other files of zod stay as they are', () => {
  expect(withoutWriters('export const parse = 1;', `${CORE}parse.js`)).toBeUndefined();
});

test('a module in another form fails the build', () => {
  expect(() => withoutWriters('exports.x = 1;', `${CORE}to-json-schema.js`)).toThrow('mend vite/lean-zod.ts');
});
