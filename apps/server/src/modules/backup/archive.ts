import { z } from 'zod';

/** A backup is a ZIP: rows as lines of JSON, pictures as they are, and a manifest that says what must be there. */
export const MANIFEST = 'manifest.json';
export const PICTURE_LIST = 'pictures.ndjson';
export const SECRET = 'secret';
/** Where a table stands in a backup: one row a line, as JSON. */
export const tableFile = (table: string) => `tables/${table}.ndjson`;
/** Where a file of the storage stands in a backup. */
export const pictureFile = (key: string) => `pictures/${key}`;

const sum = z.object({ rows: z.int().nonnegative(), sha256: z.string().length(64) });

/** `manifest.json` of a backup: of which version it is, and the sums of what is in it. */
export const manifest = z.object({
  format: z.literal('framewright-backup'),
  version: z.literal(1),
  made_at: z.iso.datetime(),
  /** The last migration of its tables. */
  schema: z.string(),
  tables: z.record(z.string(), sum),
  pictures: z.object({ count: z.int().nonnegative(), bytes: z.int().nonnegative() }),
});

export type Manifest = z.output<typeof manifest>;

/** A line about a picture in a backup: its key in the storage, its bytes and their hash. */
export const keptPicture = z.object({
  key: z.string(),
  bytes: z.int().nonnegative(),
  sha256: z.string().length(64),
});

export type SavedPicture = z.output<typeof keptPicture>;

/** Why a backup is not made, or not taken back: a sentence for the operator. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
