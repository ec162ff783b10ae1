import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type BodyOf, type Endpoint, failureBody, type ResponseOf } from '@framewright/contract';
import { serverSentEvents } from '@framewright/contract/server-sent-events';
import type { FastifyInstance } from 'fastify';
import type { Authenticate, Caller } from './caller.ts';

/** For whom the server calls itself. */
export interface OnBehalf {
  /** Proved already; undefined for a visitor. */
  readonly caller: Caller | undefined;
  /** Where the call came from, for what is counted by address. */
  readonly ip: string;
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal;
}

/** What goes into a call, beside what its endpoint says. */
export interface InsideInput<E extends Endpoint> {
  readonly body?: BodyOf<E>;
  readonly query?: URLSearchParams;
  /** What stands in the address for `:name`. */
  readonly params?: Readonly<Record<string, string>>;
  /** The one file of a multipart call. */
  readonly file?: Blob;
}

/** A call of the contract that was refused, with the sentence of its answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;

  constructor(code: string, detail: string) {
    super(detail);
    this.code = code;
  }
}

/** Calls of the API that the server makes of itself, for somebody who has been proved. */
export interface InsideCalls {
  /** Also proves those for whom a call is under way. */
  readonly authenticate: Authenticate;
  /**
   * Calls an endpoint as somebody outside would: with its checks, limits and rates.
   * @throws {Refusal} with the sentence of the failure
   */
  call<E extends Endpoint>(endpoint: E, input: InsideInput<E>, who: OnBehalf): Promise<ResponseOf<E>>;
  /**
   * As `call`, for an endpoint that tells its progress: each event as it comes, unparsed.
   * @throws {Refusal} where it does not begin
   */
  events<E extends Endpoint>(endpoint: E, input: InsideInput<E>, who: OnBehalf): AsyncGenerator<unknown>;
  /** The bytes of an address of ours. @throws {Refusal} */
  bytesOf(address: string, who: OnBehalf): Promise<Buffer>;
}

/** Names the call that a request belongs to. */
const TOKEN = 'inside-call';

interface InsideRequest {
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly body?: unknown;
  readonly file?: Blob | undefined;
  readonly accept?: string;
}

/**
 * Lets the server call its own API, so that what speaks another protocol needs no second set of rules.
 * @param outside proves everybody who calls from outside
 */
export function insideCalls(app: FastifyInstance, outside: Authenticate): InsideCalls {
  /** By a token that nobody can guess and that holds for one call. */
  const underWay = new Map<string, OnBehalf>();
  app.addHook('onRequest', (request, reply, done) => {
    const token = request.headers[TOKEN];
    const signal = typeof token === 'string' && underWay.get(token)?.signal;
    // As if the connection had ended. The signal that inject() takes is forgotten once the body is read.
    if (signal) signal.addEventListener('abort', () => reply.raw.destroy(), { once: true });
    done();
  });

  /** The body of an answer, as it comes. */
  async function* send(request: InsideRequest, who: OnBehalf): AsyncGenerator<Buffer> {
    who.signal.throwIfAborted();
    const { method, path, body, file, accept = '*/*' } = request;
    const token = randomBytes(32).toString('base64url');
    const authorization = who.caller && { authorization: `Bearer ${token}` };
    const payload = file ? formOf(file) : (body as object | undefined); // inject() writes objects as JSON
    underWay.set(token, who);
    try {
      const answer = await app.inject({
        ...{ method, url: path, remoteAddress: who.ip, payloadAsStream: true },
        headers: { accept, [TOKEN]: token, ...authorization },
        ...(payload && { payload }),
      });
      if (answer.statusCode >= 400) throw await refusalOf(answer.stream());
      yield* answer.stream();
    } finally {
      underWay.delete(token);
    }
  }

  return {
    authenticate: async (token) => underWay.get(token)?.caller ?? outside(token),
    async call(endpoint, { body, query, params, file }, who) {
      const { method, response } = endpoint;
      const place = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(params?.[name] ?? ''),
      );
      const path = query?.size ? `${place}?${query}` : place;
      const answer = await buffer(send({ method, path, body, file }, who));
      // The schema that parses it is the one that ResponseOf is made from.
      return response?.parse(JSON.parse(answer.toString())) as ResponseOf<typeof endpoint>;
    },
    async *events({ method, path }, { body, file }, who) {
      yield* eventsIn(send({ method, path, body, file, accept: 'text/event-stream' }, who));
    },
    bytesOf: (path, who) => buffer(send({ method: 'GET', path }, who)),
  };
}

function formOf(file: Blob): FormData {
  const form = new FormData();
  form.append('file', file, 'picture');
  return form;
}

async function refusalOf(answer: Readable): Promise<Refusal> {
  const { code, detail } = failureBody.parse(JSON.parse((await buffer(answer)).toString()));
  return new Refusal(code, detail);
}

/** What server-sent events carry. */
async function* eventsIn(chunks: AsyncIterable<Buffer>): AsyncGenerator<unknown> {
  for await (const { data } of serverSentEvents(decoded(chunks))) yield JSON.parse(data);
}

async function* decoded(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
}
