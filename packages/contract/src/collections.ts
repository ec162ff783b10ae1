import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LENGTHS } from './limits.ts';
import { requiredText } from './text.ts';
import { WORK_TEXTS, workId } from './work.ts';

const params = z.object({ id: workId });
const collectionName = requiredText('name', LENGTHS.name, WORK_TEXTS.name).trim();

/** A collection, and how many works are in it. */
export const collection = z.object({
  id: z.string(),
  name: z.string(),
  works: z.int(),
  created_at: z.string(),
});
export type Collection = z.infer<typeof collection>;

export const listCollections = endpoint({
  method: 'GET',
  path: '/api/collections',
  summary: 'The collections of the caller, by name',
  access: 'signed-in',
  response: z.object({ items: z.array(collection), next_cursor: z.string().nullable() }),
  errors: [],
});

export const addCollection = endpoint({
  method: 'POST',
  path: '/api/collections',
  summary: 'Begin a collection',
  access: 'signed-in',
  body: z.object({ name: collectionName }),
  response: collection,
  errors: ['collection_exists'],
});

export const getCollection = endpoint({
  method: 'GET',
  path: '/api/collections/:id',
  summary: 'One collection',
  access: 'signed-in',
  params,
  response: collection,
  errors: ['not_found'],
});

export const renameCollection = endpoint({
  method: 'PATCH',
  path: '/api/collections/:id',
  summary: 'Rename a collection',
  access: 'signed-in',
  params,
  body: z.object({ name: collectionName }),
  response: collection,
  errors: ['not_found', 'collection_exists'],
});

export const deleteCollection = endpoint({
  method: 'DELETE',
  path: '/api/collections/:id',
  summary: 'End a collection; its works stay',
  access: 'signed-in',
  params,
  response: z.object({ success: z.literal(true) }),
  errors: ['not_found'],
});
