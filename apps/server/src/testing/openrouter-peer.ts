import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { bodyOf, httpPeer } from './http-peer.ts';
import { paintedPicture, sendJson } from './json-peer.ts';

/** Accepted by every peer: the server's, and a user's. */
export const SERVER_KEY = 'sk-or-canary-of-the-server';
export const USER_KEY = 'sk-or-canary-of-a-user';

const enumOf = (...values: string[]) => ({ type: 'enum', values });

/** What one model takes, as the list tells it. */
const FLUX = {
  id: 'black-forest-labs/flux.2-pro',
  name: 'FLUX.2 Pro',
  created: 1_764_000_000,
  architecture: { input_modalities: ['text', 'image'], output_modalities: ['image'] },
  supported_parameters: {
    aspect_ratio: enumOf('1:1', '2:3', '3:2', '16:9', '9:20', 'auto'),
    resolution: enumOf('1K', '2K'),
    output_format: enumOf('jpeg', 'png'),
    seed: { type: 'range', min: 0, max: 4_294_967_295 },
    n: { type: 'range', min: 1, max: 2 },
    input_references: { type: 'range', min: 0, max: 8 },
  },
  supports_streaming: false,
  endpoints: '/api/v1/images/models/black-forest-labs/flux.2-pro/endpoints',
};
const GPT = {
  id: 'openai/gpt-image-2',
  name: 'GPT Image 2',
  architecture: { input_modalities: ['text', 'image'], output_modalities: ['image', 'text'] },
  supported_parameters: {
    aspect_ratio: enumOf('1:1', '2:3', '3:2'),
    quality: enumOf('auto', 'low', 'medium', 'high'),
    background: enumOf('auto', 'transparent', 'opaque'),
    input_references: { type: 'range', min: 0, max: 16 },
  },
  supports_streaming: true,
};
const PLAIN = {
  id: 'sourceful/riverflow:free',
  name: 'Riverflow',
  architecture: { input_modalities: ['text'], output_modalities: ['image'] },
  supported_parameters: {},
};
/** Its pictures are SVG. */
const VECTOR = {
  id: 'recraft/recraft-v4-vector',
  name: 'Recraft Vector',
  architecture: { input_modalities: ['text'], output_modalities: ['image'] },
  supported_parameters: {},
};
const ONLY_SVG = {
  ...{ ...VECTOR, id: 'quiver/arrow', name: 'Arrow' },
  supported_parameters: { output_format: enumOf('svg') },
};
const TEXT = {
  ...{ ...PLAIN, id: 'some/writer', name: 'Writer' },
  architecture: { input_modalities: ['text'], output_modalities: ['text'] },
};
export const LISTED = [FLUX, GPT, PLAIN, VECTOR, ONLY_SVG, TEXT];

/** US dollars, by provider. */
const PRICING: Readonly<Record<string, object[][]>> = {
  [FLUX.id]: [
    [
      { billable: 'output_image', unit: 'megapixel', cost_usd: 0.03 },
      { billable: 'input_image', unit: 'image', cost_usd: 0.015 },
    ],
    [{ billable: 'output_image', unit: 'image', cost_usd: 0.025 }],
  ],
  [GPT.id]: [[{ billable: 'output_image', unit: 'token', cost_usd: 0.00003 }]],
  [PLAIN.id]: [[{ billable: 'output_image', unit: 'image', cost_usd: 0 }]],
};

const reference = z.strictObject({
  type: z.literal('image_url'),
  image_url: z.strictObject({ url: z.string().regex(/^data:image\/(?:png|jpeg|webp);base64,[\w+/]+=*$/) }),
});
const generation = z.strictObject({
  model: z.string().min(1),
  prompt: z.string().min(1),
  n: z.int().min(1).max(10).optional(),
  aspect_ratio: z.string().optional(),
  resolution: z.string().optional(),
  quality: z.string().optional(),
  output_format: z.string().optional(),
  background: z.string().optional(),
  seed: z.int().optional(),
  input_references: z.array(reference).min(1).max(16).optional(),
  stream: z.boolean().optional(),
});

/** What is asked of a model, and nothing beside it. */
export type OpenrouterRequest = z.output<typeof generation>;

/** Answers one request for a picture. */
export type OpenrouterAnswer = (response: ServerResponse, request: OpenrouterRequest) => void | Promise<void>;

interface PeerOptions {
  /** One for each picture, the last for all that follow. */
  readonly answers?: readonly OpenrouterAnswer[];
  /** In place of the list. */
  readonly list?: (response: ServerResponse) => void;
  /** In place of the prices. */
  readonly prices?: (response: ServerResponse) => void;
  /** In place of a key for a code. */
  readonly exchange?: (response: ServerResponse) => void;
}

const exchanged = z.strictObject({
  code: z.string().min(1),
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
  code_challenge_method: z.literal('S256'),
});

