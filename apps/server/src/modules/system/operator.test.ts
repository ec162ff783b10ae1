import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/test-app.ts';
import { setOperator } from '../auth/index.ts';

const now = () => new Date('2026-11-20T12:00:00Z');

test('an operator is told about models that end; others are told nothing, visitors not even that', async () => {
  const server = await buildTestApp({ variables: { OPENAI_API_KEY: 'sk-canary' }, now });
  const { token, user } = await server.signUp();
  const notices = async () => (await server.send('GET', '/api/operator/notices', { token })).json();
  expect(await notices()).toEqual({ notices: [] });
  expect(await setOperator(server.db, user.email, true)).toBe(true);
  expect((await notices()).notices).toContain(
    'gpt-5 is answered by gpt-5, which ends on 2026-12-11. gpt-5.6-terra answers from then on.',
  );
  expect(await setOperator(server.db, user.email, false)).toBe(true);
  expect(await notices()).toEqual({ notices: [] });
  expect(await setOperator(server.db, 'nobody@example.com', true)).toBe(false);
  expect((await server.send('GET', '/api/operator/notices')).statusCode).toBe(401);
});

test('the log says so at the start', async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const variables = { OPENAI_API_KEY: 'sk-canary', LOG_LEVEL: 'warn' };
  await buildTestApp({ variables, now, logStream });
  expect(lines.join()).toContain('gpt-5 is answered by gpt-5, which ends on 2026-12-11.');
  expect(lines.join()).not.toContain('canary');
});
