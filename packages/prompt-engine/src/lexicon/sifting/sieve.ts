import { neededIn } from './needed.ts';
import { commonTo, maskOf, mayHold, numberOf } from './signs.ts';

/** A stretch that stands in matches of an expression, and which expression that is. */
interface Held {
  readonly number: Uint32Array;
  readonly at: number;
}

interface Meshes {
  /** Expressions of which nothing is known that stands in each match. */
  readonly always: readonly number[];
  readonly held: ReadonlyMap<number, readonly Held[]>;
  readonly mask: Uint32Array;
}

function meshesOf(expressions: readonly RegExp[]): Meshes {
  const always: number[] = [];
  const held = new Map<number, Held[]>();
  for (const [at, expression] of expressions.entries()) {
    const stretches = neededIn(expression);
    if (!stretches) always.push(at);
    for (const number of new Set(stretches?.map(numberOf))) {
      const first = number >>> 16;
      const before = held.get(first);
      const each = { number: Uint32Array.of(number), at };
      if (before) before.push(each);
      else held.set(first, [each]);
    }
  }
  return { always, held, mask: maskOf(held.keys()) };
}

/**
 * Many expressions that one text is held against: one pass over the text's signs says which of them are worth trying,
 * where each on its own would be asked in turn.
 */
export class Sieve {
  readonly #expressions: readonly RegExp[];
  /** Unread before its first use. */
  #meshes: Meshes | undefined;

  constructor(expressions: readonly RegExp[]) {
    this.#expressions = expressions;
  }

  /** Which expressions a text may match, by their places in order: sometimes one too many, never one too few. */
  passing(text: string): readonly number[] {
    this.#meshes ??= meshesOf(this.#expressions);
    const { always, held, mask } = this.#meshes;
    const passing = new Set(always);
    for (const first of commonTo(text, mask))
      for (const { number, at } of held.get(first) ?? []) if (mayHold(text, number)) passing.add(at);
    return [...passing].sort((a, b) => a - b);
  }
}
