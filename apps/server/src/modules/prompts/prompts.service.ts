import { setTimeout as pause } from 'node:timers/promises';
import type {
  AlternativesResult,
  alternativesRequest,
  PromptResult,
  TriedPrompts,
  tryRequest,
  User,
  writtenRequest,
} from '@framewright/contract';
import type { Stage } from '@framewright/prompt-engine/stage';
import { PROMPT_DEFAULTS, TAKES } from '@framewright/prompt-engine/vocabulary';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Db } from '../../db/open.ts';
import { inSharedTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { type Caller, hasScope } from '../../http/caller.ts';
import { newId } from '../../ids.ts';
import { inSpareTurn, inTurn } from '../../in-turn.ts';
import { loadedOnce } from '../../loaded-once.ts';
import { ModelFailure } from '../../providers/ai/model-failure.ts';
import { explainFallback } from '../../providers/ai/text/fell-back.ts';
import type { TextModel } from '../../providers/ai/text/text-model.ts';
import type { TextModels } from '../../providers/ai/text/text-models.ts';
import {
  checkLeft,
  commit,
  type Generation,
  recordGeneration,
  release,
  reserve,
  spendNow,
} from '../usage/index.ts';
import { type Circumstances, originOf, recordWork } from '../work/index.ts';
import type { AskedPrompts } from './engine.ts';
import { PROMPT_INSTRUCTIONS } from './instructions.ts';

export interface PromptDeps {
  readonly db: Db;
  readonly textModels: TextModels;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

/** What some takes came from. */
type Origin = Circumstances['origin'];

/** Milliseconds after which a model has been asked. */
const ASKED_AFTER = 20;

/** Loaded with the first call, and with it all that the engine knows: a server starts sooner without. */
const engine = loadedOnce(() => import('./engine.ts'));
/** The same with the first call of a model. */
const answers = loadedOnce(() => import('./answer.ts'));

/** What may stand in place of a phrase. Nothing of it is counted or kept. */
export async function alternativesTo(
  phrase: z.output<typeof alternativesRequest>,
): Promise<AlternativesResult> {
  const { alternativesFor } = await import('@framewright/prompt-engine/alternatives');
  return alternativesFor(phrase);
}

/** A subject for a visitor, by the built-in engine: a try costs nothing. Nothing of it is counted or kept. */
export async function triedPrompts({
  subject,
  variation,
}: z.output<typeof tryRequest>): Promise<TriedPrompts> {
  const { writtenByEngine } = await engine();
  const asked = { ...PROMPT_DEFAULTS, subject, variation };
  const { tip: _tip, engine: _engine, ...takes } = await inTurn(() => writtenByEngine(asked));
  return takes;
}

/** What the previews of prompts draw, whoever wrote them. Nothing of it is counted or kept. */
export async function stagesOf(texts: readonly string[]): Promise<Stage[]> {
  const { stageOfText } = await import('@framewright/prompt-engine/stage-of-text');
  // A whole prompt has no one word that the drawing would owe it.
  return Promise.all(texts.map((text) => inTurn(() => ({ ...stageOfText(text), notes: [] }))));
}

/**
 * Writes a subject as three prompts: by a model where the server has one that the caller may use, else or where that is
 * asked for by the built-in engine.
 * @param waiting begins to watch whether somebody still waits
 * @throws {AppError} `prompt_limit`; `not_found` for a work that is none of the user's; `overloaded` where nobody waits
 * any more
 */
export async function writePrompts(
  deps: PromptDeps,
  caller: Pick<Caller, 'user' | 'scopes'>,
  { from_work: from, engine: by, ...request }: z.output<typeof writtenRequest>,
  waiting: () => AbortSignal,
): Promise<PromptResult> {
  const at = deps.now();
  const { user } = caller;
  const origin = from ? await originOf(deps.db, user.id, from) : undefined;
  const model = by ? undefined : deps.textModels.byDefault('texts', at, hasScope(caller, 'spend'));
  return model
    ? promptsByModel(deps, model, { user, request, origin, at, signal: waiting() })
    : generatePrompts(deps.db, user, request, at, origin);
}

/**
 * Writes a subject as three prompts by the built-in engine: counted and recorded at once. Written before that: from
 * the count to the commit everything else of this user waits.
 * @throws {AppError} `prompt_limit`
 */
export async function generatePrompts(
  db: Db,
  user: User,
  request: AskedPrompts,
  now: Date,
  origin?: Origin,
): Promise<PromptResult> {
  const { writtenByEngine } = await engine();
  await checkLeft(db, user, 'prompts', now);
  const began = performance.now();
  const result = writtenByEngine(request);
  const record = recordOf({ user, request, at: now }, began, result.engine, result);
  return spendNow(db, user, 'prompts', now, (tx) => keep(tx, record, result, origin));
}

interface Job {
  readonly user: User;
  readonly request: AskedPrompts;
  /** What they are another take of. */
  readonly origin: Origin;
  readonly at: Date;
  readonly signal: AbortSignal;
}

/** Counted before it begins: whoever writes in the end, it is one prompt, and none where nobody gets it. */
async function promptsByModel(deps: PromptDeps, model: TextModel, job: Job): Promise<PromptResult> {
  const { user, at, signal } = job;
  const reservation = await reserve(deps.db, user, 'prompts', at);
  const began = performance.now();
  try {
    const result = await takesOf(deps, model, job);
    signal.throwIfAborted();
    return await inSharedTransaction(deps.db, async (tx) => {
      const kept = await keep(tx, recordOf(job, began, result.engine, result), result, job.origin);
      await commit(tx, reservation);
      return kept;
    });
  } catch (error) {
    await release(deps.db, reservation);
    if (!signal.aborted) throw error;
    await recordGeneration(deps.db, recordOf(job, began, model.id, null));
    throw new AppError('overloaded', { cause: error });
  }
}

/** Part of a transaction. @returns the result, and where it is on the roll */
async function keep(tx: Db, record: Generation, result: PromptResult, origin: Origin): Promise<PromptResult> {
  const known = new Map(TAKES.map((take) => [result[take], result.anatomy[take]]));
  const work_id = await recordWork(tx, record, { known, origin });
  return { ...result, ...(work_id !== undefined && { work_id }) };
}

/** The engine answers for every model that fails, and the tip says so. */
async function takesOf({ log }: PromptDeps, model: TextModel, job: Job): Promise<PromptResult> {
  const { user, request, signal } = job;
  const [{ anatomyOfTakes, ratioFor, writtenByEngine }, { TAKES_SHAPE, takesChecks, trimmed }] =
    await Promise.all([engine(), answers()]);
  const { problemsIn, readSubject } = takesChecks(request);
  const asked = model.generate({
    userId: user.id,
    instructions: PROMPT_INSTRUCTIONS,
    data: saidIn(request),
    schema: TAKES_SHAPE,
    problemsIn,
    signal,
  });
  // While the model writes, and when no other call waits for the engine.
  const suggesting = pause(ASKED_AFTER).then(() =>
    inSpareTurn(() => {
      readSubject();
      return ratioFor(request);
    }),
  );
  try {
    const [answer, askRatio] = await Promise.all([asked, suggesting]);
    const written = trimmed(answer);
    const [suggested_aspect_ratio, anatomy] = await Promise.all([
      askRatio(),
      inTurn(() => anatomyOfTakes(written)),
    ]);
    return { ...written, suggested_aspect_ratio, anatomy, engine: model.id };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    const { kind, status } = error;
    log[kind === 'declined' ? 'debug' : 'warn']({ model: model.id, kind, status }, 'a text model failed');
    const composed = await inTurn(() => writtenByEngine(request));
    return { ...composed, tip: `${composed.tip} ${explainFallback(kind, model.id)}` };
  }
}

/** What somebody said: a field at its default says nothing, and a ratio that nobody chose is the default one. */
function saidIn({ variation, aspect_ratio = PROMPT_DEFAULTS.aspect_ratio, ...fields }: AskedPrompts): object {
  const defaults: Readonly<Record<string, string>> = PROMPT_DEFAULTS;
  const said = Object.entries(fields).filter(([name, value]) => value !== defaults[name]);
  return { ...Object.fromEntries(said), aspect_ratio, ...(variation !== undefined && { variation }) };
}

function recordOf(
  { user, request, at }: Omit<Job, 'signal' | 'origin'>,
  began: number,
  model: string,
  result: PromptResult | null,
): Generation {
  return {
    id: newId(),
    userId: user.id,
    kind: 'prompts',
    request,
    result: result && textsOf(result),
    model,
    createdAt: at,
    durationMs: performance.now() - began,
    outcome: result ? 'succeeded' : 'cancelled',
  };
}

/** Anatomy and stages can be read from these again. */
function textsOf({ studio, cinematic, minimal, tip, suggested_aspect_ratio }: PromptResult): object {
  return { studio, cinematic, minimal, tip, suggested_aspect_ratio };
}
