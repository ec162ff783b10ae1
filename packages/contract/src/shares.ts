import { z } from 'zod';
import { aspectRatio } from './aspect-ratio.ts';
import { endpoint } from './endpoint.ts';
import { SHARES } from './limits.ts';
import { span } from './prompts.ts';
import { WORK_TEXTS, workId } from './work.ts';
import { WORK_KINDS } from './work-overview.ts';

export const SHARE_TEXTS = {
  what: 'Please send either work_id or collection_id.',
  expiry: 'Please send the end of the link as a time in the future, like 2027-01-31T00:00:00Z.',
  index: 'Please send index as true or false.',
  nothing: WORK_TEXTS.nothing,
  work: 'Please say which work.',
  size: 'Please choose small or full.',
} as const;

const id = z.string().max(64);
const params = z.object({ id });
const expiry = z.iso.datetime({ offset: true, error: SHARE_TEXTS.expiry });
const index = z.boolean({ error: SHARE_TEXTS.index });

/** A link that shows a work, or the works of a collection, to whoever has it. */
export const share = z.object({
  id: z.string(),
  work_id: z.string().nullable(),
  collection_id: z.string().nullable(),
  /** Of the work or the collection. */
  title: z.string(),
  /** What the address ends in; null where this server's secret has changed since: make a new link. */
  token: z.string().nullable(),
  url: z.string().nullable(),
  /** Whether search engines may list it. */
  index: z.boolean(),
  created_at: z.string(),
  /** Null where it stays until it is revoked. */
  expires_at: z.string().nullable(),
});
export type Share = z.infer<typeof share>;

const ofWork = workId.optional();

/** All that an account has is one page. */
export const listShares = endpoint({
  method: 'GET',
  path: '/api/shares',
  summary: 'The links of the caller, newest first; of one work or collection, or all',
  access: 'signed-in',
  query: z.object({ work_id: ofWork, collection_id: ofWork }),
  response: z.object({ items: z.array(share).max(SHARES.ofAccount), next_cursor: z.null() }),
  errors: [],
});

export const addShare = endpoint({
  method: 'POST',
  path: '/api/shares',
  summary: 'Open a work or a collection to whoever has the link',
  access: 'signed-in',
  body: z
    .object({
      work_id: workId.nullish(),
      collection_id: workId.nullish(),
      /** Left out or null: until it is revoked. */
      expires_at: expiry.nullish(),
      index: index.default(false),
    })
    .refine(({ work_id, collection_id }) => Boolean(work_id) !== Boolean(collection_id), SHARE_TEXTS.what),
  response: share,
  errors: ['not_found', 'too_many_shares'],
});

export const getShare = endpoint({
  method: 'GET',
  path: '/api/shares/:id',
  summary: 'One link of the caller',
  access: 'signed-in',
  params,
  response: share,
  errors: ['not_found'],
});

export const changeShare = endpoint({
  method: 'PATCH',
  path: '/api/shares/:id',
  summary: 'Give a link another end, or let search engines list it',
  access: 'signed-in',
  params,
  body: z
    .object({ expires_at: expiry.nullish(), index: index.optional() })
    .refine((change) => Object.values(change).some((value) => value !== undefined), SHARE_TEXTS.nothing),
  response: share,
  errors: ['not_found'],
});

export const revokeShare = endpoint({
  method: 'DELETE',
  path: '/api/shares/:id',
  summary: 'Revoke a link: nothing is at its address from then on',
  access: 'signed-in',
  params,
  response: z.object({ success: z.literal(true) }),
  errors: ['not_found'],
});

/** A work as a visitor sees it: what it shows and says, and nothing of its owner. */
export const sharedWork = z.object({
  id: z.string(),
  kind: z.enum(WORK_KINDS),
  title: z.string(),
  /** In their order: of takes three, of all else one. `name` is empty where there is one. */
  prompts: z.array(z.object({ name: z.string(), text: z.string(), anatomy: z.array(span) })),
  /** A script to read; null where it is none. */
  script: z.string().nullable(),
  /** What people call the model. */
  model: z.string(),
  seed: z.int().nullable(),
  ratio: aspectRatio.nullable(),
  /** Pixels of each picture that the work shows; of one that is drawn where it has none. */
  pictures: z.array(z.object({ url: z.string(), small_url: z.string(), width: z.int(), height: z.int() })),
});
export type SharedWork = z.infer<typeof sharedWork>;

/** What a link shows to whoever opens it, page by page. */
export const shared = z.object({
  kind: z.enum(['work', 'collection']),
  title: z.string(),
  index: z.boolean(),
  expires_at: z.string().nullable(),
  items: z.array(sharedWork),
  next_cursor: z.string().nullable(),
});
export type Shared = z.infer<typeof shared>;

/** 256 random bits have 43 signs. */
const token = z.string().max(64);

export const openShare = endpoint({
  method: 'GET',
  path: '/api/shared/:token',
  summary: 'What a link shows; a link that was revoked, has ended or never was answers the same',
  access: 'open',
  params: z.object({ token }),
  query: z.object({ cursor: z.string().max(200, WORK_TEXTS.cursor).optional() }),
  response: shared,
  errors: ['not_found', 'bad_cursor', 'too_many_reads'],
});

export const sharedPicture = endpoint({
  method: 'GET',
  path: '/api/shared/:token/works/:id/picture',
  summary: 'A picture that a link shows, full as JPEG or small as WebP, without what its file said',
  access: 'open',
  params: z.object({ token, id }),
  query: z.object({
    /** Of several, from 1. */
    number: z.coerce.number().int().min(1).max(100).default(1),
    size: z.enum(['small', 'full'], { error: SHARE_TEXTS.size }).default('full'),
  }),
  sends: ['image/jpeg', 'image/webp'],
  errors: ['not_found', 'too_many_reads'],
});

export const remixShared = endpoint({
  method: 'POST',
  path: '/api/shared/:token/remix',
  summary: 'Begin a line of the caller’s own with a shared work, which it names as its origin',
  access: 'signed-in',
  params: z.object({ token }),
  body: z.object({ work_id: z.string({ error: SHARE_TEXTS.work }).min(1, SHARE_TEXTS.work).max(64) }),
  response: z.object({ work_id: z.string() }),
  errors: ['not_found', 'too_many_reads'],
});
