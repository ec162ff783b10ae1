import type { Element, Span } from '../prompt.ts';
import { endOfNumber, isBlank, isWordCharacter, skipBlanks, toNumber } from '../scan/characters.ts';
import { ElementList } from '../scan/collect.ts';

/** Brackets whose factors multiply where they are nested, and may lie across one another. */
export interface BracketGrammar {
  /** Up to two kinds: opening, closing, and the factor of one pair. */
  readonly brackets: readonly (readonly [open: string, close: string, factor: number])[];
  /** What a backslash turns into text. */
  readonly escapes: string;
  /** Whether `(x:1.3)` names a factor of its own; for the first kind of brackets alone. */
  readonly hasNumbers: boolean;
  /** Whether `1.5::x::` weighs, as in NovelAI. */
  readonly hasSpans: boolean;
}

interface Token {
  readonly type: 'text' | 'open' | 'close' | 'span' | 'span-end' | 'atom';
  /** What is read where it counts as text. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Which brackets, by their place in the grammar. */
  readonly kind: number;
  /** The number written at a closing bracket or before `::`; null for none. */
  readonly number: number | null;
}

/** Reads weights as A1111 does (modules/prompt_parser.py), in three passes over the text. */
export function readBrackets(
  text: string,
  atoms: ReadonlyMap<number, Element>,
  grammar: BracketGrammar,
  range: Span = { start: 0, end: text.length },
): readonly Element[] {
  const tokens = tokenise(text, atoms, grammar, range);
  const factors = pairFactors(tokens, grammar);
  const list = new ElementList();
  const stacks = grammar.brackets.map(() => [1]);
  let span: number | null = null;
  for (const [at, token] of tokens.entries()) {
    const stack = stacks[token.kind] ?? [];
    const factor = factors.get(at);
    const atom = token.type === 'atom' ? atoms.get(token.start) : undefined;
    const weight = stacks.reduce((product, levels) => product * (levels.at(-1) ?? 1), span ?? 1);
    if (token.type === 'open') {
      stack.push(clampFactor((stack.at(-1) ?? 1) * (factor ?? 1)));
    } else if (token.type === 'close' && factor !== undefined) {
      stack.pop();
    } else if (token.type === 'span') {
      span = token.number ?? 1;
    } else if (token.type === 'span-end' && span !== null) {
      span = null;
    } else if (atom !== undefined) {
      list.addWeighted(atom, weight);
    } else {
      list.addWords(token.text, weight, token.start, token.end);
    }
  }
  return list.finish();
}

/** Ten thousand brackets must not run to infinity, nor to nought. */
function clampFactor(factor: number): number {
  const size = Math.min(1e6, Math.max(1e-6, Math.abs(factor)));
  return factor === 0 ? 0 : Math.sign(factor) * size;
}

/**
 * The factor of each opening bracket that weighs, and an entry for each closing one that is no text. An opening one
 * without its closing holds to the end.
 */
function pairFactors(tokens: readonly Token[], grammar: BracketGrammar): ReadonlyMap<number, number> {
  const factors = new Map<number, number>();
  const stacks: number[][] = grammar.brackets.map(() => []);
  for (const [at, token] of tokens.entries()) {
    const factor = grammar.brackets[token.kind]?.[2] ?? 1;
    if (token.type === 'open') {
      factors.set(at, factor);
      stacks[token.kind]?.push(at);
    } else if (token.type === 'close') {
      const start = stacks[token.kind]?.pop();
      if (start !== undefined) {
        factors.set(start, token.number ?? factor);
        factors.set(at, 1);
      }
    }
  }
  return factors;
}

function tokenise(
  text: string,
  atoms: ReadonlyMap<number, Element>,
  grammar: BracketGrammar,
  range: Span,
): Token[] {
  const tokens: Token[] = [];
  let from = range.start;
  let at = range.start;
  const addText = (end: number): void => {
    if (end > from) {
      tokens.push({ type: 'text', text: text.slice(from, end), start: from, end, kind: 0, number: null });
    }
  };
  while (at < range.end) {
    const token = readToken(text, at, atoms, grammar);
    if (token !== null) {
      addText(at);
      tokens.push(token);
      from = token.end;
    }
    at = token?.end ?? at + 1;
  }
  addText(range.end);
  return tokens;
}

function readToken(
  text: string,
  at: number,
  atoms: ReadonlyMap<number, Element>,
  grammar: BracketGrammar,
): Token | null {
  const character = text.charAt(at);
  const next = text.charAt(at + 1);
  const token = { text: character, start: at, end: at + 1, kind: 0, number: null };
  const atom = atoms.get(at);
  if (atom !== undefined) {
    return { ...token, type: 'atom', end: atom.end };
  }
  if (character === '\\' && next !== '' && grammar.escapes.includes(next)) {
    return { ...token, type: 'text', text: next, end: at + 2 };
  }
  const opening = grammar.brackets.findIndex(([open]) => open === character);
  if (opening !== -1) {
    return { ...token, type: 'open', kind: opening };
  }
  const closing = grammar.brackets.findIndex(([, close]) => close === character);
  if (closing !== -1) {
    return { ...token, type: 'close', kind: closing };
  }
  if (character === ':' && grammar.hasNumbers) {
    return readNumberedClose(text, at);
  }
  return grammar.hasSpans ? readSpan(text, at) : null;
}

/** `:1.3)` at a colon; a number that is none (`1.2.3`) leaves the colon as text. */
function readNumberedClose(text: string, at: number): Token | null {
  const from = skipBlanks(text, at + 1);
  const end = endOfNumber(text, from);
  const close = skipBlanks(text, end);
  const number = toNumber(text.slice(from, end));
  if (end === from || text.charAt(close) !== ')' || number === null) {
    return null;
  }
  return { type: 'close', text: text.slice(at, close + 1), start: at, end: close + 1, kind: 0, number };
}

/** `1.5::` at the start of a word, or `::`. */
function readSpan(text: string, at: number): Token | null {
  const token = { start: at, kind: 0, number: null };
  if (text.startsWith('::', at)) {
    return { ...token, type: 'span-end', text: '::', end: at + 2 };
  }
  const before = text.charAt(at - 1);
  const isStart = !isWordCharacter(before) && (before === '' || !'.+-'.includes(before));
  const end = isStart ? endOfNumber(text, at) : at;
  const number = toNumber(text.slice(at, end));
  if (end === at || number === null || !text.startsWith('::', end)) {
    return null;
  }
  return { ...token, type: 'span', text: text.slice(at, end + 2), end: end + 2, number };
}

/** Where a text of blanks ends the weight may follow: ` :0.7` at the end of a joined prompt. */
export function endOfJoined(text: string): { readonly end: number; readonly weight: number } {
  let end = text.length;
  while (isBlank(text.charAt(end - 1))) {
    end -= 1;
  }
  let from = end;
  while (from > 0 && '0123456789.+-'.includes(text.charAt(from - 1))) {
    from -= 1;
  }
  const number = toNumber(text.slice(from, end));
  let colon = from - 1;
  while (isBlank(text.charAt(colon))) {
    colon -= 1;
  }
  return number === null || text.charAt(colon) !== ':'
    ? { end: text.length, weight: 1 }
    : { end: colon, weight: number };
}
