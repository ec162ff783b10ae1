import { neededIn } from './needed.ts';
import { mayHold, numberOf } from './signs.ts';

type Replacer = (match: string, ...rest: never[]) => string;

/**
 * An expression that is tried only on texts which hold what each of its matches holds. All others are passed over by
 * a look-up, and an expression that no text calls for is never compiled.
 */
class Sifted extends RegExp {
  readonly #plain: RegExp;
  /** Numbers of stretches of which each match has one; nothing where there are none; unread before its first use. */
  #needed: Uint32Array | null | undefined;
  #asked: string | undefined;
  #answer = false;

  constructor(plain: RegExp) {
    super(plain.source, plain.flags);
    this.#plain = plain;
  }

  #mayMatch(text: string): boolean {
    if (this.#needed === undefined) {
      const stretches = neededIn(this.#plain);
      this.#needed = stretches ? Uint32Array.from(new Set(stretches), numberOf) : null;
    }
    return this.#needed === null || mayHold(text, this.#needed);
  }

  override test(text: string): boolean {
    // Each take asks the same of the same words.
    if (text === this.#asked) return this.#answer;
    const answer = this.#mayMatch(text) && this.#plain.test(text);
    this.#plain.lastIndex = 0;
    this.#asked = text;
    this.#answer = answer;
    return answer;
  }

  override exec(text: string): RegExpExecArray | null {
    if (this.#mayMatch(text)) return this.#plain.exec(text);
    this.#plain.lastIndex = 0;
    return null;
  }

  override [Symbol.match](text: string): RegExpMatchArray | null {
    return this.#mayMatch(text) ? text.match(this.#plain) : null;
  }

  override [Symbol.matchAll](text: string): RegExpStringIterator<RegExpExecArray> {
    return (this.#mayMatch(text) ? text : '').matchAll(this.#plain);
  }

  override [Symbol.replace](text: string, by: string | Replacer): string {
    return this.#mayMatch(text) ? text.replace(this.#plain, by as string) : text;
  }

  override [Symbol.search](text: string): number {
    return this.#mayMatch(text) ? text.search(this.#plain) : -1;
  }

  override [Symbol.split](text: string, limit?: number): string[] {
    return this.#mayMatch(text) ? text.split(this.#plain, limit) : [text].slice(0, limit);
  }
}

/** An expression that lives as long as its module, tried only where it can match. */
export const sifted = (plain: RegExp): RegExp => new Sifted(plain);

/** The same of an expression that is put together from others; by default of all letters, small and capital. */
export const pattern = (source: string, flags = 'iu'): RegExp => sifted(new RegExp(source, flags));
