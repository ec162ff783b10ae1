import { randomBytes } from 'node:crypto';
import { type BodyOf, type Endpoint, failureBody, type ResponseOf } from '@framewright/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
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

export interface InsideCalls {
  /** Also proves those for whom a call is under way. */
  readonly authenticate: Authenticate;
  /**
   * Calls an endpoint as somebody outside would: with its checks, limits and rates.
   * @throws {Refusal} with the sentence of the failure
   */
  call<E extends Endpoint>(endpoint: E, input: InsideInput<E>, who: OnBehalf): Promise<ResponseOf<E>>;
  /** The bytes of an address of ours. @throws {Refusal} */
  bytesOf(address: string, who: OnBehalf): Promise<Buffer>;
}

/** Names the call that a request belongs to. */
const TOKEN = 'inside-call';

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

  async function send(
    { method, path }: Pick<Endpoint, 'method' | 'path'> | { method: 'GET'; path: string },
    { body, file }: { readonly body?: unknown; readonly file?: Blob },
    who: OnBehalf,
  ): Promise<LightMyRequestResponse> {
    const { caller, ip, signal } = who;
    signal.throwIfAborted();
    const token = randomBytes(32).toString('base64url');
    underWay.set(token, who);
    try {
      const payload = file ? formOf(file) : (body as object | undefined); // inject() writes objects as JSON
      const answer = await app.inject({
        ...{ method, url: path, remoteAddress: ip },
        headers: { [TOKEN]: token, ...(caller && { authorization: `Bearer ${token}` }) },
        ...(payload && { payload }),
      });
      if (answer.statusCode >= 400) throw refusalOf(answer);
      return answer;
    } finally {
      underWay.delete(token);
    }
  }

  return {
    authenticate: async (token) => underWay.get(token)?.caller ?? outside(token),
    async call(endpoint, input, who) {
      const answer = await send(endpoint, input, who);
      // The schema that parses it is the one that ResponseOf is made from.
      return endpoint.response?.parse(answer.json()) as ResponseOf<typeof endpoint>;
    },
    bytesOf: async (path, who) => (await send({ method: 'GET', path }, {}, who)).rawPayload,
  };
}

function formOf(file: Blob): FormData {
  const form = new FormData();
  form.append('file', file, 'picture');
  return form;
}

function refusalOf(answer: LightMyRequestResponse): Refusal {
  const { code, detail } = failureBody.parse(answer.json());
  return new Refusal(code, detail);
}
