import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DOWNLOADS, type DownloadEntry } from '@framewright/content/open/downloads';
import { type Download, planOf, type User } from '@framewright/contract';
import { AppError } from '../../http/app-error.ts';

/** A download and its bytes. */
export interface DownloadFile extends DownloadEntry {
  readonly content: Buffer;
  readonly etag: string;
}

/** The files that are there, by id, in the order of the screen. */
export type DownloadFiles = ReadonlyMap<string, DownloadFile>;

/**
 * Reads the files that the table names; they are few and small, and no address ever reaches the disk.
 * @param missing called with each entry that has no file
 */
export function readDownloads(folder: string, missing: (entry: DownloadEntry) => void): DownloadFiles {
  const files = new Map<string, DownloadFile>();
  for (const entry of DOWNLOADS) {
    const file = path.join(folder, entry.fileName);
    if (existsSync(file)) files.set(entry.id, { ...entry, ...readContent(file) });
    else missing(entry);
  }
  return files;
}

/** Every download, and which of them the user may have. */
export function listDownloads(files: DownloadFiles, user: User): Download[] {
  return [...files.values()].map((file) => ({
    id: file.id,
    title: file.title,
    description: file.description,
    format: file.format,
    file_name: file.fileName,
    bytes: file.content.length,
    plan: file.plan,
    available: mayHave(user, file),
  }));
}

/** @throws {AppError} `not_found`, or `plan_required` */
export function findDownload(files: DownloadFiles, id: string, user: User): DownloadFile {
  const file = files.get(id);
  if (!file) throw new AppError('not_found');
  if (!mayHave(user, file)) throw new AppError('plan_required');
  return file;
}

function readContent(file: string): Pick<DownloadFile, 'content' | 'etag'> {
  const content = readFileSync(file);
  return { content, etag: `"${createHash('sha256').update(content).digest('base64url')}"` };
}

function mayHave(user: User, { plan }: DownloadEntry): boolean {
  return plan === 'free' || planOf(user.plan).id === plan;
}
