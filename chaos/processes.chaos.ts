import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startPostgres } from '../apps/server/src/testing/postgres-server.ts';
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder.ts';
import { ENGINES, postgresDatabase } from '../apps/server/src/testing/test-store.ts';
import { expectInvariants } from './invariants.ts';
import { analyze, largePicture } from './large-pictures.ts';
import { type People, peopleOf } from './people.ts';
import { startServer, untilAnswering } from './server.ts';
import { BODY, crowd, HEAD } from './slow-clients.ts';

const JWT_SECRET = 'tide-lantern-quarry-7d31f0c2a9e84b56';
const ROUNDS = 5;
const TWENTY_SECONDS = 20_000;

/** Three people who each make what comes, as fast as they are answered. */
function busyPeople(people: People, tokens: readonly string[], signal: AbortSignal): Promise<unknown> {
  return Promise.all(
    tokens.map(async (token, place) => {
      for (let turn = place; !signal.aborted; turn += 1) {
        const { status } = await people.make(token, turn % 2 === 0 ? 'prompt' : 'picture');
        if (status === 0) await sleep(50);
      }
    }),
  );
}

const statuses = ({ heard }: People) =>
  [...heard]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${count} × ${status === 0 ? 'cut off' : status}`)
    .join(', ');

/** Milliseconds, the same in each run. */
const momentOf = (round: number) => 100 + ((round * 977) % 1_300);

/** Waits until something new was made, and then for the moment of the round. */
async function inTheMiddle(people: People, round: number): Promise<void> {
  const before = people.kept.length;
  while (people.kept.length === before) await sleep(20);
  await sleep(momentOf(round));
}

test('The process is killed (-9) while people write', async ({ task }) => {
  const server = await startServer({ variables: { DATA_DIR: temporaryFolder() } });
  const people = peopleOf(server.url);
  // Reaches the limits of the day, and stays there through all kills.
  const old = await people.join();
  const starts: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const done = new AbortController();
    const busy = busyPeople(people, [old, await people.join(), await people.join()], done.signal);
    await inTheMiddle(people, round);
    await server.kill();
    done.abort();
    await busy;
    starts.push(await server.start());
    await expectInvariants(server.variables, people);
  }
  expect(people.kept.length).toBeGreaterThan(ROUNDS);
  const slowest = Math.max(...starts);
  // A machine with other work is slow at every start.
  expect(slowest).toBeLessThan(Math.max(5_000, 2 * server.firstStart));
  task.meta.told = `${ROUNDS} kills, ${people.kept.length} acknowledged works, none lost; back in ${slowest.toFixed(0)} ms at most, where an untroubled start took ${server.firstStart.toFixed(0)} (${statuses(people)})`;
});

test.skipIf(!ENGINES.includes('postgres'))(
  'One of three processes is killed (-9) while people write',
  async ({ task }) => {
    const variables = { DATA_DIR: temporaryFolder(), DATABASE_URL: await postgresDatabase(), JWT_SECRET };
    const server = await startServer({ variables, args: ['--processes', '3'] });
    const people = peopleOf(server.url);
    for (let round = 0; round < 3; round += 1) {
      const done = new AbortController();
      const busy = busyPeople(
        people,
        [await people.join(), await people.join(), await people.join()],
        done.signal,
      );
      await inTheMiddle(people, round);
      const children = readFileSync(`/proc/${server.pid()}/task/${server.pid()}/children`, 'utf8')
        .trim()
        .split(' ')
        .map(Number);
      process.kill(children[round % children.length] ?? 0, 'SIGKILL');
      await sleep(1_500);
      done.abort();
      await busy;
      await expectInvariants(server.variables, people);
    }
    expect(people.kept.length).toBeGreaterThan(ROUNDS);
    task.meta.told = `3 kills, ${people.kept.length} acknowledged works, none lost; the others went on (${statuses(people)})`;
  },
);

test.skipIf(!ENGINES.includes('postgres'))(
  'PostgreSQL is killed (-9) while people write',
  async ({ task }) => {
    const postgres = await startPostgres();
    if (!postgres) throw new Error('There is no PostgreSQL.');
    const variables = { DATA_DIR: temporaryFolder(), DATABASE_URL: postgres.url('postgres'), JWT_SECRET };
    const server = await startServer({ variables });
    const people = peopleOf(server.url);
    const token = await people.join();
    const returns: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const done = new AbortController();
      const busy = busyPeople(
        people,
        [await people.join(), await people.join(), await people.join()],
        done.signal,
      );
      await inTheMiddle(people, round);
      await postgres.kill();
      await sleep(500);
      expect((await people.call('GET', '/api/usage', token)).code).toBe('store_unavailable');
      await postgres.start();
      returns.push(await untilAnswering(server.url));
      done.abort();
      await busy;
      await expectInvariants(server.variables, people);
    }
    expect(server.isAlive()).toBe(true);
    const slowest = Math.max(...returns);
    expect(slowest).toBeLessThan(10_000);
    await server.kill();
    await postgres.stop();
    expect(people.kept.length).toBeGreaterThan(ROUNDS);
    task.meta.told = `3 kills, ${people.kept.length} acknowledged works, none lost; 503 meanwhile, ${slowest.toFixed(0)} ms until healthy again, the same process (${statuses(people)})`;
  },
);

test('Ninety-six handles for four hundred connections', async ({ task }) => {
  const server = await startServer({
    variables: { DATA_DIR: temporaryFolder() },
    wrapper: ['prlimit', '--nofile=96'],
  });
  const people = peopleOf(server.url);
  const token = await people.join();
  const silent = crowd(server.url, 400, '');
  await sleep(2_000);
  await people.make(token, 'picture', {});
  silent.leave();
  const took = await untilAnswering(server.url);
  expect(took).toBeLessThan(5_000);
  expect((await people.make(token, 'picture')).status).toBe(200);
  expect(server.isAlive()).toBe(true);
  await expectInvariants(server.variables, people);
  task.meta.told = `healthy ${took.toFixed(0)} ms after they left (${statuses(people)})`;
});

test('Slow clients: heads that never end, bodies by the byte, silence', async ({ task }) => {
  const server = await startServer({ variables: { DATA_DIR: temporaryFolder() } });
  const people = peopleOf(server.url);
  const token = await people.join();
  const crowds = [crowd(server.url, 150, ''), crowd(server.url, 150, HEAD), crowd(server.url, 100, BODY)];
  const times: number[] = [];
  const until = performance.now() + TWENTY_SECONDS + 45_000;
  while (performance.now() < until && crowds.some((each) => each.open() > 0)) {
    const began = performance.now();
    expect((await people.call('GET', '/api/usage', token)).status).toBe(200);
    times.push(performance.now() - began);
    await sleep(50);
  }
  const p99 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
  expect(crowds.map((each) => each.open())).toEqual([0, 0, 0]);
  const longest = Math.max(...crowds.map((each) => each.longest()));
  expect(longest).toBeLessThan(70_000);
  await expectInvariants(server.variables, people);
  task.meta.told = `400 of them, cut off after ${(longest / 1_000).toFixed(0)} s at the latest; others meanwhile ${p99.toFixed(0)} ms p99`;
});

test('A heap of 160 MB under large pictures and large bodies', async ({ task }) => {
  const server = await startServer({
    variables: { DATA_DIR: temporaryFolder() },
    flags: ['--max-old-space-size=160'],
  });
  const people = peopleOf(server.url);
  const token = await people.join();
  const picture = await largePicture();
  const seen = new Map<number, number>();
  for (let round = 0; round < 3; round += 1) {
    const pictures = Array.from({ length: 8 }, () => analyze(server.url, picture));
    const bodies = Array.from({ length: 20 }, () =>
      people.call('POST', '/api/templates/expand', token, {
        text: '{{a}}',
        values: { a: Array.from({ length: 900 }, () => 'x'.repeat(200)) },
      }),
    );
    const answers = [
      ...(await Promise.all(pictures)),
      ...(await Promise.all(bodies)).map(({ status }) => status),
    ];
    for (const status of answers) seen.set(status, (seen.get(status) ?? 0) + 1);
  }
  expect(server.isAlive()).toBe(true);
  expect(seen.get(0)).toBeUndefined();
  expect((await people.make(token, 'prompt')).status).toBe(200);
  await expectInvariants(server.variables, people);
  task.meta.told = [...seen].map(([status, count]) => `${count} × ${status}`).join(', ');
});
