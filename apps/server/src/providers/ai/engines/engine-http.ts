import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { z } from 'zod';
import { EngineFailure } from './engine-failure.ts';
import type { EngineAddress } from './picture-engine.ts';

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

export interface EngineAnswer {
  readonly status: number;
  readonly bytes: Buffer;
}

const MEGABYTE = 1_048_576;
/** Milliseconds without a byte until the system asks whether the other side is still there. */
const ALIVE = 30_000;

/**
 * Calls an engine once. No redirect is followed, nothing is unpacked, nothing is read beyond the limit, and an
 * answer may take as long as a picture takes.
 * @throws {EngineFailure} `unreachable`, `silent` where the time is over, or `too-large`; the signal's reason where
 * it was aborted
 */
export async function callEngine(call: EngineCall): Promise<EngineAnswer> {
  const { address, signal, milliseconds } = call;
  const timer = milliseconds === undefined ? undefined : AbortSignal.timeout(milliseconds);
  const either = timer ? AbortSignal.any([signal, timer]) : signal;
  try {
    either.throwIfAborted();
    const response = await send(call, await bodyOf(call.body), either);
    return { status: response.statusCode ?? 0, bytes: await readWhole(call, response) };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (timer?.aborted) throw new EngineFailure('silent', address.name);
    // The errors of the network name addresses, so that none goes further than this.
    throw error instanceof EngineFailure ? error : new EngineFailure('unreachable', address.name);
  }
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

function send(
  { address, path, query }: EngineCall,
  body: Body | undefined,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const url = engineUrl(address, path, query);
  const headers = {
    ...(body && { 'content-type': body.contentType, 'content-length': body.bytes.length }),
    ...(address.authorization && { authorization: address.authorization }),
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

async function readWhole({ address, limit }: EngineCall, response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let read = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    // without an encoding it reads buffers
    read += chunk.length;
    if (read > limit) {
      response.destroy();
      throw new EngineFailure('too-large', address.name, `${Math.floor(limit / MEGABYTE)} MB`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
