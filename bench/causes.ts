/** Why servers answered that they could not, as their own logs tell it. */

/** The causes that come most often; the rest is counted together. */
const TOLD = 3;

/** A line of a server's log, as far as it is looked at. */
interface Logged {
  readonly code?: string;
  readonly err?: { readonly message?: string; readonly stack?: string };
}

/**
 * The causes of failed requests, the most frequent first: what was thrown, and the first place of the product's own
 * code that it came through.
 * @param lines of logs, those of several processes among each other; what is no failure is passed over
 * @returns '43 × overloaded at refuseCalls (shed-load.ts)'; empty where no request failed
 */
export function causesIn(lines: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const cause = causeIn(line);
    if (cause) counts.set(cause, (counts.get(cause) ?? 0) + 1);
  }
  const all = [...counts].toSorted(([, one], [, other]) => other - one);
  const rest = all.slice(TOLD).reduce((sum, [, count]) => sum + count, 0);
  const told = all.slice(0, TOLD).map(([cause, count]) => `${count} × ${cause}`);
  return [...told, ...(rest > 0 ? [`${rest} others`] : [])].join(', ');
}

function causeIn(line: string): string | undefined {
  const { code, err } = loggedIn(line);
  if (!code || !err) return undefined;
  const place = /\bat (?:async )?(?:([\w.#<>]+) \()?[^\n]*\/apps\/server\/src\/[^\n]*?([\w.-]+\.ts)/.exec(
    err.stack ?? '',
  );
  // An overloaded server says the same everywhere: what tells is where it said so.
  const message = code === 'overloaded' ? '' : `: ${err.message ?? ''}`;
  const where = place && ` at ${place[1] ? `${place[1]} (${place[2]})` : place[2]}`;
  return `${code}${message}${where ?? ''}`;
}

function loggedIn(line: string): Logged {
  if (!line.includes('"request failed"')) return {};
  try {
    return JSON.parse(line) as Logged; // each field is looked at before it is used
  } catch {
    return {};
  }
}
