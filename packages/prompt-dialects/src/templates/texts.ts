/** The largest count that is told. */
export const MOST = Number.MAX_SAFE_INTEGER;

/** A product that stops at `MOST`; of whole numbers from 0. */
export function times(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return a > MOST / b ? MOST : a * b;
}

const plus = (a: number, b: number) => Math.min(MOST, a + b);

/** What is filled in for one prompt. */
export interface Filled {
  readonly values: Readonly<Record<string, string>>;
  /** Of variables that are drawn once, in their order. */
  readonly drawn: readonly string[];
}

/** Texts that a stretch of a template makes: how many, and which, without any of them being written out before. */
export interface Texts {
  readonly count: number;
  at(index: number, filled: Filled): string;
}

/** One text. */
export function oneText(write: (filled: Filled) => string): Texts {
  return { count: 1, at: (_, filled) => write(filled) };
}

/** One stretch after the other, of which the last changes fastest. */
export function inSequence(all: readonly Texts[]): Texts & {
  /** Of each stretch. */
  readonly counts: readonly number[];
  /** Each stretch by itself. */
  partsAt(index: number, filled: Filled): string[];
} {
  const partsAt = (index: number, filled: Filled) => {
    let rest = index;
    const parts = all.toReversed().map((texts) => {
      const own = rest % texts.count;
      rest = Math.floor(rest / texts.count);
      return texts.at(own, filled);
    });
    return parts.toReversed();
  };
  return {
    count: all.reduce((product, { count }) => times(product, count), 1),
    counts: all.map(({ count }) => count),
    partsAt,
    at: (index, filled) => partsAt(index, filled).join(''),
  };
}

/** One of several. */
export function oneOf(options: readonly Texts[]): Texts {
  return {
    count: options.reduce((sum, { count }) => plus(sum, count), 0),
    at(index, filled) {
      let before = 0;
      for (const { count, at } of options) {
        if (index - before < count) return at(index - before, filled);
        before += count;
      }
      return '';
    },
  };
}

/**
 * Some of several in every order, none twice; fewer first, as Dynamic Prompts does. A count beyond the options is cut
 * to what there is.
 */
export function someOf(
  options: readonly Texts[],
  { least, most, joiner }: { readonly least: number; readonly most: number; readonly joiner: string },
): Texts {
  const last = Math.min(most, options.length);
  const sizes = Array.from(
    { length: last - Math.min(least, last) + 1 },
    (_, at) => Math.min(least, last) + at,
  );
  const bySize = sizes.map((size) => ({ size, count: ordersOf(options, size) }));
  return {
    count: bySize.reduce((sum, { count }) => plus(sum, count), 0),
    at(index, filled) {
      let before = 0;
      for (const { size, count } of bySize) {
        if (index - before < count) return ordered(options, size, index - before, filled).join(joiner);
        before += count;
      }
      return '';
    },
  };
}

/** How many texts so many of the options make in every order. */
function ordersOf(options: readonly Texts[], size: number): number {
  // By how many are taken: the texts of all choices of so many, whatever their order.
  const chosen = [1, ...Array.from({ length: size }, () => 0)];
  for (const { count } of options)
    for (let taken = size; taken > 0; taken -= 1)
      chosen[taken] = plus(chosen[taken] ?? 0, times(chosen[taken - 1] ?? 0, count));
  let orders = chosen[size] ?? 0;
  for (let factor = 2; factor <= size; factor += 1) orders = times(orders, factor);
  return orders;
}

function ordered(options: readonly Texts[], size: number, index: number, filled: Filled): string[] {
  if (size === 0) return [];
  // What stands behind an option is as much for each that makes as many texts.
  const behindOf = new Map<number, number>();
  let rest = index;
  for (const option of options) {
    const others = () => options.filter((other) => other !== option);
    const behind = behindOf.get(option.count) ?? ordersOf(others(), size - 1);
    behindOf.set(option.count, behind);
    const count = times(option.count, behind);
    if (rest < count) {
      const first = option.at(Math.floor(rest / behind), filled);
      return [first, ...ordered(others(), size - 1, rest % behind, filled)];
    }
    rest -= count;
  }
  return [];
}

/** Options times how many are taken of them: beyond this the orders cannot be counted while somebody types. */
const MOST_ORDERED = 3_000;

/** Whether so many of so many options can be put in every order here. */
export function canOrder(options: number, most: number): boolean {
  return options * Math.min(most, options) <= MOST_ORDERED;
}
