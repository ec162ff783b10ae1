import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { bodyOf, httpPeer, pour } from './http-peer.ts';
import { paintedPicture, sendJson } from './json-peer.ts';
import { withPngTexts } from './png-texts.ts';

/** How one of the servers of this protocol differs from the others. */
interface Flavour {
  /** `POST /internal/progress`, by task. */
  readonly tasks: boolean;
  readonly progress: boolean;
  readonly interrupt: 200 | 204 | 404;
  readonly unknownSampler: 400 | 404;
  /** What it says of a picture that it made. */
  readonly info: 'json' | 'empty' | 'none';
}

export const FLAVOURS = {
  AUTOMATIC1111: { tasks: true, progress: true, interrupt: 200, unknownSampler: 404, info: 'json' },
  Forge: { tasks: true, progress: true, interrupt: 200, unknownSampler: 400, info: 'json' },
  'SD.Next': { tasks: false, progress: true, interrupt: 204, unknownSampler: 400, info: 'json' },
  'Draw Things': { tasks: false, progress: false, interrupt: 404, unknownSampler: 400, info: 'empty' },
  KoboldCpp: { tasks: false, progress: false, interrupt: 404, unknownSampler: 400, info: 'none' },
} as const satisfies Record<string, Flavour>;

/** What goes wrong, or otherwise than usual, with every picture. */
type Oddity = 'grid' | 'jpeg' | 'html' | 'huge' | 'out-of-memory' | 'cut' | 'no-picture' | 'lies';

interface Options {
  readonly flavour?: keyof typeof FLAVOURS;
  readonly models?: readonly string[];
  /** The whole `Authorization` header that it wants. */
  readonly lockedBy?: string;
  /** Started without `--api`. */
  readonly withoutApi?: boolean;
  readonly oddity?: Oddity;
  /** Milliseconds of a round, and of loading a model before the first one. */
  readonly round?: number;
  readonly loading?: number;
  /** Loads, and goes from round to round, only once it was asked how far it is: no look comes too late. */
  readonly waitsToBeAsked?: boolean;
}

const multipleOf8 = z.int().min(64).max(2048).multipleOf(8);
/** What `txt2img` and `img2img` take, as far as this server may use it. */
const body = z.strictObject({
  prompt: z.string(),
  negative_prompt: z.string().optional(),
  seed: z.int().min(-1).max(4_294_967_295),
  steps: z.int().min(1).max(150),
  cfg_scale: z.number().min(0),
  width: multipleOf8,
  height: multipleOf8,
  batch_size: z.int().min(1).max(8),
  sampler_name: z.string().optional(),
  override_settings: z.strictObject({ sd_model_checkpoint: z.string() }).optional(),
  override_settings_restore_afterwards: z.literal(true).optional(),
  force_task_id: z.string().optional(),
  init_images: z.array(z.string().min(1)).length(1).optional(),
  denoising_strength: z.number().min(0).max(1).optional(),
  resize_mode: z.literal(1).optional(),
});
type Body = z.output<typeof body>;

interface Job {
  readonly id: string | undefined;
  readonly steps: number;
  step: number;
  state: 'waiting' | 'running' | 'over';
  interrupted: boolean;
}

export const MODELS = ['dreamshaper_8.safetensors [879db523c3]', 'sd_xl_base_1.0.safetensors [31e35c80fc]'];
const SAMPLERS = ['Euler a', 'DPM++ 2M'];

