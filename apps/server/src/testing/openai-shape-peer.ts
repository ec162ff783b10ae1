import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { bodyOf, httpPeer, pour } from './http-peer.ts';
import { paintedPicture, sendJson } from './json-peer.ts';
import { withPngTexts } from './png-texts.ts';

type Program = 'LocalAI' | 'vLLM-Omni' | 'Docker Model Runner';

/** What goes wrong with every picture. */
type Oddity = 'html' | 'huge' | 'cut' | 'no-picture' | 'out-of-memory' | 'lies';

interface Options {
  /** Otherwise than usual: how a picture comes, or what is said in its place. */
  readonly answers?:
    | 'address'
    | 'address elsewhere'
    | 'data address'
    | 'page'
    | { readonly status: number; readonly body: object };
  readonly oddity?: Oddity;
  readonly withoutModels?: boolean;
  /** The whole `Authorization` header that it wants. */
  readonly lockedBy?: string;
  /** Milliseconds of a round, and of loading a model before the first one. */
  readonly round?: number;
  readonly loading?: number;
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

/** A work of somebody, for as long as its call is open. */
interface Work {
  isOver: boolean;
  interrupted: boolean;
}

/** Rounds of a picture where nobody says how many. */
const ROUNDS = 20;

/**
 * A server that takes pictures' prompts as OpenAI does, with the deviations of one of them. One picture at a time, each
 * call open until it is done; a call that is closed ends its work.
 */
export async function openaiShapePeer(program: Program, options: Options = {}) {
  const { lockedBy, withoutModels = false, round = 0, loading = 0 } = options;
  const requests: z.output<(typeof BODIES)[Program]>[] = [];
  const refused: string[] = [];
  const works: Work[] = [];
  const base = program === 'Docker Model Runner' ? '/engines/diffusers/v1' : '/v1';
  let turn = Promise.resolve();

  async function work(job: Work, rounds: number): Promise<void> {
    if (loading > 0) await pause(loading);
    for (let done = 0; round > 0 && done < rounds && !job.interrupted; done += 1) await pause(round);
    job.isOver = true;
  }

  async function makePicture(response: ServerResponse, raw: Buffer): Promise<void> {
    const parsed = BODIES[program].safeParse(JSON.parse(raw.toString()));
    if (!parsed.success) {
      refused.push(String(parsed.error));
      return sendJson(response, 422, { detail: [{ msg: 'extra fields' }] });
    }
    requests.push(parsed.data);
    const job: Work = { isOver: false, interrupted: false };
    works.push(job);
    response.on('close', () => {
      job.interrupted = !job.isOver;
    });
    const before = turn;
    turn = before.then(() => work(job, roundsOf(parsed.data)));
    await turn;
    if (!job.interrupted) await answer(response, parsed.data, peer.origin, options);
  }

  /** vLLM keeps its key before the calls alone, the others before everything. */
  const isLocked = (path: string) =>
    lockedBy !== undefined && (program !== 'vLLM-Omni' || path.startsWith('/v1'));

  const peer = await httpPeer(async (request, response) => {
    const raw = await bodyOf(request);
    const path = request.url ?? '';
    if (isLocked(path) && request.headers.authorization !== lockedBy)
      return sendJson(response, 401, { error: program === 'LocalAI' ? { code: 401 } : 'Unauthorized' });
    const list = LISTS[program][path];
    if (request.method === 'GET' && list)
      return sendJson(response, 200, withoutModels && 'data' in list ? { ...list, data: [] } : list);
    if (path.startsWith('/generated-images/')) return void response.end(await paintedPicture(64, 64));
    if (request.method === 'POST' && path === `${base}/images/generations`) return makePicture(response, raw);
    return sendJson(response, 404, { detail: 'Not Found' });
  });

  /** Somebody else's work, before that of whoever comes next. */
  function keepBusy(milliseconds: number): void {
    turn = turn.then(() => pause(milliseconds));
  }

  return { ...peer, requests, refused, works, keepBusy };
}

type Asked = z.output<(typeof BODIES)[Program]>;

function roundsOf(asked: Asked): number {
  if ('step' in asked) return asked.step ?? ROUNDS;
  return ('num_inference_steps' in asked ? asked.num_inference_steps : undefined) ?? ROUNDS;
}

async function answer(
  response: ServerResponse,
  asked: Asked,
  origin: string,
  { answers, oddity }: Options,
): Promise<void> {
  if (typeof answers === 'object') return sendJson(response, answers.status, answers.body);
  if (answers === 'page' || oddity === 'html')
    return void response.end('<!doctype html><title>A proxy</title>');
  if (oddity === 'out-of-memory')
    return sendJson(response, 500, { error: { code: 500, message: 'CUDA out of memory at /home/mara' } });
  if (oddity === 'cut' || oddity === 'huge') {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"data":[{"b64_json":"iVBORw0', () => oddity === 'cut' && response.destroy());
    return oddity === 'huge' ? pour(response, 300) : undefined;
  }
  const packed = (await pictureOf(asked, oddity)).toString('base64');
  const urls = {
    address: `${origin}/generated-images/a.png`,
    // Another origin, which would have a picture.
    'address elsewhere': `${origin.replace('127.0.0.1', 'localhost')}/generated-images/a.png`,
    'data address': `data:image/png;base64,${packed}`,
  };
  const asUrl = answers ?? (asked.response_format === 'b64_json' ? undefined : 'address');
  sendJson(response, 200, { created: 1, data: [asUrl ? { url: urls[asUrl] } : { b64_json: packed }] });
}

/** With the words of AUTOMATIC1111 in it, as some of the programs behind these servers write them. */
async function pictureOf(asked: Asked, oddity: Oddity | undefined): Promise<Buffer> {
  if (oddity === 'no-picture') return Buffer.from('GIF89a');
  const [width = 0, height = 0] = asked.size.split('x').map(Number);
  const seed = ('seed' in asked ? asked.seed : undefined) ?? 42;
  const [prompt = ''] = asked.prompt.split('|');
  const said = oddity === 'lies' ? 'another prompt' : prompt;
  const last = `Steps: ${roundsOf(asked)}, Sampler: euler, CFG scale: 7, Seed: ${seed}, Size: ${asked.size}`;
  return withPngTexts(await paintedPicture(width, height), { parameters: `${said}\n${last}` });
}
