import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { httpPeer, jsonBodyOf } from './http-peer.ts';

/** Of JSON schemas, what OpenAI's strict mode takes: all properties required, none beside them. */
export const strictSchema: z.ZodType = z.lazy(() =>
  z.union([
    z
      .strictObject({
        $schema: z.string().optional(),
        type: z.literal('object'),
        properties: z.record(z.string(), strictSchema),
        required: z.array(z.string()),
        additionalProperties: z.literal(false),
      })
      .refine(({ properties, required }) => Object.keys(properties).every((name) => required.includes(name))),
    z.strictObject({ type: z.literal('array'), items: strictSchema }),
    z.strictObject({ type: z.enum(['string', 'number']), enum: z.array(z.string()).optional() }),
    z.strictObject({ type: z.tuple([z.enum(['string', 'number']), z.literal('null')]) }),
  ]),
);

/** A JPEG in the one canonical spelling of a data URL. */
export const jpegUrl = z.string().refine((url) => {
  const [, base64 = ''] = /^data:image\/jpeg;base64,([A-Za-z0-9+/]+={0,2})$/.exec(url) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  return bytes.toString('base64') === base64 && bytes.subarray(0, 3).toString('hex') === 'ffd8ff';
});

const message = z.union([
  z.strictObject({ role: z.enum(['system', 'developer']), content: z.string() }),
  z.strictObject({
    role: z.literal('user'),
    content: z.array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('input_text'), text: z.string() }),
        z.strictObject({
          type: z.literal('input_image'),
          image_url: jpegUrl,
          text: z.undefined().optional(),
        }),
      ]),
    ),
  }),
  z.strictObject({ role: z.literal('assistant'), content: z.string() }),
]);

/** What `POST /v1/responses` takes, as far as this server may use it. */
const responsesRequest = z
  .strictObject({
    model: z.string().min(1),
    input: z.array(message).min(1),
    /** Of the models that take one. */
    temperature: z.literal(0.8).optional(),
    store: z.literal(false).optional(),
    include: z.array(z.literal('reasoning.encrypted_content')).optional(),
    text: z
      .strictObject({
        format: z.strictObject({
          type: z.literal('json_schema'),
          name: z.string().regex(/^[\w-]{1,64}$/),
          strict: z.literal(true),
          schema: strictSchema,
        }),
      })
      .optional(),
  })
  .refine(({ model, temperature }) => temperature === undefined || /^gpt-4[.o]/.test(model));

export type ResponsesRequest = z.output<typeof responsesRequest>;

/** How the peer answers one request. */
export type PeerAnswer = (response: ServerResponse, request: ResponsesRequest) => void;

interface OpenaiPeer {
  /** As `OPENAI_BASE_URL` is set. */
  readonly baseUrl: string;
  /** The requests that were as they should be. */
  readonly requests: ResponsesRequest[];
  /** What was in the way of the others. */
  readonly refused: string[];
  readonly bearers: string[];
  /** Resolves when a connection was closed before its answer was out. */
  readonly abandoned: Promise<void>;
}

/**
 * OpenAI's Responses API on a port of its own until the test ends: it refuses what the API would refuse.
 * @param answers one for each request, the last for all that follow
 */
export async function openaiPeer(...answers: readonly PeerAnswer[]): Promise<OpenaiPeer> {
  const requests: ResponsesRequest[] = [];
  const refused: string[] = [];
  const bearers: string[] = [];
  const abandoned = Promise.withResolvers<void>();
  const { origin } = await httpPeer(async (request, response) => {
    response.once('close', () => {
      if (!response.writableEnded) abandoned.resolve();
    });
    const { authorization = '' } = request.headers;
    bearers.push(authorization);
    const refuse = (status: number, problem: string) => {
      refused.push(problem);
      openaiError(status, { message: problem })(response);
    };
    if (request.method !== 'POST' || request.url !== '/v1/responses') return refuse(404, 'Unknown address.');
    if (!/^Bearer \S+$/.test(authorization)) return refuse(401, 'No bearer.');
    const body = responsesRequest.safeParse(await jsonBodyOf(request));
    if (!body.success) return refuse(400, String(body.error));
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(body.data);
    return answer?.(response, body.data);
  });
  return {
    baseUrl: `${origin}/v1`,
    requests,
    refused,
    bearers,
    abandoned: abandoned.promise,
  };
}

/** An answer whose text is given; reasoning comes before it, as with models that think. */
export function says(text: string): PeerAnswer {
  return completed({ type: 'output_text', text, annotations: [] });
}

/** An answer whose text is JSON of the value. */
export const saysJson = (value: unknown): PeerAnswer => says(JSON.stringify(value));

export const REFUSAL = 'I cannot help with that.';
export const declines: PeerAnswer = completed({ type: 'refusal', refusal: REFUSAL });

/** A failure in OpenAI's shape. */
export function openaiError(
  status: number,
  error: {
    readonly message?: string;
    readonly type?: string;
    readonly param?: string;
    readonly code?: string;
  },
  headers: Record<string, string> = {},
) {
  const body = { error: { message: '', type: 'invalid_request_error', param: null, code: null, ...error } };
  return raw(status, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
}

/** Anything else that a server can answer. */
export function raw(status: number, body: string | Buffer, headers: Record<string, string> = {}) {
  return (response: ServerResponse) => {
    response.writeHead(status, headers);
    response.end(body);
  };
}

/** Keeps the connection open, and says nothing. */
export const neverAnswers = () => {};

/** Ends the connection in the middle of an answer. */
export const disconnects = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"id":"resp_1","object":"resp', () => response.destroy());
};

/** Cut by a filter before there was anything to say. */
export function filteredResponse(model: string): object {
  const incomplete_details = { reason: 'content_filter' };
  return { id: 'resp_1', object: 'response', status: 'incomplete', model, output: [], incomplete_details };
}

function completed(content: object): PeerAnswer {
  return (response, { model }) =>
    raw(200, JSON.stringify(responseOf(model, content)), { 'content-type': 'application/json' })(response);
}

/** The body of an answer with this content; reasoning comes before it. */
export function responseOf(model: string, content: object): object {
  return {
    id: 'resp_1',
    object: 'response',
    created_at: 1_795_000_000,
    status: 'completed',
    model,
    output: [
      { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: null },
      { type: 'message', id: 'msg_1', status: 'completed', role: 'assistant', content: [content] },
    ],
    usage: { input_tokens: 1_000, output_tokens: 500, total_tokens: 1_500 },
    error: null,
    incomplete_details: null,
  };
}