/** A server of the AUTOMATIC1111 protocol: one picture at a time, each call open until its pictures are done. */
export async function sdapiPeer(options: Options = {}) {
  const {
    flavour = 'AUTOMATIC1111',
    models = MODELS,
    lockedBy,
    withoutApi,
    round = 5,
    loading = 0,
    waitsToBeAsked = false,
  } = options;
  const likes: Flavour = FLAVOURS[flavour];
  const jobs: Job[] = [];
  const requests: Body[] = [];
  const refused: string[] = [];
  const seen = { interrupts: 0, loaded: models[0] ?? '', everLoaded: [] as string[] };
  let turn = Promise.resolve();
  let question = Promise.withResolvers<void>();

  const running = () => jobs.find(({ state }) => state === 'running');
  const goOn = (milliseconds: number) =>
    Promise.all([pause(milliseconds), waitsToBeAsked && question.promise]);

  /** After an answer that told of work that runs. */
  function wasAsked(): void {
    question.resolve();
    question = Promise.withResolvers();
  }

  async function draw(request: Body, job: Job): Promise<void> {
    const before = seen.loaded;
    const wanted = request.override_settings?.sd_model_checkpoint;
    // An unknown model is passed over in silence.
    if (wanted && models.includes(wanted)) seen.loaded = wanted;
    seen.everLoaded.push(seen.loaded);
    await goOn(loading);
    for (job.step = 1; job.step < job.steps && !job.interrupted; job.step += 1) await goOn(round);
    if (request.override_settings_restore_afterwards !== true) return;
    seen.loaded = before;
  }

  async function makePictures(response: ServerResponse, path: string, raw: Buffer): Promise<void> {
    const parsed = body.safeParse(JSON.parse(raw.toString()));
    if (!parsed.success) {
      refused.push(String(parsed.error));
      return sendJson(response, 422, {
        detail: [{ loc: ['body'], msg: String(parsed.error), type: 'value' }],
      });
    }
    const request = parsed.data;
    const { sampler_name: sampler } = request;
    if (sampler && !SAMPLERS.includes(sampler))
      return sendJson(response, likes.unknownSampler, { detail: 'Sampler not found' });
    if (path.endsWith('img2img') && !request.init_images)
      return sendJson(response, 404, { detail: 'Init image not found' });
    requests.push(request);
    const job: Job = {
      id: request.force_task_id,
      steps: request.steps,
      step: 0,
      state: 'waiting',
      interrupted: false,
    };
    jobs.push(job);
    const before = turn;
    turn = before.then(async () => {
      job.state = 'running';
      await draw(request, job);
      job.state = 'over';
    });
    await turn;
    await answer(response, request, { ...options, info: likes.info, model: seen.everLoaded.at(-1) ?? '' });
  }

  function tellProgress(response: ServerResponse): void {
    const job = running();
    const state = { job_count: job ? 1 : 0, sampling_step: job?.step ?? 0, sampling_steps: job?.steps ?? 0 };
    const progress = job ? job.step / (job.steps + 1) : 0;
    sendJson(response, 200, {
      progress,
      eta_relative: job ? 1.5 : 0,
      state,
      current_image: job ? FRAME : null,
      textinfo: null,
      ...(flavour === 'SD.Next' && { id: job?.id ?? '' }),
    });
    if (job) wasAsked();
  }

  function tellTask(response: ServerResponse, raw: Buffer): void {
    const { id_task: id } = z.object({ id_task: z.string() }).parse(JSON.parse(raw.toString()));
    const job = jobs.find((each) => each.id === id);
    const active = job?.state === 'running';
    const progress = active ? job.step / (job.steps + 1) : null;
    const live_preview = active && job.step > 0 ? `data:image/png;base64,${FRAME}` : null;
    const flags = { active, queued: job?.state === 'waiting', completed: job?.state === 'over' };
    sendJson(response, 200, {
      ...flags,
      progress,
      eta: null,
      live_preview,
      id_live_preview: active ? job.step : -1,
    });
    if (active) wasAsked();
  }

  const interrupt = (response: ServerResponse) => {
    seen.interrupts += 1;
    const job = running();
    if (job) job.interrupted = true;
    response.writeHead(likes.interrupt, { 'content-type': 'application/json' });
    response.end(likes.interrupt === 200 ? '{}' : undefined);
  };

  /** Somebody else's work, before that of whoever comes next. */
  function keepBusy(milliseconds: number): void {
    const job: Job = { id: undefined, steps: 10, step: 1, state: 'running', interrupted: false };
    jobs.push(job);
    turn = turn.then(async () => {
      await pause(milliseconds);
      job.state = 'over';
    });
  }

  const { origin, freeze, close } = await httpPeer(async (request: IncomingMessage, response) => {
    const raw = await bodyOf(request);
    const path = `${request.method} ${(request.url ?? '').split('?')[0]}`;
    const notFound = () => sendJson(response, 404, { detail: 'Not Found' });
    if (lockedBy && request.headers.authorization !== lockedBy) {
      response.writeHead(401, { 'www-authenticate': 'Basic' });
      return void response.end(JSON.stringify({ detail: 'Incorrect username or password' }));
    }
    if (withoutApi) return notFound();
    const routes: Record<string, () => unknown> = {
      'GET /sdapi/v1/sd-models': () =>
        sendJson(
          response,
          200,
          models.map((title) => ({
            title,
            model_name: title.split('.')[0],
            filename: `/home/mara/${title}`,
          })),
        ),
      'GET /sdapi/v1/samplers': () =>
        sendJson(
          response,
          200,
          SAMPLERS.map((name) => ({ name, aliases: [], options: {} })),
        ),
      'GET /sdapi/v1/options': () =>
        likes.progress
          ? sendJson(response, 200, {
              ...{ sd_model_checkpoint: models[0] ?? null, samples_format: 'png' },
              ...(flavour === 'Forge' && { forge_preset: 'xl' }),
            })
          : notFound(),
      'GET /sdapi/v1/progress': () => (likes.progress ? tellProgress(response) : notFound()),
      'POST /internal/progress': () => (likes.tasks ? tellTask(response, raw) : notFound()),
      'POST /sdapi/v1/interrupt': () => (likes.interrupt === 404 ? notFound() : interrupt(response)),
      'POST /sdapi/v1/txt2img': () => makePictures(response, path, raw),
      'POST /sdapi/v1/img2img': () => makePictures(response, path, raw),
    };
    await (routes[path] ?? notFound)();
  });
  return { origin, requests, refused, jobs, seen, keepBusy, freeze, close };
}

