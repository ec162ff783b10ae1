import { z } from 'zod';
import { bodyOf, httpPeer } from './http-peer.ts';
import { paintedPicture, sendJson } from './json-peer.ts';

type Program = 'LocalAI' | 'vLLM-Omni' | 'Docker Model Runner';

interface Options {
  /** Otherwise than usual: how a picture comes, or what is said in its place. */
  readonly answers?:
    | 'address'
    | 'address elsewhere'
    | 'data address'
    | 'page'
    | { readonly status: number; readonly body: object };
}

const common = {
  prompt: z.string(),
  n: z.int().min(1).max(10),
  size: z.string().regex(/^\d+x\d+$/),
  response_format: z.enum(['b64_json', 'url']).optional(),
};
/** What each takes, as far as this server may use it. */
const BODIES = {
  LocalAI: z.strictObject({ ...common, model: z.string(), step: z.int().min(1).optional() }),
  'vLLM-Omni': z.strictObject({
    ...common,
    model: z.string().optional(),
    negative_prompt: z.string().optional(),
    num_inference_steps: z.int().min(1).max(200).optional(),
    guidance_scale: z.number().min(0).max(30).optional(),
    seed: z.int().min(0).optional(),
    response_format: z.literal('b64_json'),
  }),
  'Docker Model Runner': z.strictObject({ ...common, model: z.string() }),
} as const;

const listOf = (...ids: string[]) => ({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) });
const ollamas = ['dreamshaper', 'qwen3-8b'].map((name) => ({ name, model: name, size: 0 }));
const LISTS: Readonly<Record<Program, Readonly<Record<string, object>>>> = {
  LocalAI: {
    '/v1/models': listOf('dreamshaper', 'qwen3-8b', 'loose.gguf'),
    '/v1/models/capabilities': {
      data: [
        { id: 'dreamshaper', capabilities: ['image'] },
        { id: 'qwen3-8b', capabilities: ['chat', 'vision'] },
        { id: 'loose.gguf' },
        { id: 7 },
      ],
    },
    // It answers as vLLM and Ollama do, too.
    '/version': { version: 'v4.2.0 (0c8bba1)' },
    '/api/tags': { models: ollamas },
  },
  'vLLM-Omni': {
    '/openapi.json': { openapi: '3.1.0', paths: { '/v1/images/generations': {}, '/v1/models': {} } },
    '/v1/models': {
      data: [{ id: 'Tongyi-MAI/Z-Image-Turbo', object: 'model', owned_by: 'vllm' }],
    },
    '/version': { version: '0.21.0' },
  },
  'Docker Model Runner': {
    '/engines/diffusers/v1/models': listOf('ai/stable-diffusion'),
    '/engines/v1/models': listOf('ai/stable-diffusion', 'ai/gemma3'),
  },
};

/** A server that takes pictures' prompts as OpenAI does, with the deviations of one of them. */
export async function openaiShapePeer(program: Program, { answers }: Options = {}) {
  const requests: z.output<(typeof BODIES)[Program]>[] = [];
  const refused: string[] = [];
  const base = program === 'Docker Model Runner' ? '/engines/diffusers/v1' : '/v1';
  const peer = await httpPeer(async (request, response) => {
    const list = LISTS[program][request.url ?? ''];
    if (request.method === 'GET' && list) return sendJson(response, 200, list);
    if (request.url?.startsWith('/generated-images/')) return void response.end(await paintedPicture(64, 64));
    if (request.method !== 'POST' || request.url !== `${base}/images/generations`)
      return sendJson(response, 404, { detail: 'Not Found' });
    const parsed = BODIES[program].safeParse(JSON.parse((await bodyOf(request)).toString()));
    if (!parsed.success) {
      refused.push(String(parsed.error));
      return sendJson(response, 422, { detail: [{ msg: 'extra fields' }] });
    }
    requests.push(parsed.data);
    if (typeof answers === 'object') return sendJson(response, answers.status, answers.body);
    if (answers === 'page') return void response.end('<!doctype html><title>A proxy</title>');
    const [width = 0, height = 0] = parsed.data.size.split('x').map(Number);
    const packed = (await paintedPicture(width, height)).toString('base64');
    const urls = {
      address: `${peer.origin}/generated-images/a.png`,
      // Another origin, which would have a picture.
      'address elsewhere': `${peer.origin.replace('127.0.0.1', 'localhost')}/generated-images/a.png`,
      'data address': `data:image/png;base64,${packed}`,
    };
    const asUrl = answers ?? (parsed.data.response_format === 'b64_json' ? undefined : 'address');
    return sendJson(response, 200, {
      created: 1,
      data: [asUrl ? { url: urls[asUrl] } : { b64_json: packed }],
    });
  });
  return { ...peer, requests, refused };
}
