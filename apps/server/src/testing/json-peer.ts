import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { z } from 'zod';
import { loadSharp } from '../providers/pictures/load-sharp.ts';
import { httpPeer, jsonBodyOf } from './http-peer.ts';

/** How a peer answers one request. */
export type Answer<Body> = (response: ServerResponse, body: Body) => void | Promise<void>;

/** What a peer takes: one address, one shape, a key. */
interface Promises<Body> {
  /** By method and path; a name in it may vary. */
  readonly address: RegExp;
  /** Refuses what it does not know. */
  readonly body: z.ZodType<Body>;
  readonly key: (headers: IncomingHttpHeaders) => string | undefined;
  /** The provider's own way to refuse. */
  readonly refusal: (status: number, message: string) => object;
  /** Other addresses, such as those of pictures. */
  readonly others?: Readonly<
    Record<string, (response: ServerResponse, headers: IncomingHttpHeaders) => void>
  >;
}

interface JsonPeer<Body> {
  readonly origin: string;
  /** The requests that were as they should be. */
  readonly requests: Body[];
  readonly paths: string[];
  /** What was in the way of the others. */
  readonly refused: string[];
  readonly keys: (string | undefined)[];
  /** Resolves when a connection was closed before its answer was out. */
  readonly abandoned: Promise<void>;
  /** Bytes that went out, of all answers. */
  sent(): number;
}

/**
 * A provider's API on a port of its own until the test ends: it refuses what the provider would refuse.
 * @param answers one for each request, the last for all that follow
 */
export async function jsonPeer<Body>(
  promises: Promises<Body>,
  answers: readonly Answer<Body>[],
): Promise<JsonPeer<Body>> {
  const requests: Body[] = [];
  const paths: string[] = [];
  const refused: string[] = [];
  const keys: (string | undefined)[] = [];
  const abandoned = Promise.withResolvers<void>();
  const sockets = new Set<{ readonly bytesWritten: number }>();
  const { origin } = await httpPeer(async (request, response) => {
    sockets.add(request.socket);
    response.once('close', () => {
      if (!response.writableFinished) abandoned.resolve();
    });
    const other = promises.others?.[request.url ?? ''];
    if (other) return other(response, request.headers);
    const refuse = (status: number, problem: string) => {
      refused.push(problem);
      sendJson(response, status, promises.refusal(status, problem));
    };
    const path = `${request.method} ${request.url}`;
    const key = promises.key(request.headers);
    paths.push(path);
    keys.push(key);
    if (!promises.address.test(path)) return refuse(404, `Unknown address: ${path}`);
    if (!key) return refuse(401, 'No key.');
    const body = promises.body.safeParse(await jsonBodyOf(request));
    if (!body.success) return refuse(400, String(body.error));
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(body.data);
    return answer?.(response, body.data);
  });
  return {
    origin,
    requests,
    paths,
    refused,
    keys,
    abandoned: abandoned.promise,
    sent: () => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
  };
}

/** Answers JSON, and ends. */
export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** A whole picture of one colour. */
export async function paintedPicture(
  width: number,
  height: number,
  format: 'png' | 'jpeg' = 'png',
): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp({ create: { width, height, channels: 3, background: '#a06030' } })
    .toFormat(format)
    .toBuffer();
}
