/** Milliseconds that the server's clock is ahead of this machine's, by its last answer. */
let ahead = 0;

/** Notes the time that an answer of the server says. */
export function noteTime({ headers }: Response): void {
  const at = Date.parse(headers.get('date') ?? '');
  if (at) ahead = at - Date.now();
}

/** Milliseconds since 1970 by the server's clock: the one of this machine may be wrong by a day. */
export const serverNow = (): number => Date.now() + ahead;
