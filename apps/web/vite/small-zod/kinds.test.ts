import { describe, expect, test } from 'vitest';
import { z as zod } from 'zod/v4';
import { readAloud } from './samples.ts';

/** What the app writes of zod and the contract does not, or not in every form. */
const { z } = await import('zod');
const CASES = {
  'others stay in a loose object': (of: typeof z) => of.looseObject({ a: of.string() }),
  'times in UTC': (of: typeof z) => of.iso.datetime(),
  'times with a distance': (of: typeof z) => of.iso.datetime({ offset: true }),
  'what is missing takes nothing else': (of: typeof z) =>
    of.object({ a: of.string().optional().catch(undefined), b: of.array(of.string()).catch([]) }),
  'a pipe ends at the first fault': (of: typeof z) =>
    of
      .string()
      .min(2)
      .transform((text) => text.length)
      .pipe(of.number().max(3)),
  'a transform that tells a problem ends its pipe': (of: typeof z) =>
    of
      .string()
      .transform((text, context) => {
        if (text !== 'a') return text.length;
        context.addIssue({ code: 'custom', message: 'No.' });
        return of.NEVER;
      })
      .pipe(of.number()),
  'lengths are measured of what is no text': (of: typeof z) => of.string().max(1),
  'a record of known keys': (of: typeof z) => of.record(of.enum(['a', 'b']), of.int()),
  'a record of some known keys': (of: typeof z) => of.partialRecord(of.enum(['a', 'b']), of.int()),
  'a default within a union': (of: typeof z) =>
    of.object({ a: of.union([of.int(), of.string()]).default(1) }),
  'parts that may be missing': (of: typeof z) =>
    of.object({
      a: of.string().exactOptional(),
      b: of.string().nullish(),
      c: of.string().default('x').optional(),
    }),
  'the same without one part': (of: typeof z) =>
    of
      .object({ a: of.string(), b: of.string() })
      .omit({ b: true })
      .extend({ c: of.literal('c') })
      .partial(),
  addresses: (of: typeof z) => of.url({ protocol: /^https?$/ }),
  'whole numbers of texts': (of: typeof z) => of.coerce.number().int().min(0).max(9),
} as const;

const VALUES: readonly unknown[] = [
  ...[
    undefined,
    null,
    '',
    'a',
    'abc',
    'abcdef',
    '7',
    '1.5',
    ' 8 ',
    3,
    1.5,
    -1,
    true,
    [],
    ['a', 'b'],
    ['ab', 3],
  ],
  ...['2026-02-28T10:00:00Z', '2026-02-30T10:00:00Z', '2024-02-29T10:00:00.5+02:00', '2026-01-01T10:00Z'],
  ...['https://x.example/a', ' http://x.example ', 'ftp://x.example', 'http:x', 'https://x.exa\nmple'],
  ...[{}, { a: 'x' }, { a: 1 }, { a: undefined }, { a: 1, b: 2 }, { a: 1, b: 2, c: 3 }, { b: ['y'] }],
  ...[{ a: 'x', b: null, c: 'c' }, { a: null, d: 1 }, { c: 'd' }, { a: 'x', b: 'y', stray: [1] }],
  JSON.parse('{"a":"x","__proto__":{"b":1}}'),
];

describe('reads as zod does', () => {
  test.for(Object.entries(CASES))('%s', ([, schema]) => {
    for (const value of VALUES)
      expect(readAloud(schema(z).safeParse(value)), JSON.stringify(value)).toEqual(
        readAloud(schema(zod).safeParse(value)),
      );
  });
});

test('what does not fit is told and thrown', () => {
  const schema = z.object({ a: z.string('Please write.') });
  expect(() => schema.parse({ a: 1 })).toThrow('a: Please write.');
  expect(schema.safeParse({ a: 1 }).error?.message).toBe('a: Please write.');
});

test('a readonly list cannot be changed', () => {
  expect(Object.isFrozen(z.array(z.string()).readonly().parse(['a']))).toBe(true);
});
