import { setTimeout as pause } from 'node:timers/promises';
import { type EngineState, PURPOSES, type Purpose } from '@framewright/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/open.ts';
import type { KeptWorkflow } from '../../providers/ai/engines/comfyui/engine.ts';
import { EngineFailure } from '../../providers/ai/engines/engine-failure.ts';
import { ENGINE_NAMES, type KnownEngine, nameWith } from '../../providers/ai/engines/known-engines.ts';
import { openPictureEngine } from '../../providers/ai/engines/open-picture-engine.ts';
import type { PictureEngine, PictureEngines } from '../../providers/ai/engines/picture-engine.ts';
import type { PicturePort } from '../../providers/ai/picture-port.ts';
import {
  type EngineTextModel,
  type TextEngine,
  textEngine,
} from '../../providers/ai/text/engines/text-engine.ts';
import { readDefaults, readEngines } from './engines.repo.ts';
import { keptWorkflows } from './kept-workflows.ts';
import { type Place, placesOf } from './places.ts';

export interface RegistryDeps {
  readonly db: Db;
  readonly engines: Config['engines'];
  /** Where to look on the loopback. */
  readonly known: readonly KnownEngine[];
  /** Of what is sealed in the store. */
  readonly key: Buffer;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'info'>;
}

/** What the last look at an engine came to. */
interface Condition {
  /** Where it tells which program it is. */
  readonly name?: string | undefined;
  readonly state: EngineState;
  readonly message: string;
  readonly pictures: readonly PicturePort[];
  readonly texts: readonly EngineTextModel[];
}

/** An engine at a place, whether it is there or not. */
export interface Entry {
  readonly place: Place;
  /** Undefined where it only writes. */
  readonly picture: PictureEngine | undefined;
  /** What its kind may be for, ready or not. */
  readonly purposes: readonly Purpose[];
  readonly ask: () => Promise<Condition>;
  /** What people brought to it. */
  readonly workflows: () => readonly KeptWorkflow[];
  condition: Condition;
  wasReady: boolean;
}

/** The last look around. */
export interface Looked {
  readonly at: Date;
  readonly places: number;
  readonly seconds: number;
}

/** The engines of this server: what was configured, typed in and found, and in what state each was last. */
export interface Registry extends PictureEngines {
  entries(): readonly Entry[];
  looked(): Looked | null;
  /** Who was chosen to answer where nobody chooses, by purpose. */
  chosen(): ReadonlyMap<string, string>;
  /** Reads again what is kept. */
  reload(): Promise<void>;
  /** Asks every place, all at once and a second each; calls at once share one look. */
  scan(): Promise<void>;
  /** Looks again in the background where the last look is old. */
  freshen(): void;
}

/** Milliseconds that a look waits for an engine; what comes later counts from then on. */
const PATIENCE = 1_000;
/** Milliseconds that language engines have for it. */
const LATEST = 10_000;
/** Milliseconds that a look stands. */
const STANDS = 60_000;

const NOTHING = { pictures: [], texts: [] } as const;

