import type { AspectRatio, Span } from '@framewright/prompt-engine/vocabulary';
import { insertWork } from '../../db/keep-work.ts';
import type { Db } from '../../db/open.ts';
import { AppError } from '../../http/app-error.ts';
import { loadedOnce } from '../../loaded-once.ts';
import {
  anatomiesIn,
  asVersion,
  type ContentOf,
  type KnownSpans,
  mainText,
  type StoredContent,
  searchedText,
  withAnatomies,
} from '../../works/content.ts';
import { type Generation, recordGeneration } from '../usage/index.ts';
import { findWork } from './roll.repo.ts';
import * as repo from './work.repo.ts';

/** Loaded with the first work, and with them what reads prompts: a server starts sooner without. */
const reading = loadedOnce(async () => ({
  ...(await import('../../works/describe.ts')),
  ...(await import('../../works/from-generation.ts')),
}));

/** What a work came from. */
export interface Origin {
  readonly id: string;
  readonly title: string;
  /** Its line where it is a picture: what is made from one goes on it. */
  readonly pictureLine: string | null;
}

/** What the record of a generation does not say. */
export interface Circumstances {
  readonly origin?: Origin | undefined;
  /** The conversation that it goes on. */
  readonly conversation?: string | undefined;
  /** Anatomies that are known already, by their text. */
  readonly known?: KnownSpans;
}

/**
 * Part of a transaction: puts on record what was made or tried, and keeps as a work what was made.
 * @returns the id of the work; undefined where there is none
 * @throws {AppError} `not_signed_in` where the account has been deleted meanwhile
 */
export async function recordWork(
  tx: Db,
  generation: Generation,
  { origin, conversation, known }: Circumstances = {},
): Promise<string | undefined> {
  await recordGeneration(tx, generation);
  if (generation.outcome !== 'succeeded') return undefined;
  const { workOf, describe, titleOf } = await reading();
  const kept = workOf(generation);
  if (!kept) return undefined;
  const { id, userId, model, createdAt, durationMs } = generation;
  const { content: made, ...shape } = kept;
  const content = withAnatomies(made, known ?? (await anatomyFrom(tx, origin, made)));
  if (conversation !== undefined && content.kind === 'conversation') {
    if (await goOn(tx, userId, conversation, content, id)) return conversation;
  }
  await insertWork(tx, {
    ...{ id, userId, kind: content.kind, model, createdAt, durationMs, content, ...shape },
    ...{ title: origin?.title ?? titleOf(content), note: '' },
    ...(content.kind === 'picture' && origin?.pictureLine
      ? { lineId: origin.pictureLine, parent_id: origin.id }
      : { lineId: id, parent_id: null }),
    ...{ origin_id: origin?.id ?? null, origin_title: origin?.title ?? null },
    description: describe(content),
  });
  return id;
}

/** What was read out of a picture. */
interface Extraction {
  readonly id: string;
  readonly userId: string;
  readonly model: string;
  readonly createdAt: Date;
  readonly durationMs: number;
  readonly width: number;
  readonly height: number;
  readonly content: ContentOf<'extraction'>;
  /** Left out where it is of another text. */
  readonly anatomy: readonly Span[] | undefined;
  /** The work whose picture was read once more. */
  readonly versionOf: string | undefined;
}

/** Part of a transaction: keeps an extraction as a work of the same id. */
export async function keepExtraction(
  tx: Db,
  { anatomy, content: found, versionOf, ...work }: Extraction,
): Promise<void> {
  const { describe, offeredRatioOf, titleOf } = await reading();
  const { id, width, height } = work;
  const content = withAnatomies(found, new Map(anatomy && [[found.prompt, anatomy]]));
  const ratio: AspectRatio | null = offeredRatioOf(width, height);
  const parent = versionOf === undefined ? undefined : await repo.holdWork(tx, work.userId, versionOf);
  const isNamed = parent && parent.title !== titleOf(await repo.contentOf(tx, parent.id));
  await insertWork(tx, {
    ...{ ...work, content, kind: 'extraction', ratio, note: '', lineId: parent?.line_id ?? id },
    // A title that somebody gave stays.
    title: isNamed ? parent.title : titleOf(content),
    ...{ parent_id: parent?.id ?? null, origin_id: null, origin_title: null },
    description: describe(content),
  });
}

