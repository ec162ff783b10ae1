import { imageFile, KEY_MARK, pictureModelId, planOf, workThumbnail } from '@framewright/contract';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { type Config, isLoopback } from './config.ts';
import { storeFailure } from './db/failures.ts';
import { openJobs } from './db/jobs/open-jobs.ts';
import { runJobs } from './db/jobs/run-jobs.ts';
import type { Store } from './db/open.ts';
import { keepHouse } from './housekeeping.ts';
import type { Authenticate } from './http/caller.ts';
import { endpointMount } from './http/endpoint.ts';
import { answerFailures } from './http/error-handler.ts';
import { insideCalls } from './http/inside-calls.ts';
import { readJsonBodies } from './http/json-body.ts';
import { refuseKeysInAddresses } from './http/keys-in-addresses.ts';
import { guardLocalDoor } from './http/local-door.ts';
import { measureCalls } from './http/metrics.ts';
import { requireHost } from './http/named-host.ts';
import { newFastify } from './http/new-fastify.ts';
import { servePages } from './http/pages.ts';
import { rateLimits } from './http/rate-limits.ts';
import { logRequests } from './http/request-log.ts';
import { secureAnswers, secureHeaders } from './http/security-headers.ts';
import { type LoadLimits, shedLoad } from './http/shed-load.ts';
import { traceRequests } from './http/trace-requests.ts';
import { answerUnknown } from './http/unknown-addresses.ts';
import {
  accessTokens,
  authenticator,
  authRoutes,
  googleRoutes,
  openPost,
  signInCookie,
} from './modules/auth/index.ts';
import { billingOfAccounts, billingRoutes } from './modules/billing/index.ts';
import {
  BOARDS,
  boardRoutes,
  boardRunner,
  boardsOfAccounts,
  boardsOfExports,
} from './modules/boards/index.ts';
import { downloadRoutes } from './modules/downloads/index.ts';
import { engineChoices, engineRegistry, engineRoutes, withEngines } from './modules/engines/index.ts';
import { extractedOfAccounts, extractorRoutes } from './modules/extractor/index.ts';
import { answeringOnce } from './modules/idempotency/index.ts';
import {
  copyWithPrompt,
  imageRoutes,
  imagesOfAccounts,
  makePicture,
  quotePicture,
} from './modules/images/index.ts';
import { keyAuthenticator, keyRoutes, keysOfAccounts } from './modules/keys/index.ts';
import { libraryRoutes } from './modules/library/index.ts';
import { mcpRoutes } from './modules/mcp/index.ts';
import { promptRoutes, readAnatomy } from './modules/prompts/index.ts';
import { shareHead, shareRoutes, sharesOfAccounts } from './modules/shares/index.ts';
import { serveApiDocs, systemRoutes } from './modules/system/index.ts';
import { templateRoutes, templatesOfAccounts, templatesOfExports } from './modules/templates/index.ts';
import { IMPORTS, importsOfAccounts, importWork, transferRoutes } from './modules/transfer/index.ts';
import { usageOfAccounts, usageRoutes } from './modules/usage/index.ts';
import { videoRoutes } from './modules/video/index.ts';
import { TERMS, termsWork, workRoutes, worksOfAccounts } from './modules/work/index.ts';
import type { KnownEngine } from './providers/ai/engines/known-engines.ts';
import type { PictureEngines } from './providers/ai/engines/picture-engine.ts';
import type { ImageProviders } from './providers/ai/image-providers.ts';
import { watchModels } from './providers/ai/model-watch.ts';
import { signInUrl } from './providers/ai/openrouter-images/exchange-code.ts';
import type { Openrouter } from './providers/ai/openrouter-images/source.ts';
import type { TextModels } from './providers/ai/text/text-models.ts';
import type { IdentityProvider } from './providers/identity/identity-provider.ts';
import type { Mailer } from './providers/mail/mailer.ts';
import type { Payments } from './providers/payments/payments.ts';
import type { Storage } from './providers/storage/storage.ts';
import type { Secrets } from './secrets.ts';
import { signedAddresses } from './signed-addresses.ts';
import type { Tracing } from './tracing.ts';

/** Everything that the app stands on. */
export interface AppDeps {
  readonly config: Config;
  readonly store: Store;
  readonly storage: Storage;
  readonly secrets: Secrets;
  readonly imageProviders: ImageProviders;
  readonly openrouter: Openrouter;
  /** The engines that are looked for on the loopback, where that is on. */
  readonly knownEngines: readonly KnownEngine[];
  /** In place of those that are configured, typed in and found. */
  readonly pictureEngines?: PictureEngines;
  readonly textModels: TextModels;
  /** Undefined where Google sign-in is not set up. */
  readonly identityProvider: IdentityProvider | undefined;
  readonly mailer: Mailer;
  /** Undefined where nothing can be paid. */
  readonly payments: Payments | undefined;
  /** The folders that the web app, the downloads and the library were built into. */
  readonly webBuild: string;
  readonly downloads: string;
  readonly library: string;
  readonly now: () => Date;
  /** Where calls are counted and timed, if anywhere. */
  readonly metrics?: Registry;
  /** Who is told how long calls take, if anybody. */
  readonly tracing?: Tracing | undefined;
  /** Aborted when the server no longer waits for work in progress. */
  readonly shutdown: AbortSignal;
  /** In place of those above which calls are refused. */
  readonly loadLimits?: LoadLimits;
  /** In place of the standard output. */
  readonly logStream?: { write(line: string): void };
}

