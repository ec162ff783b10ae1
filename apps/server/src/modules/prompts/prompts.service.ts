import type { PromptResult, promptRequest, User } from '@framewright/contract';
import { compose } from '@framewright/prompt-engine/compose';
import type { z } from 'zod';
import type { Db } from '../../db/open.ts';
import { newId } from '../../ids.ts';
import { recordGeneration, spendNow } from '../usage/index.ts';

const ENGINE = 'built-in';

/**
 * Writes a subject as three prompts: counted, written and recorded at once.
 * @throws {AppError} `prompt_limit`
 */
export async function generatePrompts(
  db: Db,
  user: User,
  request: z.output<typeof promptRequest>,
  now: Date,
): Promise<PromptResult> {
  return spendNow(db, user, 'prompts', now, async (tx) => {
    const began = performance.now();
    const { variation, ...said } = request;
    const { anatomy, ...texts } = compose(variation === undefined ? said : { ...said, variation });
    await recordGeneration(tx, {
      id: newId(),
      userId: user.id,
      kind: 'prompts',
      request,
      // The anatomy can be read from the texts again.
      result: texts,
      model: ENGINE,
      createdAt: now,
      durationMs: performance.now() - began,
      outcome: 'succeeded',
    });
    return { ...texts, anatomy: { ...anatomy }, engine: ENGINE } as PromptResult;
  });
}
