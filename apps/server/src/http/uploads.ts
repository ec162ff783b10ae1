import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { AppError } from './app-error.ts';

/** A file that somebody sent, in memory alone. */
export interface Upload {
  /** As the sender called it: for people to read, never for a path. */
  readonly name: string;
  /** With a buffer of its own, which can be handed to another thread. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface UploadLimits {
  /** Of the file. */
  readonly maxBytes: number;
  /** Of the body, with the multipart words around the file. */
  readonly bodyLimit: number;
}

/** The name of the part that holds the file. */
const FIELD = 'file';
const FORM = 'Please send the picture alone, as one part named file.';

/** What the parser looks at; everything beyond is refused. */
const PARSED = { parts: 3, files: 2, fields: 1, fieldNameSize: 100, fieldSize: 1_024, headerPairs: 20 };

/** Bytes a second that an upload must bring on average, the slowest phone's share; milliseconds between looks. */
const LEAST_RATE = 2_048;
const PACE_CHECK = 5_000;

/** Mounts a route whose handler reads a multipart body. In a scope of its own, where no other body is taken. */
export function takeMultipart(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart);
    scope.route(route);
  });
}

/** An upload whose first bytes have come. Little of it is in memory before the rest is asked for. */
export interface OpenedUpload {
  /**
   * Reads it whole.
   * @throws {AppError} as `openUpload` does
   */
  rest(): Promise<Upload>;
  /** Lets what was not read through unread, so that the sender gets to hear the answer. */
  leave(): void;
}

/** First bytes that may be looked at before the rest is asked for. */
const HEAD = 65_536;

/**
 * Begins to read the one file of a multipart body, and stops as soon as it is too large. Whoever opens it leaves it.
 * @param hasSeenEnough looks at the first bytes, and is asked again with more of them until it has; whatever it
 * throws is what the upload is refused with
 * @throws {AppError} `no_file`, `one_file`, `broken_upload`, `file_too_large`, or `request_timeout` for a trickle
 */
export async function openUpload(
  request: FastifyRequest,
  limits: UploadLimits,
  hasSeenEnough: (head: Uint8Array) => boolean,
): Promise<OpenedUpload> {
  const declared = Number(request.headers['content-length'] ?? Number.NaN);
  if (declared > limits.bodyLimit) throw new AppError('file_too_large');
  const watch = watchBody(request, limits.bodyLimit);
  const reading = fileOf(request, limits.maxBytes, declared, hasSeenEnough);
  const next = async () => {
    try {
      return await Promise.race([reading.next(), watch.refused]);
    } catch (error) {
      watch.end();
      throw asAppError(error);
    }
  };
  // A small file is whole already.
  let step = await next();
  return {
    async rest() {
      while (!step.done) step = await next();
      watch.end();
      return step.value;
    },
    leave() {
      watch.end();
      // Where nothing was left this does nothing, and of a file that is not wanted no failure is.
      reading.return(NOTHING).catch(() => {});
    },
  };
}

const NOTHING: Upload = { name: '', bytes: new Uint8Array() };

/** Counts what comes of a body: too much of it is refused, and too little in its time. */
function watchBody({ raw }: FastifyRequest, bodyLimit: number): { refused: Promise<never>; end: () => void } {
  const { promise: refused, reject } = Promise.withResolvers<never>();
  // It is told to whoever reads next.
  refused.catch(() => {});
  let received = 0;
  const began = performance.now();
  const pace = setInterval(() => {
    const seconds = (performance.now() - began) / 1_000;
    if (received < seconds * LEAST_RATE) reject(new AppError('request_timeout'));
  }, PACE_CHECK);
  const count = (chunk: Buffer) => {
    received += chunk.length;
    if (received > bodyLimit) reject(new AppError('file_too_large'));
  };
  raw.on('data', count);
  return {
    refused,
    end() {
      clearInterval(pace);
      raw.off('data', count);
      raw.unpipe();
      raw.resume();
    },
  };
}

/** Pauses once, when enough of the file has been seen. */
async function* fileOf(
  request: FastifyRequest,
  maxBytes: number,
  declared: number,
  hasSeenEnough: (head: Uint8Array) => boolean,
): AsyncGenerator<void, Upload> {
  let upload: Upload | undefined;
  // The parser's own limit, past which it goes on to the end of the file, is out of the way.
  const parsed = { ...PARSED, fileSize: Number.MAX_SAFE_INTEGER };
  for await (const part of request.parts({ limits: parsed })) {
    if (part.type === 'field' || part.fieldname !== FIELD) {
      throw new AppError(upload ? 'broken_upload' : 'no_file', { detail: FORM });
    }
    if (upload) throw new AppError('one_file');
    const room = Math.min(Number.isNaN(declared) ? maxBytes : declared, maxBytes);
    upload = { name: fileName(part.filename), bytes: yield* contentOf(part, room, hasSeenEnough) };
  }
  if (!upload?.bytes.length) throw new AppError('no_file');
  return upload;
}

/** Into one buffer, so that no moment needs the file twice; what was looked at before has its own until then. */
async function* contentOf(
  { file }: MultipartFile,
  room: number,
  hasSeenEnough: (head: Uint8Array) => boolean,
): AsyncGenerator<void, Upload['bytes']> {
  let bytes = Buffer.allocUnsafeSlow(Math.min(room, HEAD));
  let length = 0;
  // Each look is at twice the bytes of the one before, so that bytes that come one by one cost no more.
  let nextLook = 1;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (length + chunk.length > room) throw new AppError('file_too_large');
    if (length + chunk.length > bytes.length) bytes = moved(bytes.subarray(0, length), room);
    bytes.set(chunk, length);
    length += chunk.length;
    if (length < nextLook) continue;
    const hasEnough = hasSeenEnough(bytes.subarray(0, length)) || length >= HEAD;
    nextLook = hasEnough ? Infinity : 2 * length;
    if (hasEnough) yield;
  }
  return bytes.subarray(0, length);
}

/** The same bytes with more room. Memory that is never written to is never taken. */
function moved(bytes: Upload['bytes'], room: number): Buffer<ArrayBuffer> {
  const roomy = Buffer.allocUnsafeSlow(room);
  roomy.set(bytes);
  return roomy;
}

/** What is wrong with a body that cannot be parsed is told to nobody: it is one thing to whoever sent it. */
function asAppError(error: unknown): unknown {
  const isKnown = error instanceof AppError || isWrongType(error);
  return isKnown ? error : new AppError('broken_upload', { cause: error });
}

function isWrongType(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_INVALID_MULTIPART_CONTENT_TYPE';
}

/** Characters of a file name that are kept. */
const NAME_LENGTH = 200;

/** Controls, and signs that turn the direction of a text around or that nobody sees. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** The last component of a path, without what cannot be shown. */
export function fileName(sent: string | undefined): string {
  const last = (sent ?? '').split(/[/\\]/).at(-1) ?? '';
  const shown = Array.from(last.replaceAll(UNSEEN, '').trim()).slice(0, NAME_LENGTH).join('');
  return shown || 'image';
}
