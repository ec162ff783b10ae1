import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { dusk } from './png.ts';

/** What OpenAI's Images API is asked for. */
interface Generation {
  readonly prompt: string;
  readonly size: string;
  readonly partials: number;
  /** The names of the pictures to start from; undefined where a new one is asked for. */
  readonly inputs: readonly string[] | undefined;
}

const FIELDS = ['model', 'prompt', 'n', 'size', 'output_format', 'stream', 'partial_images'];
const EDIT_FIELDS = [...FIELDS, 'input_fidelity', 'image[]'];
const MODEL = 'gpt-image-2.6-flare';
const USAGE = { input_tokens: 50, output_tokens: 4160, total_tokens: 4210 };
const PIXELS = 256;

export const REWRITTEN =
  'A lighthouse on low rocks at dusk, its beam to the left, the last orange light behind a flat slate sea. 35 mm, wide and level.';

/** OpenAI's Images API on a port of its own; what it does is in the prompt. */
export interface ImagesPeer {
  readonly baseUrl: string;
  /** What it was asked for, in order. */
  readonly asked: readonly Generation[];
  /** What was wrong with the others. */
  readonly refused: readonly string[];
  /** How many connections were closed before their answer was out. */
  abandoned(): number;
  /** Lets the answer that waits send its next picture. */
  goOn(): void;
  close(): Promise<void>;
}

/** A peer that refuses what the API would refuse, and answers each prompt as its words say. */
export async function imagesPeer(): Promise<ImagesPeer> {
  const asked: Generation[] = [];
  const refused: string[] = [];
  const steps = new Steps();
  let abandoned = 0;
  const server = createServer(async (request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) abandoned += 1;
    });
    const generation = await read(request);
    if (typeof generation === 'string') {
      refused.push(generation);
      return failWith(response, 400, { message: generation, type: 'invalid_request_error', code: null });
    }
    asked.push(generation);
    return answer(response, generation, steps);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    ...{ asked, refused },
    baseUrl: `http://127.0.0.1:${port}/v1`,
    abandoned: () => abandoned,
    goOn: () => steps.allow(),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** @returns what is wrong with it, where something is */
async function read(request: IncomingMessage): Promise<Generation | string> {
  const { method, url, headers } = request;
  const isEdit = url === '/v1/images/edits';
  if (method !== 'POST' || !(isEdit || url === '/v1/images/generations')) return `There is no ${url}.`;
  if (headers.authorization !== 'Bearer sk-e2e') return 'The key is wrong.';
  const form = isEdit ? await formOf(request) : new Map(Object.entries(JSON.parse(await text(request))));
  const fields = new Map([...form].map(([name, value]) => [name, String(value)]));
  const unknown = [...fields.keys()].filter((name) => !(isEdit ? EDIT_FIELDS : FIELDS).includes(name));
  if (unknown.length > 0) return `Unknown parameter: ${unknown.join(', ')}.`;
  if (fields.get('model') !== MODEL || fields.get('stream') !== 'true' || fields.get('n') !== '1')
    return `Not as expected: ${[...fields].join(' ')}.`;
  const size = fields.get('size') ?? '';
  if (!/^\d+x\d+$/.test(size)) return `Invalid size: ${size}.`;
  return {
    ...{ size, prompt: fields.get('prompt') ?? '', partials: Number(fields.get('partial_images')) },
    inputs: form instanceof FormData ? form.getAll('image[]').map(nameOf) : undefined,
  };
}

async function formOf(request: IncomingMessage): Promise<FormData> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  return new Response(new Uint8Array(await buffer(request)), { headers }).formData();
}

function nameOf(part: FormDataEntryValue): string {
  return typeof part === 'string' ? 'no file' : part.name;
}

function answer(response: ServerResponse, generation: Generation, steps: Steps): void | Promise<void> {
  const { prompt } = generation;
  if (prompt.includes('forbidden')) {
    const message = 'Your request was rejected by the safety system. safety_violations=[violence].';
    return failWith(response, 400, {
      message,
      type: 'image_generation_user_error',
      code: 'moderation_blocked',
    });
  }
  if (prompt.includes('old model')) {
    const message = `The model \`${MODEL}\` has been deprecated and is no longer available.`;
    return failWith(response, 404, { message, type: 'invalid_request_error', code: 'model_not_found' });
  }
  if (prompt.includes('crowd')) {
    const message = 'Rate limit reached. Please try again in 3s.';
    response.setHeader('retry-after', '3');
    return failWith(response, 429, { message, type: 'tokens', code: 'rate_limit_exceeded' });
  }
  return draw(response, generation, steps);
}

function failWith(response: ServerResponse, status: number, error: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { param: null, ...error } }));
}

/** Unfinished pictures, each finer than the one before, and then the picture. */
async function draw(response: ServerResponse, generation: Generation, steps: Steps) {
  const { size, partials, prompt, inputs } = generation;
  const kind = inputs ? 'image_edit' : 'image_generation';
  const [width = 0, height = 0] = size.split('x').map(Number);
  const send = (type: string, block: number, more: object) => {
    const b64_json = dusk(width, height, block).toString('base64');
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, b64_json, ...more })}\n\n`);
  };
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.flushHeaders();
  for (let index = 0; index < partials; index += 1) {
    await steps.next();
    send(`${kind}.partial_image`, PIXELS / 4 ** index, { partial_image_index: index });
  }
  await steps.next();
  const rewritten = prompt.includes('lighthouse') && { revised_prompt: REWRITTEN };
  send(`${kind}.completed`, 1, { usage: USAGE, ...rewritten });
  response.end();
}

/** What waits until it is allowed to go on. */
class Steps {
  readonly #waiting: (() => void)[] = [];
  #allowed = 0;

  next(): Promise<void> {
    if (this.#allowed === 0) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#allowed -= 1;
    return Promise.resolve();
  }

  allow(): void {
    const first = this.#waiting.shift();
    if (first) first();
    else this.#allowed += 1;
  }
}
