/*
 * How scripts that several pages share are put into files. Left alone there are some two hundred of them, one for each
 * set of pages that share something; a page fetches a hundred, a third of a kilobyte of each only for names by which files
 * import one another and for being compressed alone. In one file for all, each page fetches what others need.
 */

/** What one file more costs a page that fetches it, in bytes of brotli: its names here and there, compressed alone. */
const FILE = 250;

/** Scripts that the same pages fetch. */
export interface Share {
  /** In bytes of brotli. */
  readonly size: number;
  /** The shares that it imports. */
  readonly imports: readonly number[];
  /** How much it counts what this page fetches, for each page that does. */
  readonly pages: ReadonlyMap<number, number>;
  /** Stays a file of its own. */
  readonly isFixed: boolean;
}

/** Shares that become one file. */
interface Group {
  readonly members: readonly number[];
  readonly size: number;
  readonly imports: Set<number>;
  readonly pages: Map<number, number>;
}

/**
 * Joins shares as long as that is worth more to the pages that fetch both than it costs those which need one of them.
 * @returns the members of each file; a file imports only those before it
 */
export function joinShares(shares: readonly Share[]): number[][] {
  const groups = new Map(
    shares.map(({ size, imports, pages }, nth): [number, Group] => [
      nth,
      { members: [nth], size, imports: new Set(imports), pages: new Map(pages) },
    ]),
  );
  const free = shares.flatMap(({ isFixed }, nth) => (isFixed ? [] : [nth]));
  for (;;) {
    const best = bestPair(groups, free);
    if (!best) break;
    join(groups, best.one, best.other);
    free.splice(free.indexOf(best.other), 1);
  }
  return importedFirst(groups)
    .filter((nth) => free.includes(nth))
    .map((nth) => [...groupOf(groups, nth).members]);
}

type Groups = Map<number, Group>;

interface Pair {
  readonly one: number;
  readonly other: number;
  readonly gain: number;
}

function groupOf(groups: Groups, nth: number): Group {
  const group = groups.get(nth);
  if (!group) throw new Error(`There is no share ${nth}.`);
  return group;
}

/** The pair that is worth most, what it brings along counted; what would make files import one another is left. */
function bestPair(groups: Groups, free: readonly number[]): Pair | undefined {
  const pairs = free.flatMap((one, nth) =>
    free.slice(nth + 1).flatMap((other): Pair[] => {
      const gain = gainOf(groupOf(groups, one), groupOf(groups, other));
      return gain > 0 ? [{ one, other, gain }] : [];
    }),
  );
  let best: Pair | undefined;
  for (const { one, other, gain } of pairs.sort((a, b) => b.gain - a.gain)) {
    const least = best?.gain ?? 0;
    if (gain <= least) break;
    const whole = gain - costBelow(groups, one, other);
    if (whole > least && !isRound(groups, one, other)) best = { one, other, gain: whole };
  }
  return best;
}

function gainOf(one: Group, other: Group): number {
  let gain = 0;
  for (const [page, weight] of one.pages) gain += weight * (other.pages.has(page) ? FILE : -other.size);
  for (const [page, weight] of other.pages) if (!one.pages.has(page)) gain -= weight * one.size;
  return gain;
}

/** What pages fetch that get one of both only now, since it imports it. */
function costBelow(groups: Groups, one: number, other: number): number {
  const pages = new Map([...groupOf(groups, one).pages, ...groupOf(groups, other).pages]);
  let cost = 0;
  for (const nth of below(groups, [one, other])) {
    const group = groupOf(groups, nth);
    for (const [page, weight] of pages) if (!group.pages.has(page)) cost += weight * (group.size + FILE);
  }
  return cost;
}

/** Whether one of both reaches the other by way of a third. */
function isRound(groups: Groups, one: number, other: number): boolean {
  return [
    [one, other],
    [other, one],
  ].some(([from = 0, to = 0]) => {
    const between = [...groupOf(groups, from).imports].filter((nth) => nth !== to);
    return between.some((nth) => below(groups, [nth]).has(to));
  });
}

/** All that these import, and what that imports. */
function below(groups: Groups, above: readonly number[]): Set<number> {
  const found = new Set<number>();
  const left = [...above];
  for (let nth = left.pop(); nth !== undefined; nth = left.pop())
    for (const each of groupOf(groups, nth).imports) {
      if (found.has(each)) continue;
      found.add(each);
      left.push(each);
    }
  for (const nth of above) found.delete(nth);
  return found;
}

function join(groups: Groups, one: number, other: number): void {
  const [first, second] = [groupOf(groups, one), groupOf(groups, other)];
  const imports = new Set([...first.imports, ...second.imports]);
  imports.delete(one);
  imports.delete(other);
  groups.delete(other);
  const pages = new Map([...first.pages, ...second.pages]);
  const members = [...first.members, ...second.members];
  groups.set(one, { members, size: first.size + second.size, imports, pages });
  for (const group of groups.values()) if (group.imports.delete(other)) group.imports.add(one);
  for (const nth of below(groups, [one]))
    for (const [page, weight] of pages) groupOf(groups, nth).pages.set(page, weight);
}

function importedFirst(groups: Groups): number[] {
  const order = new Set<number>();
  const visit = (nth: number, above: ReadonlySet<number>) => {
    if (order.has(nth) || above.has(nth)) return;
    for (const each of groupOf(groups, nth).imports) visit(each, new Set([...above, nth]));
    order.add(nth);
  };
  for (const nth of groups.keys()) visit(nth, new Set());
  return [...order];
}
