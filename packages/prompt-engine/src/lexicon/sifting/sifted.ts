import { inAscii } from './in-ascii.ts';
import { type Expression, neededIn } from './needed.ts';
import { isAscii, mayHold, numberOf } from './signs.ts';

type Replacer = (match: string, ...rest: never[]) => string;

/**
 * An expression that is tried only on texts which hold what each of its matches holds. All others are passed over by
 * a look-up, and an expression that no text calls for is never compiled. It stands where a RegExp may, and is none of
 * the machine's own: that would be compiled when it is made.
 */
class Sifted implements RegExp {
  readonly source: string;
  readonly flags: string;
  readonly needed: string | undefined;
  lastIndex = 0;
  #own: RegExp | undefined;
  /** The same for a text of ASCII; null where that is no other; unmade before such a text calls for it. */
  #narrow: RegExp | null | undefined;
  /** Numbers of stretches of which each match has one; nothing where there are none; unread before its first use. */
  #needed: Uint32Array | null | undefined;
  #asked: string | undefined;
  #answer = false;

  constructor(expression: Expression) {
    this.source = expression.source;
    this.flags = expression.flags;
    this.needed = expression.needed;
    if (expression instanceof RegExp) this.#own = expression;
  }

  /** The machine's own, by which it finds what it finds in a text. */
  #for(text: string): RegExp {
    if (isAscii(text)) {
      if (this.#narrow === undefined) this.#narrow = inAscii(this) ?? null;
      if (this.#narrow) return this.#narrow;
    }
    this.#own ??= new RegExp(this.source, this.flags);
    return this.#own;
  }

  /** Of a global one, which goes on where it has stopped. */
  #beginAnew(): void {
    if (this.#own) this.#own.lastIndex = 0;
    if (this.#narrow) this.#narrow.lastIndex = 0;
  }

  #mayMatch(text: string): boolean {
    if (this.#needed === undefined) {
      const stretches = neededIn(this);
      this.#needed = stretches ? Uint32Array.from(new Set(stretches), numberOf) : null;
    }
    return this.#needed === null || mayHold(text, this.#needed);
  }

  test(text: string): boolean {
    // Each take asks the same of the same words.
    if (text === this.#asked) return this.#answer;
    const answer = this.#mayMatch(text) && this.#for(text).test(text);
    this.#beginAnew();
    this.#asked = text;
    this.#answer = answer;
    return answer;
  }

  exec(text: string): RegExpExecArray | null {
    if (this.#mayMatch(text)) return this.#for(text).exec(text);
    this.#beginAnew();
    return null;
  }

  [Symbol.match](text: string): RegExpMatchArray | null {
    return this.#mayMatch(text) ? text.match(this.#for(text)) : null;
  }

  [Symbol.matchAll](text: string): RegExpStringIterator<RegExpExecArray> {
    return (this.#mayMatch(text) ? text : '').matchAll(this.#for(text));
  }

  [Symbol.replace](text: string, by: string | Replacer): string {
    return this.#mayMatch(text) ? text.replace(this.#for(text), by as string) : text;
  }

  [Symbol.search](text: string): number {
    return this.#mayMatch(text) ? text.search(this.#for(text)) : -1;
  }

  [Symbol.split](text: string, limit?: number): string[] {
    return this.#mayMatch(text) ? text.split(this.#for(text), limit) : [text].slice(0, limit);
  }

  get global(): boolean {
    return this.flags.includes('g');
  }
  get ignoreCase(): boolean {
    return this.flags.includes('i');
  }
  get multiline(): boolean {
    return this.flags.includes('m');
  }
  get dotAll(): boolean {
    return this.flags.includes('s');
  }
  get unicode(): boolean {
    return this.flags.includes('u');
  }
  get unicodeSets(): boolean {
    return this.flags.includes('v');
  }
  get sticky(): boolean {
    return this.flags.includes('y');
  }
  get hasIndices(): boolean {
    return this.flags.includes('d');
  }
  compile(): this {
    return this;
  }
  toString(): string {
    return `/${this.source}/${this.flags}`;
  }
}

/** An expression that lives as long as its module, tried only where it can match. */
export const sifted = (expression: Expression): RegExp => new Sifted(expression);

/** The same of an expression that is put together from others; by default of all letters, small and capital. */
export const pattern = (source: string, flags = 'iu'): RegExp => new Sifted({ source, flags });
