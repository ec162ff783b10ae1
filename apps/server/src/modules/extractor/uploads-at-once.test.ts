import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeJpeg } from '../../testing/test-pictures.ts';
import { analyze, claims, painted } from '../../testing/test-uploads.ts';

const FILE = 'Content-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';

/** Begins uploads that never end, from addresses that a proxy names. */
async function slowUploads(server: TestApp) {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const port = Number(new URL(server.app.listeningOrigin).port);
  const slow: Socket[] = [];
  onTestFinished(() => slow.forEach((socket) => void socket.destroy()));
  const size = await png();
  return {
    end: () => slow.forEach((socket) => void socket.destroy()),
    /** @param file its first bytes; left out for so much of a picture as says its size */
    async begin(address: string, file: Uint8Array = size.subarray(0, 40)) {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      socket.write(
        `POST /api/image-prompt/analyze HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${address}\r\ncontent-length: 9000000\r\ncontent-type: multipart/form-data; boundary=xx\r\n\r\n--xx\r\n${FILE}`,
      );
      socket.write(file);
      slow.push(socket);
      // Time for it to arrive.
      await fetch(`${server.app.listeningOrigin}/api/config`);
      return socket;
    },
  };
}

const FROM_ANYWHERE = { ANALYSES_PER_HOUR: '0', TRUST_PROXY: '1' };
const OTHERS = '203.0.113.9';
const send = (server: TestApp, address: string, bytes: Uint8Array) =>
  analyze(server, bytes, { headers: { 'x-forwarded-for': address } });
const statusFrom = async (server: TestApp, address: string) =>
  (await send(server, address, await makeJpeg())).statusCode;
const png = async () => (await painted()).png().toBuffer();
const bombed = async () => claims(14_000, 14_000, await png());

test('uploads of one address that never end keep no other from being read', async () => {
  const server = await buildTestApp({ variables: FROM_ANYWHERE });
  const { begin, end } = await slowUploads(server);
  const theirs = '198.51.100.7';
  const statusBesideOneMore = async () => {
    await begin(theirs);
    return statusFrom(server, theirs);
  };
  await expect.poll(statusBesideOneMore, { timeout: 20_000 }).toBe(503);
  for (let index = 0; index < 16; index += 1) await begin(theirs);
  expect(await statusFrom(server, OTHERS)).toBe(200);
  end();
  await expect.poll(() => statusFrom(server, theirs), { timeout: 20_000 }).toBe(200);
});

test('beyond sixteen uploads at once nobody is kept waiting, and their end makes room', async () => {
  const server = await buildTestApp({ variables: FROM_ANYWHERE });
  const { begin, end } = await slowUploads(server);
  let count = 0;
  const statusBesideOneMore = async () => {
    await begin(`198.51.100.${count}`);
    count += 1;
    return statusFrom(server, OTHERS);
  };
  await expect.poll(statusBesideOneMore, { timeout: 20_000 }).toBe(503);
  expect(count).toBeGreaterThanOrEqual(16);
  const refused = await send(server, OTHERS, await makeJpeg());
  expect(refused.json()).toMatchObject({ success: false, code: 'overloaded' });
  expect(refused.headers['retry-after']).toBeDefined();
  // What is too large needs no place, and hears what is wrong with it.
  const bomb = await send(server, OTHERS, await bombed());
  expect([bomb.statusCode, bomb.json().code]).toEqual([400, 'too_many_pixels']);
  end();
  await expect.poll(() => statusFrom(server, OTHERS), { timeout: 20_000 }).toBe(200);
});

test('uploads that never say their size take no place of a picture, and one address begins a few alone', async () => {
  const server = await buildTestApp({ variables: FROM_ANYWHERE });
  const { begin } = await slowUploads(server);
  const theirs = '198.51.100.7';
  const nothing = new Uint8Array();
  for (let index = 0; index < 17; index += 1) await begin(theirs, nothing);
  expect(await statusFrom(server, theirs)).toBe(200);
  const statusBesideOneMore = async () => {
    await begin(theirs, nothing);
    return statusFrom(server, theirs);
  };
  await expect.poll(statusBesideOneMore, { timeout: 20_000 }).toBe(503);
  expect(await statusFrom(server, OTHERS)).toBe(200);
});

test('a picture of too many pixels is refused by its first bytes, while the rest is still to come', async () => {
  const server = await buildTestApp({ variables: FROM_ANYWHERE });
  const { begin } = await slowUploads(server);
  const socket = await begin('198.51.100.7', (await bombed()).subarray(0, 33));
  const [answer] = (await once(socket, 'data')) as [Buffer]; // the event's own signature
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.toString()).toContain(
    'That picture has too many pixels. Please use one of at most 50 megapixels.',
  );
});

test('an upload that only trickles is ended', async () => {
  const server = await buildTestApp({ variables: FROM_ANYWHERE });
  const { begin } = await slowUploads(server);
  for (const file of [undefined, new Uint8Array()]) {
    const socket = await begin('198.51.100.7', file);
    const trickle = setInterval(() => socket.write('x'), 100);
    onTestFinished(() => clearInterval(trickle));
    const [answer] = (await once(socket, 'data')) as [Buffer]; // the event's own signature
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer.toString()).toContain('"code":"request_timeout"');
  }
});
