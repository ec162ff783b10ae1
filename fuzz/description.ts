import { z } from 'zod';

/** What is read of a JSON Schema. */
export interface Shape {
  readonly type?: string | undefined;
  readonly format?: string | undefined;
  readonly properties?: Readonly<Record<string, Shape>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: Shape | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
  readonly anyOf?: readonly Shape[] | undefined;
  readonly oneOf?: readonly Shape[] | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minLength?: number | undefined;
  readonly minItems?: number | undefined;
}

const shape: z.ZodType<Shape> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    format: z.string().optional(),
    properties: z.record(z.string(), shape).optional(),
    required: z.array(z.string()).optional(),
    items: shape.optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    anyOf: z.array(shape).optional(),
    oneOf: z.array(shape).optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minLength: z.number().optional(),
    minItems: z.number().optional(),
  }),
);

const content = z.record(z.string(), z.object({ schema: shape }));

const description = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        security: z.array(z.record(z.string(), z.unknown())).optional(),
        parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: shape })),
        requestBody: z.object({ content }).optional(),
        responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()).optional() })),
      }),
    ),
  ),
});

/** One call of the API, as its description promises it. */
export interface Operation {
  /** In capitals. */
  readonly method: string;
  /** With `{name}` for its parameters. */
  readonly path: string;
  /** Nobody may call it without signing in. */
  readonly isGuarded: boolean;
  readonly query: Readonly<Record<string, Shape>>;
  /** The media type of its body, and the schema of that. */
  readonly body?: { readonly type: string; readonly shape: Shape };
  /** Media types of each status that it may answer. */
  readonly answers: ReadonlyMap<number, readonly string[]>;
}

/** All calls that an OpenAPI document describes. @throws {z.ZodError} where it is none */
export function operationsOf(document: unknown): Operation[] {
  return Object.entries(description.parse(document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security = [], parameters, requestBody, responses }]) => {
      const [body] = Object.entries(requestBody?.content ?? {});
      const query = parameters.filter(({ in: place }) => place === 'query');
      return {
        method: method.toUpperCase(),
        path,
        isGuarded: security.length > 0 && security.every((way) => Object.keys(way).length > 0),
        query: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
        ...(body && { body: { type: body[0], shape: body[1].schema } }),
        answers: new Map(
          Object.entries(responses).map(([status, { content: types = {} }]) => [
            Number(status),
            Object.keys(types),
          ]),
        ),
      };
    }),
  );
}
