import type { StreamedEvent } from '@framewright/contract/server-sent-events';
import type { z } from 'zod';
import { ModelFailure } from './model-failure.ts';
import { providerEvents } from './provider-events.ts';

/** What a provider answered, whole. */
export interface ProviderAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

/** One call of a provider. */
export interface ProviderCall {
  readonly url: URL;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  readonly signal: AbortSignal;
  /** Bytes of the unpacked answer; more is `garbage`. */
  readonly limit: number;
  /** The same for a stream of events, which are not held together; left out: `limit`. */
  readonly streamLimit?: number;
}

/**
 * Calls a provider once: no redirect is followed, no answer is read beyond its limit.
 * @throws {ModelFailure} `unreachable` or `garbage`; the signal's reason where it was aborted
 */
export async function callProvider(call: ProviderCall): Promise<ProviderAnswer> {
  return readWhole(call, await send(call));
}

/**
 * The same, for an answer that may come as events. Where the provider answers with something else (a failure,
 * or one JSON), that is given whole. Events are to be read to their end, or left with `break` or an abort:
 * until then the connection is open.
 */
export async function streamProvider(
  call: ProviderCall,
): Promise<ProviderAnswer | AsyncIterable<StreamedEvent>> {
  const response = await send(call);
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  const streams = response.ok && type.trim().toLowerCase() === 'text/event-stream';
  if (!streams) return readWhole(call, response);
  return providerEvents(bytesOf({ ...call, limit: call.streamLimit ?? call.limit }, response));
}

/** Whether an answer came whole. */
export function isWhole(answer: ProviderAnswer | AsyncIterable<StreamedEvent>): answer is ProviderAnswer {
  return 'bytes' in answer;
}

/** @throws {ModelFailure} `garbage` for what is no JSON, or another than the provider promises */
export function jsonOf<T>(
  { bytes, status }: Pick<ProviderAnswer, 'bytes' | 'status'>,
  schema: z.ZodType<T>,
): T {
  const parsed = schema.safeParse(parsedOrNot(bytes.toString()));
  if (!parsed.success) throw new ModelFailure('garbage', { status });
  return parsed.data;
}

/** Undefined where it is no JSON. */
function parsedOrNot(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function send({ url, method = 'POST', headers = {}, body, signal }: ProviderCall): Promise<Response> {
  try {
    // A key is for one address, so nothing is sent on to another.
    return await fetch(url, { method, headers, body: body ?? null, signal, redirect: 'error' });
  } catch {
    throw unlessAborted(signal);
  }
}

async function readWhole(call: ProviderCall, response: Response): Promise<ProviderAnswer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytesOf(call, response)) chunks.push(chunk);
  return { status: response.status, headers: response.headers, bytes: Buffer.concat(chunks) };
}

/** The unpacked body. Whoever stops reading, or fails here, closes the connection. */
async function* bytesOf(
  { signal, limit }: ProviderCall,
  { body, status }: Response,
): AsyncGenerator<Uint8Array> {
  let read = 0;
  try {
    for await (const chunk of body ?? []) {
      read += chunk.length;
      if (read > limit) throw new ModelFailure('garbage', { status });
      yield chunk;
    }
  } catch (error) {
    throw error instanceof ModelFailure ? error : unlessAborted(signal);
  }
}

/** The errors of the network name addresses and headers, so that none goes further than this. */
function unlessAborted(signal: AbortSignal): unknown {
  return signal.aborted ? signal.reason : new ModelFailure('unreachable');
}
