/** A stretch of a template. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  /** A name to fill in. `written` is how it stands in the template, and what stays where it has no value. */
  | {
      readonly kind: 'name';
      readonly name: string;
      readonly written: string;
      readonly fallback: string | undefined;
    }
  /** One of several. */
  | { readonly kind: 'choice'; readonly options: readonly (readonly Piece[])[] };

/** A text with names and alternatives in it. */
export interface Template {
  readonly pieces: readonly Piece[];
  /** The names in it, each once, in the order in which they come. */
  readonly names: readonly string[];
}

/** Braces within braces beyond this are text. */
const DEEPEST = 20;

/**
 * A name: `{{name}}`, `${name}` or `${name:default}`, or `[NAME]` with a capital first. What A1111 writes in square
 * brackets (`[a|b]`, `[from:to:0.5]`) is none.
 */
const NAME =
  /\{\{\s*([\p{L}_][\p{L}\p{N} _-]{0,59}?)\s*\}\}|\$\{\s*([\p{L}_][\p{L}\p{N} _-]{0,59}?)\s*(?::([^{}]{0,200}))?\}|\[(\p{Lu}[^[\]\n|:(){}<>]{0,59})\]/uy;

/** The weight of an option, as Dynamic Prompts writes it: every combination is made, so that it says nothing here. */
const WEIGHT = /^\s*\d{1,4}(?:\.\d{1,4})?::/;

interface Open {
  readonly options: Piece[][];
}

/**
 * Reads a template: `{a|b}` is one of several, also within each other; names are to be filled in. Everything else is
 * text: prices, per cent, colours, brackets of weights, braces without `|`, what is not closed, JSON, and what stands
 * behind a backslash. In one pass, however hostile the text is.
 */
export function readTemplate(text: string): Template {
  if (isJson(text)) return { pieces: textPiece(text), names: [] };
  const stack: Open[] = [{ options: [[]] }];
  const names = new Set<string>();
  let at = 0;
  let written = 0;
  const top = () => stack.at(-1)?.options.at(-1) ?? [];
  const write = (upTo: number) => {
    top().push(...textPiece(text.slice(written, upTo)));
    written = upTo;
  };
  while (at < text.length) {
    const sign = text[at];
    const name = sign === '{' || sign === '$' || sign === '[' ? nameAt(text, at) : undefined;
    if (name) {
      write(at);
      top().push(name);
      names.add(name.name);
      at += name.written.length;
      written = at;
    } else if (sign === '\\') {
      at += 2;
    } else {
      if (sign === '{' && stack.length <= DEEPEST) {
        write(at);
        stack.push({ options: [[]] });
        written = at + 1;
      } else if (sign === '|' && stack.length > 1) {
        write(at);
        stack.at(-1)?.options.push([]);
        written = at + 1;
      } else if (sign === '}' && stack.length > 1) {
        write(at);
        const closed = stack.pop();
        if (closed) top().push(...closedPieces(closed));
        written = at + 1;
      }
      at += 1;
    }
  }
  write(text.length);
  while (stack.length > 1) {
    const open = stack.pop();
    if (open) top().push(...asText('{', open, ''));
  }
  return { pieces: joined(top()), names: [...names] };
}

function nameAt(text: string, at: number): Extract<Piece, { kind: 'name' }> | undefined {
  NAME.lastIndex = at;
  const found = NAME.exec(text);
  if (!found) return undefined;
  const [written, braced, dollar, fallback, bracketed] = found;
  return { kind: 'name', name: braced ?? dollar ?? bracketed ?? '', written, fallback };
}

/** Braces without alternatives are somebody's emphasis, or nothing at all. */
function closedPieces(open: Open): Piece[] {
  if (open.options.length < 2) return asText('{', open, '}');
  const options = open.options.map((pieces) => withoutWeight(joined(pieces)));
  return [{ kind: 'choice', options }];
}

function withoutWeight([first, ...rest]: readonly Piece[]): Piece[] {
  if (first?.kind !== 'text') return first ? [first, ...rest] : [];
  return [...textPiece(first.text.replace(WEIGHT, '')), ...rest];
}

function asText(before: string, { options }: Open, after: string): Piece[] {
  const inner = options.flatMap((pieces, index) => [...(index > 0 ? textPiece('|') : []), ...pieces]);
  return [...textPiece(before), ...inner, ...textPiece(after)];
}

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
