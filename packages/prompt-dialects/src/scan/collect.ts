import { type Element, tidyWeight } from '../prompt.ts';

/** Collects elements in order and joins neighbouring words of one weight. */
export class ElementList {
  readonly #elements: Element[] = [];
  #words: { text: string[]; weight: number; start: number; end: number } | null = null;

  /** Words as the model reads them, at their place in the source. */
  addWords(text: string, weight: number, start: number, end: number): void {
    const tidy = tidyWeight(weight);
    if (this.#words !== null && this.#words.weight === tidy) {
      this.#words.text.push(text);
      this.#words.end = end;
      return;
    }
    this.#closeWords();
    this.#words = { text: [text], weight: tidy, start, end };
  }

  add(element: Element): void {
    this.#closeWords();
    this.#elements.push(element);
  }

  /** An element within brackets takes their weight; a LoRA keeps its own strength, and what has none has none. */
  addWeighted(element: Element, weight: number): void {
    const takesWeight = !['lora', 'command', 'break', 'join', 'character'].includes(element.kind);
    this.add(takesWeight ? { ...element, weight: tidyWeight(weight) } : element);
  }

  finish(): readonly Element[] {
    this.#closeWords();
    return this.#elements;
  }

  #closeWords(): void {
    if (this.#words?.text.some((text) => text !== '')) {
      const { text, ...place } = this.#words;
      this.#elements.push({ kind: 'words', text: text.join(''), ...place });
    }
    this.#words = null;
  }
}
