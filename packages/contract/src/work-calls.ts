import { ELEMENTS, TAKES } from '@framewright/prompt-engine/vocabulary';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { signedQuery } from './images.ts';
import { LENGTHS, MEGABYTE, TEXT_BODY_LIMIT, WORK } from './limits.ts';
import { requiredText, text } from './text.ts';
import {
  BULK_ACTIONS,
  type BulkAction,
  WORK_TEXTS,
  work,
  workFilters,
  workId,
  workItem,
  workQuery,
  workTag,
} from './work.ts';

const params = z.object({ id: workId });

const page = z.object({ items: z.array(work), next_cursor: z.string().nullable() });

export const listWork = endpoint({
  method: 'GET',
  path: '/api/work',
  summary: 'Everything made here, newest first, as filters narrow it',
  access: 'signed-in',
  query: workQuery,
  response: page,
  errors: ['bad_cursor'],
});

/** Pictures that were made here; several of one call have one work. */
export const pictureList = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      /** Where it is on the roll. */
      work_id: z.string(),
      /** Signed, for 24 hours. */
      image_url: z.string(),
      width: z.int(),
      height: z.int(),
      content_type: z.string(),
      /** Its beginning, where it is long; the work has the whole. */
      prompt: z.string(),
      model: z.string(),
      created_at: z.string(),
      /** When it goes, where there was no room to keep it; null where it stays. */
      expires_at: z.string().nullable(),
    }),
  ),
  next_cursor: z.string().nullable(),
});
export type PictureList = z.infer<typeof pictureList>;

export const listPictures = endpoint({
  method: 'GET',
  path: '/api/images',
  summary: 'The pictures of the roll, newest first, without those in the bin; a page is of so many works',
  access: 'signed-in',
  query: workQuery.pick({ cursor: true, limit: true }),
  response: pictureList,
  errors: ['bad_cursor'],
});

export const getWork = endpoint({
  method: 'GET',
  path: '/api/work/:id',
  summary: 'One work, whole',
  access: 'signed-in',
  params,
  response: workItem,
  errors: ['not_found'],
});

const rating = z.int(WORK_TEXTS.rating).min(0, WORK_TEXTS.rating).max(WORK.rating, WORK_TEXTS.rating);

export const changeWork = endpoint({
  method: 'PATCH',
  path: '/api/work/:id',
  summary: 'Rename, rate, tag, note, or mark as a favourite',
  access: 'signed-in',
  params,
  body: z
    .object({
      title: requiredText('title', LENGTHS.promptField, WORK_TEXTS.title).optional(),
      note: text('note', LENGTHS.description).optional(),
      rating: rating.optional(),
      favourite: z.boolean({ error: WORK_TEXTS.favourite }).optional(),
      tags: z.array(workTag, { error: WORK_TEXTS.tags }).max(WORK.tags, WORK_TEXTS.tags).optional(),
    })
    .refine((change) => Object.values(change).some((value) => value !== undefined), WORK_TEXTS.nothing),
  response: work,
  errors: ['not_found'],
});

export const trashWork = endpoint({
  method: 'DELETE',
  path: '/api/work/:id',
  summary: 'Move a work to the bin, which forgets after 30 days',
  access: 'signed-in',
  params,
  response: z.object({ success: z.literal(true) }),
  errors: ['not_found'],
});

export const restoreWork = endpoint({
  method: 'POST',
  path: '/api/work/:id/restore',
  summary: 'Take a work out of the bin',
  access: 'signed-in',
  params,
  response: work,
  errors: ['not_found'],
});

const ids = z
  .array(workId, { error: WORK_TEXTS.ids })
  .min(1, WORK_TEXTS.ids)
  .max(WORK.selection, WORK_TEXTS.ids);

const NEEDS_VALUE: ReadonlySet<string> = new Set([
  'tag',
  'untag',
  'collect',
  'uncollect',
] satisfies BulkAction[]);

export const bulkWork = endpoint({
  method: 'POST',
  path: '/api/work/bulk',
  summary: 'Do one thing to many works; ids that are none of the caller’s are passed over',
  access: 'signed-in',
  bodyLimit: MEGABYTE,
  body: z
    .object({
      ids,
      action: z.enum(BULK_ACTIONS, { error: WORK_TEXTS.action }),
      /** The tag, or the id of the collection. */
      value: text('value', WORK.tagLength).trim().optional(),
    })
    .refine(({ action, value }) => !NEEDS_VALUE.has(action) || Boolean(value), {
      path: ['value'],
      error: WORK_TEXTS.value,
    }),
  response: z.object({ changed: z.int() }),
  errors: ['not_found'],
});

export const archiveWork = endpoint({
  method: 'GET',
  path: '/api/work/archive',
  summary:
    'A ZIP of a selection, or of what the filters leave: pictures with their prompts, and a list as JSON and CSV',
  access: 'signed-in',
  query: z.object({
    ...workFilters,
    ids: z
      .union([workId.transform((one) => [one]), z.array(workId).max(WORK.page)], {
        error: WORK_TEXTS.archived,
      })
      .optional(),
  }),
  sends: ['application/zip'],
  errors: ['not_found'],
});

export const workThumbnail = endpoint({
  method: 'GET',
  path: '/api/work/:id/thumbnail',
  summary: 'A small picture of a work, by its signed address',
  access: 'open',
  params,
  query: signedQuery,
  sends: ['image/webp'],
  errors: ['bad_signature', 'not_found'],
});

/** A frame of a line of versions. */
export const workVersion = z.object({
  ...work.shape,
  /** What its prompts say otherwise than those it was made from; null where it was made from none that is still there. */
  changed: z.array(z.enum(ELEMENTS)).nullable(),
});
export type WorkVersion = z.infer<typeof workVersion>;

export const listVersions = endpoint({
  method: 'GET',
  path: '/api/work/:id/versions',
  summary: `The line of versions that a work belongs to, the newest ${WORK.line}, first to last`,
  access: 'signed-in',
  params,
  response: z.object({ items: z.array(workVersion), next_cursor: z.string().nullable() }),
  errors: ['not_found'],
});

export const addVersion = endpoint({
  method: 'POST',
  path: '/api/work/:id/versions',
  summary: 'Keep a changed text as the next version',
  access: 'signed-in',
  bodyLimit: TEXT_BODY_LIMIT,
  params,
  body: z.object({
    text: requiredText('text', LENGTHS.anyPrompt, WORK_TEXTS.text),
    /** Whose text it is, of three takes; the first where it is left out, and of no other kind of work. */
    take: z.enum(TAKES).optional(),
    note: text('note', LENGTHS.description).optional(),
  }),
  response: work,
  errors: ['not_found'],
});
