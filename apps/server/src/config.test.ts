import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { VARIABLES } from './environment.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: 'a secret of more than thirty-two characters',
  PUBLIC_URL: 'https://framewright.example',
};

test('an empty environment is a local server on loopback', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    production: false,
    http: { host: '127.0.0.1', port: 3000, publicUrl: 'http://127.0.0.1:3000', trustProxy: 0 },
    logLevel: 'info',
    dataDir: path.resolve('data'),
    database: { kind: 'sqlite', file: path.resolve('data/framewright.sqlite') },
    storage: { kind: 'disk', folder: path.resolve('data/pictures') },
    rates: {
      authAttemptsPerMinute: 10,
      registrationsPerHour: 30,
      analysesPerHour: 60,
      alternativesPerMinute: 60,
      translationsPerMinute: 120,
      ownKeyCallsPerMinute: 60,
    },
  });
});

test('the configuration cannot be changed, at any depth', () => {
  const config = readConfig({});
  expect(() => Object.assign(config.http, { port: 1 })).toThrow(TypeError);
});

test('an empty variable says nothing', () => {
  expect(readConfig({ PORT: '', JWT_SECRET: '  ' }).http.port).toBe(3000);
});

test.each([
  ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535.'],
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535.'],
  ['PORT', '-1', 'PORT must be a whole number from 0 to 65535.'],
  ['HOST', 'a b', 'HOST must not hold spaces.'],
  ['PUBLIC_URL', 'framewright', 'PUBLIC_URL must be an http or https address.'],
  [
    'PUBLIC_URL',
    'https://a.example/x',
    'PUBLIC_URL must be an origin without a path, like https://example.com.',
  ],
  ['TRUST_PROXY', 'yes', /^TRUST_PROXY must be the number of proxies/],
  ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be one of fatal, error/],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be a postgres:// address.'],
  ['STORAGE_URL', 'ftp://x', 'STORAGE_URL must be s3:// and the name of a bucket.'],
  ['S3_ENDPOINT', 'nowhere', 'S3_ENDPOINT must be an http or https address.'],
  ['OLLAMA_URL', 'http://:canary%0a@x', /^OLLAMA_URL must have other signs [a-zA-Z ,%]+\.$/],
  ['SDAPI_URL', 'http://mara:canary%zz@x', /^SDAPI_URL must have other signs [a-zA-Z ,%]+\.$/],
  ['JWT_SECRET', 'short', 'JWT_SECRET must have at least 32 characters.'],
  ['AUTH_ATTEMPTS_PER_MINUTE', '1.5', /^AUTH_ATTEMPTS_PER_MINUTE must be a whole number/],
  ['REGISTRATIONS_PER_HOUR', 'many', /^REGISTRATIONS_PER_HOUR must be a whole number/],
  ['ANALYSES_PER_HOUR', '1e3', /^ANALYSES_PER_HOUR must be a whole number/],
  ['TRIES_PER_HOUR', '-1', /^TRIES_PER_HOUR must be a whole number/],
  ['TERMS_URL', 'javascript:alert(1)', 'TERMS_URL must be an http or https address.'],
  ['CONTACT_URL', 'hello@framewright.example', 'CONTACT_URL must be an http, https or mailto address.'],
  ['ALTERNATIVES_PER_MINUTE', '-1', /^ALTERNATIVES_PER_MINUTE must be a whole number/],
  ['OPENAI_API_KEY', 'sk canary', 'OPENAI_API_KEY must not hold spaces.'],
  ['OPENAI_BASE_URL', 'file:///etc', 'OPENAI_BASE_URL must be an http or https address.'],
  ['GEMINI_BASE_URL', 'javascript:alert(1)', 'GEMINI_BASE_URL must be an http or https address.'],
  ['BYTEPLUS_BASE_URL', 'ark.example', 'BYTEPLUS_BASE_URL must be an http or https address.'],
  ['MODEL_CALLS_AT_ONCE', '0', /^MODEL_CALLS_AT_ONCE must be a whole number/],
  ['MODEL_OVERRIDES', 'gpt-5', /^MODEL_OVERRIDES must be pairs/],
  ['MODEL_OVERRIDES', 'gpt-5=', /^MODEL_OVERRIDES must be pairs/],
  ['DAILY_SPEND_LIMIT_USD', '-5', /^DAILY_SPEND_LIMIT_USD must be a number of dollars/],
  ['GOOGLE_CLIENT_ID', 'id', /^GOOGLE_CLIENT_SECRET is missing/],
  ['GOOGLE_CLIENT_SECRET', 'secret', /^GOOGLE_CLIENT_ID is missing/],
  ['GOOGLE_ISSUER', 'http://accounts.example', /^GOOGLE_ISSUER must be https/],
  ['STRIPE_SECRET_KEY', 'sk_test_canary', /^STRIPE_PRICE_ID is missing/],
  ['SMTP_URL', 'https://mail.example', 'SMTP_URL must be an smtp:// or smtps:// address.'],
  ['MAIL_FROM', 'nobody', 'MAIL_FROM must be an email address.'],
  ['METRICS_PORT', '0', 'METRICS_PORT must be a whole number from 1 to 65535.'],
])('%s=%s stops the start with one line that names it', (name, value, line) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(line);
  expect(read).not.toThrow(/\n/);
});

