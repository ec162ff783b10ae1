import { inspect } from 'node:util';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { Secret } from './secret.ts';

const KEY = 'sk-canary-of-mara';
const request = { prompt: 'a fox', userKey: new Secret(KEY) };

test.each([
  ['JSON', () => JSON.stringify(request)],
  ['what a console prints', () => inspect(request, { depth: null, showHidden: true })],
  ['a text that it is put into', () => `Bearer ${request.userKey}`],
  ['an error that carries it', () => inspect(new Error('Refused.', { cause: request }))],
  [
    'the log',
    () => {
      const lines: string[] = [];
      fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } }).log.info(
        { asked: request },
        'asked',
      );
      return lines.join('');
    },
  ],
])('a key is not in %s', (_, written) => {
  expect(written()).toContain('[secret]');
  expect(written()).not.toContain(KEY);
});

test('what copies it has nothing of it, and only who asks is told', () => {
  expect({ ...request.userKey }).toEqual({});
  expect(structuredClone(request.userKey)).toEqual({});
  expect(request.userKey.reveal()).toBe(KEY);
});
