import { countAt, defineAt, nameAt, wrapperAt } from './signs.ts';
import { canOrder } from './texts.ts';

/** A stretch of a template. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  /** A name to fill in. `written` is how it stands in the template, and what stays where it has no value. */
  | {
      readonly kind: 'name';
      readonly name: string;
      readonly written: string;
      readonly fallback: readonly Piece[] | undefined;
      /** `__name__` takes a value of its own at each place; the other forms have one value in a prompt. */
      readonly isList: boolean;
    }
  /** One of several; or what a variable stands for, which is one of one. */
  | { readonly kind: 'choice'; readonly options: readonly (readonly Piece[])[] }
  /** Some of several, in every order: `{2$$a|b|c}`. */
  | {
      readonly kind: 'some';
      readonly options: readonly (readonly Piece[])[];
      readonly least: number;
      readonly most: number;
      readonly joiner: string;
      readonly written: string;
    }
  /** A variable that is drawn once for each prompt: its place among `drawnOnce`. */
  | { readonly kind: 'drawn'; readonly place: number };

/** A text with names and alternatives in it. */
export interface Template {
  readonly pieces: readonly Piece[];
  /** The names in it, each once, in the order in which they come. */
  readonly names: readonly string[];
  /** What `${n=!value}` says, in its order: a later one may hold an earlier one. */
  readonly drawnOnce: readonly (readonly Piece[])[];
  /** What is a sign of Dynamic Prompts, and stays as it is written. */
  readonly unread: readonly string[];
}

/** Braces within braces beyond this are text. */
const DEEPEST = 20;

/** Pieces that uses of variables may add: variables that hold variables would otherwise grow beyond all bounds. */
const GROWTH = 5_000;

interface Definition {
  readonly name: string;
  /** `=` at each use, `=!` once for each prompt, `?=` where nothing else is said. */
  readonly mode: '=' | '=!' | '?=';
}

interface Open {
  readonly options: Piece[][];
  /** As it stands in the text. */
  readonly sign: string;
  /** Where it begins. */
  readonly start: number;
  readonly definition?: Definition;
  /** Pieces within, also those that variables brought. */
  size: number;
}

interface Defined {
  /** Undefined of what may be filled in otherwise. */
  readonly piece: Exclude<Piece, { kind: 'text' }> | undefined;
  readonly pieces: readonly Piece[];
  readonly size: number;
}

/**
 * Reads a template as Dynamic Prompts writes it (after the page on its syntax): `{a|b}` is one of
 * several, `{2$$ and $$a|b|c}` some of them, also within each other; `${n=value}` says what a variable stands for; names
 * and lists are to be filled in. Everything else is text: prices, per cent, colours, brackets of weights, braces without
 * `|`, what is not closed, JSON, and what stands behind a backslash. In one pass, however hostile the text is.
 */
export function readTemplate(text: string): Template {
  if (isJson(text)) return { pieces: textPiece(text), names: [], drawnOnce: [], unread: [] };
  return new Reader(text).read();
}

