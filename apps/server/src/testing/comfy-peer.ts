import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { CHECKPOINTS, type Graph, objectInfoOf, refusalOf, valueIn } from './comfy-nodes.ts';
import { bodyOf, httpPeer, pour } from './http-peer.ts';
import { paintedPicture, sendJson } from './json-peer.ts';
import { withPngTexts } from './png-texts.ts';

/** What goes wrong, or otherwise than usual, with every run. */
type Oddity =
  | 'socket-dies'
  | 'no-socket'
  | 'cached'
  | 'fails'
  | 'out-of-memory'
  | 'stopped'
  | 'forgets'
  | 'html'
  | 'huge'
  | 'cut'
  | 'cut-once'
  | 'no-picture'
  | 'lies'
  | 'loses-answer';

interface Options {
  readonly checkpoints?: readonly string[];
  readonly combos?: 'old' | 'new';
  /** The whole `Authorization` header of a proxy before it. */
  readonly lockedBy?: string;
  readonly oddity?: Oddity;
  /** Milliseconds of a round, and of loading a model before the first one. */
  readonly round?: number;
  readonly loading?: number;
}

interface PeerRun {
  readonly id: string;
  readonly number: number;
  readonly clientId: string;
  readonly graph: Graph;
  state: 'pending' | 'running' | 'over';
  interrupted: boolean;
}

const prompt = z.object({
  prompt: z.unknown(),
  client_id: z.uuid(),
  // Newer versions refuse other forms.
  prompt_id: z.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
});

