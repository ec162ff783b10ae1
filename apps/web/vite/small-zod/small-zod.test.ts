import * as contract from '@framewright/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod/v4';
import { readAloud, samples } from './samples.ts';

type Module = Readonly<Record<string, unknown>>;
interface Schema {
  safeParse(value: unknown): z.ZodSafeParseResult<unknown>;
}

/** Tests of the web app run on the small one, as a browser does. */
const small = schemasIn(contract);
let real: ReadonlyMap<string, Schema>;

/** Milliseconds that the contract may take to be read once more. */
const PATIENCE = 120_000;

/** The schemas of the contract: those that it exports, and those of its calls. */
function schemasIn(module: Module): ReadonlyMap<string, Schema> {
  const calls = Object.entries(module).flatMap(([name, one]) =>
    typeof one === 'object' && one !== null && 'path' in one
      ? Object.entries(one).map(([part, schema]) => [`${name}.${part}`, schema] as const)
      : [[name, one] as const],
  );
  const isSchema = (one: unknown): one is Schema =>
    typeof one === 'object' && one !== null && 'safeParse' in one;
  return new Map(calls.flatMap(([name, one]) => (isSchema(one) ? [[name, one] as const] : [])));
}

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('./index.ts', () => import('zod/v4'));
  real = schemasIn(await import('@framewright/contract'));
}, PATIENCE);

afterAll(() => {
  vi.doUnmock('./index.ts');
  vi.resetModules();
});

test('both have the same schemas', () => {
  expect(real.size).toBeGreaterThan(150);
  expect([...small.keys()]).toEqual([...real.keys()]);
});

test('both say the same of what is right and of what is wrong', () => {
  let refused = 0;
  for (const [name, schema] of real) {
    if (!(schema instanceof z.core.$ZodType)) throw new Error(`${name} is no schema of zod.`);
    for (const value of samples(schema, name)) {
      const wanted = readAloud(schema.safeParse(value));
      const found = small.get(name)?.safeParse(value);
      expect(found && readAloud(found), `${name} of ${JSON.stringify(value)}`).toEqual(wanted);
      if ('issues' in wanted) refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(1000);
});
