import { analyze } from '../../anatomy/analyze.ts';
import type { Element, Span } from '../../vocabulary.ts';
import type { Idea } from '../idea/idea.ts';
import { readIdea } from '../idea/read-idea.ts';
import { writtenInShots } from '../picture/shots.ts';
import { capital } from '../wording.ts';
import type { Addition, OptimizedPrompt } from './optimized-prompt.ts';
import { ELEMENT_OF, IN_SHOTS, ownWordsOf, type Part, partsOf, type Range } from './prompt-parts.ts';
import type { Slot } from './slots.ts';

const isCapital = (sign: string): boolean => sign !== sign.toLowerCase();

/** The last prompt while it is being changed, and a record of the changes. */
export class PromptDraft {
  text: string;
  readonly #own: string;
  readonly #changes: Addition[] = [];

  constructor(text: string) {
    this.text = text;
    this.#own = ownWordsOf(text);
  }

  /** The part of the prompt in a slot, where it stands now. */
  slot(slot: Slot): Part | undefined {
    return partsOf(this.text).find((part) => part.slot === slot);
  }

  at({ start, end }: Range): string {
    return this.text.slice(start, end);
  }

  /** What the opening sentences, which are the user's own, are about. */
  idea(): Idea {
    return readIdea(ownWordsOf(this.text));
  }

  note(element: Element, text: string, why: string): void {
    this.#changes.push({ element, text, why });
  }

  /** Puts a text in the place of a stretch; a capital stays a capital. */
  replace({ start, end }: Range, text: string, element: Element, why: string): void {
    const shown = isCapital(this.text.charAt(start)) ? capital(text) : text;
    if (shown === this.text.slice(start, end)) return;
    this.text = this.text.slice(0, start) + shown + this.text.slice(end);
    this.note(element, shown, why);
  }

  /** Another text in a slot, where the prompt has it. Answers whether it has. */
  refill(slot: Slot, text: string, why: string): boolean {
    const part = this.slot(slot);
    if (part && text) this.replace(part, text, ELEMENT_OF[slot], why);
    return part !== undefined;
  }

  /** Puts a text in after an offset. */
  insert(at: number, before: string, text: string, element: Element, why: string): void {
    this.text = this.text.slice(0, at) + before + text + this.text.slice(at);
    this.note(element, text, why);
  }

  /** Takes a stretch out, with the comma, semicolon or space that led to it. */
  remove({ start, end }: Range): void {
    const before = this.text.slice(0, start);
    const after = this.text.slice(end);
    const led = before.replace(/[,;]\s?$/, '');
    if (led !== before) {
      this.text = led + after;
      return;
    }
    const rest = after.replace(/^[,;:]?\s?/, '');
    this.text = before + (isCapital(this.text.charAt(start)) ? capital(rest) : rest);
  }

  /** Adds a last sentence, so that no wish is lost. */
  append(sentence: string, element: Element, why: string): void {
    const closed = /[.!?…。！？]["'”’)\]»*_`]{0,3}$/u.test(this.text.slice(-5)) || this.text === '';
    const text = capital(sentence);
    this.text += `${closed ? '' : '.'} ${text}.`;
    this.text = this.text.trim();
    this.note(element, text, why);
  }

  /** Writes the shots anew where the words that they show were changed. */
  #reshoot(): void {
    const motion = this.slot('motion');
    if (!motion || !IN_SHOTS.test(this.at(motion)) || ownWordsOf(this.text) === this.#own) return;
    this.replace(motion, writtenInShots(this.idea()), 'motion', 'The shots show what the words now say.');
  }

  /** The prompt as it is now, with its anatomy and what was changed and is still there. */
  result(): OptimizedPrompt {
    this.#reshoot();
    const kept = this.#changes.filter(({ text }) => this.text.includes(text));
    const added = kept.filter(({ text }, i) => kept.findIndex((one) => one.text === text) === i);
    return { prompt: this.text, anatomy: anatomyOf(this.text, added), added };
  }
}

/** The anatomy of a prompt of which some stretches are known. */
function anatomyOf(text: string, added: readonly Addition[]): Span[] {
  const known: Span[] = [];
  const claim = (span: Span): void => {
    if (span.end > span.start && known.every(({ start, end }) => span.end <= start || span.start >= end))
      known.push(span);
  };
  for (const { text: part, element } of added) {
    const start = text.indexOf(part);
    claim({ start, end: start + part.length, element });
  }
  for (const { start, end, slot } of partsOf(text)) claim({ start, end, element: ELEMENT_OF[slot] });
  known.sort((a, b) => a.start - b.start);
  return [...known, ...analyze(text).flatMap((span) => without(span, known, text))].sort(
    (a, b) => a.start - b.start,
  );
}

/** What is left of a span beside those that are known, without separators at its ends. */
function without(span: Span, known: readonly Span[], text: string): Span[] {
  const left: Span[] = [];
  let at = span.start;
  const close = (end: number): void => {
    const part = text.slice(at, end);
    const lead = /^[\s,;:.]*/.exec(part)?.[0].length ?? 0;
    const solid = part.slice(lead).trimEnd().length;
    if (/[\p{L}\p{N}]/u.test(part))
      left.push({ start: at + lead, end: at + lead + solid, element: span.element });
  };
  for (const { start, end } of known) {
    if (end <= at || start >= span.end) continue;
    if (start > at) close(start);
    at = Math.max(at, end);
  }
  if (at < span.end) close(span.end);
  return left;
}

/** The clause around an offset: from the separator before to the separator after. */
export function clauseAt(text: string, at: number): Range {
  let start = at;
  while (start > 0 && !/[,;:.!?\n]/.test(text.charAt(start - 1))) start--;
  while (start < at && text.charAt(start) === ' ') start++;
  let end = at;
  while (end < text.length && !/^(?:[,;:!?\n]|\.(?:\s|$))/.test(text.slice(end, end + 2))) end++;
  return { start, end };
}

/** What follows a heading such as 'Style:' up to its full stop. */
export function headed(text: string, heading: RegExp): Range | undefined {
  const hit = heading.exec(text);
  if (!hit) return undefined;
  const start = hit.index + hit[0].length;
  const stop = /\.(?:\s|$)|\n/.exec(text.slice(start));
  const end = stop ? start + stop.index : text.length;
  return end > start ? { start, end } : undefined;
}
