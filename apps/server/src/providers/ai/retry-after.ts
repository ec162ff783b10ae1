/** Seconds after which a provider wants to be asked again, where it says so: as a number or as a date. */
export function retryAfter(headers: Headers, now: Date): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : (Date.parse(value) - now.getTime()) / 1_000;
  return seconds > 0 ? Math.ceil(seconds) : undefined;
}
