import { profile } from '@framewright/contract';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerFailures } from '../apps/server/src/http/error-handler.ts';
import { logOptions } from '../apps/server/src/http/request-log.ts';
import { shedLoad } from '../apps/server/src/http/shed-load.ts';
import { causesIn } from './causes.ts';

const failed = (code: string, err: object) => JSON.stringify({ level: 40, code, err, msg: 'request failed' });
const busy = failed('overloaded', {
  message: 'Busy.',
  stack:
    'AppError: Busy.\n    at refuseCalls (file:///srv/apps/server/src/http/shed-load.ts:36:9)\n    at next (file:///srv/apps/server/src/app.ts:1:1)',
});
const lost = failed('store_unavailable', {
  message: 'Connection terminated',
  stack:
    'Error: Connection terminated\n    at Client.end (/srv/node_modules/pg/client.js:2:2)\n    at async file:///srv/apps/server/src/db/open.ts:7:7',
});

test('failures are counted by what was thrown and where, the most frequent first', () => {
  expect(causesIn([lost, busy, 'Framewright is ready at http://127.0.0.1:1', busy])).toBe(
    '2 × overloaded at refuseCalls (shed-load.ts), 1 × store_unavailable: Connection terminated at open.ts',
  );
});

test('what is no failure tells nothing, and neither does half a line', () => {
  expect(causesIn(['', 'words', busy.slice(0, 90), JSON.stringify({ msg: 'answered', status: 503 })])).toBe(
    '',
  );
});

test('causes beyond the three most frequent are counted together', () => {
  const others = ['a', 'b', 'c', 'd', 'e'].map((message) => failed('server_error', { message }));
  expect(causesIn([...others, busy])).toMatch(/^1 × server_error: a, 1 × .*, 3 others$/);
});

test('a server that really sheds its load says where', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: logOptions('warn', { write: (line) => void lines.push(line) }) });
  answerFailures(app, () => undefined);
  await shedLoad(app, { maxHeapUsedBytes: 1, sampleInterval: 1 });
  app.get('/profile', { config: { endpoint: profile } }, () => 'here');
  await expect.poll(async () => (await app.inject('/profile')).statusCode).toBe(503);
  await app.close();
  expect(causesIn(lines)).toBe('1 × overloaded at refuseCalls (shed-load.ts)');
});
