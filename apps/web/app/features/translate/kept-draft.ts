import { DIALECTS, type Dialect } from '@framewright/prompt-dialects/dialect';
import { z } from 'zod';

const STORAGE_KEY = 'translate';

const dialect = z.enum(DIALECTS);

const draft = z.object({
  text: z.string(),
  /** What must not be seen, from a field beside the text; undefined while there is no such field. */
  negative: z.string().optional(),
  /** As somebody said; left out, it is recognised. */
  from: dialect.optional(),
  to: dialect,
});

/** What is to be translated, and how. */
export interface Draft {
  readonly text: string;
  readonly negative?: string | undefined;
  readonly from?: Dialect | undefined;
  readonly to: Dialect;
}

export const EMPTY_DRAFT: Draft = { text: '', to: 'natural' };

/** What stood on the screen in this tab; `undefined` where there was nothing, or the browser keeps nothing. */
export function keptDraft(): Draft | undefined {
  try {
    return draft.safeParse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Keeps what stands on the screen for this tab. */
export function keepTranslation(next: Draft): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing loses it with the page: nothing else depends on it.
  }
}
