import {
  ENGINE_TEXTS,
  type Engine,
  type EngineList,
  type engineChange,
  type FieldProblem,
  IMAGE_MODELS,
  PURPOSES,
  type Purpose,
  type putDefaults,
  type User,
} from '@framewright/contract';
import type { z } from 'zod';
import { isLoopback } from '../../config.ts';
import type { Db } from '../../db/open.ts';
import { AppError } from '../../http/app-error.ts';
import type { ImageProviders } from '../../providers/ai/image-providers.ts';
import type { Openrouter } from '../../providers/ai/openrouter-images/source.ts';
import { Secret } from '../../providers/ai/secret.ts';
import type { TextModels } from '../../providers/ai/text/text-models.ts';
import { isOperator } from '../auth/index.ts';
import type { Choices } from './choices.ts';
import { deleteEngine, readEngines, writeDefault, writeEngine } from './engines.repo.ts';
import { hostedEngines } from './hosted.ts';
import { identify } from './identify.ts';
import { type Entry, nameOfEngine, type Registry } from './registry.ts';
import { seal } from './seal.ts';

/** Ids that no address can take. */
const HOSTED: readonly string[] = [...IMAGE_MODELS, 'openrouter'];

export interface EnginesDeps {
  readonly db: Db;
  readonly registry: Registry;
  readonly choices: Choices;
  readonly providers: ImageProviders;
  readonly openrouter: Openrouter;
  /** Of the server's own keys. */
  readonly textModels: TextModels;
  /** Whether everybody who can sign in here is at this very machine. */
  readonly isOwnMachine: boolean;
  readonly key: Buffer;
  readonly now: () => Date;
}

/** What draws and writes here. Addresses are for those who may change them. */
export async function engineListFor(deps: EnginesDeps, user: User): Promise<EngineList> {
  const { registry, choices, isOwnMachine } = deps;
  const may_change = await mayChange(deps, user);
  const looked = registry.looked();
  const defaults = PURPOSES.map((purpose) => [purpose, choices.byDefault(purpose)] as const);
  return {
    engines: [
      ...registry
        .entries()
        .map((entry) => ({ ...engineOf(entry, may_change), price: priceOf(entry.place.url, isOwnMachine) })),
      ...hostedEngines(deps, deps.now()),
    ],
    // Every purpose is among them.
    defaults: Object.fromEntries(defaults) as EngineList['defaults'],
    may_change,
    looked: looked && {
      at: looked.at.toISOString(),
      places: looked.places,
      seconds: Number(looked.seconds.toFixed(1)),
    },
  };
}

/** @throws {AppError} `operator_only` */
export async function lookAgain(deps: EnginesDeps, user: User): Promise<EngineList> {
  await mustBeAllowed(deps, user);
  const { registry, openrouter } = deps;
  await Promise.all([registry.scan(), openrouter.hasKey && openrouter.prepare({ fresh: true })]);
  return engineListFor(deps, user);
}

/**
 * Keeps where an engine is and how it is unlocked, and looks at it. A new address is asked what it is.
 * @throws {AppError} `operator_only`; `invalid_request` where nothing answers there or nothing can be changed
 */
export async function changeEngine(
  deps: EnginesDeps,
  user: User,
  id: string,
  { address, credentials }: z.output<typeof engineChange>,
): Promise<EngineList> {
  await mustBeAllowed(deps, user);
  if (address && !URL.canParse(address)) throw refuseSetting('address', ENGINE_TEXTS.address);
  if (HOSTED.includes(id)) throw refuseSetting('address', ENGINE_TEXTS.hosted);
  const { db, registry, key, now } = deps;
  await registry.reload();
  const row = (await readEngines(db)).find((each) => each.id === id);
  const entry = registry.entries().find(({ place }) => place.id === id);
  if (address === null) {
    if (!row) throw refuseSetting('address', ENGINE_TEXTS.notRemovable);
    await deleteEngine(db, id);
  } else {
    if (!entry && !address) throw new AppError('not_found');
    if (address && entry && entry.place.source !== 'typed')
      throw refuseSetting('address', ENGINE_TEXTS.notRemovable);
    const header = credentials && authorizationOf(credentials);
    const kept = credentials === undefined ? (row?.authorization ?? null) : null;
    // A name and password are for one address: another one does not inherit them.
    const inherited = address && row?.url !== address && credentials === undefined ? null : kept;
    await writeEngine(db, {
      id,
      kind: address ? await identify(address, header ?? undefined) : (row?.kind ?? null),
      url: address ?? row?.url ?? null,
      authorization: header ? seal(key, header.reveal()) : inherited,
      updated_at: now().toISOString(),
    });
  }
  await registry.scan();
  return engineListFor(deps, user);
}

