import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { bodyOf, httpPeer, pour } from './http-peer.ts';
import { paintedPicture, sendJson } from './json-peer.ts';
import { withPngTexts } from './png-texts.ts';

type Oddity = 'html' | 'huge' | 'cut' | 'no-picture' | 'out-of-memory' | 'lies' | 'forgets' | 'full';

interface Options {
  readonly oddity?: Oddity;
  readonly modes?: readonly string[];
  /** The whole `Authorization` header of a proxy before it. */
  readonly lockedBy?: string;
  /** Milliseconds of a round, and of loading a model before the first one. */
  readonly round?: number;
  readonly loading?: number;
}

const side = z.int().min(64).max(2_048).multipleOf(8);
/** What `img_gen` takes, as far as this server may use it. */
const imgGen = z.strictObject({
  // The tag would be obeyed on other routes of it.
  prompt: z.string().refine((text) => !text.includes('<sd_cpp_extra_args')),
  negative_prompt: z.string().optional(),
  width: side,
  height: side,
  seed: z.int().min(-1),
  batch_count: z.int().min(1).max(4),
  init_image: z.string().min(1).optional(),
  strength: z.number().min(0).max(1).optional(),
  sample_params: z.strictObject({
    sample_steps: z.int().min(1),
    sample_method: z.enum(['euler', 'dpm++2m']).optional(),
    guidance: z.strictObject({ txt_cfg: z.number().min(0) }),
  }),
  output_format: z.literal('png'),
});

interface Job {
  readonly id: string;
  readonly isOurs: boolean;
  status: 'queued' | 'generating' | 'completed' | 'failed' | 'cancelled';
  images: string[];
  interrupted: boolean;
}

/** The server of stable-diffusion.cpp: one model, jobs that are asked for. */
export async function sdcppPeer(options: Options = {}) {
  const { oddity, modes = ['img_gen'], lockedBy, round = 5, loading = 0 } = options;
  const jobs: Job[] = [];
  const refused: string[] = [];
  const requests: z.output<typeof imgGen>[] = [];
  const seen = { cancelled: 0 };
  let turn = Promise.resolve();

  async function execute(job: Job, request: z.output<typeof imgGen>): Promise<void> {
    if (job.interrupted) return;
    job.status = 'generating';
    await pause(loading);
    for (let step = 0; step < request.sample_params.sample_steps && !job.interrupted; step += 1)
      await pause(round);
    if (job.interrupted) return;
    job.images = await picturesOf(request, oddity);
    job.status = oddity === 'out-of-memory' ? 'failed' : 'completed';
  }

  function take(raw: Buffer): { readonly status: number; readonly body: object } {
    const parsed = imgGen.safeParse(JSON.parse(raw.toString()));
    if (!parsed.success) {
      refused.push(String(parsed.error));
      const isSampler = parsed.error.issues.some(({ path }) => path.includes('sample_method'));
      return { status: 400, body: { error: isSampler ? 'unknown sampler' : 'invalid request' } };
    }
    if (oddity === 'full') return { status: 429, body: { error: 'queue is full' } };
    const job: Job = {
      id: `job-${jobs.length}`,
      isOurs: true,
      status: 'queued',
      images: [],
      interrupted: false,
    };
    jobs.push(job);
    requests.push(parsed.data);
    turn = turn.then(() => execute(job, parsed.data));
    return {
      status: 202,
      body: { id: job.id, kind: 'img_gen', status: job.status, poll_url: `/sdcpp/v1/jobs/${job.id}` },
    };
  }

  function stateOf(job: Job): object {
    const { id, status, images } = job;
    const waiting = jobs.filter((each) => each.status === 'queued');
    const error =
      status === 'failed' ? { code: 'generation_failed', message: 'failed to allocate /home/mara' } : null;
    const result = { output_format: 'png', images: images.map((b64_json, index) => ({ index, b64_json })) };
    const position = status === 'queued' ? waiting.indexOf(job) + 1 : 0;
    return { id, status, queue_position: position, result: status === 'completed' ? result : null, error };
  }

  const { origin, freeze, close } = await httpPeer(async (request, response) => {
    const raw = await bodyOf(request);
    const path = `${request.method} ${request.url}`;
    if (lockedBy && request.headers.authorization !== lockedBy)
      return sendJson(response, 401, { error: 'unauthorized' });
    if (path === 'GET /sdcpp/v1/capabilities')
      return sendJson(response, 200, {
        model: { name: 'v1-5.gguf', stem: 'v1-5-pruned', path: '/home/mara/v1-5.gguf' },
        supported_modes: modes,
        features_by_mode: { img_gen: { init_image: true, cancel_generating: true } },
        samplers: ['euler', 'dpm++2m'],
        limits: {
          min_width: 64,
          max_width: 2_048,
          min_height: 64,
          max_height: 2_048,
          max_batch_count: 4,
          max_queue_size: 8,
        },
      });
    if (path === 'POST /sdcpp/v1/img_gen') {
      const { status, body } = take(raw);
      return sendJson(response, status, body);
    }
    const [, id, cancels] = /^(?:GET|POST) \/sdcpp\/v1\/jobs\/([\w-]+)(\/cancel)?$/.exec(path) ?? [];
    const job = oddity === 'forgets' ? undefined : jobs.find((each) => each.id === id);
    if (!job) return sendJson(response, 404, { error: 'not found' });
    if (cancels) {
      const isOver = job.status === 'completed' || job.status === 'failed';
      if (!isOver) {
        seen.cancelled += 1;
        job.interrupted = true;
        job.status = 'cancelled';
      }
      return sendJson(response, isOver ? 409 : 200, {});
    }
    if (job.status !== 'completed' || !oddity || oddity === 'lies' || oddity === 'no-picture')
      return sendJson(response, 200, stateOf(job));
    response.writeHead(200, { 'content-type': 'application/json' });
    if (oddity === 'html') response.end('<!doctype html>');
    else if (oddity === 'cut') response.write('{"status":"comp', () => response.destroy());
    else pour(response, 400);
  });

  /** Somebody else's work, before that of whoever comes next. */
  function keepBusy(milliseconds: number): void {
    const job: Job = { id: 'other', isOurs: false, status: 'generating', images: [], interrupted: false };
    jobs.push(job);
    turn = turn.then(async () => {
      await pause(milliseconds);
      job.status = 'completed';
    });
  }

  return { origin, jobs, requests, refused, seen, keepBusy, freeze, close };
}

async function picturesOf(request: z.output<typeof imgGen>, oddity: Oddity | undefined): Promise<string[]> {
  const { prompt, width, height, seed, batch_count: count, sample_params: how } = request;
  if (oddity === 'no-picture') return [Buffer.from('GIF89a').toString('base64')];
  const painted = await paintedPicture(width, height);
  return Array.from({ length: count }, (_, index) => {
    const said = oddity === 'lies' ? 4_711 : seed + index;
    const last = `Steps: ${how.sample_steps}, CFG scale: ${how.guidance.txt_cfg}, Seed: ${said}, Size: ${width}x${height}, Sampler: euler, Version: stable-diffusion.cpp`;
    return withPngTexts(painted, { parameters: `${prompt}\n${last}` }).toString('base64');
  });
}
