import path from 'node:path';
import { MEGABYTE } from '@framewright/contract';
import { type Environment, environment } from './environment.ts';

/** A variable that the server cannot start with. The message is one line that names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Everything that an operator decides. Made once at the start; nothing else reads the environment. */
export type Config = ReturnType<typeof configOf>;

/**
 * Checks the environment.
 * @throws {ConfigError} for the first variable that is wrong or missing
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  // An empty line of a .env file says nothing.
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}`);
  }
  return deepFreeze(configOf(parsed.data));
}

function configOf(env: Environment) {
  const production = env.NODE_ENV === 'production';
  checkTogether(env, production);
  const dataDir = path.resolve(env.DATA_DIR);
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
  return {
    production,
    http: {
      host: env.HOST,
      port: env.PORT,
      publicUrl: env.PUBLIC_URL ?? `http://${host}:${env.PORT}`,
      trustProxy: env.TRUST_PROXY,
    },
    logLevel: env.LOG_LEVEL,
    dataDir,
    /** `url` of a PostgreSQL server, or the `file` of the embedded database. */
    database: env.DATABASE_URL
      ? ({ kind: 'postgres', url: env.DATABASE_URL } as const)
      : ({ kind: 'sqlite', file: path.join(dataDir, 'framewright.sqlite') } as const),
    storage: env.STORAGE_URL ? s3Storage(env, env.STORAGE_URL) : diskStorage(dataDir),
    /** Bytes that the pictures of an account may take up, by its plan; null is without end. */
    storageLimits: { free: bytesOf(env.STORAGE_LIMIT_FREE_MB), pro: bytesOf(env.STORAGE_LIMIT_PRO_MB) },
    /** Undefined in local mode: a secret is then made on first start. */
    jwtSecret: env.JWT_SECRET,
    /** 0 switches one off. */
    rates: {
      authAttemptsPerMinute: env.AUTH_ATTEMPTS_PER_MINUTE,
      registrationsPerHour: env.REGISTRATIONS_PER_HOUR,
      analysesPerHour: env.ANALYSES_PER_HOUR,
      triesPerHour: env.TRIES_PER_HOUR,
      alternativesPerMinute: env.ALTERNATIVES_PER_MINUTE,
      translationsPerMinute: env.TRANSLATIONS_PER_MINUTE,
      ownKeyCallsPerMinute: env.OWN_KEY_CALLS_PER_MINUTE,
      sharedReadsPerMinute: env.SHARED_READS_PER_MINUTE,
    },
    ai: {
      openai: { apiKey: env.OPENAI_API_KEY, baseUrl: env.OPENAI_BASE_URL },
      gemini: { apiKey: env.GEMINI_API_KEY, baseUrl: env.GEMINI_BASE_URL },
      byteplus: { baseUrl: env.BYTEPLUS_BASE_URL },
      openrouter: { apiKey: env.OPENROUTER_API_KEY, baseUrl: env.OPENROUTER_BASE_URL },
      modelOverrides: env.MODEL_OVERRIDES,
      dailySpendLimitUsd: env.DAILY_SPEND_LIMIT_USD,
      callsAtOnce: env.MODEL_CALLS_AT_ONCE,
    },
    engines: {
      addresses: {
        comfyui: env.COMFYUI_URL,
        sdapi: env.SDAPI_URL,
        ollama: env.OLLAMA_URL,
        compatible: env.OPENAI_COMPATIBLE_URL,
      },
      /** Whether engines are looked for on the loopback. */
      discover: (env.DISCOVER_ENGINES ?? (production ? 'off' : 'on')) === 'on',
    },
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      priceId: env.STRIPE_PRICE_ID[0],
      earlierPriceIds: env.STRIPE_PRICE_ID.slice(1),
    },
    google: {
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
      issuer: env.GOOGLE_ISSUER,
    },
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    soraInviteCodes: env.SORA_INVITE_CODES,
    /** Where the foot of open pages leads, beside the app's own pages. */
    siteLinks: {
      terms: env.TERMS_URL,
      privacy: env.PRIVACY_URL,
      contact: env.CONTACT_URL,
      source: env.SOURCE_URL,
    },
    metricsPort: env.METRICS_PORT,
    /** Where traces are sent, if anywhere. */
    tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT ? tracingOf(env, env.OTEL_EXPORTER_OTLP_ENDPOINT) : undefined,
  };
}

const bytesOf = (megabytes: number | undefined) => (megabytes === undefined ? null : megabytes * MEGABYTE);

function tracingOf(env: Environment, endpoint: string) {
  return {
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    service: env.OTEL_SERVICE_NAME,
    /** Of traces that begin here, from 0 to 1. */
    share: env.OTEL_TRACES_SAMPLER_ARG,
  };
}

function diskStorage(dataDir: string) {
  return { kind: 'disk', folder: path.join(dataDir, 'pictures') } as const;
}

function s3Storage(env: Environment, url: string) {
  const credentials = {
    accessKeyId: env.AWS_ACCESS_KEY_ID,
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
    sessionToken: env.AWS_SESSION_TOKEN,
  };
  const bucket = url.slice('s3://'.length);
  return { kind: 's3', bucket, endpoint: env.S3_ENDPOINT, region: env.AWS_REGION, credentials } as const;
}

/** What is right by itself, but not beside the rest. */
function checkTogether(env: Environment, production: boolean): void {
  if (production && !env.JWT_SECRET) {
    throw new ConfigError('JWT_SECRET is required in production: a random text of 32 characters or more.');
  }
  if (production && !env.PUBLIC_URL?.startsWith('https://')) {
    throw new ConfigError('PUBLIC_URL is required in production, as an https address.');
  }
  const issuer = new URL(env.GOOGLE_ISSUER);
  if (issuer.protocol === 'http:' && (production || !isLoopback(issuer.hostname))) {
    throw new ConfigError('GOOGLE_ISSUER must be https; plain http is for loopback addresses in local mode.');
  }
  if (Boolean(env.GOOGLE_CLIENT_ID) !== Boolean(env.GOOGLE_CLIENT_SECRET)) {
    const missing = env.GOOGLE_CLIENT_ID ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID';
    throw new ConfigError(`${missing} is missing: Google sign-in needs both its id and its secret.`);
  }
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_PRICE_ID[0]) {
    throw new ConfigError('STRIPE_PRICE_ID is missing: Stripe needs the price of the Pro plan, $5 a month.');
  }
}

/** Whether only this machine can reach the host name. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

function deepFreeze<T extends object>(value: T): T {
  for (const child of Object.values(value)) if (child && typeof child === 'object') deepFreeze(child);
  return Object.freeze(value);
}