/** Long work that outlives its process. */
const QUEUES = [BOARDS, IMPORTS, TERMS];

/** Puts the server together; it listens when its caller says so. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, store, storage, secrets, openrouter, payments, now } = deps;
  const { db, pool } = store;
  const overTls = config.http.publicUrl.startsWith('https:');
  const headers = secureHeaders(overTls);
  const app = newFastify(config, headers, deps.logStream);
  app.decorateRequest('caller', null);
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  secureAnswers(app, headers);
  if (deps.tracing) traceRequests(app, deps.tracing, config.http.trustProxy !== 0);
  logRequests(app);
  if (deps.metrics) measureCalls(app, deps.metrics);
  answerFailures(app, storeFailure);
  requireHost(app);
  refuseKeysInAddresses(app);
  const paymentsNow = openLocally(app, deps);
  await shedLoad(app, deps.loadLimits);

  let isStopping = false;
  const jobStore = await openJobs(store, QUEUES, (err) =>
    app.log.error({ err }, 'the queue of jobs has failed'),
  );
  const jobs = runJobs({ db, store: jobStore, log: app.log, tracing: deps.tracing, shutdown: deps.shutdown });
  app.addHook('preClose', async () => {
    isStopping = true;
    // Calls go on meanwhile.
    void jobs.stop();
  });
  app.addHook('onClose', () => jobs.stop());

  const tokens = await accessTokens(app, secrets.tokens);
  const bySession = authenticator({ db, tokens, now });
  const byKey = keyAuthenticator({ db, now });
  const authenticate: Authenticate = (token) => (token.startsWith(KEY_MARK) ? byKey : bySession)(token);
  const inside = insideCalls(app, authenticate);
  const mount = endpointMount(app, inside.authenticate, answeringOnce({ db, now, log: app.log }));
  const addresses = signedAddresses(secrets.pictureAddresses, imageFile.path);
  const belongings = {
    usage: usageOfAccounts(secrets.goneAccounts),
    images: imagesOfAccounts({ db, storage, addresses, log: app.log }),
    billing: billingOfAccounts({ payments, log: app.log }),
    extractor: extractedOfAccounts,
    keys: keysOfAccounts,
    works: worksOfAccounts({ db, storage, log: app.log }),
    boards: boardsOfAccounts,
    templates: templatesOfAccounts,
    shares: sharesOfAccounts,
    imports: importsOfAccounts({ db, storage, log: app.log, now }),
  };
  const limits = rateLimits(config.rates, pool);
  const post = openPost(deps.mailer, app.log);
  app.addHook('preClose', () => post.settled());
  const auth = { db, tokens, now, limits, belongings, log: app.log, post, publicUrl: config.http.publicUrl };
  authRoutes(mount, auth);
  const cookie = await signInCookie(app, secrets.signInCookies, overTls);
  googleRoutes(mount, { ...auth, identityProvider: deps.identityProvider, cookie });
  const registry = engineRegistry({
    ...{ db, now, log: app.log, engines: config.engines, known: deps.knownEngines, key: secrets.engines },
  });
  await registry.reload();
  app.addHook('onListen', () => registry.scan());
  if (openrouter.hasKey) app.addHook('onListen', async () => openrouter.freshen());
  const own = { providers: deps.imageProviders, openrouter, textModels: deps.textModels };
  const isOwnMachine = !config.production && isLoopback(config.http.host);
  const choices = engineChoices({ ...own, registry, now, isOwnMachine });
  const textModels = withEngines(deps.textModels, choices);
  engineRoutes(
    mount,
    { ...own, db, registry, choices, isOwnMachine, key: secrets.engines, ai: config.ai, now },
    deps.shutdown,
  );
  const storageLimit = (plan: string) => config.storageLimits[planOf(plan).id];
  keyRoutes(mount, { db, now });
  usageRoutes(mount, db, now);
  promptRoutes(mount, { db, textModels, limits, log: app.log, now }, deps.shutdown);
  const pictures = {
    ...{ db, storage, addresses, log: app.log, now, storageLimit, providers: deps.imageProviders },
    engines: deps.pictureEngines ?? { all: () => [...registry.all(), openrouter] },
  };
  imageRoutes(mount, { ...pictures, openrouter, limits }, deps.shutdown);
  videoRoutes(mount, { db, textModels, limits, log: app.log, now }, deps.shutdown);
  extractorRoutes(mount, { db, textModels, limits, log: app.log, now, readAnatomy }, deps.shutdown);
  billingRoutes(mount, {
    ...{ db, limits, now, log: app.log, publicUrl: config.http.publicUrl },
    get payments() {
      return paymentsNow();
    },
  });
  libraryRoutes(mount, { folder: deps.library });
  mcpRoutes(mount, { inside, log: app.log, publicUrl: config.http.publicUrl, isOwnMachine }, deps.shutdown);
  downloadRoutes(mount, { folder: deps.downloads, log: app.log });
  const thumbnails = signedAddresses(secrets.pictureAddresses, workThumbnail.path, true);
  const offered = () => [...choices.pictures(), ...choices.hostedPictures(), ...Object.values(own.providers)];
  const labelOf = (model: string) => labelAmong(model, [...offered(), ...choices.texts()]);
  const work = {
    ...{ db, storage, log: app.log, now, pictures: addresses, thumbnails, readAnatomy, labelOf },
    storageLimit,
  };
  workRoutes(mount, { ...work, copyWithPrompt: (id) => copyWithPrompt({ db, storage }, id) });
  const shares = { work, key: secrets.shares, publicUrl: config.http.publicUrl };
  shareRoutes(mount, shares, limits);
  const quote = quotePicture.bind(null, pictures);
  const kinds = [templatesOfExports, boardsOfExports({ db, quote })];
  const transfer = { db, storage, log: app.log, now, storageLimit, kinds, offered };
  transferRoutes(mount, transfer, jobs);
  templateRoutes(mount, { db, now });
  const runner = boardRunner({
    ...{ db, log: app.log },
    makePicture: (user, request, { hear, ...waiting }) =>
      makePicture(pictures, user, request, {
        ...waiting,
        tell: (event) => {
          if (event.type === 'queued') hear({ ahead: event.ahead });
          if (event.type === 'progress') hear(event);
        },
      }),
  });
  boardRoutes(mount, {
    ...{ db, now, runner, jobs, readAnatomy, labelOf, thumbnails, storageLimit },
    pictures: signedAddresses(secrets.pictureAddresses, imageFile.path, true),
    quote,
    defaultModel: () => pictureModelId.parse(choices.byDefault('pictures').model),
  });
  const watch = watchModels(config.ai, now);
  const site = { publicUrl: config.http.publicUrl, googleSignIn: deps.identityProvider !== undefined };
  const describe = systemRoutes(mount, {
    ...{ db, storage, watch, isStopping: () => isStopping },
    providers: deps.imageProviders,
    textModels,
    choices,
    onAsked: () => {
      registry.freshen();
      openrouter.freshen();
    },
    get payments() {
      return paymentsNow()?.id ?? 'none';
    },
    ...site,
    openrouterSignIn: signInUrl(openrouter.called),
    soraInviteCodes: config.soraInviteCodes,
    now,
  });
  serveApiDocs(app, describe);
  const headed = { pattern: '/share/:token', headOf: shareHead(shares, limits) } as const;
  const pages = await servePages(app, deps.webBuild, headed, { ...site, siteLinks: config.siteLinks });
  answerUnknown(app, { endpoints: mount.endpoints, pages });
  jobs.work(BOARDS, runner.work);
  jobs.work(IMPORTS, importWork(transfer));
  jobs.work(TERMS, termsWork({ db, log: app.log }));
  await keepHouse(app, { db, storage, now, watch, isOnlyServer: config.database.kind === 'sqlite' });
  return app;
}

/**
 * In local mode only this machine's names are answered, and the sandbox, which gives plans away, closes for good
 * when somebody else could reach it.
 * @returns who takes the money at the moment
 */
function openLocally(app: FastifyInstance, { config, payments }: AppDeps): () => Payments | undefined {
  let isProxied = false;
  if (config.production) return () => payments;
  guardLocalDoor(app, {
    publicUrl: config.http.publicUrl,
    onProxy: () => {
      if (config.http.trustProxy !== 0) return;
      isProxied = true;
      if (payments?.id === 'sandbox')
        app.log.warn('a proxy passes requests on that TRUST_PROXY does not name: sandbox payments are off');
    },
  });
  return () => (isProxied && payments?.id === 'sandbox' ? undefined : payments);
}

/** What people call a model; of an engine that is off, what the engine calls it. */
function labelAmong(
  model: string,
  offered: readonly { readonly id: string; readonly label: string }[],
): string {
  if (model === 'built-in') return 'Built-in';
  return offered.find(({ id }) => id === model)?.label ?? model.slice(model.indexOf('/') + 1);
}
