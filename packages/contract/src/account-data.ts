import { z } from 'zod';
import { user } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { apiKey } from './keys.ts';
import { GENERATION_KINDS, USAGE_KINDS } from './plans.ts';
import { share } from './shares.ts';
import { ownTemplate } from './templates.ts';
import { WORK_KINDS } from './work-overview.ts';

// Apart from signing in, which every page needs and which needs nothing of works, pictures and films.

/** Everything that is kept about an account: the answer of a download, not of a screen. */
export const accountExport = z.object({
  exported_at: z.string(),
  user,
  sessions: z.array(z.object({ created_at: z.string(), expires_at: z.string() })),
  /** Other ways to sign in. */
  identities: z.array(z.object({ issuer: z.string(), subject: z.string(), created_at: z.string() })),
  usage: z.array(z.object({ day: z.string(), kind: z.enum(USAGE_KINDS), used: z.int() })),
  generations: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(GENERATION_KINDS),
      model: z.string(),
      created_at: z.string(),
      duration_ms: z.int(),
      outcome: z.string(),
      request: z.unknown(),
      result: z.unknown(),
    }),
  ),
  /** What models were called for; nothing of what was asked or answered. */
  model_calls: z.array(
    z.object({
      created_at: z.string(),
      kind: z.string(),
      provider: z.string(),
      model: z.string(),
      key_owner: z.string(),
      outcome: z.string(),
      pictures: z.int(),
      duration_ms: z.int().nullable(),
    }),
  ),
  images: z.array(
    z.object({
      id: z.string(),
      created_at: z.string(),
      content_type: z.string(),
      bytes: z.int(),
      width: z.int(),
      height: z.int(),
      /** A signed address of ours, for 24 hours. */
      image_url: z.string(),
    }),
  ),
  extracted_prompts: z.array(
    z.object({
      id: z.string(),
      image_name: z.string(),
      generated_prompt: z.string(),
      created_at: z.string(),
      thumbnail: z.string(),
    }),
  ),
  /** Never their secrets, which are not kept. */
  api_keys: z.array(apiKey),
  works: z.array(
    z.object({
      id: z.string(),
      number: z.int(),
      kind: z.enum(WORK_KINDS),
      title: z.string(),
      note: z.string(),
      model: z.string(),
      ratio: z.string().nullable(),
      rating: z.int(),
      favourite: z.boolean(),
      tags: z.array(z.string()),
      /** By their ids. */
      collections: z.array(z.string()),
      line_id: z.string(),
      version: z.int(),
      parent_id: z.string().nullable(),
      origin_id: z.string().nullable(),
      origin_title: z.string().nullable(),
      created_at: z.string(),
      trashed_at: z.string().nullable(),
      content: z.unknown(),
    }),
  ),
  collections: z.array(z.object({ id: z.string(), name: z.string(), created_at: z.string() })),
  boards: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      prompt: z.string(),
      axes: z.unknown(),
      from_work: z.string().nullable(),
      created_at: z.string(),
      cells: z.array(
        z.object({
          place: z.int(),
          prompt: z.string(),
          model: z.string(),
          aspect_ratio: z.string().nullable(),
          seed: z.number().nullable(),
          state: z.string(),
          work_id: z.string().nullable(),
          winner: z.boolean(),
        }),
      ),
    }),
  ),
  templates: z.array(ownTemplate),
  /** Links that show works to others, without what opens them. */
  shares: z.array(share.omit({ title: true, token: true, url: true })),
  subscriptions: z.array(
    z.object({
      id: z.string(),
      provider: z.string(),
      customer_id: z.string(),
      status: z.string(),
      current_period_end: z.string().nullable(),
      cancel_at_period_end: z.boolean(),
      updated_at: z.string(),
    }),
  ),
});
export type AccountExport = z.infer<typeof accountExport>;

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/auth/export',
  summary: 'Everything that is kept about the account, as a JSON file',
  access: 'signed-in',
  key: 'never',
  response: accountExport,
  errors: [],
});
