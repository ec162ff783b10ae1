import fc from 'fast-check';
import type { Shape } from './description.ts';
import { knownName } from './known-names.ts';

/** Texts that have broken something somewhere. */
const NASTY = [
  '',
  '\0',
  '\ud800',
  '../../etc/passwd',
  '%00',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '"; drop table users; --',
  '<img src=x onerror=alert(1)>',
  '\u202e\u200b',
  '{{a}}{b|c}[D]',
  'data:image/png;base64,AAAA',
  'data:image/svg+xml,<svg/>',
  'http://127.0.0.1:9/',
  '9999-99-99T99:99:99Z',
  '-1',
  'NaN',
  'a'.repeat(5_000),
];

const names = fc.nat(199).map(knownName);

export const TEXTS = fc.oneof(names, fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 60 }));

const ANYTHING = fc.oneof(
  TEXTS,
  fc.constantFrom<unknown>(null, true, -1, -0, 1e308, 2 ** 53, 0.5, [], {}, [[[[]]]], { constructor: null }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** JSON that no serialiser writes. */
export const ODD_JSON = [
  '{"subject":1e400}',
  '{"subject":-0}',
  '{"subject":"a","subject":"b"}',
  '{"__proto__":{"plan":"pro"},"subject":"a"}',
  '{"constructor":{"prototype":{"plan":"pro"}}}',
  '{"subject":"\\ud800"}',
  '{"subject":"\\u0000"}',
  '\ufeff{"subject":"a"}',
  '{"subject":"a"}}',
  '{"subject":',
  'null',
  '[]',
  '"x"',
  '0',
  '['.repeat(10_000),
  '{"a":'.repeat(10_000),
  `[${'{},'.repeat(20_000)}{}]`,
  `{${Array.from({ length: 5_000 }, (_, at) => `"k${at}":0`).join(',')}}`,
];

/** Values of the schema's shape, of which some parts are something else. */
export function valuesOf(shape: Shape, depth = 0): fc.Arbitrary<unknown> {
  const right = rightValuesOf(shape, depth);
  return fc.oneof({ weight: 40, arbitrary: right }, { weight: 1, arbitrary: ANYTHING });
}

/** Deeper than any body of ours. */
const DEEPEST = 8;

function rightValuesOf(shape: Shape, depth: number): fc.Arbitrary<unknown> {
  const { minimum: min = -1_000, maximum: max = Math.max(min, 1_000) } = shape;
  const choices = shape.anyOf ?? shape.oneOf;
  if (depth > DEEPEST) return fc.constant(null);
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (choices) return fc.oneof(...choices.map((one) => valuesOf(one, depth + 1)));
  switch (shape.type) {
    case 'object':
      return shape.properties ? objectsOf(shape.properties, shape, depth) : fc.object({ maxDepth: 1 });
    case 'array':
      return fc.array(valuesOf(shape.items ?? {}, depth + 1), {
        minLength: Math.min(shape.minItems ?? 0, 4),
        maxLength: 4,
      });
    case 'integer':
      return fc.oneof(fc.integer({ min: Math.ceil(min), max: Math.floor(max) }), fc.constantFrom(min, max));
    case 'number':
      return fc.double({ min, max, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textsOf(shape);
    default:
      return ANYTHING;
  }
}

function objectsOf(properties: Readonly<Record<string, Shape>>, { required }: Shape, depth: number) {
  const fields: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, one] of Object.entries(properties)) fields[name] = valuesOf(one, depth + 1);
  return fc.record(fields, { requiredKeys: [...(required ?? [])] });
}

function textsOf({ format, minLength = 0 }: Shape): fc.Arbitrary<string> {
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toJSON());
  if (format === 'email') return fc.emailAddress();
  const words = fc.lorem().map((text) => text.padEnd(minLength, 'x'));
  return fc.oneof(
    { weight: 4, arbitrary: words },
    { weight: 2, arbitrary: names },
    { weight: 1, arbitrary: TEXTS },
  );
}
