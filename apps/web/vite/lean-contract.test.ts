import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SAID, withoutServer } from './lean-contract.ts';

const FILE = '/packages/contract/src/usage.ts';

test('a call keeps what a page reads of it', () => {
  const lean = withoutServer(
    `export const getUsage = endpoint({
  method: 'GET',
  path: '/api/usage',
  summary: 'What is used today, and of how much',
  access: 'signed-in',
  query: z.object({ day: z.string() }),
  response: usage,
  errors: ['not_found'],
});`,
    FILE,
  );
  expect(lean?.replaceAll(/\s+/g, ' ')).toBe(
    "export const getUsage = /* @__PURE__ */ (() => endpoint({ method: 'GET', path: '/api/usage', access: 'signed-in', response: usage, }))();",
  );
});

test('schemas and texts stay, and functions are left alone', () => {
  const lean = withoutServer(
    "const done = z.object({ success: z.literal(true) });\nexport const TEXTS = { a: 'A' };\nexport function f() { const x = g(1); return x; }",
    FILE,
  );
  expect(lean).toBe(
    "const done = /* @__PURE__ */ (() => z.object({ success: z.literal(true) }))();\nexport const TEXTS = { a: 'A' };\nexport function f() { const x = g(1); return x; }",
  );
});

test('other files are as they were', () => {
  expect(withoutServer('const a = f();', '/apps/web/app/lib/api.ts')).toBeUndefined();
});

test('of failures that no page says itself the name stays', () => {
  const lean = withoutServer(
    "export const ERRORS = {\n  bad_key: { status: 401, detail: many(KEYS) },\n  no_file: { status: 400, detail: 'Please' },\n} as const satisfies Table;\nconst CODES = Object.keys(ERRORS);",
    '/packages/contract/src/errors.ts',
  );
  expect(lean).toBe(
    "export const ERRORS = {\n  bad_key: 0,\n  no_file: { status: 400, detail: 'Please' },\n} as const satisfies Table;\nconst CODES = Object.keys(ERRORS);",
  );
});

test('the failures that a page says itself are those that the app and the contract read', () => {
  const root = path.join(import.meta.dirname, '../../..');
  const read = ['apps/web/app', 'packages/contract/src', 'packages/content/src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .flatMap((file) => [
        ...readFileSync(path.join(root, folder, file), 'utf8').matchAll(/\bERRORS\.(\w+)/g),
      ]),
  );
  expect(new Set(read.map(([, name]) => name))).toEqual(SAID);
});
