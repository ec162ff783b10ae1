import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { loadSharp } from '../providers/pictures/load-sharp.ts';
import { httpPeer } from './http-peer.ts';
import { type ImagesRequest, readImagesRequest } from './openai-images-requests.ts';
import { openaiError, raw } from './openai-peer.ts';

/** How the peer answers one request. */
export type ImagesAnswer = (response: ServerResponse, request: ImagesRequest) => void | Promise<void>;

interface ImagesPeer {
  /** As `OPENAI_BASE_URL` is set. */
  readonly baseUrl: string;
  /** The requests that were as they should be. */
  readonly requests: ImagesRequest[];
  /** What was in the way of the others. */
  readonly refused: string[];
  readonly authorizations: (string | undefined)[];
  /** Resolves when a connection was closed before its answer was out. */
  readonly abandoned: Promise<void>;
  /** Bytes that went out, of all answers. */
  sent(): number;
}

/**
 * OpenAI's Images API on a port of its own until the test ends: it refuses what the API would refuse.
 * @param answers one for each request, the last for all that follow
 */
export async function openaiImagesPeer(
  answers: readonly ImagesAnswer[],
  { needsKey = true } = {},
): Promise<ImagesPeer> {
  const requests: ImagesRequest[] = [];
  const refused: string[] = [];
  const authorizations: (string | undefined)[] = [];
  const abandoned = Promise.withResolvers<void>();
  const sockets = new Set<{ readonly bytesWritten: number }>();
  const { origin } = await httpPeer(async (request, response) => {
    sockets.add(request.socket);
    response.once('close', () => {
      if (!response.writableFinished) abandoned.resolve();
    });
    const { authorization } = request.headers;
    authorizations.push(authorization);
    if (needsKey && !/^Bearer \S+$/.test(authorization ?? '')) {
      refused.push('No bearer.');
      return openaiError(401, { message: 'No bearer.', code: 'invalid_api_key' })(response);
    }
    const read = await readImagesRequest(request);
    if ('message' in read) {
      refused.push(read.message);
      return openaiError(400, read)(response);
    }
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(read);
    return answer?.(response, read);
  });
  return {
    baseUrl: `${origin}/v1`,
    requests,
    refused,
    authorizations,
    abandoned: abandoned.promise,
    sent: () => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
  };
}

const USAGE = {
  input_tokens: 50,
  output_tokens: 4_160,
  total_tokens: 4_210,
  input_tokens_details: { text_tokens: 50, image_tokens: 0 },
};

/** A whole PNG of the size that was asked for. */
async function pngOf({ fields: { size = '1024x1024' } }: ImagesRequest, colour = '#a06030') {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const sharp = await loadSharp();
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
}

const json = (response: ServerResponse, body: object) =>
  raw(200, JSON.stringify(body), { 'content-type': 'application/json' })(response);

/** One whole answer with a picture, and whatever stands beside it. */
export function draws(extras: object = {}): ImagesAnswer {
  return async (response, request) => {
    const { size = '1024x1024' } = request.fields;
    const b64_json = (await pngOf(request)).toString('base64');
    const about = { background: 'opaque', output_format: 'png', size, quality: 'high', usage: USAGE };
    json(response, { created: 1_795_000_000, data: [{ b64_json, ...extras }], ...about });
  };
}

/** A whole answer with other bytes where the picture should be. */
export function gives(bytes: Buffer): ImagesAnswer {
  const data = [{ b64_json: bytes.toString('base64') }];
  return (response) => json(response, { created: 1_795_000_000, data, usage: USAGE });
}

/** What a stream does after its unfinished pictures. */
type Ending = 'completed' | 'cut' | 'ends' | 'hangs' | 'fails';

/** As events: two unfinished pictures, and then its ending. */
export function openaiStreams(ending: Ending = 'completed', extras: object = {}): ImagesAnswer {
  return async (response, request) => {
    const kind = request.edits ? 'image_edit' : 'image_generation';
    const { partial_images = 0, size = '1024x1024' } = request.fields;
    const about = {
      created_at: 1_795_000_000,
      size,
      quality: 'high',
      background: 'opaque',
      output_format: 'png',
    };
    const send = (type: string, body: object) =>
      response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...body })}\n\n`);
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    for (let index = 0; index < partial_images; index += 1) {
      const b64_json = (await pngOf(request, `#0000${index}0`)).toString('base64');
      send(`${kind}.partial_image`, { ...about, b64_json, partial_image_index: index });
    }
    if (ending === 'hangs') return;
    if (ending === 'cut') {
      response.write(`event: ${kind}.completed\ndata: {"type":"${kind}.compl`, () => response.destroy());
      return;
    }
    if (ending === 'fails') {
      const error = { type: 'image_generation_user_error', code: 'moderation_blocked', param: null };
      send('error', { error: { ...error, message: 'Rejected by the safety system.' } });
    }
    if (ending === 'completed') {
      const b64_json = (await pngOf(request)).toString('base64');
      send(`${kind}.completed`, { ...about, b64_json, usage: USAGE, ...extras });
    }
    response.end();
  };
}

/** What OpenAI answers to what is against its rules. */
export const declines = openaiError(400, {
  message:
    'Your request was rejected by the safety system. If you believe this is an error, contact us at help.openai.com and include the request ID wfr_0199c3e2a1. safety_violations=[violence].',
  type: 'image_generation_user_error',
  code: 'moderation_blocked',
});

/** Keeps the connection open, and says nothing. */
export const hangs: ImagesAnswer = () => {};

/** Ends the connection in the middle of an answer. */
export const cuts: ImagesAnswer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"created":1795000000,"data":[{"b64_', () => response.destroy());
};

/** Sends the caller elsewhere, with a 307 that keeps method and body. */
export const redirects = (location: string) => raw(307, '', { location });

const GIGABYTE = 1_073_741_824;

/** A JSON of a gigabyte, as fast as it is read. */
export const pours: ImagesAnswer = (response) => {
  const chunk = Buffer.alloc(1_048_576, 'A');
  let left = GIGABYTE;
  const pour = () => {
    while (left > 0 && !response.destroyed) {
      left -= chunk.length;
      if (!response.write(chunk)) return response.once('drain', pour);
    }
    return response.end('"}]}');
  };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"created":1795000000,"data":[{"b64_json":"');
  pour();
};

/** Small on the wire, and a hundred times as much as a picture when it is unpacked. */
export const bombs: ImagesAnswer = (response) => {
  const packed = gzipSync(Buffer.alloc(200 * 1_048_576, ' '), { level: 1 });
  raw(200, packed, { 'content-type': 'application/json', 'content-encoding': 'gzip' })(response);
};
