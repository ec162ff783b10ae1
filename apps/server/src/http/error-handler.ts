import type { Socket } from 'node:net';
import { type ErrorCode, type FailureBody, MEGABYTE } from '@framewright/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from '../node-http.ts';
import { AppError } from './app-error.ts';

/** Tells failures of a store apart, which the caller may hear about; undefined for all else. */
export type Classify = (error: unknown) => 'no_space' | 'store_unavailable' | undefined;

const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'broken_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'broken_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_ERR_NOT_FOUND: 'not_found',
};

const NOT_A_FORM = 'Please send the file as multipart/form-data.';

/** Bytes of a body that is too large that are read past, so that its sender hears the answer. */
const READ_PAST = 64 * MEGABYTE;

/** Seconds after which a busy server may be asked again. */
const BUSY_RETRY = 5;

declare module 'fastify' {
  interface FastifyInstance {
    /** Of this app: see `failureOf`. */
    failureOf(error: unknown, request: FastifyRequest): { status: number; failure: FailureBody };
  }
}

/** What an error is answered with, once it is logged: for answers that have begun. */
export function failureOf(error: unknown, request: FastifyRequest): { status: number; failure: FailureBody } {
  return request.server.failureOf(error, request);
}

/** Answers every failure in the contract's one form. What is not expected is logged, and told to nobody. */
export function answerFailures(app: FastifyInstance, classify: Classify): void {
  const logged = (error: unknown, request: FastifyRequest): AppError => {
    const failure = expected(error, request, classify);
    // Without the cause nobody can mend it; what a caller did wrong is no news.
    const level = failure.status < 500 ? 'debug' : failure.code === 'overloaded' ? 'warn' : 'error';
    request.log[level](
      { reqId: request.id, err: failure.cause ?? error, code: failure.code },
      'request failed',
    );
    return failure;
  };
  app.setErrorHandler((error, request, reply) => sendFailure(logged(error, request), request, reply));
  app.decorate('failureOf', (error: unknown, request: FastifyRequest) => {
    const failure = logged(error, request);
    return { status: failure.status, failure: bodyOf(failure, request) };
  });
}

/** Writes a failure: also where no handler was reached. */
export function sendFailure(failure: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status } = failure;
  const retryAfter = failure.retryAfter ?? (status === 503 ? BUSY_RETRY : undefined);
  reply.header('x-request-id', request.id);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  // A sender that is cut off while it sends never hears why: what is left is read past, up to a bearable length.
  if (status === 413 && Number(request.headers['content-length'] ?? 0) <= READ_PAST)
    reply.removeHeader('connection');
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const body = JSON.stringify(bodyOf(failure, request));
  return reply.status(status).type('application/json; charset=utf-8').send(body);
}

function bodyOf({ code, message, fields }: AppError, request: FastifyRequest): FailureBody {
  return {
    ...(request.routeOptions.config.endpoint?.envelope && { success: false, message }),
    detail: message,
    code,
    request_id: request.id,
    ...(fields && { fields: [...fields] }),
  };
}

function expected(error: unknown, request: FastifyRequest, classify: Classify): AppError {
  if (error instanceof AppError) return error;
  // Its sender has left before the body was here: nobody hears of it, and no store is to blame.
  if (error === request.raw.errored) return new AppError('invalid_request', { cause: error });
  const store = classify(error);
  if (store) return new AppError(store);
  const { code: own, statusCode } = ofFramework(error);
  const code = FRAMEWORK_CODES[own];
  const { endpoint } = request.routeOptions.config;
  if (code === 'too_large') return new AppError(endpoint?.oversize ?? code);
  if (code === 'unsupported_media_type' && endpoint?.multipart)
    return new AppError(code, { detail: NOT_A_FORM });
  if (code) return new AppError(code);
  // What the framework itself refuses: a length that is wrong, an address that cannot be read.
  const refused = own.startsWith('FST_') && statusCode !== undefined && statusCode < 500;
  return new AppError(refused ? 'invalid_request' : 'server_error');
}

/** What the framework's own errors have. */
function ofFramework(error: unknown): { readonly code: string; readonly statusCode: number | undefined } {
  const { code, statusCode } = error instanceof Error ? (error as Partial<FastifyError>) : {};
  return { code: typeof code === 'string' ? code : '', statusCode };
}

/**
 * Answers a request that is refused before any route or hook sees it, such as an address that cannot be decoded.
 * @param headers of every answer
 */
export function refuseUnreadable(headers: Readonly<Record<string, string>>) {
  return (_: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    sendFailure(new AppError('invalid_request'), request, reply.headers(headers));
  };
}

/** Milliseconds that a client has to take what it is told last, before its connection is cut. */
const LINGER = 1_000;

/** Answers what is not even HTTP, or did not come in time, and ends the connection. */
export function refuseBrokenHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const cause = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_timeout' : 'invalid_request';
  const { message: detail, code, status } = new AppError(cause);
  const body = JSON.stringify({ detail, code, request_id: '' } satisfies FailureBody);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // A client that says nothing never ends its side, and would keep its handle.
  const cut = setTimeout(() => socket.destroy(), LINGER);
  socket.once('close', () => clearTimeout(cut));
}
