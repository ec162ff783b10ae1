import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { IMPORT } from './limits.ts';
import { wholeNumber } from './numbers.ts';
import { text } from './text.ts';

/** Files come, are worked through in the background, and that is it; or the files are beyond use. */
export const IMPORT_STATES = ['receiving', 'working', 'done', 'failed'] as const;

export const IMPORT_TEXTS = {
  files: `Please choose 1 to ${wholeNumber(IMPORT.files)} files.`,
  bytes: 'Please say how many bytes each file has: at least 1, at most 4 GB.',
  part: `Please send parts of ${IMPORT.partBytes / 1_048_576} MB in their order; the last may be shorter.`,
  partSize: (bytes: number, expected: number) =>
    `This part has ${wholeNumber(bytes)} bytes, and the next one is to have ${wholeNumber(expected)}: parts of ${IMPORT.partBytes / 1_048_576} MB in their order, of which the last may be shorter.`,
} as const;

const id = z.string().max(64);
const params = z.object({ id });

/** An import, and how far it is; `received` and `bytes` count bytes. */
export const importProgress = z.object({
  id: z.string(),
  state: z.enum(IMPORT_STATES),
  created_at: z.string(),
  files: z.array(z.object({ name: z.string(), bytes: z.number(), received: z.number() })),
  /**
   * Works, pictures, templates and boards in the files, as far as they are known; `added`, `duplicates` and `skipped`
   * add up to those that are dealt with.
   */
  found: z.int(),
  added: z.int(),
  /** Of those that were added: boards and templates; the others are works. */
  boards: z.int(),
  templates: z.int(),
  /** Those that were here already, told by their content. */
  duplicates: z.int(),
  skipped: z.int(),
  /** The first few that were not taken, and why. */
  problems: z.array(z.object({ name: z.string(), message: z.string() })),
  /** The work that the last file or line became, or is already. */
  work_id: z.string().nullable(),
});
export type ImportProgress = z.infer<typeof importProgress>;

export const beginImport = endpoint({
  method: 'POST',
  path: '/api/import',
  summary: 'Begin to bring files: an export of any Framewright, a ZIP of pictures, pictures',
  access: 'signed-in',
  body: z.object({
    files: z
      .array(
        z.object({
          name: text('name', 255),
          bytes: z.int(IMPORT_TEXTS.bytes).min(1, IMPORT_TEXTS.bytes).max(IMPORT.bytes, IMPORT_TEXTS.bytes),
        }),
        { error: IMPORT_TEXTS.files },
      )
      .min(1, IMPORT_TEXTS.files)
      .max(IMPORT.files, IMPORT_TEXTS.files)
      .refine(
        (files) => files.reduce((sum, { bytes }) => sum + bytes, 0) <= IMPORT.bytes,
        IMPORT_TEXTS.bytes,
      ),
  }),
  response: importProgress,
  errors: ['too_many_imports'],
});

export const listImports = endpoint({
  method: 'GET',
  path: '/api/import',
  summary: 'The newest imports of the caller, and how far they are',
  access: 'signed-in',
  response: z.object({ items: z.array(importProgress), next_cursor: z.null() }),
  errors: [],
});

export const getImport = endpoint({
  method: 'GET',
  path: '/api/import/:id',
  summary: 'How far an import is: which bytes are here, and what became of them',
  access: 'signed-in',
  params,
  response: importProgress,
  errors: ['not_found'],
});

export const sendImportPart = endpoint({
  method: 'PUT',
  path: '/api/import/:id/files/:place',
  summary: `The next part of a file, as it is: ${IMPORT.partBytes / 1_048_576} MB, and less of the last one alone; a part that is here already is passed over`,
  access: 'signed-in',
  params: z.object({ id, place: z.coerce.number().int().min(0).max(IMPORT.files) }),
  query: z.object({ offset: z.coerce.number(IMPORT_TEXTS.part).int().min(0).max(IMPORT.bytes) }),
  rawBody: 'application/octet-stream',
  bodyLimit: IMPORT.partBytes,
  response: importProgress,
  errors: ['not_found', 'wrong_part'],
});

export const endImport = endpoint({
  method: 'DELETE',
  path: '/api/import/:id',
  summary: 'Stop an import, or forget one that is over; what it has added stays',
  access: 'signed-in',
  params,
  response: z.object({ success: z.literal(true) }),
  errors: ['not_found'],
});

export const exportWorks = endpoint({
  method: 'GET',
  path: '/api/export',
  summary:
    'All works with their pictures, versions, tags, notes and collections, boards and templates, as a ZIP that any Framewright takes',
  access: 'signed-in',
  sends: ['application/zip'],
  errors: [],
});
