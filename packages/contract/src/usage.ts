import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Counts of this UTC day; a limit of `null` is unlimited. */
export const usage = z.object({
  prompts_used_today: z.int(),
  prompts_limit: z.int().nullable(),
  images_used_today: z.int(),
  images_limit: z.int().nullable(),
  /** The next UTC midnight, ISO 8601. */
  next_reset: z.string(),
});
export type Usage = z.infer<typeof usage>;

export const getUsage = endpoint({
  method: 'GET',
  path: '/api/usage',
  summary: 'What is used today, and of how much',
  access: 'signed-in',
  response: usage,
  errors: [],
});