test.each([
  'a'.repeat(64),
  'ab'.repeat(32),
  'passwordpasswordpasswordpasswordpassword',
  '0123456789012345678901234567890123456789',
  `change-me-${'.'.repeat(40)}`,
])('the secret %s can be guessed', (secret) => {
  expect(() => readConfig({ JWT_SECRET: secret })).toThrow(/^JWT_SECRET must be random: `openssl/);
});

test.each([
  ['32 hexadecimal digits', () => randomBytes(16).toString('hex')],
  ['32 random bytes', () => randomBytes(32).toString('base64')],
  ['a sentence of five words', () => 'lantern-harbour-violet-thimble-92'],
])('%s are no guess', (_, secret) => {
  for (let round = 0; round < 200; round += 1)
    expect(readConfig({ JWT_SECRET: secret() }).jwtSecret).toBeDefined();
});

test('no value is repeated in the line, since it may be a secret', () => {
  expect(() => readConfig({ JWT_SECRET: 'canary' })).not.toThrow(/canary/);
});

test.each([
  [{ ...PRODUCTION, JWT_SECRET: undefined }, /^JWT_SECRET is required in production/],
  [{ ...PRODUCTION, PUBLIC_URL: undefined }, /^PUBLIC_URL is required in production/],
  [{ ...PRODUCTION, PUBLIC_URL: 'http://framewright.example' }, /^PUBLIC_URL is required in production/],
  [{ ...PRODUCTION, GOOGLE_ISSUER: 'http://127.0.0.1:9000' }, /^GOOGLE_ISSUER must be https/],
])('production is strict', (variables, line) => {
  expect(() => readConfig(variables)).toThrow(line);
});

test('production with its secret and address is fine', () => {
  expect(readConfig(PRODUCTION)).toMatchObject({
    production: true,
    http: { publicUrl: 'https://framewright.example' },
  });
});

test('lists and pairs are read', () => {
  const config = readConfig({
    TRUST_PROXY: '10.0.0.1, 10.1.0.0/16, ::1',
    MODEL_OVERRIDES: 'gpt-5=llama3.3, gpt-4o=qwen3',
    SORA_INVITE_CODES: 'ABC, ,DEF',
    DAILY_SPEND_LIMIT_USD: '12.50',
    STORAGE_URL: 's3://pictures',
    GOOGLE_ISSUER: 'http://127.0.0.1:9000',
  });
  expect(config.http.trustProxy).toEqual(['10.0.0.1', '10.1.0.0/16', '::1']);
  expect(config.ai).toMatchObject({
    modelOverrides: { 'gpt-5': 'llama3.3', 'gpt-4o': 'qwen3' },
    dailySpendLimitUsd: 12.5,
  });
  expect(config.soraInviteCodes).toEqual(['ABC', 'DEF']);
  expect(config.storage).toMatchObject({ kind: 's3', bucket: 'pictures' });
  expect(readConfig({ TRUST_PROXY: '2' }).http.trustProxy).toBe(2);
});

test('.env.example lists every variable, and no other', () => {
  const example = readFileSync(path.resolve(import.meta.dirname, '../../../.env.example'), 'utf8');
  const listed = [...example.matchAll(/^# ([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(Object.keys(VARIABLES).toSorted());
});
