import type { KeptPlace } from '../../lib/place-of-page.ts';

let last = '/work';
let kept: KeptPlace | undefined;

/** Remembers how the roll was last looked at, and where on it, so that the way back leads there. */
export function rememberRoll(query: URLSearchParams, place: string): void {
  last = query.size > 0 ? `/work?${query}` : '/work';
  kept = { place };
}

/** Where the roll was last looked at. */
export function rollAddress(): string {
  return last;
}

/** What a link to it carries, so that the frames stand where they stood. */
export function rollPlace(): KeptPlace | undefined {
  return kept;
}
