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

/**
 * Reads the one file of a multipart body, and stops as soon as it is too large. What was not read is let
 * through unread, so that the sender gets to hear the answer.
 * @throws {AppError} `no_file`, `one_file`, `broken_upload`, `file_too_large`, or `request_timeout` for a trickle
 */
export async function readUpload(request: FastifyRequest, limits: UploadLimits): Promise<Upload> {
  const { raw } = request;
  const declared = Number(request.headers['content-length'] ?? Number.NaN);
  if (declared > limits.bodyLimit) throw new AppError('file_too_large');
  const { promise: beyond, reject } = Promise.withResolvers<never>();
  let received = 0;
  const began = performance.now();
  const pace = setInterval(() => {
    const seconds = (performance.now() - began) / 1_000;
    if (received < seconds * LEAST_RATE) reject(new AppError('request_timeout'));
  }, PACE_CHECK);
  const count = (chunk: Buffer) => {
    received += chunk.length;
    if (received > limits.bodyLimit) reject(new AppError('file_too_large'));
  };
  raw.on('data', count);
  try {
    return await Promise.race([fileOf(request, limits.maxBytes, declared), beyond]);
  } catch (error) {
    throw asAppError(error);
  } finally {
    clearInterval(pace);
    raw.off('data', count);
    raw.unpipe();
    raw.resume();
  }
}

async function fileOf(request: FastifyRequest, maxBytes: number, declared: number): Promise<Upload> {
  let upload: Upload | undefined;
  // The parser's own limit, past which it goes on to the end of the file, is out of the way.
  const parsed = { ...PARSED, fileSize: Number.MAX_SAFE_INTEGER };
  for await (const part of request.parts({ limits: parsed })) {
    if (part.type === 'field' || part.fieldname !== FIELD) {
      throw new AppError(upload ? 'broken_upload' : 'no_file', { detail: FORM });
    }
    if (upload) throw new AppError('one_file');
    // Memory that is never written to is never taken.
    const room = Math.min(Number.isNaN(declared) ? maxBytes : declared, maxBytes);
    upload = { name: fileName(part.filename), bytes: await contentOf(part, room) };
  }
  if (!upload?.bytes.length) throw new AppError('no_file');
  return upload;
}

/** Into one buffer, so that no moment needs the file twice. */
async function contentOf({ file }: MultipartFile, room: number): Promise<Upload['bytes']> {
  const bytes = Buffer.allocUnsafeSlow(room);
  let length = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (length + chunk.length > room) throw new AppError('file_too_large');
    bytes.set(chunk, length);
    length += chunk.length;
  }
  return bytes.subarray(0, length);
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
