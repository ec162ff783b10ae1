import {
  type Analysis,
  type Embedded,
  EXTRACTOR_IMAGE,
  type ExtractedSettings,
  MEGABYTE,
  type Seen,
  type SubjectRequest,
  type TechnicalDetails,
  type User,
} from '@framewright/contract';
import type { Generation, Metadata } from '@framewright/image-metadata';
import { type Dialect, dialectOfTool } from '@framewright/prompt-dialects/dialect';
import { type CameraNote, describePicture } from '@framewright/prompt-engine/describe';
import type { PictureFeatures } from '@framewright/prompt-engine/features';
import type { Span } from '@framewright/prompt-engine/vocabulary';
import { writeAround } from '@framewright/prompt-engine/write-around';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/open.ts';
import { AppError } from '../../http/app-error.ts';
import { type Caller, hasScope } from '../../http/caller.ts';
import type { Upload } from '../../http/uploads.ts';
import type { TextModel } from '../../providers/ai/text/text-model.ts';
import type { TextModels } from '../../providers/ai/text/text-models.ts';
import { PictureError } from '../../providers/pictures/decode.ts';
import { type Look, lookAt } from '../../providers/pictures/look.ts';
import { measuring } from '../../providers/pictures/measuring.ts';
import { keepExtracted, rewrite } from './history.service.ts';
import { cameraLine, cameraNote, embeddedOf, keptOf, provenanceOf, shortenEmbedded } from './said.ts';
import { seenByModel, seenByReader } from './seen.ts';
import { CUT, tellFallback, tellSource } from './texts.ts';

export interface ExtractorDeps {
  readonly db: Db;
  readonly textModels: TextModels;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
  /** Of a prompt in the form of a tool; told from its signs where the dialect is undefined. */
  readonly readAnatomy: (text: string, dialect?: Dialect) => Promise<Span[]>;
}

const FORMATS = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP' } as const;

/**
 * Reads what a picture says and shows. The picture itself is not kept.
 * @param caller undefined for a visitor, whose pictures no paid model is shown, and whose prompts are not kept
 * @throws {AppError} `invalid_file`, `too_many_pixels`, or `overloaded` also where nobody waits any more
 */
export async function describeUpload(
  deps: ExtractorDeps,
  caller: Pick<Caller, 'user' | 'scopes'> | undefined,
  upload: Upload,
  { who, signal }: { readonly who: string; readonly signal: AbortSignal },
): Promise<Analysis> {
  const user = caller?.user;
  const model = caller && seeingModel(deps, hasScope(caller, 'spend'));
  const began = performance.now();
  try {
    const reading = await read(upload, who, { isKept: user !== undefined, isShown: model !== undefined });
    const { metadata, generation, look } = reading;
    const note = metadata.camera && cameraNote(metadata.camera);
    const { seen, message } = await described(deps, user && model && { user, model }, reading, note, signal);
    const embedded = generation && shortenEmbedded(embeddedOf(generation));
    const prompt = embedded?.prompt || seen.prompt;
    const anatomy = embedded?.prompt
      ? await deps.readAnatomy(prompt, dialectOfTool(embedded.tool))
      : seen.anatomy;
    signal.throwIfAborted();
    const described_by = embedded?.prompt ? (embedded.tool ?? seen.described_by) : seen.described_by;
    const saved =
      user &&
      (await save(deps, user, upload.name, {
        ...{ prompt, anatomy, began },
        described_by,
        ...{ look: reading.look, made: embedded && keptOf(embedded) },
      }));
    return {
      success: true,
      message: [
        tellSource(embedded?.prompt ? embedded.tool : null),
        embedded && embedded.cut.length > 0 && CUT,
        message,
      ]
        .filter(Boolean)
        .join(' '),
      prompt,
      anatomy,
      technical_details: detailsOf(upload, reading.size, look, note),
      saved_id: saved ?? null,
      ...(saved !== undefined && { work_id: saved }),
      embedded,
      provenance: provenanceOf(metadata),
      seen,
    };
  } catch (error) {
    throw signal.aborted ? new AppError('overloaded', { cause: error }) : asAppError(error);
  }
}

/**
 * What a tool wrote into a picture, whole.
 * @throws {AppError} as `describeUpload` does, and `nothing_embedded`
 */
