import type { BoardCell } from '@framewright/contract';

/** US dollars, and whether they are what the provider said, or what its list says. */
interface Spent {
  readonly usd: number;
  readonly isExact: boolean;
}

/** What a cell has cost so far: what its provider said, else what the price list had for it. */
export function spentOn({
  state,
  cost_usd,
  price_usd,
}: Pick<BoardCell, 'state' | 'cost_usd' | 'price_usd'>): Spent {
  if (cost_usd !== null) return { usd: cost_usd, isExact: true };
  return { usd: state === 'done' ? (price_usd ?? 0) : 0, isExact: state !== 'done' || price_usd === 0 };
}

/** What all cells of a board have cost so far. */
export function spentOnAll(cells: readonly Parameters<typeof spentOn>[0][]): Spent {
  const all = cells.map(spentOn);
  return { usd: all.reduce((sum, { usd }) => sum + usd, 0), isExact: all.every(({ isExact }) => isExact) };
}
