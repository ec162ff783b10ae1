import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { KEY_SCOPES } from './key-scopes.ts';
import { KEYS_OF_ACCOUNT, LENGTHS } from './limits.ts';
import { requiredText } from './text.ts';

/** Every key begins with this. */
export const KEY_MARK = 'fw_';

/** Signs that follow the mark: 32 random bytes in base64url. */
export const KEY_SIGNS = 43;

export const KEY_TEXTS = {
  name: 'Please enter a name for the key.',
  scopes: `Please choose at least one of ${KEY_SCOPES.join(', ')}.`,
  expiry: 'Please send the end of the key as a time in the future, like 2027-01-31T00:00:00Z.',
} as const;

const name = requiredText('name', LENGTHS.name, KEY_TEXTS.name).trim();

const scopes = z
  .array(z.enum(KEY_SCOPES, KEY_TEXTS.scopes), KEY_TEXTS.scopes)
  .min(1, KEY_TEXTS.scopes)
  .max(KEY_SCOPES.length, KEY_TEXTS.scopes)
  .transform((chosen) => KEY_SCOPES.filter((scope) => chosen.includes(scope)));

/** An API key without its secret. */
export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)),
  /** How the key begins, to recognise it by: 'fw_a1B2c3'. */
  prefix: z.string(),
  created_at: z.string(),
  /** To the minute; null where it was never used. */
  last_used_at: z.string().nullable(),
  /** Null where it has no end. */
  expires_at: z.string().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

export const newApiKey = z.object({
  name,
  scopes,
  /** Left out or null: no end. */
  expires_at: z.iso.datetime({ offset: true, error: KEY_TEXTS.expiry }).nullish(),
});

/** A number of keys is all that an account has: they are one page. */
export const listKeys = endpoint({
  method: 'GET',
  path: '/api/keys',
  summary: 'The API keys of the account, newest first',
  access: 'signed-in',
  key: 'never',
  response: z.object({ items: z.array(apiKey).max(KEYS_OF_ACCOUNT), next_cursor: z.null() }),
  errors: [],
});

export const createKey = endpoint({
  method: 'POST',
  path: '/api/keys',
  summary: 'Make an API key; its secret is in this answer and nowhere else',
  access: 'signed-in',
  key: 'never',
  body: newApiKey,
  response: apiKey.extend({ secret: z.string() }),
  errors: ['too_many_keys'],
});

const params = z.object({ id: z.string().max(64) });

export const getKey = endpoint({
  method: 'GET',
  path: '/api/keys/:id',
  summary: 'One API key of the account',
  access: 'signed-in',
  key: 'never',
  params,
  response: apiKey,
  errors: ['not_found'],
});

export const renameKey = endpoint({
  method: 'PATCH',
  path: '/api/keys/:id',
  summary: 'Give an API key another name',
  access: 'signed-in',
  key: 'never',
  params,
  body: z.object({ name }),
  response: apiKey,
  errors: ['not_found'],
});

export const revokeKey = endpoint({
  method: 'DELETE',
  path: '/api/keys/:id',
  summary: 'Revoke an API key: it holds nowhere from then on',
  access: 'signed-in',
  key: 'never',
  params,
  response: z.object({ success: z.literal(true) }),
  errors: ['not_found'],
});