export async function embeddedIn(upload: Upload, who: string): Promise<Embedded> {
  try {
    const { generation } = await read(upload, who, { isKept: false, isShown: false });
    if (!generation) throw new AppError('nothing_embedded');
    return embeddedOf(generation);
  } catch (error) {
    throw asAppError(error);
  }
}

/** Writes a description around its subject, and into the history where it has an entry there. */
export async function writeNamed(
  { db }: ExtractorDeps,
  user: User | undefined,
  { subject, prompt: described, anatomy: spans, saved_id }: SubjectRequest,
): Promise<{ success: true; prompt: string; anatomy: Span[] }> {
  const { text, anatomy } = writeAround(subject, { text: described, anatomy: spans });
  if (user && saved_id) await rewrite(db, user, saved_id, { text, anatomy });
  return { success: true, prompt: text, anatomy: [...anatomy] };
}

/** Undefined where there is none, or one that takes no pictures. */
function seeingModel({ textModels, now }: ExtractorDeps, mayPay: boolean): TextModel | undefined {
  const model = textModels.byDefault('vision', now(), mayPay);
  return model?.sees ? model : undefined;
}

interface Reading {
  /** Of the file, in bytes. */
  readonly size: number;
  readonly metadata: Metadata;
  readonly generation: Generation | null;
  readonly look: Look;
  readonly features: PictureFeatures;
}

/** First what the file says, then what the pixels show. */
async function read(
  upload: Upload,
  who: string,
  { isKept, isShown }: { isKept: boolean; isShown: boolean },
): Promise<Reading> {
  const { metadata, bytes } = await measuring.run({ kind: 'metadata', bytes: upload.bytes });
  if (!metadata) throw new AppError('invalid_file');
  const wanted = {
    thumbnailSide: isKept ? EXTRACTOR_IMAGE.thumbnailSide : undefined,
    jpeg: isShown,
    alpha: metadata.generation === null,
  };
  const look = await lookAt(bytes, wanted, who);
  const { facts, pixels, alpha } = look;
  const { width, height } = facts;
  const features = await measuring.run({ kind: 'features', pixels, original: { width, height } });
  const hidden =
    alpha &&
    (await measuring.run({ kind: 'stealth', alpha: alpha.data, width: alpha.width, height: alpha.height }));
  const generation = metadata.generation ?? hidden ?? null;
  return { size: bytes.length, metadata, generation, look, features };
}

async function described(
  { log }: ExtractorDeps,
  viewer: { user: User; model: TextModel } | undefined,
  { features, look: { jpeg } }: Reading,
  note: CameraNote | null,
  signal: AbortSignal,
): Promise<{ seen: Seen; message?: string }> {
  const byReader = seenByReader(features, describePicture(features, note));
  if (!viewer || !jpeg) return { seen: byReader };
  const { user, model } = viewer;
  const byModel = await seenByModel({ userId: user.id, model, jpeg, log, signal }, features, byReader);
  return byModel ? { seen: byModel } : { seen: byReader, message: tellFallback(model.id) };
}

function detailsOf({ name }: Upload, size: number, look: Look, note: CameraNote | null): TechnicalDetails {
  const { format, width, height } = look.facts;
  return {
    file_name: name,
    file_size_mb: Number((size / MEGABYTE).toFixed(2)),
    format: FORMATS[format],
    width,
    height,
    camera: note && cameraLine(note),
  };
}

interface Found {
  readonly prompt: string;
  readonly anatomy: readonly Span[];
  readonly described_by: string;
  readonly look: Look;
  /** How its file says that it was made. */
  readonly made: ExtractedSettings | null;
  readonly began: number;
}

/** @returns its id, in the history and on the roll; undefined where there is nothing to show of it */
async function save(
  { db, now }: ExtractorDeps,
  user: User,
  image_name: string,
  { prompt: generated_prompt, anatomy, described_by: model, look, made, began }: Found,
): Promise<string | undefined> {
  const { thumbnail, facts } = look;
  if (!thumbnail) return undefined;
  const durationMs = performance.now() - began;
  return keepExtracted(
    db,
    user,
    { image_name, generated_prompt, thumbnail, createdAt: now() },
    { anatomy, model, made, durationMs, ...facts },
  );
}

function asAppError(error: unknown): unknown {
  if (!(error instanceof PictureError)) return error;
  const { code } = error;
  if (code === 'busy') return new AppError('overloaded', { cause: error.cause });
  return new AppError(code === 'too_many_pixels' ? code : 'invalid_file', { cause: error.cause });
}
