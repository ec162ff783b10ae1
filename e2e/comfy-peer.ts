import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { dusk } from './png.ts';

/** The kinds of nodes that it has. */
const NODES: Readonly<Record<string, object>> = {
  CheckpointLoaderSimple: { ckpt_name: [['dreamshaper_8.safetensors'], {}] },
  KSampler: { sampler_name: [['euler', 'dpmpp_2m'], {}] },
  CLIPTextEncode: {},
  EmptyLatentImage: {},
  VAEDecode: {},
  SaveImage: {},
};

type Graph = Readonly<Record<string, { readonly class_type: string; readonly inputs: object }>>;

/** ComfyUI without its socket, as behind many a proxy: what it does is told by its history alone. */
export interface ComfyPeer {
  readonly origin: string;
  /** Graphs that were run. */
  readonly runs: readonly Graph[];
  close(): Promise<void>;
}

/** Listens at a free port of the loopback; every run is over at once, with the same picture. */
export async function comfyPeer(): Promise<ComfyPeer> {
  const runs: Graph[] = [];
  const history = new Map<string, object>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://peer');
    const says = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const [, kind] = /^\/api\/object_info\/(\w+)$/.exec(pathname) ?? [];
    if (kind) return says(200, kind in NODES ? { [kind]: { input: { required: NODES[kind] } } } : {});
    const [, run] = /^\/api\/history\/(.+)$/.exec(pathname) ?? [];
    if (run) return says(200, history.has(run) ? { [run]: history.get(run) } : {});
    switch (pathname) {
      case '/api/system_stats':
        return says(200, { system: { comfyui_version: '0.3.64' }, devices: [] });
      case '/api/queue':
        return says(200, { queue_running: [], queue_pending: [] });
      case '/api/prompt': {
        // What is sent here is checked by the test.
        const { prompt, prompt_id } = (await json(request)) as { prompt: Graph; prompt_id: string };
        runs.push(prompt);
        const [output = ''] = Object.keys(prompt).filter((id) => prompt[id]?.class_type === 'SaveImage');
        const images = [{ filename: 'made.png', subfolder: '', type: 'output' }];
        const status = { status_str: 'success', completed: true, messages: [] };
        history.set(prompt_id, { outputs: { [output]: { images } }, status });
        return says(200, { prompt_id, number: runs.length, node_errors: {} });
      }
      case '/api/view':
        response.writeHead(200, { 'content-type': 'image/png' });
        return response.end(dusk(192, 128, 16));
      default:
        return says(404, {});
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    origin: `http://127.0.0.1:${port}`,
    runs,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
