import { type Endpoint, errorsOf, type User } from '@framewright/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { z } from 'zod';
import { type AppDeps, buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Db } from '../db/open.ts';
import { newId } from '../ids.ts';
import { meteredCalls } from '../modules/usage/index.ts';
import { imageProviders } from '../providers/ai/image-providers.ts';
import { openrouter } from '../providers/ai/openrouter-images/source.ts';
import { textModels } from '../providers/ai/text/text-models.ts';
import { openIdentity } from '../providers/identity/open-identity.ts';
import { openMailer } from '../providers/mail/open-mailer.ts';
import { openPayments } from '../providers/payments/open-payments.ts';
import { openStorage } from '../providers/storage/open-storage.ts';
import { openSecrets } from '../secrets.ts';
import { type Engine, testStore, testVariables } from './test-store.ts';

interface TestOptions extends Partial<Omit<AppDeps, 'config' | 'store' | 'secrets'>> {
  readonly engine?: Engine;
  /** Over the defaults of a test: its own store, no rate limits, a silent log. */
  readonly variables?: Record<string, string>;
  /** Sees the queries of the app, not those of the test. */
  readonly plugin?: KyselyPlugin;
  /** Of the language models: their time limit, and another address for OpenAI's own. */
  readonly text?: Parameters<typeof textModels>[2];
}

interface Account {
  readonly user: User;
  readonly token: string;
  readonly password: string;
}

/** A whole app on a store of its own, closed after the test. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly variables: Readonly<Record<string, string>>;
  /** A new account, made over HTTP. */
  signUp(plan?: 'free' | 'pro'): Promise<Account>;
  /** Sends a JSON body where there is one, with a token where there is one. */
  send(method: Endpoint['method'], url: string, options?: SendOptions): Promise<LightMyRequestResponse>;
}

interface SendOptions {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** Nobody's common password. */
export const PASSWORD = 'lantern-harbour-42';

/** Puts the app together as the server does, without a network; what is given stands in for its own. */
export async function buildTestApp({
  engine,
  variables,
  plugin,
  text,
  ...deps
}: TestOptions = {}): Promise<TestApp> {
  const all = { ...QUIET, ...(await testVariables(engine)), ...variables };
  const config = readConfig(all);
  const store = await testStore(config, deps.tracing);
  const { now = () => new Date() } = deps;
  const calls = meteredCalls(store.db, config.ai, now);
  const ended = new AbortController();
  const app = await buildApp({
    config,
    store: plugin ? { ...store, db: store.db.withPlugin(plugin) } : store,
    storage: await openStorage(config.storage),
    secrets: openSecrets(config),
    imageProviders: imageProviders(config.ai, calls, now),
    openrouter: openrouter({ ...config.ai.openrouter, calls, now }),
    knownEngines: [],
    textModels: textModels(config.ai, calls, text),
    identityProvider: openIdentity(config),
    mailer: openMailer(config),
    payments: await openPayments(config),
    webBuild: '/nowhere',
    downloads: '/nowhere',
    library: '/nowhere',
    now,
    shutdown: ended.signal,
    loadLimits: UNTROUBLED,
    ...deps,
  });
  onTestFinished(() => {
    ended.abort();
    return app.close();
  });
  refuseUndeclared(app);
  const send: TestApp['send'] = (method, url, { token, body, headers } = {}) =>
    app.inject({
      method,
      url,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }), // inject() writes objects as JSON
    });
  return {
    app,
    db: store.db,
    variables: all,
    send,
    async signUp(plan = 'free') {
      const body = { email: `${newId()}@example.com`, name: 'Mara Lind', password: PASSWORD };
      const answer = await send('POST', '/api/auth/register', { body });
      const { access_token: token, user } = answer.json<{ access_token: string; user: User }>();
      await store.db.updateTable('users').set({ plan }).where('id', '=', user.id).execute();
      return { user, token, password: PASSWORD };
    },
  };
}

/** A failure that the contract does not name for its endpoint fails the test. */
function refuseUndeclared(app: FastifyInstance): void {
  const undeclared: string[] = [];
  app.addHook('onSend', async (request, { statusCode, raw }, payload) => {
    const { endpoint } = request.routeOptions.config;
    // Of an answer that has begun nothing more is sent.
    if (!endpoint || statusCode < 400 || typeof payload !== 'string' || raw.headersSent) return;
    const { code } = FAILURE.parse(JSON.parse(payload));
    if (!errorsOf(endpoint).some((declared) => declared === code))
      undeclared.push(`${endpoint.method} ${endpoint.path}: ${code}`);
  });
  onTestFinished(() => expect(undeclared, 'failures that the contract does not declare').toEqual([]));
}

const FAILURE = z.object({ code: z.string() });

/** How far the loop of a busy test machine lags is no question of a test: the load is shed where that is tested. */
const UNTROUBLED = { maxEventLoopDelay: 0, maxHeapUsedBytes: 0, maxRssBytes: 0 };

const QUIET = { LOG_LEVEL: 'silent', AUTH_ATTEMPTS_PER_MINUTE: '0', REGISTRATIONS_PER_HOUR: '0' };
