import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { KeyRule } from './key-scopes.ts';

/** Who may call: anybody, anybody but known when a token comes along, a signed-in user, a pro user. */
export type Access = 'open' | 'optional' | 'signed-in' | 'pro';

/**
 * One call of the HTTP promise, as plain data. The server mounts it, the client calls and parses
 * with it, the API description lists it.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` for path parameters. */
  readonly path: `/api/${string}` | '/mcp';
  readonly summary: string;
  readonly access: Access;
  /** What an API key must be allowed; left out, it is `read` for a GET and else `write`. */
  readonly key?: KeyRule;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body is taken as the bytes that came in, whatever they are; named is the media type that they should be. */
  readonly rawBody?: string;
  /** The body is `multipart/form-data`, which the handler reads from the request; `body` says nothing then. */
  readonly multipart?: true;
  /** Bytes; `BODY_LIMIT` where left out. */
  readonly bodyLimit?: number;
  /** What a body over that limit is answered with; `too_large` where left out. */
  readonly oversize?: ErrorCode;
  /** Body of a 200 answer. Left out where the answer is a file, a redirect or empty. */
  readonly response?: z.ZodType;
  /** Media types of an answer that `response` does not describe: a file, or another protocol. */
  readonly sends?: readonly string[];
  /** The answer is a redirect (302). */
  readonly redirects?: true;
  /** The failures of its own, beside those that every call of its access and body can have. */
  readonly errors: readonly ErrorCode[];
  /** It makes something or counts, and takes an `Idempotency-Key`, so that a repeat does neither. */
  readonly idempotent?: true;
  /** Failure bodies also carry `success: false` and `message`. */
  readonly envelope?: boolean;
}

/** The form of an `Idempotency-Key`; a UUID has it. */
export const IDEMPOTENCY_KEY = /^[\w-]{8,64}$/;

/** Declares an endpoint and keeps its literal type. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/** What a caller sends. */
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined;
/** What a caller gets. */
export type ResponseOf<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.output<E['response']>
  : undefined;

/**
 * What a call asks of an API key.
 * @returns undefined where everybody may call, so that keys do not matter
 */
export function keyRuleOf({ access, method, key }: Endpoint): KeyRule | undefined {
  if (access === 'open') return undefined;
  return key ?? (method === 'GET' ? 'read' : 'write');
}
