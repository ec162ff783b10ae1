import { buffer } from 'node:stream/consumers';
import type { ContentOf } from '../../works/content.ts';
import { type KeptWork, worksById } from './export.repo.ts';
import * as repo from './take.repo.ts';
import type { Taking } from './take.ts';

/** Works of the same pixels that are looked at: many prompts can draw one preview. */
const MOST = 200;

/** A picture that somebody brings. */
interface Brought {
  readonly bytes: Buffer;
  /** Of its pixels. */
  readonly hash: string;
  /** What its file says that it was made from, asked for where it matters; undefined where it says nothing. */
  readonly said: () => Promise<string | undefined>;
}

/**
 * The work that a picture is already. Pixels alone do not tell it, since two prompts can draw the same ones: it is
 * the work of these pixels that was made from what the file says, else the one that has this very file. A file that
 * says nothing is any work of its pixels.
 */
export async function workOfPicture(
  taking: Taking,
  { bytes, hash, said }: Brought,
): Promise<string | undefined> {
  const { db, row } = taking;
  const ids = await repo.worksWith(db, row.user_id, hash, MOST);
  if (ids.length === 0) return undefined;
  const prompt = await said();
  if (prompt === undefined) return ids[0];
  const works = await worksById(db, row.user_id, ids);
  const same = works.find(({ content }) => content.kind === 'picture' && isMadeFrom(content, prompt));
  return same?.id ?? (await workWithFile(taking, works, bytes));
}

/** The prompt that was sent, or what the model made of it; programs break lines as they like. */
function isMadeFrom({ prompt, prompt_used: used }: ContentOf<'picture'>, said: string): boolean {
  return [prompt, used ?? prompt].some((text) => wordsOf(text) === wordsOf(said));
}

const wordsOf = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** An engine may write another prompt into its file than the one that it was sent. */
async function workWithFile(
  { storage }: Taking,
  works: readonly KeptWork[],
  bytes: Buffer,
): Promise<string | undefined> {
  for (const { id, kept } of works)
    for (const { storageKey } of kept) {
      const stored = await storage.open(storageKey);
      if (stored && bytes.equals(await buffer(stored))) return id;
    }
  return undefined;
}
