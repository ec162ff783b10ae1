import { type Endpoint, ERRORS, errorsOf, IDEMPOTENCY_KEY, KEY_MARK, keyRuleOf } from '@framewright/contract';
import { z } from 'zod';
import { answeredSchema, type JsonSchema, namedSchemas, sentSchema } from './named-schemas.ts';

/** An API key goes where the token of a sign-in goes. */
const KEY_SCHEME = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: `${KEY_MARK}…`,
  description:
    'An API key. Each call names the scope that the key must have; what costs money needs the scope spend as well.',
};

const TEXT = { type: 'string' };
const BYTES = { type: 'string', format: 'binary' };

/** With what a call names itself. */
const KEY_OF_CALL = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A name for this one wish. For 24 hours a repeat with the same key and input is answered as the first was, and makes and counts nothing; what failed runs anew.',
  schema: { ...TEXT, pattern: IDEMPOTENCY_KEY.source },
};

/** The one part of a multipart body. */
const FILE = {
  type: 'object',
  properties: { file: BYTES },
  required: ['file'],
};

/** An OpenAPI document. */
export type OpenapiDocument = Record<string, unknown>;

/** The OpenAPI 3.1 description of what is served, made from the contract itself. */
export function openapiOf(endpoints: readonly Endpoint[], server: string): OpenapiDocument {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Framewright', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: server }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, key: KEY_SCHEME },
      schemas: namedSchemas(paths),
    },
  };
}

function operationOf(endpoint: Endpoint): object {
  const { summary, access, body, rawBody, multipart, params, query, idempotent } = endpoint;
  return {
    summary,
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/^\/api/, '').replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    ...(access !== 'open' && { security: securityOf(endpoint) }),
    parameters: [
      ...parametersOf(params, 'path'),
      ...parametersOf(query, 'query'),
      ...(idempotent ? [KEY_OF_CALL] : []),
    ],
    ...(body && { requestBody: { required: true, content: json(sentSchema(body)) } }),
    ...(rawBody && { requestBody: { required: true, content: { [rawBody]: { schema: BYTES } } } }),
    ...(multipart && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: FILE } } },
    }),
    responses: { ...answerOf(endpoint), ...failuresOf(endpoint) },
  };
}

/** OpenAPI 3.1 lets every scheme name what roles it needs. */
function securityOf(endpoint: Endpoint): object[] {
  const rule = keyRuleOf(endpoint);
  return [
    ...(endpoint.access === 'optional' ? [{}] : []),
    { token: [] },
    ...(rule && rule !== 'never' ? [{ key: rule === 'any' ? [] : [rule] }] : []),
  ];
}

function answerOf({ response, sends, redirects }: Endpoint): object {
  if (redirects) return { 302: { description: 'Elsewhere', headers: { Location: { schema: TEXT } } } };
  const file = sends && Object.fromEntries(sends.map((type) => [type, { schema: BYTES }]));
  const content = response ? json(answeredSchema(response)) : file;
  return { 200: { description: 'Done', ...(content && { content }) } };
}

function failuresOf(endpoint: Endpoint): object {
  const codes = errorsOf(endpoint);
  const statuses = [...new Set(codes.map((code) => ERRORS[code].status))].sort();
  return Object.fromEntries(
    statuses.map((status) => {
      const group = codes.filter((code) => ERRORS[code].status === status);
      const description = group.map((code) => `\`${code}\`: ${ERRORS[code].detail}`).join('\n\n');
      return [status, { description, content: json({ $ref: '#/components/schemas/Failure' }) }];
    }),
  );
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): object[] {
  if (!(schema instanceof z.ZodObject)) return [];
  // ZodObject's shape holds schemas.
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
  return fields.map(([name, field]) => ({
    name,
    in: place,
    required: !field.safeParse(undefined).success,
    schema: listOf(sentSchema(field)),
  }));
}

/** A parameter that may stand several times takes one value or a list: as a list it says both. */
function listOf(schema: JsonSchema): JsonSchema {
  return schema.anyOf?.find(({ type }) => type === 'array') ?? schema;
}

function json(schema: object): object {
  return { 'application/json': { schema } };
}
