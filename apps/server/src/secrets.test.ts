import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { openSecrets } from './secrets.ts';

const SECRET = 'k3Yb0ard-0f-many-Signs-and-2-dots..';

const secretsOf = (JWT_SECRET: string) =>
  openSecrets(readConfig({ NODE_ENV: 'production', JWT_SECRET, PUBLIC_URL: 'https://framewright.example' }));

test('no purpose has the secret of another, and the same one is the same after a start', () => {
  const keys = Object.values(secretsOf(SECRET)).map((key) => key.toString('hex'));
  expect(new Set(keys).size).toBe(keys.length);
  expect(Object.values(secretsOf(SECRET)).map((key) => key.toString('hex'))).toEqual(keys);
  expect(secretsOf(`${SECRET}!`).tokens.toString('hex')).not.toBe(keys[0]);
});
