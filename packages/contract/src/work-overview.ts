import { ELEMENTS } from '@framewright/prompt-engine/vocabulary';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What is kept on the roll. */
export const WORK_KINDS = ['takes', 'picture', 'extraction', 'script', 'conversation'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

const counted = { count: z.int() };

/** The whole roll in figures: what there is to narrow it by. */
export const workOverview = z.object({
  works: z.int(),
  favourites: z.int(),
  trashed: z.int(),
  kinds: z.array(z.object({ kind: z.enum(WORK_KINDS), ...counted })),
  models: z.array(z.object({ model: z.string(), label: z.string(), ...counted })),
  tags: z.array(z.object({ tag: z.string(), ...counted })),
  /** The commonest terms, by their element. */
  elements: z.array(z.object({ element: z.enum(ELEMENTS), term: z.string(), ...counted })),
  /** What the pictures take up, and may; null is without end. */
  storage: z.object({ used_bytes: z.number(), limit_bytes: z.number().nullable() }),
});
export type WorkOverview = z.infer<typeof workOverview>;

export const getWorkOverview = endpoint({
  method: 'GET',
  path: '/api/work/overview',
  summary: 'The roll in figures: kinds, models, tags, elements, storage',
  access: 'signed-in',
  response: workOverview,
  errors: [],
});