/** Part of a transaction: puts another prompt in the place of an extraction's; one that is gone stays gone. */
export async function rewriteExtraction(
  tx: Db,
  userId: string,
  id: string,
  { text, known }: { readonly text: string; readonly known: KnownSpans },
): Promise<void> {
  await revise(tx, userId, id, (content) =>
    content.kind === 'extraction' ? withAnatomies(asVersion(content, text), known) : content,
  );
}

/**
 * The anatomy of a text as a work of the user's keeps it, or what of it stayed where the text was changed since.
 * @param read the anatomy of the whole text
 * @returns undefined where the work is gone, or keeps none
 */
export async function anatomyOfWork(
  db: Db,
  { userId, workId, text }: { readonly userId: string; readonly workId: string; readonly text: string },
  read: readonly Span[],
): Promise<readonly Span[] | undefined> {
  const row = await findWork(db, userId, workId);
  const content = row && (await repo.findContent(db, row.id));
  if (!content) return undefined;
  const { carryAnatomy } = await import('../../works/carry-anatomy.ts');
  return carryAnatomy(anatomiesIn(content), text, read);
}

/** The anatomy of a picture's prompt where the work that it is made from has it; else the analyser reads it. */
async function anatomyFrom(tx: Db, origin: Origin | undefined, made: StoredContent): Promise<KnownSpans> {
  const source = origin && (await repo.findContent(tx, origin.id));
  if (!source) return new Map();
  const { carryAnatomy } = await import('../../works/carry-anatomy.ts');
  const text = mainText(made);
  const { analyze } = await import('@framewright/prompt-engine/anatomy');
  const spans = carryAnatomy(anatomiesIn(source), text, analyze(text));
  return spans ? new Map([[text, spans]]) : new Map();
}

async function goOn(
  tx: Db,
  userId: string,
  id: string,
  { messages }: ContentOf<'conversation'>,
  generation: string,
): Promise<boolean> {
  return revise(tx, userId, id, (before) => {
    if (before.kind !== 'conversation') return undefined;
    const longer = {
      kind: before.kind,
      messages: [...before.messages, ...messages],
      generations: [...before.generations, generation],
    };
    return withAnatomies(longer, anatomiesIn(before));
  });
}

/** @returns whether there was such a work, and it changed */
async function revise(
  tx: Db,
  userId: string,
  id: string,
  change: (content: StoredContent) => StoredContent | undefined,
): Promise<boolean> {
  const row = await repo.holdWork(tx, userId, id);
  if (!row) return false;
  const before = await repo.contentOf(tx, id);
  const content = change(before);
  if (!content) return false;
  const { describe, titleOf } = await reading();
  await repo.replaceContent(tx, row, content, describe(content));
  // One that its owner has typed stays.
  const title = row.title === titleOf(before) ? titleOf(content) : row.title;
  if (title !== row.title) await repo.updateWork(tx, row, { title });
  await repo.putWords(tx, row, searchedText(content, title, row.note));
  return true;
}

/**
 * The work that something is made from.
 * @throws {AppError} `not_found` where the user has none of that id
 */
export async function originOf(db: Db, userId: string, id: string): Promise<Origin> {
  const row = await findWork(db, userId, id);
  if (!row) throw new AppError('not_found');
  return { id, title: row.title, pictureLine: row.kind === 'picture' ? row.line_id : null };
}

/** @throws {AppError} `not_found` where the user has no conversation of that id */
export async function checkConversation(db: Db, userId: string, id: string): Promise<void> {
  const row = await findWork(db, userId, id);
  if (row?.kind !== 'conversation') throw new AppError('not_found');
}
