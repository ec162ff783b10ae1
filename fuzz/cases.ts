import fc from 'fast-check';
import type { Asked, Case } from './case.ts';
import type { Operation } from './description.ts';
import { imports } from './imports.ts';
import { knownName } from './known-names.ts';
import { mutantsOf } from './mutants.ts';
import { brokenTokens } from './tokens.ts';
import { ODD_JSON, TEXTS, valuesOf } from './values.ts';
import type { World } from './world.ts';

/** These end the session that the other cases need. */
const LEFT_OUT = new Set(['POST /api/auth/logout']);

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

const MEDIA_TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/octet-stream',
  '/',
  '',
];

/** The arbitrary requests of every kind; what reaches deepest comes most. */
export function anyCase(world: World): fc.Arbitrary<Case> {
  const operations = world.operations.filter(({ method, path }) => !LEFT_OUT.has(`${method} ${path}`));
  const [token] = world.tokens;
  const signIns = fc.oneof(
    { weight: 16, arbitrary: fc.constantFrom(...world.tokens.map((one) => `Bearer ${one}`)) },
    { weight: 1, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: brokenTokens(token) },
  );
  return fc.oneof(
    { weight: 2, arbitrary: matrix(operations, signIns) },
    { weight: 4, arbitrary: described(operations, signIns) },
    { weight: 1, arbitrary: tokens(operations, token) },
    { weight: 2, arbitrary: uploads(operations, world, signIns) },
    { weight: 1, arbitrary: imports(world) },
  );
}

const one = (kind: string, asked: Asked): Case => ({ kind, asked: [asked] });

/** Every route by every method, media type and sign-in, with what is no JSON of ours. */
function matrix(operations: readonly Operation[], signIns: fc.Arbitrary<string>): fc.Arbitrary<Case> {
  const described = operations.map((operation) => ({ operation, pattern: patternOf(operation.path) }));
  // '/api/work/overview' is also an id.
  const operationAt = (method: string, path: string) =>
    described.find(({ operation }) => operation.method === method && operation.path === path) ??
    described.find(({ operation, pattern }) => operation.method === method && pattern.test(path));
  return fc
    .record({
      path: fc.constantFrom(...new Set(operations.map((each) => each.path))),
      method: fc.constantFrom(...METHODS),
      type: fc.constantFrom(...MEDIA_TYPES),
      signIn: signIns,
      name: TEXTS,
      query: TEXTS,
      body: fc.oneof(fc.constant(''), fc.constantFrom(...ODD_JSON), fc.json(), TEXTS),
    })
    .map(({ path, method, type, signIn, name, query, body }) => {
      const operation = operationAt(method, path)?.operation;
      return one('route, method, body and sign-in', {
        method,
        path: `${named(path, name)}?${encodeURIComponent(query.toWellFormed())}=${encodeURIComponent(name.toWellFormed())}`,
        headers: headersOf({ 'content-type': type, authorization: signIn }),
        body: Buffer.from(body),
        ...(operation && { operation }),
      });
    });
}

/** Bodies and queries made from the schemas of the description, some whole and some with one thing wrong. */
function described(operations: readonly Operation[], signIns: fc.Arbitrary<string>): fc.Arbitrary<Case> {
  const sent = operations.map((operation) => {
    const isJson = operation.body?.type === 'application/json' && operation.body.shape.format !== 'binary';
    return fc.record({
      operation: fc.constant(operation),
      body: isJson && operation.body ? valuesOf(operation.body.shape) : fc.constant(undefined),
      query: fc.record(
        Object.fromEntries(Object.entries(operation.query).map(([name, shape]) => [name, valuesOf(shape)])),
        { requiredKeys: [] },
      ),
    });
  });
  // What has no body has little that can be wrong.
  const likely = sent.map((arbitrary, at) => ({ weight: operations[at]?.body ? 3 : 1, arbitrary }));
  return fc
    .record({
      call: fc.oneof(...likely),
      signIn: signIns,
      accept: fc.constantFrom('', 'application/json', 'text/event-stream'),
      name: fc.oneof({ weight: 4, arbitrary: fc.nat(199).map(knownName) }, { weight: 1, arbitrary: TEXTS }),
    })
    .map(({ call: { operation, body, query }, signIn, accept, name }) =>
      one('input after the schema', {
        method: operation.method,
        path: `${named(operation.path, name)}${queryOf(query)}`,
        headers: headersOf({
          'content-type': body === undefined ? '' : 'application/json',
          authorization: signIn,
          accept,
        }),
        ...(body !== undefined && { body: Buffer.from(JSON.stringify(body)) }),
        operation,
      }),
    );
}

function tokens(operations: readonly Operation[], token: string): fc.Arbitrary<Case> {
  const guarded = operations.filter(({ isGuarded }) => isGuarded);
  return fc
    .record({ operation: fc.constantFrom(...guarded), authorization: brokenTokens(token) })
    .map(({ operation, authorization }) =>
      one('broken token', {
        method: operation.method,
        path: named(operation.path, 'x'),
        headers: { authorization },
        operation,
        isRefused: true,
      }),
    );
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

const BOUNDARY = 'fuzz';

/** Pictures, forms and bodies of bytes, with a few bytes changed, cut or doubled. */
function uploads(
  operations: readonly Operation[],
  { pictures }: World,
  signIns: fc.Arbitrary<string>,
): fc.Arbitrary<Case> {
  const takers = operations.filter(({ body }) => body?.type === 'multipart/form-data' || body?.shape.format);
  const picture = fc.constantFrom(...pictures);
  const forms = fc.oneof(
    picture.chain(mutantsOf).map(formOf),
    picture.chain((bytes) => mutantsOf(formOf(bytes))),
  );
  const messages = mutantsOf(Buffer.from(TOOL_CALL));
  return fc
    .constantFrom(...takers)
    .chain((operation) =>
      fc.record({
        operation: fc.constant(operation),
        body: operation.body?.type === 'multipart/form-data' ? forms : messages,
        signIn: signIns,
      }),
    )
    .map(({ operation, body, signIn }) => {
      const type = operation.body?.type ?? '';
      return one('mutated picture, form or message', {
        method: operation.method,
        path: named(operation.path, '0'),
        headers: headersOf({
          'content-type': type === 'multipart/form-data' ? `${type}; boundary=${BOUNDARY}` : type,
          accept: operation.path === '/mcp' ? 'application/json, text/event-stream' : '',
          'stripe-signature': 't=1,v1=00',
          authorization: signIn,
        }),
        body,
        operation,
      });
    });
}

/** A message of the Model Context Protocol. */
const TOOL_CALL = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'write_prompt', arguments: { subject: 'a red boat' } },
});

function formOf(bytes: Buffer): Buffer {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

const named = (path: string, name: string) =>
  path.replaceAll(/\{\w+\}/g, encodeURIComponent(name.toWellFormed()) || '-');

function queryOf(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each) => `${name}=${encodeURIComponent(String(each).toWellFormed())}`),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Without those that say nothing. */
const headersOf = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
