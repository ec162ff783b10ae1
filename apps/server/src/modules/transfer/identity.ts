import { createHash } from 'node:crypto';
import { pixelParts } from '@framewright/image-metadata';
import { timeMark } from '../../ids.ts';
import type { ExportedWork } from './exported-work.ts';

/** SHA-256, hexadecimal, of what a file's pixels are made of: the same for copies that say other things. */
export function pixelHash(bytes: Uint8Array): string {
  const hash = createHash('sha256');
  for (const part of pixelParts(bytes) ?? [bytes]) hash.update(part);
  return `pixels:${hash.digest('hex')}`;
}

/** Hexadecimal. */
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What makes a work this one, wherever it is kept and whatever its owner has written beside it. */
export function workHash(
  { kind, model, version, created_at, content }: Identified,
  pictures: readonly string[],
): string {
  const said = JSON.stringify([kind, model, version, created_at, plain(content), pictures]);
  return `work:${createHash('sha256').update(said).digest('hex')}`;
}

type Identified = Pick<ExportedWork, 'kind' | 'model' | 'version' | 'created_at' | 'content'>;

/** Without ids, which differ from one Framewright to another, and what older ones do not keep. */
function plain({ anatomies: _, ...content }: Identified['content']): unknown {
  if (content.kind === 'picture') return { ...content, seeds: Object.values(content.seeds).toSorted() };
  if (content.kind === 'conversation') return { ...content, generations: [] };
  return content;
}

/** Under which the work that a line of an export became is found again, as long as its import runs. */
export const aliasOf = (importId: string, id: string): string =>
  `${importId}:${createHash('sha256').update(id).digest('hex')}`;

/**
 * An id of ours for an id of theirs, the same each time that an import comes to it: what a crash left half done is
 * done again under the same names. Nobody can guess it, since an import's own id has 128 random bits.
 * @param at among the ids of which time it lies; left out, of the import
 */
export function idFor(importId: string, what: string, at?: Date): string {
  const random = createHash('sha256').update(`${importId} ${what}`).digest('base64url').slice(0, 22);
  return `${at ? timeMark(at.getTime()) : importId.slice(0, 8)}${random}`;
}

const FIRST = Date.parse('2000-01-01T00:00:00Z');

/** When something was made, by which it is put in order: what cannot be is made now. @param said ISO 8601 */
export function instantOf(now: Date, said: string): Date {
  const made = new Date(said);
  return made.getTime() >= FIRST && made <= now ? made : now;
}