/** A frame of what is being made. */
const FRAME =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

async function answer(
  response: ServerResponse,
  request: Body,
  { oddity, info, model }: Pick<Options, 'oddity'> & Pick<Flavour, 'info'> & { readonly model: string },
): Promise<void> {
  if (oddity === 'out-of-memory')
    return sendJson(response, 500, { error: 'OutOfMemoryError', errors: 'CUDA out of memory.', detail: '' });
  if (oddity === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' });
    return void response.end('<!doctype html><title>A router</title>');
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  if (oddity === 'cut') return void response.write('{"images":["iVBORw0', () => response.destroy());
  if (oddity === 'huge') {
    response.write('{"images":["');
    return pour(response, 400);
  }
  const { width, height, seed, batch_size: count } = request;
  const seeds = Array.from({ length: count }, (_, index) => seed + index);
  const painted = await paintedPicture(width, height, oddity === 'jpeg' ? 'jpeg' : 'png');
  const pictures = seeds.map((each) => {
    const said = parametersOf({ ...request, seed: oddity === 'lies' ? each + 7 : each }, model);
    return oddity === 'jpeg' ? painted : withPngTexts(painted, { parameters: said });
  });
  const images = oddity === 'no-picture' ? [Buffer.from('GIF89a')] : pictures;
  const grid = oddity === 'grid' ? [await paintedPicture(16, 16)] : [];
  const told = {
    ...{ prompt: request.prompt, seed, all_seeds: seeds, steps: request.steps, cfg_scale: request.cfg_scale },
    ...{ sampler_name: request.sampler_name ?? 'Euler', negative_prompt: request.negative_prompt ?? '' },
    ...{ sd_model_name: model.split('.')[0], index_of_first_image: grid.length, width, height },
  };
  response.end(
    JSON.stringify({
      images: [...grid, ...images].map((bytes) => bytes.toString('base64')),
      parameters: {},
      ...(info !== 'none' && { info: info === 'json' ? JSON.stringify(told) : '' }),
    }),
  );
}

/** As AUTOMATIC1111 writes it into the file. */
function parametersOf(request: Body, model: string): string {
  const { prompt, negative_prompt: negative, steps, cfg_scale: cfg, seed, width, height } = request;
  const sampler = request.sampler_name ?? 'Euler';
  const last = `Steps: ${steps}, Sampler: ${sampler}, CFG scale: ${cfg}, Seed: ${seed}, Size: ${width}x${height}, Model: ${model.split('.')[0]}`;
  return [prompt, ...(negative ? [`Negative prompt: ${negative}`] : []), last].join('\n');
}
