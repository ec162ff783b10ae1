/** Bytes that may be received at once, of all engines. */
const ROOM = 48 * 1_048_576;

let taken = 0;
const waiting: { readonly size: number; readonly enter: () => void }[] = [];

/**
 * Lets large answers wait for one another, so that many pictures at once do not fill the memory; small ones hardly
 * ever wait.
 * @param size bytes that the work will hold; more than there is room for waits for all of it
 */
export async function inTurnBySize<T>(size: number, work: () => Promise<T>): Promise<T> {
  const own = Math.min(size, ROOM);
  if (waiting.length > 0 || taken + own > ROOM) {
    await new Promise<void>((resolve) => waiting.push({ size: own, enter: resolve }));
  } else taken += own;
  try {
    return await work();
  } finally {
    taken -= own;
    for (let next = waiting[0]; next && taken + next.size <= ROOM; next = waiting[0]) {
      waiting.shift();
      taken += next.size;
      next.enter();
    }
  }
}
