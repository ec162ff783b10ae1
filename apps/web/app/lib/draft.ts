import { useState } from 'react';
import type { z } from 'zod';

/**
 * The fields whose words are kept while somebody writes, what was chosen beside them, and what the roll does not keep
 * of what they came to. Never a key, never a password.
 */
export type DraftName =
  | 'subject'
  | 'subject-ratio'
  | 'description'
  | 'description-from'
  | 'description-first'
  | 'inputs-purpose'
  | 'idea'
  | 'idea-options'
  | 'message'
  | 'messages-said'
  /** Of a work: its note, and what was changed in its texts. */
  | `note:${string}`
  | `work:${string}`;

/** The database of the browser for what local storage has no room for. */
export const LARGE_DRAFTS = 'framewright';

const PREFIX = 'draft:';
const OWNER_KEY = 'draftsOf';
const keyOf = (name: DraftName) => `${PREFIX}${name}`;

/** What was written into a field and not yet used; empty where there is nothing. */
export function draftOf(name: DraftName): string {
  return localStorage.getItem(keyOf(name)) ?? '';
}

/** Keeps what is written, at once: a crash gives no warning. */
export function keepDraft(name: DraftName, text: string): void {
  try {
    if (text === '') localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), text);
  } catch {
    // A browser that is full keeps the words on the page alone.
  }
}

/** A draft that is more than words; undefined where there is none that the schema takes. */
export function draftAs<T>(name: DraftName, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(draftOf(name))).data;
  } catch {
    return undefined;
  }
}

/** Forgets every draft: whoever signs out leaves nothing behind. */
export function forgetDrafts(): void {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  for (const name of [...names, OWNER_KEY]) localStorage.removeItem(name);
  // Old browsers in private windows have none.
  globalThis.indexedDB?.deleteDatabase(LARGE_DRAFTS);
}

/** Drafts outlive a session that expired, but are shown to nobody else. @param owner the id of who signs in */
export function keepDraftsOf(owner: string): void {
  if (localStorage.getItem(OWNER_KEY) === owner) return;
  forgetDrafts();
  localStorage.setItem(OWNER_KEY, owner);
}

/** The words of a field, as `useState` has them; they outlive a reload, a crash and the end of a session. */
export function useDraft(name: DraftName): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => draftOf(name));
  const change = (next: string) => {
    setText(next);
    keepDraft(name, next);
  };
  return [text, change];
}
