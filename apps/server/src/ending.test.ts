import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { imagesUsedOn, post, registerOn, startServer } from './testing/server-process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

test('after a kill the data is free again, sessions hold, and nothing that was answered is lost', async () => {
  const folder = temporaryFolder();
  const first = await startServer(folder);
  const token = await registerOn(first.url);
  const generate = (url: string) => post(`${url}/api/prompts/generate`, { subject: 'a fox' }, token);
  expect((await generate(first.url)).status).toBe(200);
  expect((await generate(first.url)).status).toBe(200);
  first.child.kill('SIGKILL');
  await first.ended;

  const second = await startServer(folder);
  const headers = { authorization: `Bearer ${token}` };
  const usage = await (await fetch(`${second.url}/api/usage`, { headers })).json();
  expect(usage).toMatchObject({ prompts_used_today: 2 });
});

test('a board that a kill cuts off is drawn to its end by the next server', async () => {
  const folder = temporaryFolder();
  const quiet = { LOG_LEVEL: 'error' };
  const first = await startServer(folder, quiet);
  const token = await registerOn(first.url);
  const values = Array.from({ length: 8 }, (_, index) => `paper boat number ${index}`);
  const asked = { prompt: 'a boat', model: 'built-in', axes: [{ field: 'prompt', values }] };
  const { id } = (await (await post(`${first.url}/api/boards`, asked, token)).json()) as { id: string };
  const statesOn = async (url: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/api/boards/${id}`, { headers });
    const { cells } = (await answer.json()) as { cells: { state: string }[] };
    return cells.map(({ state }) => state);
  };
  const some = { timeout: 40_000, interval: 50 };
  await vi.waitFor(async () => expect(await statesOn(first.url)).toContain('done'), some);
  first.child.kill('SIGKILL');
  await first.ended;

  const second = await startServer(folder, quiet);
  const all = values.map(() => 'done');
  await vi.waitFor(async () => expect(await statesOn(second.url)).toEqual(all), some);
  expect(await imagesUsedOn(second.url, token)).toBe(8);
}, 90_000);

test('work in progress is finished before the server stops', async () => {
  const server = await startServer(temporaryFolder());
  const token = await registerOn(server.url);
  const pictures = Array.from({ length: 4 }, () =>
    post(`${server.url}/api/images/generate`, { prompt: 'a fox in the snow', model: 'built-in' }, token),
  );
  await expect.poll(() => imagesUsedOn(server.url, token), { timeout: 15_000 }).toBe(4);
  server.child.kill('SIGTERM');
  const statuses = (await Promise.all(pictures)).map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200, 200]);
  expect(await server.ended).toBe(0);
});

/** Begins to ask on a connection of its own. @returns asks to the end, and answers what is heard */
async function halfAsked(port: number, url: string): Promise<() => Promise<string>> {
  const socket = connect(port, '127.0.0.1');
  const heard = text(socket);
  await once(socket, 'connect');
  socket.write('GET ');
  return () => {
    socket.write(`${url} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
    return heard;
  };
}

test('while it stops it is live and not ready, and answers what comes over open connections', async () => {
  const server = await startServer(temporaryFolder());
  const asked = await Promise.all(
    ['/api/health/live', '/api/health/ready', '/api/config'].map((url) => halfAsked(server.port, url)),
  );
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
  server.child.kill('SIGTERM');
  await vi.waitFor(() => expect(fetch(server.url)).rejects.toThrow());
  const [live, ready, config] = await Promise.all(asked.map((finish) => finish()));
  expect(live).toMatch(/^HTTP\/1\.1 200 /);
  expect(ready).toMatch(/^HTTP\/1\.1 503 .*"code":"stopping"/s);
  expect(config).toMatch(/^HTTP\/1\.1 200 /);
  expect(await server.ended).toBe(0);
});
