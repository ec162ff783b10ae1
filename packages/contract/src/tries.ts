import type { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { promptRequest, promptResult } from './prompts.ts';

/** What a visitor may ask for: a subject, and which take on it. */
export const tryRequest = promptRequest.pick({ subject: true, variation: true });

/** Three takes as a visitor gets them. */
export const triedPrompts = promptResult.omit({ tip: true, engine: true, work_id: true });
export type TriedPrompts = z.infer<typeof triedPrompts>;

export const tryPrompts = endpoint({
  method: 'POST',
  path: '/api/prompts/try',
  summary:
    'Write a subject as three prompts without an account, by the built-in engine; counts as no usage and is not kept',
  access: 'open',
  body: tryRequest,
  response: triedPrompts,
  errors: ['too_many_tries'],
});
