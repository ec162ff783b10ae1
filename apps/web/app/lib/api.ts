import { type BodyOf, type Endpoint, ERRORS, type ResponseOf } from '@framewright/contract';
import { ApiError, NetworkError, UnexpectedAnswer } from './api-errors.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { type ReadFailure, readFailureBody, refusalIn } from './failure-body.ts';
import { noteTime } from './server-time.ts';
import { currentToken, removeToken } from './token.ts';

/** What is sent with a call beside what the contract says of it. */
export interface CallOptions<E extends Endpoint> {
  readonly body?: BodyOf<E>;
  /** The one file of a multipart call, sent as its part `file`. */
  readonly file?: File;
  /** The body of a call that takes bytes as they are. */
  readonly bytes?: Blob;
  /** Values of the `:name` parts of the path. */
  readonly params?: Readonly<Record<string, string>>;
  /** What stands behind the question mark. */
  readonly query?: URLSearchParams;
  readonly signal?: AbortSignal;
  /** Names the wish behind the call, so that its repeats cost nothing: see `callOnce`. */
  readonly key?: string;
  /** It is sent also where the page ends meanwhile. */
  readonly keepalive?: boolean;
}

/**
 * Calls the server as the contract has it, with the session's token where the call may take one. An
 * answer of 401 to a token ends the session.
 * @throws {ApiError} for a failure that the server answered
 * @throws {NetworkError} where no answer came
 * @throws {UnexpectedAnswer} where the answer is not what the contract promises
 * @throws {DOMException} named AbortError, where `signal` was aborted
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<ResponseOf<E>> {
  return readAnswer(endpoint, await answerTo(endpoint, options));
}

/** The body of an answer, as the contract has it. @throws {UnexpectedAnswer} */
export async function readAnswer<E extends Endpoint>(
  endpoint: E,
  response: Response,
): Promise<ResponseOf<E>> {
  if (!endpoint.response) return undefined as ResponseOf<E>; // It promises no body.
  const answer = await readJson(response);
  const parsed = endpoint.response.safeParse(answer);
  // The schema that parsed it is the one that ResponseOf is made from.
  if (parsed.success) return parsed.data as ResponseOf<E>;
  const refusal = refusalIn(answer);
  if (refusal) throw failureOf(response.status, refusal);
  const { completeAnswer } = await import('./complete-answer.ts');
  const completed = endpoint.response.safeParse(await completeAnswer(endpoint.path, answer));
  if (completed.success) return completed.data as ResponseOf<E>; // As above.
  throw new UnexpectedAnswer(`${endpoint.path}: ${parsed.error.message}`);
}

/** Calls as `call` does, for an answer that is a file to keep as it comes. @throws as `call` does */
export async function callForFile<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<Blob> {
  const response = await answerTo(endpoint, options);
  try {
    return await response.blob();
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new NetworkError('The file did not arrive whole.', { cause: error });
  }
}

/**
 * The answer to a call, unread.
 * @param accept what it may be
 * @throws {ApiError | NetworkError} as `call` does
 */
export async function answerTo<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  accept = endpoint.response ? 'application/json' : '*/*',
): Promise<Response> {
  const token = endpoint.access === 'open' ? null : currentToken();
  if (token === null && (endpoint.access === 'signed-in' || endpoint.access === 'pro')) {
    throw sessionExpired();
  }
  const response = await send(endpoint, options, { token, accept });
  noteTime(response);
  if (!response.ok) {
    if (response.status === 401 && token !== null) removeToken(token);
    throw await readFailure(response);
  }
  return response;
}

function sessionExpired(): ApiError {
  const { status, detail } = ERRORS.session_expired;
  return new ApiError({ status, detail, code: 'session_expired', fields: [], requestId: undefined });
}

async function send<E extends Endpoint>(
  { method, path }: Endpoint,
  { body, file, bytes, params, query, signal, key, keepalive }: CallOptions<E>,
  { token, accept }: { readonly token: string | null; readonly accept: string },
): Promise<Response> {
  const headers = new Headers({ accept });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (key) headers.set('idempotency-key', key);
  if (bytes) headers.set('content-type', 'application/octet-stream');
  // Of nothing, JSON is nothing.
  const content = file ? formOf(file) : (bytes ?? JSON.stringify(body));
  const place = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const address = query?.size ? `${place}?${query}` : place;
  try {
    return await (takeEarlyAnswer(`${method} ${address} ${token}`) ??
      fetch(address, {
        method,
        headers,
        body: content,
        signal: signal ?? null,
        keepalive: keepalive ?? false,
      }));
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NetworkError('The server could not be reached.', { cause: error });
  }
}

/** The browser sets the content type itself: only it knows the boundary. */
function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new UnexpectedAnswer('The answer is not JSON.', { cause: error });
  }
}

async function readFailure(response: Response): Promise<ApiError> {
  return failureOf(response.status, readFailureBody(await response.json().catch(() => null)));
}

/** A failure that the server answered. @param body what of it could be read */
export function failureOf(status: number, body: ReadFailure): ApiError {
  return new ApiError({
    status,
    code: body.code,
    detail: body.detail || body.message || '',
    fields: body.fields ?? [],
    requestId: body.request_id,
  });
}
