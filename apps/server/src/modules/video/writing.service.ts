import type { User } from '@framewright/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { newId } from '../../ids.ts';
import { ModelFailure } from '../../providers/ai/model-failure.ts';
import { explainFallback } from '../../providers/ai/text/fell-back.ts';
import type { TextModel, TextRequest } from '../../providers/ai/text/text-model.ts';
import type { TextModels } from '../../providers/ai/text/text-models.ts';
import type { Generation } from '../usage/index.ts';
import { recordWork } from '../work/index.ts';
import { BUILT_IN, byModel, failureMessage } from './texts.ts';

export interface WritingDeps {
  readonly db: Db;
  readonly textModels: TextModels;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

/** Who is asked: the built-in engine, and what is said about that; or a model, by which name and on whose key. */
export type Writer =
  | { readonly model?: never; readonly message: string }
  | { readonly model: TextModel; readonly name: string; readonly key: 'user' | 'server' };

/** Something to be written. */
interface Job<T extends object> {
  readonly user: User;
  readonly writer: Writer;
  /** The request's named fields, as they are recorded: never a key. */
  readonly asked: object;
  /** The conversation on the roll that it goes on. */
  readonly conversation?: string | undefined;
  readonly builtIn: () => T;
  readonly request: Omit<TextRequest<T>, 'signal' | 'userId'>;
  readonly signal: AbortSignal;
}

/** What was written and by whom; no result where nobody could, and the message says why. */
interface Written<T extends object> {
  readonly result: T | null;
  readonly message: string;
  readonly engine: string;
  /** Where it is kept on the roll. */
  readonly work_id?: string;
}

/**
 * Has something written, and puts it on record.
 * @throws {AppError} `overloaded` where nobody waits any more
 */
export async function write<T extends object>(deps: WritingDeps, job: Job<T>): Promise<Written<T>> {
  const record = recorder(deps, job);
  try {
    const written = await writtenBy(deps, job);
    const work_id = await record(written.result ? 'succeeded' : 'failed', written);
    return { ...written, ...(work_id !== undefined && { work_id }) };
  } catch (error) {
    if (!job.signal.aborted) throw error;
    await record('cancelled', { result: null, engine: job.writer.model?.id ?? BUILT_IN });
    throw new AppError('overloaded', { cause: error });
  }
}

/**
 * A model on the server's key is always backed by the engine. One on a user's key only where its answer
 * cannot be used: every other failure is for the user to see, and to mend.
 */
async function writtenBy<T extends object>(
  { log }: WritingDeps,
  { user, writer, builtIn, request, signal }: Job<T>,
): Promise<Written<T>> {
  if (!writer.model) return { result: builtIn(), message: writer.message, engine: BUILT_IN };
  const { model, name, key } = writer;
  try {
    const result = await model.generate({ ...request, userId: user.id, signal });
    return { result, message: byModel(model.id, name), engine: model.id };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    const { kind, status } = error;
    // What is wrong with a user's key is no news to the operator.
    log[key === 'server' ? 'warn' : 'debug']({ model: model.id, key, kind, status }, 'a text model failed');
    if (key === 'user' && kind !== 'garbage')
      return { result: null, message: failureMessage(error, model.id), engine: model.id };
    return { result: builtIn(), message: explainFallback(kind, model.id), engine: BUILT_IN };
  }
}

function recorder({ db, now }: WritingDeps, { user, asked, conversation }: Job<object>) {
  const createdAt = now();
  const began = performance.now();
  return (outcome: Generation['outcome'], { result, engine }: Pick<Written<object>, 'result' | 'engine'>) => {
    const generation: Generation = {
      id: newId(),
      userId: user.id,
      kind: 'video',
      request: asked,
      result,
      model: engine,
      createdAt,
      durationMs: performance.now() - began,
      outcome,
    };
    return inTransaction(db, (tx) => recordWork(tx, generation, { conversation }));
  };
}
