import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PLAN_IDS } from './plans.ts';

/** A file to download, as the caller's plan sees it. */
export const download = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** What kind of file it is, in words ('PDF, 12 pages'). */
  format: z.string(),
  file_name: z.string(),
  bytes: z.int(),
  /** The smallest plan that may have it. */
  plan: z.enum(PLAN_IDS),
  /** Whether the caller's plan may have it. */
  available: z.boolean(),
});
export type Download = z.infer<typeof download>;

export const listDownloads = endpoint({
  method: 'GET',
  path: '/api/downloads',
  summary: 'The files to take along',
  access: 'signed-in',
  response: z.object({ downloads: z.array(download) }),
  errors: [],
});

export const downloadFile = endpoint({
  method: 'GET',
  path: '/api/downloads/:id',
  summary: 'One file, whole or a range of it',
  access: 'signed-in',
  params: z.object({ id: z.string().max(64) }),
  sends: ['application/pdf', 'application/zip'],
  errors: ['plan_required', 'not_found', 'range_not_satisfiable'],
});
