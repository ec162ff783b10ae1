/**
 * What the product adds to a picture of a local engine that takes half a second. The engine, one of the
 * AUTOMATIC1111 protocol, is a peer in this process. Prints its address, reads the server's, prints JSON in milliseconds.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import sharp from 'sharp';

/** Milliseconds of the engine, pixels of a side, and pictures: as many as a free account has in a day. */
const ENGINE = 500;
const SIDE = 1_024;
const PICTURES = 10;
const MODEL = 'bench.safetensors';

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const picture = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: 'grey', noise } })
  .png()
  .toBuffer();
const answer = JSON.stringify({ images: [picture.toString('base64')], parameters: {}, info: '' });

const engine = createServer(async (request, response) => {
  const says = (body: string, status = 200) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body);
  };
  if (request.url === '/sdapi/v1/sd-models') return says(JSON.stringify([{ title: MODEL }]));
  if (request.url !== '/sdapi/v1/txt2img') return says('{}', 404);
  await json(request);
  return setTimeout(() => says(answer), ENGINE);
});
await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
const { port } = engine.address() as AddressInfo; // it listens on a port, not on a pipe
process.stdout.write(`http://127.0.0.1:${port}\n`);
const url = await new Promise<string>((resolve) => {
  process.stdin.once('data', (chunk) => resolve(String(chunk).split(' ')[0] ?? ''));
});

const post = async (path: string, body: object, token?: string) => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answered = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answered.ok) throw new Error(`${path} answered ${answered.status}.`);
  return (await answered.json()) as Record<string, unknown>; // the contract's
};
const account = { email: 'engine@example.com', name: 'Bench', password: 'lantern-harbour-42' };
const token = String((await post('/api/auth/register', account))['access_token']);
const times: number[] = [];
for (let made = 0; made < PICTURES; made += 1) {
  const began = performance.now();
  const wish = { prompt: 'a lighthouse on a rock', model: `sdapi/${MODEL}`, aspect_ratio: '1:1' };
  const { success, message } = await post('/api/images/generate', wish, token);
  if (success !== true) throw new Error(String(message));
  times.push(performance.now() - began - ENGINE);
}
times.sort((one, other) => one - other);
const [median, worst] = [times[Math.floor(times.length / 2)], times.at(-1)];
process.stdout.write(`${JSON.stringify({ median, worst, megabytes: picture.length / 1_048_576 })}\n`);
process.exit(0);