/** @throws {AppError} `operator_only`; `invalid_request` for what is not ready */
export async function chooseDefaults(
  deps: EnginesDeps,
  user: User,
  wanted: z.output<typeof putDefaults.body>,
): Promise<EngineList> {
  await mustBeAllowed(deps, user);
  const { db, choices, registry } = deps;
  const changes = PURPOSES.flatMap((purpose) => {
    const model = wanted[purpose];
    return model === undefined ? [] : [{ purpose, model }];
  });
  for (const { purpose, model } of changes)
    if (model !== null && !choices.offers(purpose, model)) throw refuseSetting(purpose, ENGINE_TEXTS.choice);
  for (const { purpose, model } of changes) await writeDefault(db, purpose, model);
  await registry.reload();
  return engineListFor(deps, user);
}

/** @throws {AppError} `operator_only` */
export async function mustBeAllowed(deps: EnginesDeps, user: User): Promise<void> {
  if (!(await mayChange(deps, user))) throw new AppError('operator_only');
}

async function mayChange({ isOwnMachine, db }: EnginesDeps, user: User): Promise<boolean> {
  return isOwnMachine || isOperator(db, user.id);
}

/** @returns `invalid_request` with one sentence for one field */
export function refuseSetting(path: string, message: string): AppError {
  const problem: FieldProblem = { path, message };
  return new AppError('invalid_request', { detail: message, fields: [problem] });
}

type Credentials = NonNullable<z.output<typeof engineChange>['credentials']>;

function authorizationOf(credentials: Credentials): Secret {
  if ('token' in credentials) return new Secret(`Bearer ${credentials.token}`);
  const pair = Buffer.from(`${credentials.name}:${credentials.password}`);
  return new Secret(`Basic ${pair.toString('base64')}`);
}

/** On a server for many, whose machine it is concerns nobody. */
function priceOf(url: URL, isOwnMachine: boolean): string {
  if (!isOwnMachine) return 'free';
  return isLoopback(url.hostname) ? 'free, on this machine' : 'free, on a machine of yours';
}

function engineOf(entry: Entry, showsAddress: boolean): Omit<Engine, 'price'> {
  const { place, condition, workflows } = entry;
  const { id, kind, url, source, start } = place;
  const { state, message, pictures, texts } = condition;
  const models = [
    ...pictures.map((model) => ({ id: model.id, label: model.label, purposes: ['pictures' as const] })),
    ...texts.map((model) => ({
      id: model.id,
      label: model.label,
      purposes: model.sees ? ['texts' as const, 'vision' as const] : ['texts' as const],
    })),
  ];
  return {
    ...{ id, kind, name: nameOfEngine(entry), state, message, models, hosted: false },
    address: showsAddress ? url.href.replace(/\/$/, '') : null,
    removable: source === 'typed',
    workflows: workflows().map((kept) => ({ id: kept.id, name: kept.name })),
    capabilities: PURPOSES.filter((purpose) => models.some(({ purposes }) => inOf(purposes, purpose))),
    how_to_start: [...start],
  };
}

function inOf(purposes: readonly Purpose[], purpose: Purpose): boolean {
  return purposes.includes(purpose);
}
