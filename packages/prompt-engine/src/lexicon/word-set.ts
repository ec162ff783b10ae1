const BREAK = 10;

function hashOf(text: string, from: number, until: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < until; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // The low bits of a product know little of its high ones.
  return hash ^ (hash >>> 15);
}

/** The words of a text, one a line: found in it by their places alone, which take a tenth of what a set of words does. */
export class WordSet {
  readonly #text: string;
  /** Where words begin, one higher so that nothing is 0; by open addressing. */
  readonly #starts: Uint32Array;

  /** @param text at least one word, each but once, parted by line breaks */
  constructor(text: string) {
    this.#text = text;
    let words = 1;
    for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) === BREAK) words++;
    this.#starts = new Uint32Array(2 ** Math.ceil(Math.log2(words * 1.5)));
    for (let from = 0; from <= text.length; ) {
      const end = text.indexOf('\n', from);
      const until = end < 0 ? text.length : end;
      this.#starts[this.#freeFrom(hashOf(text, from, until))] = from + 1;
      from = until + 1;
    }
  }

  has(word: string): boolean {
    const mask = this.#starts.length - 1;
    for (let at = hashOf(word, 0, word.length) & mask; ; at = (at + 1) & mask) {
      const start = this.#starts[at] ?? 0;
      if (start === 0) return false;
      if (this.#isAt(start - 1, word)) return true;
    }
  }

  #isAt(start: number, word: string): boolean {
    const end = start + word.length;
    return (
      this.#text.startsWith(word, start) &&
      (end === this.#text.length || this.#text.charCodeAt(end) === BREAK)
    );
  }

  #freeFrom(hash: number): number {
    const mask = this.#starts.length - 1;
    let at = hash & mask;
    while (this.#starts[at] !== 0) at = (at + 1) & mask;
    return at;
  }
}