/** ComfyUI: a queue, a socket for each client, a history. */
export async function comfyPeer(options: Options = {}) {
  const { checkpoints = CHECKPOINTS, combos = 'new', lockedBy, oddity, round = 5, loading = 0 } = options;
  const runs: PeerRun[] = [];
  const refused: string[] = [];
  const uploads = new Set<string>();
  const files = new Map<string, Buffer>();
  const history = new Map<string, object>();
  const sockets = new Map<string, WebSocket>();
  const seen = { interrupts: 0, deleted: 0, cut: 0 };
  let turn = Promise.resolve();

  const tell = (clientId: string, type: string, data: object) =>
    sockets.get(clientId)?.send(JSON.stringify({ type, data }));

  async function execute(run: PeerRun): Promise<void> {
    if (run.state === 'over') return;
    run.state = 'running';
    const { id: prompt_id, clientId, graph } = run;
    tell(clientId, 'execution_start', { prompt_id });
    await pause(loading);
    if (oddity === 'socket-dies') sockets.get(clientId)?.terminate();
    const max = Number(valueIn(graph, /^KSampler$/, 'steps'));
    for (let value = 1; value <= max && !run.interrupted && oddity !== 'cached'; value += 1) {
      await pause(round);
      tell(clientId, 'progress', { value, max, prompt_id, node: 'sampler' });
      if (value === 1) sockets.get(clientId)?.send(FRAME);
    }
    const entry = await entryOf(run);
    // In one go, as the engine does it.
    run.state = 'over';
    if (oddity !== 'forgets') history.set(prompt_id, entry);
    tell(clientId, 'executing', { node: null, prompt_id });
  }

  async function entryOf({ graph, interrupted }: PeerRun): Promise<object> {
    const ended = (type: string, data: object) => ({
      outputs: {},
      status: {
        status_str: 'error',
        completed: false,
        messages: [
          ['execution_start', {}],
          [type, data],
        ],
      },
    });
    if (interrupted || oddity === 'stopped') return ended('execution_interrupted', { node_id: 'sampler' });
    const exception_type = oddity === 'out-of-memory' ? 'torch.OutOfMemoryError' : 'RuntimeError';
    if (oddity === 'fails' || oddity === 'out-of-memory')
      return ended('execution_error', {
        node_type: 'KSampler',
        exception_type,
        exception_message: 'It failed at /home/mara.',
      });
    const output = Object.entries(graph).find(
      ([, { class_type }]) => /Image$/.test(class_type) && !/Load|Scale|Latent/.test(class_type),
    );
    const filename = `ComfyUI_${files.size}_ & temp.png`;
    files.set(filename, await pictureOf(graph, oddity));
    const images = oddity === 'no-picture' ? [] : [{ filename, subfolder: '', type: 'temp' }];
    return {
      outputs: { [output?.[0] ?? '']: { images } },
      status: { status_str: 'success', completed: true, messages: [] },
    };
  }

  function enqueue(response: ServerResponse, raw: Buffer): void {
    const parsed = prompt.safeParse(JSON.parse(raw.toString()));
    const refusal = parsed.success
      ? refusalOf(parsed.data.prompt, uploads)
      : {
          error: { type: 'invalid_prompt_id', message: String(parsed.error), details: '', extra_info: {} },
          node_errors: {},
        };
    if (!parsed.success || refusal) {
      refused.push(JSON.stringify(refusal));
      sendJson(response, 400, refusal ?? {});
      return;
    }
    const { prompt_id: id, client_id: clientId } = parsed.data;
    const graph = parsed.data.prompt as Graph; // refusalOf() has looked at it
    const run: PeerRun = { id, clientId, graph, number: runs.length, state: 'pending', interrupted: false };
    runs.push(run);
    turn = turn.then(() => execute(run));
    if (oddity === 'loses-answer') return void response.destroy();
    sendJson(response, 200, { prompt_id: id, number: run.number, node_errors: {} });
  }

  const listed = (state: PeerRun['state']) =>
    runs.filter((run) => run.state === state).map(({ number, id, graph }) => [number, id, graph, {}, []]);

  function leaveQueue(response: ServerResponse, raw: Buffer): void {
    const ids = z.strictObject({ delete: z.array(z.string()) }).parse(JSON.parse(raw.toString())).delete;
    for (const run of runs) {
      if (run.state !== 'pending' || !ids.includes(run.id)) continue;
      run.state = 'over';
      seen.deleted += 1;
    }
    response.end();
  }

  /** As older versions do it: whatever runs. */
  function interrupt(response: ServerResponse): void {
    seen.interrupts += 1;
    for (const run of runs) if (run.state === 'running') run.interrupted = true;
    response.end();
  }

  async function takeUpload(request: IncomingMessage, response: ServerResponse, raw: Buffer): Promise<void> {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(new Uint8Array(raw), { headers }).formData();
    const image = form.get('image');
    if (!(image instanceof File) || form.get('type') !== 'input') return void response.writeHead(400).end();
    uploads.add(`clips/${image.name}`);
    sendJson(response, 200, { name: image.name, subfolder: 'clips', type: 'input' });
  }

  function showFile(response: ServerResponse, query: URLSearchParams): void {
    const bytes = files.get(query.get('filename') ?? '');
    if (!bytes || query.get('type') !== 'temp') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': oddity === 'html' ? 'text/html' : 'image/png' });
    if (oddity === 'html') response.end('<!doctype html><title>A proxy</title>');
    else if (oddity === 'huge') pour(response, 300);
    else if (oddity === 'cut' || (oddity === 'cut-once' && ++seen.cut === 1))
      response.write(bytes.subarray(0, 200), () => response.destroy());
    else response.end(bytes);
  }

  const { origin, server, freeze, close } = await httpPeer(async (request, response) => {
    const raw = await bodyOf(request);
    const url = new URL(request.url ?? '', 'http://peer');
    // A page of another origin has no business here.
    if (request.headers.origin) return void response.writeHead(403).end();
    if (lockedBy && request.headers.authorization !== lockedBy)
      return void response.writeHead(401).end('Locked');
    const routes: Record<string, () => unknown> = {
      'GET /api/system_stats': () =>
        sendJson(response, 200, {
          system: { comfyui_version: '0.3.64', os: 'posix' },
          devices: [{ name: 'cpu' }],
        }),
      'GET /api/queue': () =>
        sendJson(response, 200, { queue_running: listed('running'), queue_pending: listed('pending') }),
      'GET /api/view': () => showFile(response, url.searchParams),
      'POST /api/prompt': () => enqueue(response, raw),
      'POST /api/queue': () => leaveQueue(response, raw),
      'POST /api/interrupt': () => interrupt(response),
      'POST /api/upload/image': () => takeUpload(request, response, raw),
    };
    const [, kind, name = ''] = /^\/api\/(object_info|history)\/([\w-]+)$/.exec(url.pathname) ?? [];
    if (kind === 'object_info') return sendJson(response, 200, objectInfoOf(name, combos, checkpoints));
    if (kind === 'history')
      return sendJson(response, 200, history.has(name) ? { [name]: history.get(name) } : {});
    await (routes[`${request.method} ${url.pathname}`] ?? (() => response.writeHead(404).end()))();
  });
  const ws = new WebSocketServer({
    server,
    path: '/api/ws',
    verifyClient: ({ req }: { req: IncomingMessage }) =>
      oddity !== 'no-socket' && (!lockedBy || req.headers.authorization === lockedBy),
  });
  ws.on('connection', (socket, request) => {
    const clientId = new URL(request.url ?? '', 'http://peer').searchParams.get('clientId') ?? randomUUID();
    sockets.set(clientId, socket);
    socket.send(
      JSON.stringify({
        type: 'status',
        data: { status: { exec_info: { queue_remaining: 0 } }, sid: clientId },
      }),
    );
  });
  onTestFinished(() => {
    for (const socket of ws.clients) socket.terminate();
    ws.close();
  });

  /** Somebody else's work, before that of whoever comes next. */
  function keepBusy(milliseconds: number): void {
    const run: PeerRun = {
      id: randomUUID(),
      clientId: '',
      graph: {},
      number: runs.length,
      state: 'running',
      interrupted: false,
    };
    runs.push(run);
    turn = turn.then(async () => {
      await pause(milliseconds);
      run.state = 'over';
    });
  }

  return { origin, runs, refused, seen, sockets, keepBusy, freeze, close };
}

/** A frame of what is being made: its kind, its type, a PNG of one pixel. */
const FRAME = Buffer.concat([
  Buffer.from([0, 0, 0, 1, 0, 0, 0, 2]),
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
]);

/** A PNG of the size that the graph asks for, with the graph in it. */
async function pictureOf(graph: Graph, oddity: Oddity | undefined): Promise<Buffer> {
  const sides = /^Empty|^ImageScale$/;
  const [width, height] = [Number(valueIn(graph, sides, 'width')), Number(valueIn(graph, sides, 'height'))];
  const png = await paintedPicture(width, height);
  const said = structuredClone(graph);
  const sampler = Object.values(said).find(({ class_type }) => class_type === 'KSampler');
  if (sampler && oddity === 'lies') sampler.inputs['seed'] = 4711;
  return withPngTexts(png, { prompt: JSON.stringify(said) });
}
