/** Milliseconds of a UTC day. */
const DAY = 24 * 60 * 60 * 1000;

/**
 * How long a test has to wait so that no midnight falls into it: what is counted by the day begins again at 00:00 UTC,
 * and a test that spends one picture before and reads 'nine left' after would be wrong about both.
 *
 * @param now milliseconds since 1970
 * @param needed milliseconds that the test may take
 * @returns milliseconds; 0 where the day is long enough
 */
export function waitForOneDay(now: number, needed: number): number {
  const left = DAY - (now % DAY);
  return left > needed ? 0 : left;
}
