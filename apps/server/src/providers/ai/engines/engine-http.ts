import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { z } from 'zod';
import { limiter } from '../../../limiter.ts';
import { request as requestHttp } from '../../../node-http.ts';
import { EngineFailure } from './engine-failure.ts';
import { pictureLifter } from './lifted-pictures.ts';
import type { EngineAddress } from './picture-engine.ts';

/** One call of an engine. */
export interface EngineCall {
  readonly address: EngineAddress;
  /** Below the address, without a slash before it. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Makes it a POST: a form, or anything else as JSON. */
  readonly body?: unknown;
  readonly signal: AbortSignal;
  /** Bytes of the answer. */
  readonly limit: number;
  /** Milliseconds until the answer must be whole; left out: as long as the engine takes. */
  readonly milliseconds?: number;
}

/** What an engine answered, whatever its status. */
export interface EngineAnswer {
  readonly status: number;
  readonly bytes: Buffer;
}

const MEGABYTE = 1_048_576;
/** Milliseconds without a byte until the system asks whether the other side is still there. */
const ALIVE = 30_000;

/**
 * Bytes of answers that are held at once, of all engines: large ones wait for one another, so that many pictures do
 * not fill the memory, and small ones hardly ever wait.
 */
const receiving = limiter({ atOnce: 48 * MEGABYTE });

/** An answer in JSON whose pictures are lifted out of it. */
export interface PicturesAnswer extends EngineAnswer {
  readonly pictures: readonly Buffer[];
}

/**
 * Calls an engine once. No redirect is followed, nothing is unpacked, nothing is read beyond the limit, and an
 * answer may take as long as a picture takes.
 * @throws {EngineFailure} `unreachable`, `broken-off`, `silent` where the time is over, or `too-large`; the signal's reason where
 * it was aborted
 */
export async function callEngine(call: EngineCall): Promise<EngineAnswer> {
  return guarded(call, async (signal) => readWhole(call, await send(call, signal)));
}

/**
 * The same for an answer that is a picture, or something else in its place.
 * @param use is done with the bytes when it ends: until then large answers of others may have to wait
 */
export async function receivePicture<T>(
  call: EngineCall,
  use: (answer: EngineAnswer) => Promise<T>,
): Promise<T> {
  const response = await guarded(call, (signal) => send(call, signal));
  return receiving.run(async () => use(await guarded(call, () => readWhole(call, response))), {
    cost: sizeOf(response),
  });
}

/** The same for JSON with pictures in it. */
export async function receivePictures<T>(
  call: EngineCall,
  use: (answer: PicturesAnswer) => Promise<T>,
): Promise<T> {
  const response = await guarded(call, (signal) => send(call, signal));
  const lift = async () => {
    const lifter = pictureLifter(Math.min(lengthOf(response), call.limit));
    for await (const chunk of bounded(call, response)) lifter.feed(chunk);
    const { json: bytes, pictures } = lifter.end();
    return { status: response.statusCode ?? 0, bytes, pictures };
  };
  return receiving.run(async () => use(await guarded(call, lift)), { cost: sizeOf(response) });
}

/** Bytes that are taken for an answer that does not say how long it is. */
const UNTOLD = 24 * MEGABYTE;

function sizeOf(response: IncomingMessage): number {
  return lengthOf(response) || UNTOLD;
}

/** 0 where it is not said. */
function lengthOf({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0) || 0;
}

/** The errors of the network name addresses, so that none goes further than this. */
async function guarded<T>(
  { address, signal, milliseconds }: EngineCall,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timer = milliseconds === undefined ? undefined : AbortSignal.timeout(milliseconds);
  const either = timer ? AbortSignal.any([signal, timer]) : signal;
  try {
    either.throwIfAborted();
    return await work(either);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (timer?.aborted) throw new EngineFailure('silent', address.name);
    if (error instanceof EngineFailure) throw error;
    throw new EngineFailure(isBrokenOff(error) ? 'broken-off' : 'unreachable', address.name);
  }
}

/** Whether somebody was there, and went away before the answer was whole. */
function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
}

/** The address of a call; parts of a path that are not ours have to be encoded by whoever asks. */
export function engineUrl({ url }: EngineAddress, path: string, query: EngineCall['query'] = {}): URL {
  const whole = new URL(`${url.origin}${url.pathname.replace(/\/+$/, '')}/${path}`);
  for (const [name, value] of Object.entries(query)) whole.searchParams.set(name, value);
  return whole;
}

/** @throws {EngineFailure} `not-an-engine` for what is no JSON, or another than the engine promises */
export function engineJson<T>({ name }: EngineAddress, { bytes }: EngineAnswer, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(parsedOrNot(bytes));
  if (!parsed.success) throw new EngineFailure('not-an-engine', name);
  return parsed.data;
}

/** Undefined where it is no JSON. */
export function parsedOrNot(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

interface Body {
  readonly bytes: Buffer;
  readonly contentType: string;
}

async function bodyOf(body: unknown): Promise<Body | undefined> {
  if (body === undefined) return undefined;
  if (!(body instanceof FormData)) {
    return { bytes: Buffer.from(JSON.stringify(body)), contentType: 'application/json' };
  }
  const packed = new Response(body);
  const contentType = packed.headers.get('content-type') ?? '';
  return { bytes: Buffer.from(await packed.arrayBuffer()), contentType };
}

async function send(call: EngineCall, signal: AbortSignal): Promise<IncomingMessage> {
  const { address, path, query } = call;
  const body = await bodyOf(call.body);
  const url = engineUrl(address, path, query);
  const headers = {
    ...(body && { 'content-type': body.contentType, 'content-length': body.bytes.length }),
    ...(address.authorization && { authorization: address.authorization.reveal() }),
  };
  const method = body ? 'POST' : 'GET';
  const begin = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = begin(url, { method, headers, signal, agent: false });
    request.on('socket', (socket) => socket.setKeepAlive(true, ALIVE));
    request.on('response', resolve);
    request.on('error', reject);
    request.end(body?.bytes);
  });
}

async function readWhole(call: EngineCall, response: IncomingMessage): Promise<EngineAnswer> {
  const chunks: Buffer[] = [];
  for await (const chunk of bounded(call, response)) chunks.push(chunk);
  return { status: response.statusCode ?? 0, bytes: Buffer.concat(chunks) };
}

/** @throws {EngineFailure} `too-large` */
async function* bounded({ address, limit }: EngineCall, response: IncomingMessage): AsyncGenerator<Buffer> {
  let read = 0;
  // Without an encoding it reads buffers.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    read += chunk.length;
    if (read > limit) {
      response.destroy();
      throw new EngineFailure('too-large', address.name, `${Math.floor(limit / MEGABYTE)} MB`);
    }
    yield chunk;
  }
}
