import * as contract from '@framewright/contract';
import { z } from 'zod';

/** A schema as JSON Schema says it. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

const DEFINED = '#/$defs/';
const NAMED = '#/components/schemas/';

/**
 * The parts of answers by their names in the contract (`workItem` is `WorkItem`), so that a generated client has types
 * for them and the description says each once.
 */
const names = z.registry<{ id: string }>();
names.add(contract.failureBody, { id: 'Failure' });
for (const [name, value] of Object.entries(contract))
  if (isPart(value) && !names.has(value))
    names.add(value, { id: name.charAt(0).toUpperCase() + name.slice(1) });

function isPart(value: unknown): value is z.ZodType {
  return value instanceof z.ZodObject || value instanceof z.ZodEnum || value instanceof z.ZodUnion;
}

/** What a caller may send, whole. */
export function sentSchema(schema: z.ZodType): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}

/** What is answered; a schema that has a name is only named. */
export function answeredSchema(schema: z.ZodType): JsonSchema {
  // Within an object, because the outermost schema is always written out.
  const { properties } = z.toJSONSchema(z.object({ schema }), { unrepresentable: 'any', metadata: names });
  return JSON.parse(JSON.stringify(properties?.['schema']).replaceAll(DEFINED, NAMED));
}

/** The named schemas that these paths speak of, and those that these speak of. */
export function namedSchemas(paths: object): Readonly<Record<string, JsonSchema>> {
  const { schemas } = z.toJSONSchema(names, { unrepresentable: 'any', uri: (id) => NAMED + id });
  const used = new Map<string, JsonSchema>();
  const take = (part: object) => {
    for (const [, id = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(id)) continue;
      const { $schema, $id, ...schema } = schemas[id] ?? {};
      used.set(id, schema);
      take(schema);
    }
  };
  take(paths);
  return Object.fromEntries([...used].sort(([one], [other]) => one.localeCompare(other)));
}
