import type { z } from 'zod/v4';

/** What may stand where something else should. */
const ODD: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  ' X@y.example ',
  '😀'.repeat(40),
  'a'.repeat(9_000),
  'a\0b',
  'http:x',
  ' https://x.example/a ',
  '2026-02-30T10:00:00Z',
  '2026-02-28T10:00:00+02:00',
  'light:backlit',
  'engine/model',
  0,
  -1,
  1.5,
  1e300,
  Number.NaN,
  12_345_678,
  true,
  [],
  {},
  [null],
];

/** A sentence of zod's own, which no page shows. */
const OWN = /^(?:Invalid|Too (?:big|small)|Unrecognized)/;

/** What was read, in words that both implementations have. */
export function readAloud(reading: z.ZodSafeParseResult<unknown>) {
  if (reading.success) return { data: reading.data };
  return {
    issues: reading.error.issues.map(({ path, message }) => ({
      path,
      message: OWN.test(message) ? 'Invalid input' : message,
    })),
  };
}

/** Values for a schema: right ones, and the same with one part otherwise or left out; the same each time. */
export function* samples(schema: z.core.$ZodType, name: string): Generator<unknown, void, void> {
  const random = randomOf(name);
  for (const odd of ODD) yield odd;
  for (let turn = 0; turn < 40; turn += 1) {
    const value = right(schema, random);
    yield value;
    yield altered(value, random);
    yield altered(altered(value, random), random);
  }
}

type Random = (below: number) => number;

function randomOf(name: string): Random {
  let state = [...name].reduce((sum, sign) => sum * 31 + (sign.codePointAt(0) ?? 0), 7) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % below;
  };
}

const pick = <T>(list: readonly T[], random: Random): T | undefined => list[random(list.length)];

/** A value that the schema is likely to take. */
function right(schema: z.core.$ZodType, random: Random): unknown {
  const { def } = schema._zod as z.core.$ZodTypes['_zod']; // Every schema of zod is one of these.
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([, part]) => part._zod.optin === undefined || random(2) === 0)
          .map(([key, part]) => [key, right(part, random)]),
      );
    case 'array':
      return Array.from({ length: random(3) }, () => right(def.element, random));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
    case 'readonly':
      return def.type === 'nullable' && random(4) === 0 ? null : right(def.innerType, random);
    case 'pipe':
      return right(def.in, random);
    case 'union':
      return right(pick(def.options, random) ?? schema, random);
    case 'record':
      return Object.fromEntries(
        [...(def.keyType._zod.values ?? ['a', 'b'])].map((key) => [key, right(def.valueType, random)]),
      );
    case 'literal':
      return pick(def.values, random);
    case 'enum':
      return pick(Object.values(def.entries), random);
    case 'number':
      return pick([0, 1, 2, 7, 512, 0.5], random);
    case 'boolean':
      return random(2) === 0;
    case 'null':
      return null;
    case 'string':
      return pick(
        ['word', 'a@b.example', 'https://x.example', '2026-11-29T10:00:00Z', 'k'.repeat(43), 'light:soft'],
        random,
      );
    default:
      return pick(['word', 'engine/model', 1], random);
  }
}

/** The same with one part, at any depth, otherwise or left out. */
function altered(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random(4) === 0) return pick(ODD, random);
  if (Array.isArray(value)) {
    const place = random(value.length + 1);
    return [...value.slice(0, place), altered(value[place], random), ...value.slice(place + 1)];
  }
  const entries = Object.entries(value);
  const chosen = random(entries.length + 1);
  if (random(4) === 0) return Object.fromEntries(entries.filter((_, place) => place !== chosen));
  const changed = entries.map(([key, part], place) => [key, place === chosen ? altered(part, random) : part]);
  return { ...Object.fromEntries(changed), ...(chosen === entries.length && { stray: 1 }) };
}
