import { isIP } from 'node:net';
import { z } from 'zod';

/** What each variable must be, said after its name: 'PORT must be …'. */
const wholeNumber = (from: number, to: number) => {
  const must = `must be a whole number from ${from} to ${to}.`;
  return z
    .string()
    .regex(/^\d+$/, must)
    .transform(Number)
    .refine((value) => value >= from && value <= to, must);
};

const oneWord = z.string().regex(/^\S+$/, 'must not hold spaces.');

const commaList = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

function parsedUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

const address = (protocols: readonly string[], must: string) =>
  z.string().refine((value) => protocols.includes(parsedUrl(value)?.protocol ?? ''), must);

const webAddress = address(['http:', 'https:'], 'must be an http or https address.');

/** Scheme, host and port, and nothing after them. */
const origin = webAddress
  .refine((value) => {
    const url = parsedUrl(value);
    return url?.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  }, 'must be an origin without a path, like https://example.com.')
  .transform((value) => new URL(value).origin);

/** A count of proxies in front, or the addresses of those that are believed. */
const proxies = z.string().transform((value, context): number | string[] => {
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const listed = value.split(',').map((part) => part.trim());
  if (listed.every((part) => isIP(part.replace(/\/\d{1,3}$/, '')))) return listed;
  context.addIssue(
    'must be the number of proxies in front of the server, or their addresses with commas between.',
  );
  return z.NEVER;
});

/** Whether what an address is unlocked by can be read, and a token, which is sent as it is, stand in a header. */
function canUnlock(value: string): boolean {
  const { username = '', password = '' } = parsedUrl(value) ?? {};
  try {
    const token = decodeURIComponent(password);
    return decodeURIComponent(username) !== '' || /^[\x21-\x7e]*$/.test(token);
  } catch {
    return false;
  }
}

/** Where engines are; a name and password, or a token without a name, may stand in an address. */
const engineAddresses = commaList
  .refine(
    (values) => values.every((value) => /^https?:$/.test(parsedUrl(value)?.protocol ?? '')),
    'must be http or https addresses with commas between.',
  )
  .refine(
    (values) => values.every(canUnlock),
    'must have other signs of names, passwords and tokens as %XX, and in tokens no spaces.',
  );

const modelOverrides = commaList.transform((pairs, context): Record<string, string> => {
  const split = pairs.map((pair) => pair.split('=').map((part) => part.trim()));
  if (split.every(([name, id, ...rest]) => name && id && rest.length === 0)) return Object.fromEntries(split);
  context.addIssue('must be pairs like gpt-5=llama3.3 with commas between.');
  return z.NEVER;
});

/** As OpenTelemetry writes them: `name=value` with commas between, values percent-encoded where they must be. */
const headerPairs = commaList.transform((pairs, context): Record<string, string> => {
  const split = pairs.map((pair) => /^([\w-]+)\s*=\s*(.+)$/.exec(pair));
  try {
    if (split.every((match) => match !== null))
      return Object.fromEntries(split.map(([, name, value]) => [name, decodeURIComponent(value ?? '')]));
  } catch {
    // Not percent-encoded as it should be.
  }
  context.addIssue('must be pairs like x-api-key=secret with commas between.');
  return z.NEVER;
});

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * Bits that a secret must hold. A random one of 32 hexadecimal digits holds some 116 by this measure, the poorest of
 * two million 87; at 96 one of seventeen thousand good ones was refused.
 */
const SECRET_BITS = 80;
const GUESSABLE = 'must be random: `openssl rand -base64 32` makes one.';

/** Whether a text could be random: by the entropy of its characters, once what repeats is taken once. */
function isHardToGuess(secret: string): boolean {
  const unit = /^(.+?)\1+$/s.exec(secret)?.[1] ?? secret;
  const characters = [...unit];
  const counts = new Map<string, number>();
  for (const character of characters) counts.set(character, (counts.get(character) ?? 0) + 1);
  const bits = [...counts.values()].reduce(
    (sum, count) => sum - count * Math.log2(count / characters.length),
    0,
  );
  return bits >= SECRET_BITS;
}

