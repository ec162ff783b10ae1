/** Two engines in one, in a process of its own: every picture is one of 20 MB. For `bench/engine-memory.ts`. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

const SIDE = 2_640;
const noise = Buffer.alloc(SIDE * SIDE * 3);
crypto.getRandomValues(noise.subarray(0, 65_536));
// Cheap noise that does not pack.
let state = noise.readUInt32LE(0) | 1;
for (let at = 0; at + 4 <= noise.length; at += 4) {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  noise.writeInt32LE(state, at);
}
const raw = { width: SIDE, height: SIDE, channels: 3 } as const;
const png = await sharp(noise, { raw }).png({ compressionLevel: 0 }).toBuffer();
const base64 = Buffer.from(
  `{"images":["${png.toString('base64')}"],"parameters":{},"info":"{\\"seed\\":7}"}`,
);

const server = createServer((request, response) => {
  const json = (body: object | Buffer) => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length });
    response.end(bytes);
  };
  const runs: Record<string, () => unknown> = {
    '/sdapi/v1/sd-models': () => json([{ title: 'model', model_name: 'model' }]),
    '/sdapi/v1/txt2img': () => setTimeout(() => json(base64), 300),
    '/api/system_stats': () => json({ system: {}, devices: [] }),
    '/api/object_info/CheckpointLoaderSimple': () =>
      json({ CheckpointLoaderSimple: { input: { required: { ckpt_name: [['model']] } } } }),
    '/api/object_info/KSampler': () =>
      json({ KSampler: { input: { required: { sampler_name: [['euler']] } } } }),
    '/api/prompt': () => json({ prompt_id: 'taken' }),
    '/api/queue': () => json({ queue_running: [], queue_pending: [] }),
    '/api/view': () => response.end(png),
  };
  const path = (request.url ?? '').split('?')[0] ?? '';
  const [, id] = /^\/api\/history\/([\w-]+)$/.exec(path) ?? [];
  request.resume();
  request.on('end', () => {
    if (id) {
      const images = [{ filename: 'a.png', subfolder: '', type: 'temp' }];
      return json({
        [id]: { outputs: { picture: { images } }, status: { status_str: 'success', messages: [] } },
      });
    }
    const run = runs[path];
    if (run) return run();
    response.writeHead(404);
    return response.end('{}');
  });
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
