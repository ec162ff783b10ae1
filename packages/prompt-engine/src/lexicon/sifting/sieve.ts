import { neededIn } from './needed.ts';
import { commonTo, has, maskOf, numberOf } from './signs.ts';

/** The last three signs of a stretch that stands in matches of an expression, and which expression that is. */
interface Held {
  readonly last: number;
  readonly at: number;
}

interface Meshes {
  /** Of each expression 1 where nothing is known that stands in each match. */
  readonly always: Uint8Array;
  /** By the first three signs of each stretch. */
  readonly held: ReadonlyMap<number, readonly Held[]>;
  readonly mask: Uint32Array;
}

function meshesOf(expressions: readonly RegExp[]): Meshes {
  const always = new Uint8Array(expressions.length);
  const held = new Map<number, Held[]>();
  for (const [at, expression] of expressions.entries()) {
    const stretches = neededIn(expression);
    if (!stretches) always[at] = 1;
    for (const number of new Set(stretches?.map(numberOf))) {
      const first = number >>> 16;
      const before = held.get(first);
      const each = { last: number & 0xffff, at };
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
  #asked: string | undefined;
  #passing: readonly number[] = [];

  constructor(expressions: readonly RegExp[]) {
    this.#expressions = expressions;
  }

  /** Which expressions a text may match, by their places in order: sometimes one too many, never one too few. */
  passing(text: string): readonly number[] {
    // Each take asks the same of the same words.
    if (text !== this.#asked) {
      this.#asked = text;
      this.#passing = this.#sift(text);
    }
    return this.#passing;
  }

  #sift(text: string): readonly number[] {
    this.#meshes ??= meshesOf(this.#expressions);
    const { always, held, mask } = this.#meshes;
    const passes = always.slice();
    for (const first of commonTo(text, mask))
      for (const { last, at } of held.get(first) ?? []) if (has(text, last)) passes[at] = 1;
    const passing: number[] = [];
    for (let at = 0; at < passes.length; at++) if (passes[at] === 1) passing.push(at);
    return passing;
  }
}
