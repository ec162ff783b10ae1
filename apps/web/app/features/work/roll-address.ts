let last = '/work';

/** Remembers how the roll was last looked at, so that the way back leads there. */
export function rememberRoll(query: URLSearchParams): void {
  last = query.size > 0 ? `/work?${query}` : '/work';
}

/** Where the roll was last looked at. */
export function rollAddress(): string {
  return last;
}