/** OpenRouter's image API on a port of its own until the test ends; it refuses what the real one would refuse. */
export async function openrouterPeer({ answers = [paints], list, prices, exchange }: PeerOptions = {}) {
  const requests: OpenrouterRequest[] = [];
  const refused: string[] = [];
  const paths: string[] = [];
  const keys: (string | undefined)[] = [];
  /** Challenges by the codes that were given for them. */
  const signIns = new Map<string, string>();

  async function makePicture(request: IncomingMessage, response: ServerResponse, key: string | undefined) {
    keys.push(key);
    const body = JSON.parse((await bodyOf(request)).toString());
    const problem = refusalOf(body, key);
    if (problem) {
      refused.push(problem.message);
      return fails(problem.code, problem.message)(response);
    }
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    const asked = generation.parse(body);
    requests.push(asked);
    return answer?.(response, asked);
  }

  const peer = await httpPeer((request, response) => {
    const path = `${request.method} ${request.url}`;
    const key = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    paths.push(path);
    if (path === 'POST /api/v1/images') return makePicture(request, response, key);
    if (path === 'POST /api/v1/auth/keys')
      return exchange ? exchange(response) : exchangeCode(request, response, signIns);
    if (path === 'GET /api/v1/images/models')
      return list ? list(response) : sendJson(response, 200, { data: LISTED });
    if (path === 'GET /api/v1/key')
      return isKey(key)
        ? sendJson(response, 200, { data: { limit: 20, limit_remaining: 12.5, usage: 7.5 } })
        : fails(401, 'No such key.')(response);
    const [, id = ''] = /^GET \/api\/v1\/images\/models\/(.+)\/endpoints$/.exec(path) ?? [];
    const pricing = PRICING[id];
    if (!pricing) return fails(404, `Unknown address: ${path}`)(response);
    if (prices) return prices(response);
    const endpoints = pricing.map((rows, place) => ({ provider_name: `P${place}`, pricing: rows }));
    return sendJson(response, 200, { data: { id, endpoints } });
  });
  /** What the browser brings back from a sign-in that was begun with a challenge. */
  const signIn = (challenge: string) => {
    const code = randomUUID();
    signIns.set(code, challenge);
    return code;
  };
  return { ...peer, baseUrl: `${peer.origin}/api/v1`, requests, refused, paths, keys, signIn };
}

/** A code is good for one try. */
async function exchangeCode(
  request: IncomingMessage,
  response: ServerResponse,
  signIns: Map<string, string>,
): Promise<void> {
  const { success, data } = exchanged.safeParse(JSON.parse((await bodyOf(request)).toString()));
  if (!success) return fails(400, 'Bad request.')(response);
  const challenge = signIns.get(data.code);
  signIns.delete(data.code);
  const hash = createHash('sha256').update(data.code_verifier).digest('base64url');
  if (challenge !== hash) return fails(403, `Invalid code or verifier: ${data.code}`)(response);
  sendJson(response, 200, { key: USER_KEY, user_id: 'user_1' });
}

const isKey = (key: string | undefined) => key === SERVER_KEY || key === USER_KEY;

/** What the API would refuse, and with which status. */
function refusalOf(body: unknown, key: string | undefined) {
  if (!isKey(key)) return { code: 401, message: `No such key: ${key}` };
  const { success, data, error } = generation.safeParse(body);
  if (!success) return { code: 400, message: String(error) };
  const model = LISTED.find(({ id }) => id === data.model);
  if (!model) return { code: 404, message: `No endpoints found for ${data.model}.` };
  const parameters: Readonly<Record<string, object>> = model.supported_parameters;
  const { model: _, prompt: __, stream, ...sent } = data;
  if (stream && !('supports_streaming' in model && model.supports_streaming))
    return { code: 400, message: 'It does not stream.' };
  for (const [name, value] of Object.entries(sent)) {
    const parameter = parameters[name];
    if (!parameter) return { code: 400, message: `Unsupported parameter: ${name}` };
    if (!fits(parameter, Array.isArray(value) ? value.length : value))
      return { code: 400, message: `Bad value of ${name}` };
  }
  return undefined;
}

function fits(parameter: object, value: unknown): boolean {
  if ('values' in parameter && Array.isArray(parameter.values)) return parameter.values.includes(value);
  const { min, max } = z.object({ min: z.number(), max: z.number() }).parse(parameter);
  return typeof value === 'number' && value >= min && value <= max;
}

/** Pictures of the asked shape, 100 pixels high. */
async function pictureFor({ aspect_ratio = '3:2', output_format }: OpenrouterRequest): Promise<string> {
  const [across = 3, down = 2] = aspect_ratio === 'auto' ? [] : aspect_ratio.split(':').map(Number);
  const format = output_format === 'png' ? 'png' : 'jpeg';
  return (await paintedPicture(Math.round((120 * across) / down), 120, format)).toString('base64');
}

export const USAGE = { prompt_tokens: 12, completion_tokens: 4_175, total_tokens: 4_187, cost: 0.0412 };

/** A picture of the asked shape, with what it cost. */
export const paints: OpenrouterAnswer = async (response, request) =>
  sendJson(response, 200, {
    created: 1_795_000_000,
    data: [{ b64_json: await pictureFor(request), media_type: 'image/png' }],
    usage: USAGE,
  });

/** Two unfinished pictures, and the picture; or what is said in its place. */
export function openrouterStreams(last?: object): OpenrouterAnswer {
  return async (response, request) => {
    const b64_json = await pictureFor(request);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const tell = (event: object) => response.write(`data: ${JSON.stringify(event)}\n\n`);
    response.write(': OPENROUTER PROCESSING\n\n');
    for (const partial_image_index of [0, 1])
      tell({ type: 'image_generation.partial_image', partial_image_index, b64_json });
    tell(last ?? { type: 'image_generation.completed', b64_json, usage: USAGE });
    response.end('data: [DONE]\n\n');
  };
}

/** An error in OpenRouter's own shape. */
export function fails(code: number, message: string, headers: Record<string, string> = {}) {
  return (response: ServerResponse): void => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { code, message } }));
  };
}
