/** A connected area of a grid: the places in it. */
export type Region = readonly number[];

/** The places left, right, above and below, within the grid. */
function* neighboursOf(at: number, width: number, size: number): Generator<number> {
  const x = at % width;
  if (x > 0) yield at - 1;
  if (x < width - 1) yield at + 1;
  if (at >= width) yield at - width;
  if (at < size - width) yield at + width;
}

/**
 * Connected areas of the places that are asked for; one step leads to the next where `joined` allows it.
 * @param wanted one value for each place of the grid
 */
export function regionsOf(
  wanted: readonly boolean[],
  width: number,
  joined: (from: number, to: number) => boolean = () => true,
): readonly Region[] {
  const seen = new Set<number>();
  const regions: Region[] = [];
  for (const [start, isWanted] of wanted.entries()) {
    if (!isWanted || seen.has(start)) continue;
    const region = [start];
    seen.add(start);
    // Grows while it is read: a queue.
    for (const from of region) {
      for (const to of neighboursOf(from, width, wanted.length)) {
        if (!wanted[to] || seen.has(to) || !joined(from, to)) continue;
        seen.add(to);
        region.push(to);
      }
    }
    regions.push(region);
  }
  return regions;
}
