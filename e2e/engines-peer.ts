import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { dusk } from './png.ts';

/** Where these programs listen: they are found by nothing else. */
const OLLAMA_PORT = 11_434;
const FORGE_PORT = 7860;
/** Milliseconds of a round of the sampler, while it is to be watched and otherwise. */
const SLOW = 500;
const FAST = 15;

export const CHECKPOINT = 'dreamshaper_8';

/** What the language model writes of a subject, whatever it is asked. */
const TAKES = (subject: string) => ({
  studio: `${subject}, three-quarter length on an upturned crate before stretched sailcloth, wooden needle in the right hand, mesh pulled taut by the left. A big parabolic umbrella high from camera left, feathered, black flag at the right so that the far side falls into shadow. 85 mm, f/8, chest height. Face upper left, hands lower right. Tar, ecru, faded teal wool. Occupational portrait from a trades archive.`,
  cinematic: `${subject} on the harbour wall while boats come in behind him, eyes down. Evening sun over the breakwater from back right, threaded through orange twine, his cheek in open shade lit by the bounce off water. 35 mm through hanging cords, blurred diamonds across the foreground, the man off-centre, gulls and a mast beyond. Alone in company. Salt-stained documentary, colour negative.`,
  minimal: `${subject}, from behind: a dark cap and shoulders under a hill of pale string, blank white sky. Flat sea light. 50 mm, low in the frame. Navy, bone, no quay.`,
  tip: 'Name the tool and the gesture, because mending alone gives hands that merely hold string.',
});

export const SUBJECT = 'old fisherman mending nets';

interface Drawn {
  readonly prompt: string;
  readonly seed: number;
  readonly steps: number;
}

/** Ollama and Forge as they run on somebody's machine. */
export interface EnginesPeer {
  /** Chats with the language model. */
  readonly chats: readonly unknown[];
  /** Pictures that were begun. */
  readonly drawn: readonly Drawn[];
  /** How often the picture engine was told to stop. */
  interrupts(): number;
  /** From now on pictures are made fast. */
  hurry(): void;
  close(): Promise<void>;
}

/** Ollama and Forge at their usual ports of the loopback. @throws where one of the two is taken */
export async function enginesPeer(): Promise<EnginesPeer> {
  const chats: unknown[] = [];
  const drawn: Drawn[] = [];
  let interrupts = 0;
  let isSlow = true;
  let job: { readonly id: string; readonly steps: number; step: number; stopped: boolean } | undefined;

  const ollama = await listen(OLLAMA_PORT, {
    'GET /api/tags': () => ({ models: [{ name: 'gemma3:4b' }] }),
    'POST /api/show': () => ({ capabilities: ['completion', 'vision'] }),
    'POST /v1/chat/completions': (body) => {
      chats.push(body);
      const message = { role: 'assistant', content: JSON.stringify(TAKES(SUBJECT)) };
      const choices = [{ index: 0, message, finish_reason: 'stop' }];
      return { id: 'chatcmpl-1', object: 'chat.completion', created: 1, model: 'gemma3:4b', choices };
    },
  });

  const draw = async (body: Record<string, unknown>) => {
    const [steps, seed] = [Number(body['steps']), Number(body['seed'])];
    const own = { id: String(body['force_task_id']), steps, step: 0, stopped: false };
    job = own;
    drawn.push({ prompt: String(body['prompt']), seed, steps });
    for (; own.step < steps && !own.stopped; own.step += 1) await pause(isSlow ? SLOW : FAST);
    job = undefined;
    const info = { seed, all_seeds: [seed], steps, sd_model_name: CHECKPOINT };
    const picture = dusk(Number(body['width']), Number(body['height']), 16);
    return { images: [picture.toString('base64')], parameters: {}, info: JSON.stringify(info) };
  };
  const forge = await listen(FORGE_PORT, {
    'GET /sdapi/v1/sd-models': () => [{ title: `${CHECKPOINT}.safetensors`, model_name: CHECKPOINT }],
    'GET /sdapi/v1/samplers': () => [{ name: 'Euler a' }, { name: 'DPM++ 2M' }],
    'GET /sdapi/v1/options': () => ({ sd_model_checkpoint: CHECKPOINT, forge_preset: 'sd' }),
    'GET /sdapi/v1/progress': () => ({
      progress: job ? job.step / job.steps : 0,
      eta_relative: 1,
      state: { job_count: job ? 1 : 0, sampling_step: job?.step ?? 0, sampling_steps: job?.steps ?? 0 },
      current_image: null,
    }),
    'POST /internal/progress': ({ id_task }) => {
      const own = job?.id === id_task ? job : undefined;
      const progress = own ? own.step / own.steps : 0;
      return { active: own !== undefined, queued: false, completed: false, progress, eta: 1 };
    },
    'POST /sdapi/v1/interrupt': () => {
      interrupts += 1;
      if (job) job.stopped = true;
      return {};
    },
    'POST /sdapi/v1/txt2img': draw,
  });
  const close = async () => {
    await Promise.all([ollama, forge].map(end));
  };
  const hurry = () => {
    isSlow = false;
  };
  return { chats, drawn, interrupts: () => interrupts, hurry, close };
}

type Routes = Readonly<Record<string, (body: Record<string, unknown>) => object | Promise<object>>>;

async function listen(port: number, routes: Routes): Promise<Server> {
  const server = createServer(async (request, response) => answer(request, response, routes));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

async function answer(request: IncomingMessage, response: ServerResponse, routes: Routes): Promise<void> {
  const [path] = (request.url ?? '').split('?');
  const route = routes[`${request.method} ${path}`];
  // What is sent here is JSON, or nothing.
  const body = request.method === 'POST' ? ((await json(request)) as Record<string, unknown>) : {};
  response.writeHead(route ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(route ? await route(body) : { detail: 'Not Found' }));
}

function end(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
