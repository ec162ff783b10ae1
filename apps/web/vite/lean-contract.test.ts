import { expect, test } from 'vitest';
import { withoutServer } from './lean-contract.ts';

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
