import { inspect } from 'node:util';

const SHOWN = '[secret]';

/**
 * Somebody's key for a provider, or what an engine is opened with. Whatever logs, serialises, prints or joins it gets '[secret]': the text itself
 * is told where a header is built, and where it is cut out of what a provider repeats.
 */
export class Secret {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  reveal(): string {
    return this.#text;
  }

  /** Whether it is written as keys are. */
  matches(pattern: RegExp): boolean {
    return pattern.test(this.#text);
  }

  toString(): string {
    return SHOWN;
  }

  toJSON(): string {
    return SHOWN;
  }

  [inspect.custom](): string {
    return SHOWN;
  }
}
