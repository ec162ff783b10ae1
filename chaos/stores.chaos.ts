import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../apps/server/src/providers/storage/open-storage.ts';
import { s3Server } from '../apps/server/src/testing/s3-server.ts';
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder.ts';
import { expectInvariants } from './invariants.ts';
import { peopleOf } from './people.ts';
import { startServer } from './server.ts';

const BUCKET = { STORAGE_URL: 's3://pictures', AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

test('The bucket is away, loses answers, and is slow', async ({ task }) => {
  const { endpoint, faults, config } = await s3Server();
  // s3rver cannot continue a list with today's OpenSSL, so that a bucket with two files cannot be opened.
  const storage = await openStorage(config);
  const server = await startServer({
    variables: { DATA_DIR: temporaryFolder(), ...BUCKET, S3_ENDPOINT: endpoint },
  });
  const people = peopleOf(server.url);
  const token = await people.join();
  expect((await people.make(token, 'picture')).status).toBe(200);
  faults.status = 503;
  const away = await people.make(token, 'picture');
  expect(away.code).toBe('store_unavailable');
  expect(await people.used(token)).toEqual({ prompts: 0, images: 1 });
  expect((await people.make(token, 'prompt')).status).toBe(200);
  delete faults.status;
  faults.answersLost = 1;
  const lost = await people.make(token, 'picture');
  faults.delay = 2_000;
  const slow = people.make(token, 'picture');
  const began = performance.now();
  expect((await people.call('GET', '/api/usage', token)).status).toBe(200);
  const meanwhile = performance.now() - began;
  expect((await slow).status).toBe(200);
  faults.delay = 0;
  expect((await people.make(token, 'picture')).status).toBe(200);
  await expectInvariants(server.variables, people, storage);
  task.meta.told = `away: ${away.status}, not counted, and prompts go on; an answer lost: ${lost.status}; two seconds slow: 200, and others ${meanwhile.toFixed(0)} ms meanwhile`;
});

/** A small disk of its own, unmounted after the test; undefined where none can be made. */
function smallDisk(megabytes: number): string | undefined {
  const folder = path.join(temporaryFolder(), 'disk');
  mkdirSync(folder);
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (made.status !== 0) return undefined;
  onTestFinished(() => void spawnSync('umount', ['-l', folder]));
  return folder;
}

test('The disk is full, and has room again', async ({ task, skip }) => {
  const disk = smallDisk(24) ?? skip('no disk can be mounted here');
  const server = await startServer({ variables: { DATA_DIR: disk } });
  const people = peopleOf(server.url);
  const token = await people.join();
  expect((await people.make(token, 'picture')).status).toBe(200);
  const ballast = path.join(disk, 'ballast');
  fill(ballast);
  const [picture, prompt] = [await people.make(token, 'picture'), await people.make(token, 'prompt')];
  expect([picture.code, prompt.code]).toEqual(['no_space', 'no_space']);
  expect(await people.used(token)).toEqual({ prompts: 0, images: 1 });
  rmSync(ballast);
  expect((await people.make(token, 'picture')).status).toBe(200);
  expect((await people.make(token, 'prompt')).status).toBe(200);
  expect(server.isAlive()).toBe(true);
  await expectInvariants(server.variables, people);
  task.meta.told = `${picture.status} for pictures and prompts, nothing counted; reading goes on; 200 as soon as there is room`;
});

/** To the last byte. */
function fill(file: string): void {
  for (let size = 1_048_576; size >= 512; size /= 2) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // No more of this size.
    }
  }
}

test('The folder is read-only, and is not', async ({ task, skip }) => {
  const disk = smallDisk(64) ?? skip('no disk can be mounted here');
  const remount = (how: 'ro' | 'rw') =>
    spawnSync('mount', ['-o', `remount,${how}`, disk], { encoding: 'utf8' });
  const server = await startServer({ variables: { DATA_DIR: disk } });
  const people = peopleOf(server.url);
  const token = await people.join();
  expect((await people.make(token, 'picture')).status).toBe(200);
  await server.kill();
  // What is open for writing keeps a disk from it; a start on one that is read-only says so and ends.
  expect(remount('ro').status).toBe(0);
  await expect(server.start()).rejects.toThrow('The server ended with 1.');
  expect(remount('rw').status).toBe(0);
  await server.start();
  expect((await people.make(token, 'picture')).status).toBe(200);
  await expectInvariants(server.variables, people);
  task.meta.told =
    'a start on it ends with one line; started again as soon as it can be written, nothing is lost';
});