/** Knows no engine until `reload`, and none as ready until a look. */
export function engineRegistry(deps: RegistryDeps): Registry {
  const { db, engines, known, key, now, log } = deps;
  let entries: readonly Entry[] = [];
  let chosen: ReadonlyMap<string, string> = new Map();
  let workflows: ReadonlyMap<string, readonly KeptWorkflow[]> = new Map();
  let looked: Looked | null = null;
  let looking: Promise<void> | undefined;

  async function reload(): Promise<void> {
    const [rows, defaults, kept] = await Promise.all([readEngines(db), readDefaults(db), keptWorkflows(db)]);
    const before = new Map(entries.map((entry) => [entry.place.id, entry]));
    entries = placesOf(engines, rows, known, key).map((place) => {
      const entry = before.get(place.id);
      return entry && isSame(entry.place, place)
        ? entry
        : newEntry(place, now, () => workflows.get(place.id) ?? []);
    });
    chosen = defaults;
    workflows = kept;
  }

  async function lookAround(): Promise<void> {
    const began = performance.now();
    await reload();
    const places = entries;
    await Promise.all(places.map(look));
    // Two programs may share a port: the one that is there is the one that is meant.
    for (const entry of places) if (isTaken(entry, places)) entry.condition = notFound();
    looked = { at: now(), places: places.length, seconds: (performance.now() - began) / 1_000 };
    if (places.length > 0) log.info(summaryOf(places));
  }

  const scan = () => {
    looking ??= lookAround().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  return {
    all: () => entries.flatMap(({ picture }) => picture ?? []),
    entries: () => entries,
    looked: () => looked,
    chosen: () => chosen,
    reload,
    scan,
    freshen() {
      const isOld = !looked || now().getTime() - looked.at.getTime() > STANDS;
      // A store that is away is told by every other call.
      if (isOld && entries.length > 0) void scan().catch(() => {});
    },
  };
}

async function look(entry: Entry): Promise<void> {
  const late = new AbortController();
  const asked = entry.ask().then((condition) => {
    late.abort();
    entry.condition = seenAs(entry, condition);
    entry.wasReady ||= condition.state === 'ready';
  });
  const waited = pause(PATIENCE, undefined, { signal: late.signal }).then(
    () => {
      if (entry.condition.state === 'ready') return;
      const message = `${entry.place.name} takes its time to answer. Look again in a moment.`;
      entry.condition = { state: 'unreachable', message, ...NOTHING };
    },
    () => {},
  );
  await Promise.race([asked, waited]);
}

/** Where nobody said that something is, nothing is missing. */
function seenAs({ place, wasReady }: Entry, condition: Condition): Condition {
  const isUnknown = place.source === 'loopback' && !wasReady;
  return condition.state === 'unreachable' && isUnknown ? notFound() : condition;
}

function notFound(): Condition {
  return { state: 'not_found', message: '', ...NOTHING };
}

function newEntry(place: Place, now: () => Date, workflows: Entry['workflows']): Entry {
  const { kind } = place;
  const start = { condition: notFound(), wasReady: false, workflows };
  if (kind === 'comfyui' || kind === 'sdapi' || kind === 'openai-images') {
    const picture = openPictureEngine(kind, place, { now, workflows });
    const ask = async (): Promise<Condition> => {
      const { name, state, message, models } = await picture.prepare({ fresh: true });
      return { name, state, message, pictures: state === 'ready' ? models : [], texts: [] };
    };
    return { place, picture, purposes: ['pictures'], ask, ...start };
  }
  const writer = textEngine(kind, place, now);
  const programs = kind === 'compatible' ? PROGRAMS.map((program) => asProgram(program, place, now)) : [];
  const picture = DRAW_TOO.has(kind) ? openPictureEngine('openai-images', place, { now }) : undefined;
  const ask = async (): Promise<Condition> => {
    const [plain, drawn, ...told] = await Promise.all([
      askForTexts(writer, place),
      picture?.prepare({ fresh: true }),
      ...programs.map((program) => askForTexts(program, program.address)),
    ]);
    const program = told.findIndex(({ state }) => state === 'ready');
    const name = programs[program]?.address.name;
    const written = { ...(told[program] ?? plain), ...(name !== undefined && { name }) };
    if (drawn?.state !== 'ready') return written;
    const draws = new Set<string>(drawn.models.map(({ id }) => id));
    const texts = written.texts.filter(({ id }) => !draws.has(id));
    return { ...written, name: drawn.name, state: 'ready', message: '', pictures: drawn.models, texts };
  };
  return { place, picture, purposes: picture ? PURPOSES : ['texts', 'vision'], ask, ...start };
}

/** Servers of language models that may have models which draw beside them. */
const DRAW_TOO: ReadonlySet<Place['kind']> = new Set(['localai', 'vllm', 'compatible'] as const);

/** What may be behind the address of a compatible server, and says more of its models than such servers do. */
const PROGRAMS = ['lm-studio', 'llama-cpp', 'localai', 'vllm'] as const;

function asProgram(kind: (typeof PROGRAMS)[number], place: Place, now: () => Date): TextEngine {
  return textEngine(kind, { ...place, name: nameWith(ENGINE_NAMES[kind], place) }, now);
}

async function askForTexts(writer: TextEngine, place: Pick<Place, 'name'>): Promise<Condition> {
  try {
    const texts = await writer.look(AbortSignal.timeout(LATEST));
    if (texts.length > 0) return { state: 'ready', message: '', pictures: [], texts };
    const message = `${place.name} has no language model yet. Load one there, then look again.`;
    return { state: 'misconfigured', message, ...NOTHING };
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error;
    return { state: error.state ?? 'misconfigured', message: error.sentence, ...NOTHING };
  }
}

function isSame(one: Place, other: Place): boolean {
  return (
    one.kind === other.kind &&
    one.name === other.name &&
    one.url.href === other.url.href &&
    one.authorization?.reveal() === other.authorization?.reveal()
  );
}

function isTaken({ place, condition }: Entry, all: readonly Entry[]): boolean {
  const isThere = all.some(
    (other) => other.place.url.host === place.url.host && other.condition.state === 'ready',
  );
  return condition.state === 'misconfigured' && isThere;
}

/** What people call it: which program it is, where it has told. */
export function nameOfEngine({ place, condition }: Pick<Entry, 'place' | 'condition'>): string {
  return condition.name ?? place.name;
}

/** One line for the log: names, states, numbers; no address and no name of a model. */
function summaryOf(entries: readonly Entry[]): string {
  const there = entries.filter(({ condition }) => condition.state !== 'not_found');
  if (there.length === 0) return 'Engines: none found. /engines says how to start one.';
  const each = there.map((entry) => {
    const { state, pictures, texts } = entry.condition;
    const name = nameOfEngine(entry);
    const models = pictures.length + texts.length;
    return state === 'ready'
      ? `${name} is ready with ${models} ${models === 1 ? 'model' : 'models'}`
      : `${name} is ${state}`;
  });
  return `Engines: ${each.join(', ')}.`;
}
