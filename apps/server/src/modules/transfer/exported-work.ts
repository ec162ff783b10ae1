import { aspectRatio, IMPORT, LENGTHS, WORK, WORK_KINDS } from '@framewright/contract';
import { z } from 'zod';
import type { ExportedKind } from '../../db/exported-kind.ts';
import { storedContent } from '../../works/content.ts';

/** Where what is no work stands in a ZIP, a line for each. */
export const fileOfKind = ({ name }: ExportedKind): string => `${name}.jsonl`;

/** What an export is called by itself, and the only form that there has been so far. */
export const FORMAT = 'framewright';
export const FORMAT_VERSION = 1;
export const MANIFEST = 'manifest.json';
export const WORKS = 'works.jsonl';

const id = z.string().min(1).max(64);
const instant = z.iso.datetime();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** `manifest.json` of an export: what is in it, and the hashes of its lines. */
export const manifest = z.object({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  exported_at: instant,
  works: z.int(),
  pictures: z.int(),
  /** Of `works.jsonl`, hexadecimal. */
  works_sha256: sha256,
  collections: z
    .array(z.object({ id, name: z.string().min(1).max(LENGTHS.name), created_at: instant }))
    .max(10_000),
  /** By their names in the ZIP; left out by exports that have works alone. */
  files: z.record(z.string().max(60), z.object({ lines: z.int().min(0), sha256 })).default({}),
});
export type ExportManifest = z.output<typeof manifest>;

/** A line of `works.jsonl`: one work, oldest first, with its pictures by their names in the ZIP. */
export const exportedWork = z.object({
  id,
  kind: z.enum(WORK_KINDS),
  title: z.string().max(LENGTHS.promptField),
  note: z.string().max(LENGTHS.description),
  model: z.string().max(LENGTHS.modelId),
  ratio: aspectRatio.nullable(),
  width: z.int().positive().max(100_000).nullable(),
  height: z.int().positive().max(100_000).nullable(),
  rating: z.int().min(0).max(WORK.rating),
  favourite: z.boolean(),
  tags: z.array(z.string().min(1).max(WORK.tagLength)).max(WORK.tags),
  /** By their ids. */
  collections: z.array(id).max(10_000),
  line_id: id,
  version: z.int().min(1).max(1_000_000),
  parent_id: id.nullable(),
  origin_id: id.nullable(),
  origin_title: z.string().max(LENGTHS.promptField).nullable(),
  created_at: instant,
  trashed_at: instant.nullable(),
  duration_ms: z.int().min(0).max(2_000_000_000),
  content: storedContent,
  pictures: z
    .array(z.object({ id, file: z.string().max(200), sha256, created_at: instant }))
    .max(IMPORT.picturesOfWork),
});
export type ExportedWork = z.output<typeof exportedWork>;