class Reader {
  readonly #text: string;
  readonly #stack: Open[] = [{ options: [[]], sign: '', start: 0, size: 0 }];
  readonly #names = new Set<string>();
  readonly #defined = new Map<string, Defined>();
  readonly #drawnOnce: (readonly Piece[])[] = [];
  readonly #unread = new Set<string>();
  #at = 0;
  #written = 0;
  #grown = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): Template {
    while (this.#at < this.#text.length) this.#step(this.#text[this.#at] ?? '');
    this.#write(this.#text.length);
    while (this.#stack.length > 1) {
      const open = this.#stack.pop();
      if (open) this.#push(asText(open, ''), open.size);
    }
    const pieces = joined(this.#top());
    return { pieces, names: [...this.#names], drawnOnce: this.#drawnOnce, unread: [...this.#unread] };
  }

  #step(sign: string): void {
    const isInside = this.#stack.length > 1;
    if (sign === '\\') this.#at += 2;
    // The signs of a count, and not the beginning of a variable.
    else if (sign === '$' && isInside && this.#text.startsWith('$$', this.#at)) this.#at += 2;
    else if ('{$[_'.includes(sign) && this.#name()) return;
    else if (sign === '$' && this.#begin(defineAt(this.#text, this.#at))) return;
    else if (sign === '{' && this.#begin({ sign })) return;
    else if (sign === '|' && isInside && !this.#stack.at(-1)?.definition) this.#nextOption();
    else if (sign === '}' && isInside) this.#close();
    else {
      const wrapper = sign === '%' ? wrapperAt(this.#text, this.#at) : undefined;
      if (wrapper) this.#unread.add(wrapper);
      this.#at += 1;
    }
  }

  #top(): Piece[] {
    return this.#stack.at(-1)?.options.at(-1) ?? [];
  }

  #push(pieces: readonly Piece[], size = pieces.length): void {
    this.#top().push(...pieces);
    const open = this.#stack.at(-1);
    if (open) open.size += size;
  }

  /** What was read since the last sign is text. */
  #write(upTo: number): void {
    this.#push(textPiece(this.#text.slice(this.#written, upTo)));
    this.#written = upTo;
  }

  #pass(length: number): void {
    this.#at += length;
    this.#written = this.#at;
  }

  #name(): boolean {
    const found = nameAt(this.#text, this.#at);
    if (!found) return false;
    this.#write(this.#at);
    const { name, written, fallback, form } = found;
    const defined = form === 'dollar' ? this.#defined.get(name) : undefined;
    const fits = defined !== undefined && this.#grown + defined.size <= GROWTH;
    if (fits && defined.piece) {
      this.#grown += defined.size;
      this.#push([defined.piece], defined.size + 1);
    } else {
      if (fits) this.#grown += defined.size;
      this.#names.add(name);
      const otherwise = fits ? defined.pieces : fallback === undefined ? undefined : textPiece(fallback);
      const isList = form === 'list';
      this.#push(
        [{ kind: 'name', name, written, fallback: otherwise, isList }],
        1 + (otherwise?.length ?? 0),
      );
    }
    this.#pass(written.length);
    return true;
  }

  #begin(found: Pick<Open, 'sign' | 'definition'> | undefined): boolean {
    if (!found || this.#stack.length > DEEPEST) return false;
    this.#write(this.#at);
    this.#stack.push({ ...found, start: this.#at, options: [[]], size: 0 });
    this.#pass(found.sign.length);
    return true;
  }

  #nextOption(): void {
    this.#write(this.#at);
    this.#stack.at(-1)?.options.push([]);
    this.#pass(1);
  }

  #close(): void {
    this.#write(this.#at);
    const closed = this.#stack.pop();
    this.#pass(1);
    if (closed?.definition) this.#define(closed, closed.definition);
    else if (closed) this.#push(this.#closedPieces(closed), closed.size + 1);
  }

  #define({ options, size }: Open, { name, mode }: Definition): void {
    const pieces = joined(options[0] ?? []);
    this.#passGap();
    if (mode === '?=' && this.#defined.has(name)) return;
    if (mode === '=!') this.#drawnOnce.push(pieces);
    const ways = {
      '=': { kind: 'choice', options: [pieces] },
      '=!': { kind: 'drawn', place: this.#drawnOnce.length - 1 },
      '?=': undefined,
    } as const;
    this.#defined.set(name, { piece: ways[mode], pieces, size: mode === '=!' ? 1 : size + 1 });
  }

  /** A definition says nothing by itself, so that it leaves no gap where it stood. */
  #passGap(): void {
    const before = this.#top().at(-1);
    const isApart = before === undefined || (before.kind === 'text' && /\s$/.test(before.text));
    if (isApart) while (/^\s/.test(this.#text[this.#at] ?? '')) this.#pass(1);
  }

  /** Braces without alternatives are somebody's emphasis, or nothing at all. */
  #closedPieces(open: Open): Piece[] {
    const [first = [], ...others] = open.options.map(joined);
    const [head, ...rest] = first;
    const count = head?.kind === 'text' ? countAt(head.text) : undefined;
    if (count) {
      const options = [[...textPiece(count.rest), ...rest], ...others].map((option) =>
        without(WEIGHT, option),
      );
      const { least, most, joiner } = count;
      const written = this.#text.slice(open.start, this.#at);
      if (canOrder(options.length, most)) return [{ kind: 'some', options, least, most, joiner, written }];
      this.#unread.add(`{${count.written}`);
      return asText(open, '}');
    }
    if (others.length === 0) return asText(open, '}');
    return [
      { kind: 'choice', options: [without(MARK, first), ...others].map((option) => without(WEIGHT, option)) },
    ];
  }
}

/** The weight of an option, as Dynamic Prompts writes it: every combination is made, so that it says nothing here. */
const WEIGHT = /^\s*\d{1,4}(?:\.\d{1,4})?::/;

/** How options are drawn: `{!a|b}`, `{~a|b}`, `{@a|b}`. It says nothing here either. */
const MARK = /^[!~@]/;

function without(sign: RegExp, [first, ...rest]: readonly Piece[]): Piece[] {
  if (first?.kind !== 'text') return first ? [first, ...rest] : [];
  return [...textPiece(first.text.replace(sign, '')), ...rest];
}

function asText({ sign, options }: Open, after: string): Piece[] {
  const inner = options.flatMap((pieces, index) => [...(index > 0 ? textPiece('|') : []), ...pieces]);
  return [...textPiece(sign), ...inner, ...textPiece(after)];
}

/** A text as pieces: none where there is nothing. */
function textPiece(text: string): Piece[] {
  return text === '' ? [] : [{ kind: 'text', text }];
}

/** Neighbouring texts as one. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  let run: string[] = [];
  const flush = () => {
    all.push(...textPiece(run.join('')));
    run = [];
  };
  for (const piece of pieces) {
    if (piece.kind === 'text') run.push(piece.text);
    else {
      flush();
      all.push(piece);
    }
  }
  flush();
  return all;
}

function isJson(text: string): boolean {
  if (!/^\s*[{[]\s*["{[\]}]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
