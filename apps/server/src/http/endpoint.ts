import {
  BODY_LIMIT,
  type Endpoint,
  type FieldProblem,
  IDEMPOTENCY_KEY,
  keyRuleOf,
  planOf,
} from '@framewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { AppError } from './app-error.ts';
import { type Authenticate, type Caller, requireScope } from './caller.ts';
import { takeMultipart } from './uploads.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type CallerOf<E extends Endpoint> = E['access'] extends 'open'
  ? undefined
  : E['access'] extends 'optional'
    ? Caller | undefined
    : Caller;
type Answer<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.input<E['response']> | FastifyReply
  : FastifyReply | string | Buffer;

/** One request, with everything that its endpoint promises already checked. */
export interface Call<E extends Endpoint> {
  readonly body: E extends { readonly rawBody: string } ? Buffer : Parsed<E['body']>;
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly caller: CallerOf<E>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /**
   * Runs the work of an idempotent endpoint; where the call repeats one by its `Idempotency-Key`, gives that one's
   * answer in its place.
   * @throws {AppError} `still_running`, `key_reused`; whatever `work` throws
   */
  readonly once: <T extends object>(work: () => Promise<T>) => Promise<T>;
}

/** A call that names itself, so that its repeats can be told. */
export interface NamedCall {
  readonly userId: string;
  readonly endpoint: Endpoint;
  /** Of the caller's making. */
  readonly key: string;
  /** All that was sent, as it was read. */
  readonly input: unknown;
}

/** Runs the work of a call, unless it was done for the same call before: see `Call.once`. */
export type AnswerOnce = <T extends object>(call: NamedCall, work: () => Promise<T>) => Promise<T>;

/** Answers one call whose input has been parsed and whose caller has been proved. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Answer<E> | Promise<Answer<E>>;

/** Serves the contract's endpoints. */
export interface Mount {
  <E extends Endpoint>(endpoint: E, handler: Handler<E>): void;
  /** What is served so far. */
  readonly endpoints: readonly Endpoint[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/**
 * Makes the function that modules mount their endpoints with: it checks who calls before the body is
 * read, parses all that comes in, and lets out only what the response schema names.
 * @param answerOnce left out where no endpoint is idempotent
 */
export function endpointMount(
  app: FastifyInstance,
  authenticate: Authenticate,
  answerOnce: AnswerOnce = (_, work) => work(),
): Mount {
  const endpoints: Endpoint[] = [];
  const mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => {
    endpoints.push(endpoint);
    const { method, path, access, bodyLimit = BODY_LIMIT, response } = endpoint;
    const route: RouteOptions = {
      method,
      url: path,
      bodyLimit,
      config: { endpoint },
      ...(access !== 'open' && { onRequest: accessCheck(endpoint, authenticate) }),
      handler: async (request, reply) => {
        // The schemas of this endpoint have just parsed these, and its access check has set the caller.
        const input = parsedInput(endpoint, request);
        const name = nameOf(endpoint, request, input);
        const call = {
          ...input,
          caller: request.caller ?? undefined,
          request,
          reply,
          once: (work: () => Promise<object>) => (name ? answerOnce(name, work) : work()),
        } as Call<E>;
        const answer = await handler(call);
        // Whoever answers by himself, with events, returns the reply. It is awaited until it is out or its caller
        // has left, and nothing comes of it.
        if (!response || answer === undefined) return answer;
        reply.type('application/json; charset=utf-8');
        return JSON.stringify(response.parse(answer));
      },
    };
    if (endpoint.rawBody) takeRawBody(app, route);
    else if (endpoint.multipart) takeMultipart(app, route);
    else app.route(route);
  };
  return Object.assign(mount, { endpoints });
}

/** In a scope of its own: how bodies are read is settled for all routes of a scope. */
function takeRawBody(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    scope.route(route);
  });
}

const SCHEME = 'bearer ';

function accessCheck(endpoint: Endpoint, authenticate: Authenticate) {
  const { access } = endpoint;
  const rule = keyRuleOf(endpoint);
  return async (request: FastifyRequest) => {
    const { authorization } = request.headers;
    if (authorization === undefined && access === 'optional') return;
    if (authorization?.slice(0, SCHEME.length).toLowerCase() !== SCHEME) throw new AppError('not_signed_in');
    const caller = await authenticate(authorization.slice(SCHEME.length));
    if (caller.scopes && rule === 'never') throw new AppError('key_not_taken');
    if (rule && rule !== 'never' && rule !== 'any') requireScope(caller, rule);
    request.caller = caller;
    if (access === 'pro' && planOf(caller.user.plan).id !== 'pro') throw new AppError('plan_required');
  };
}

const NO_KEY =
  'Please send the Idempotency-Key as 8 to 64 letters, digits, hyphens or underscores, such as a UUID.';

/** @throws {AppError} `invalid_request` for a key of another form */
function nameOf(endpoint: Endpoint, request: FastifyRequest, input: unknown): NamedCall | undefined {
  const { caller, headers } = request;
  const key = headers['idempotency-key'];
  if (!endpoint.idempotent || !caller || key === undefined) return undefined;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key))
    throw new AppError('invalid_request', { detail: NO_KEY });
  return { userId: caller.user.id, endpoint, key, input };
}

const NO_INPUT = { params: undefined, query: undefined, body: undefined };

/** @throws {AppError} `invalid_request` with every problem of every field */
function parsedInput(endpoint: Endpoint, request: FastifyRequest) {
  const raw = endpoint.rawBody ? (request.body ?? Buffer.alloc(0)) : undefined;
  if (!endpoint.params && !endpoint.query && !endpoint.body) return { ...NO_INPUT, body: raw };
  const problems: FieldProblem[] = [];
  const parse = (schema: z.ZodType | undefined, value: unknown): unknown => {
    const result = schema?.safeParse(value);
    if (result?.success === false) problems.push(...problemsOf(result.error));
    return result?.data;
  };
  if (holdsNul(request.query)) throw new AppError('invalid_request');
  const params = parse(endpoint.params, request.params);
  const query = parse(endpoint.query, request.query);
  if (endpoint.body && !isPlainObject(request.body)) {
    throw new AppError('invalid_request', { detail: 'Please send the request as a JSON object.' });
  }
  const body = parse(endpoint.body, request.body);
  const [first] = problems;
  if (first) throw new AppError('invalid_request', { detail: first.message, fields: problems });
  if (holdsNul(request.params)) throw new AppError('not_found');
  return { params, query, body: raw ?? body };
}

/** Nothing has it in a name, and PostgreSQL takes it for an error of its own. */
function holdsNul(values: unknown): boolean {
  return Object.values(values ?? {}).some((value) => String(value).includes('\0'));
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function problemsOf(error: z.ZodError): FieldProblem[] {
  return error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
}
