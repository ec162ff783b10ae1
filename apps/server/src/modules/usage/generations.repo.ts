import type { GenerationKind } from '@framewright/contract';
import type { Db } from '../../db/open.ts';
import { prepareQuery } from '../../db/prepared.ts';
import type { GenerationsTable } from '../../db/schema.ts';
import type { Generation } from './generation.ts';

/** @throws a violation of a foreign key where the user is gone */
export async function insertGeneration(db: Db, generation: Generation): Promise<void> {
  await insertRow(
    db,
    generation.id,
    generation.userId,
    generation.kind,
    JSON.stringify(generation.request),
    generation.result && JSON.stringify(generation.result),
    generation.model,
    generation.createdAt.toISOString(),
    Math.round(generation.durationMs),
    generation.outcome,
  );
}

const insertRow = prepareQuery(
  (
    db,
    id: string,
    user_id: string,
    kind: GenerationKind,
    request: string,
    result: string | null,
    model: string,
    created_at: string,
    duration_ms: number,
    outcome: GenerationsTable['outcome'],
  ) =>
    db
      .insertInto('generations')
      .values({ id, user_id, kind, request, result, model, created_at, duration_ms, outcome }),
);

/** Everything that a user has made or tried, oldest first. */
export async function generationsOf(db: Db, userId: string): Promise<GenerationsTable[]> {
  return db
    .selectFrom('generations')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
