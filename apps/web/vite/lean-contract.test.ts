import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FORMS, SAID, UNHEARD, withoutServer } from './lean-contract.ts';

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

test('the schema of a body stays where a form reads it', () => {
  const call = (name: string) =>
    withoutServer(`export const ${name} = endpoint({ path: '/api/x', body: z.object({}) });`, FILE);
  expect(call('login')).toContain('body: z.object({})');
  expect(call('logout')).not.toContain('body');
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

test('of failures that no page says itself the name stays, and nothing of those that none hears of', () => {
  const lean = withoutServer(
    "export const ERRORS = {\n  bad_key: { status: 401, detail: 'No key' },\n  too_many_keys: { status: 409, detail: many(KEYS) },\n  no_file: { status: 400, detail: 'Please' },\n} as const satisfies Table;\nconst CODES = Object.keys(ERRORS);",
    '/packages/contract/src/errors.ts',
  );
  expect(lean).toBe(
    "export const ERRORS = {\n  \n  too_many_keys: 0,\n  no_file: { status: 400, detail: 'Please' },\n} as const satisfies Table;\nconst CODES = Object.keys(ERRORS);",
  );
});

const ROOT = path.join(import.meta.dirname, '../../..');

/** The sources below a folder, tests aside. */
function sourcesOf(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8'));
}

test('the calls whose bodies are read are those of the forms', () => {
  const given = sourcesOf('apps/web/app').flatMap((source) => [
    ...source.matchAll(/\buseApiForm\(\s*([^,]+),/g),
  ]);
  const names = given.flatMap(([, call = '']) => call.replace(/^.*\?/, '').split(':'));
  expect(new Set(names.map((name) => name.trim()))).toEqual(FORMS);
});

test('the failures that a page says itself are those that the app and the contract read', () => {
  const read = ['apps/web/app', 'packages/contract/src', 'packages/content/src'].flatMap((folder) =>
    sourcesOf(folder).flatMap((source) => [...source.matchAll(/\bERRORS\.(\w+)/g)]),
  );
  expect(new Set(read.map(([, name]) => name))).toEqual(SAID);
});

test('no page reads the name of a failure that none hears of', () => {
  const read = sourcesOf('apps/web/app').flatMap((source) => [...source.matchAll(/'([a-z]+(?:_[a-z]+)+)'/g)]);
  expect(read.map(([, name = '']) => name).filter((name) => UNHEARD.has(name))).toEqual([]);
});