/** Every variable that the server knows, and the form that each must have. */
export const VARIABLES = {
  NODE_ENV: z.string().optional(),
  HOST: oneWord.default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: proxies.default(0),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}.`).default('info'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'must be a postgres:// address.').optional(),
  STORAGE_URL: z
    .string()
    .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be s3:// and the name of a bucket.')
    .optional(),
  S3_ENDPOINT: webAddress.optional(),
  AWS_REGION: oneWord.optional(),
  AWS_ACCESS_KEY_ID: oneWord.optional(),
  AWS_SECRET_ACCESS_KEY: oneWord.optional(),
  AWS_SESSION_TOKEN: oneWord.optional(),
  STORAGE_LIMIT_FREE_MB: wholeNumber(1, 100_000_000).optional(),
  STORAGE_LIMIT_PRO_MB: wholeNumber(1, 100_000_000).optional(),
  JWT_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters.')
    .refine(isHardToGuess, GUESSABLE)
    .optional(),
  AUTH_ATTEMPTS_PER_MINUTE: wholeNumber(0, 100_000).default(10),
  REGISTRATIONS_PER_HOUR: wholeNumber(0, 100_000).default(30),
  ANALYSES_PER_HOUR: wholeNumber(0, 100_000).default(60),
  TRIES_PER_HOUR: wholeNumber(0, 100_000).default(20),
  ALTERNATIVES_PER_MINUTE: wholeNumber(0, 100_000).default(60),
  TRANSLATIONS_PER_MINUTE: wholeNumber(0, 100_000).default(120),
  OWN_KEY_CALLS_PER_MINUTE: wholeNumber(0, 100_000).default(60),
  SHARED_READS_PER_MINUTE: wholeNumber(0, 100_000).default(300),
  OPENAI_API_KEY: oneWord.optional(),
  OPENAI_BASE_URL: webAddress.optional(),
  GEMINI_API_KEY: oneWord.optional(),
  GEMINI_BASE_URL: webAddress.optional(),
  BYTEPLUS_BASE_URL: webAddress.optional(),
  OPENROUTER_API_KEY: oneWord.optional(),
  OPENROUTER_BASE_URL: webAddress.optional(),
  SDAPI_URL: engineAddresses.default([]),
  COMFYUI_URL: engineAddresses.default([]),
  OLLAMA_URL: engineAddresses.default([]),
  OPENAI_COMPATIBLE_URL: engineAddresses.default([]),
  DISCOVER_ENGINES: z.enum(['on', 'off'], 'must be on or off.').optional(),
  MODEL_OVERRIDES: modelOverrides.default({}),
  DAILY_SPEND_LIMIT_USD: z
    .string()
    .regex(/^\d+(\.\d+)?$/, 'must be a number of dollars, like 5 or 12.50.')
    .transform(Number)
    .optional(),
  MODEL_CALLS_AT_ONCE: wholeNumber(1, 10_000).default(64),
  STRIPE_SECRET_KEY: oneWord.optional(),
  STRIPE_WEBHOOK_SECRET: oneWord.optional(),
  STRIPE_PRICE_ID: commaList.default([]),
  GOOGLE_CLIENT_ID: oneWord.optional(),
  GOOGLE_CLIENT_SECRET: oneWord.optional(),
  GOOGLE_ISSUER: webAddress.default('https://accounts.google.com'),
  SMTP_URL: address(['smtp:', 'smtps:'], 'must be an smtp:// or smtps:// address.').optional(),
  MAIL_FROM: z.string().regex(/@/, 'must be an email address.').optional(),
  SORA_INVITE_CODES: commaList.default([]),
  TERMS_URL: webAddress.optional(),
  PRIVACY_URL: webAddress.optional(),
  CONTACT_URL: address(
    ['http:', 'https:', 'mailto:'],
    'must be an http, https or mailto address.',
  ).optional(),
  SOURCE_URL: webAddress.optional(),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headerPairs.default({}),
  OTEL_SERVICE_NAME: oneWord.default('framewright'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1.')
    .transform(Number)
    .default(1),
} as const;

/** The variables, each of its own form; those left out have their default, or are undefined. */
export const environment = z.object(VARIABLES);
export type Environment = z.output<typeof environment>;
