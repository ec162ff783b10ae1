import type { Element, Span } from './prompt.ts';
import { findParameters } from './read/midjourney.ts';
import { findAtoms } from './scan/atoms.ts';
import { endOfNumber, isBlank, isWordAt, isWordCharacter, toNumber } from './scan/characters.ts';
import { matchPairs } from './scan/pairs.ts';

/** Syntax that some dialect obeys, told by its form alone. */
export type Construct =
  | 'round-weight'
  | 'round-brackets'
  | 'square-brackets'
  | 'curly-brackets'
  | 'weight-span'
  | 'schedule'
  | 'alternation'
  | 'compel'
  | 'lora'
  | 'command'
  | 'break'
  | 'and'
  | 'embedding'
  | 'wildcard'
  | 'choice'
  | 'parameter'
  | 'multi-prompt';

/** A construct of some dialect, where it stands. */
export interface Mark extends Span {
  readonly construct: Construct;
}

/** Characters in front of a closing bracket in which its number is looked for. */
const MAX_NUMBER = 40;
const COMPEL_CALLS = ['.blend(', '.and(', '.swap('];

/**
 * All syntax in a text, whoever obeys it, in order and without overlaps: of nested pieces the outermost. Single
 * round brackets and braces are no syntax here, for prose has them too.
 */
export function findMarks(text: string): readonly Mark[] {
  const marks = [
    ...findAtomMarks(text),
    ...findRound(text),
    ...findSquare(text),
    ...findCurly(text),
    ...findWords(text),
    ...findParameters(text).map(({ start, end }): Mark => ({ construct: 'parameter', start, end })),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const apart: Mark[] = [];
  for (const mark of marks) {
    if (mark.start >= (apart.at(-1)?.end ?? 0)) {
      apart.push(mark);
    }
  }
  return apart;
}

function findAtomMarks(text: string): Mark[] {
  const atoms = [...findAtoms(text, 'comfyui').values()];
  return atoms.flatMap(({ kind, start, end }) => {
    const construct = constructOf(kind);
    return construct === null ? [] : [{ construct, start, end }];
  });
}

function constructOf(kind: Element['kind']): Construct | null {
  return kind === 'lora' ||
    kind === 'command' ||
    kind === 'embedding' ||
    kind === 'wildcard' ||
    kind === 'choice'
    ? kind
    : null;
}

function findRound(text: string): Mark[] {
  const pairs = matchPairs(text, '(', ')');
  const marks: Mark[] = [];
  for (const [start, close] of pairs) {
    const from = Math.max(start + 1, close - MAX_NUMBER);
    const colon = text.slice(from, close).lastIndexOf(':') + from;
    const hasNumber = colon >= from && toNumber(text.slice(colon + 1, close)) !== null;
    const isDouble = text.charAt(start + 1) === '(' && pairs.get(start + 1) === close - 1;
    const end = endOfSuffix(text, close + 1);
    if (end > close + 1) {
      marks.push({ construct: 'compel', start, end });
    } else if (hasNumber || isDouble) {
      marks.push({ construct: hasNumber ? 'round-weight' : 'round-brackets', start, end: close + 1 });
    }
  }
  return marks;
}

/** Behind a bracket: `++`, `1.3`, `.blend(`; `at` where there is none of them. */
function endOfSuffix(text: string, at: number): number {
  const call = COMPEL_CALLS.find((name) => text.startsWith(name, at));
  if (call !== undefined) {
    return at + call.length;
  }
  const end =
    text.charAt(at) === '+' || text.charAt(at) === '-' ? endOfSigns(text, at) : endOfNumber(text, at, '');
  const next = text.charAt(end);
  return end > at && (next === '' || isBlank(next) || ',.;)'.includes(next)) ? end : at;
}

function endOfSigns(text: string, at: number): number {
  let end = at;
  while (text.charAt(end) === text.charAt(at)) {
    end += 1;
  }
  return end;
}

/** `[a:b:0.5]`, `[a|b]`, `[x]`; only the outermost are told apart, so that each character is looked at once. */
function findSquare(text: string): Mark[] {
  const marks: Mark[] = [];
  let end = 0;
  for (const [start, close] of [...matchPairs(text, '[', ']')].sort(([a], [b]) => a - b)) {
    if (start >= end) {
      end = close + 1;
      marks.push({ construct: squareConstruct(text.slice(start + 1, close)), start, end });
    }
  }
  return marks;
}

function squareConstruct(inner: string): Construct {
  const colon = inner.lastIndexOf(':');
  if (colon !== -1 && toNumber(inner.slice(colon + 1)) !== null && !inner.endsWith(')')) {
    return 'schedule';
  }
  return inner.includes('|') ? 'alternation' : 'square-brackets';
}

function findCurly(text: string): Mark[] {
  const pairs = matchPairs(text, '{', '}');
  return [...pairs].flatMap(([start, close]): Mark[] => {
    const isDouble = text.charAt(start + 1) === '{' && pairs.get(start + 1) === close - 1;
    return isDouble ? [{ construct: 'curly-brackets', start, end: close + 1 }] : [];
  });
}

/** `BREAK`, `AND`, `word++`, `1.2::x::`, `a::2`. */
function findWords(text: string): Mark[] {
  const marks: Mark[] = [];
  let at = 0;
  while (at < text.length) {
    const mark = readWordMark(text, at);
    if (mark !== null) {
      marks.push(mark);
    }
    at = mark?.end ?? at + 1;
  }
  return marks;
}

function readWordMark(text: string, at: number): Mark | null {
  if (isWordAt(text, at, 'BREAK')) {
    return { construct: 'break', start: at, end: at + 5 };
  }
  if (isWordAt(text, at, 'AND')) {
    return { construct: 'and', start: at, end: at + 3 };
  }
  if (text.startsWith('::', at)) {
    return readColons(text, at);
  }
  const isSign = text.startsWith('++', at) || text.startsWith('--', at);
  if (isSign && isWordCharacter(text.charAt(at - 1))) {
    const end = endOfSuffix(text, at);
    return end > at ? { construct: 'compel', start: at, end } : null;
  }
  return text.startsWith('withLora(', at) ? { construct: 'compel', start: at, end: at + 9 } : null;
}

/** NovelAI has the number before `::`, Midjourney behind it. */
function readColons(text: string, at: number): Mark {
  let from = at;
  while (from > 0 && '0123456789.-+'.includes(text.charAt(from - 1)) && at - from < MAX_NUMBER) {
    from -= 1;
  }
  const isSpan = toNumber(text.slice(from, at)) !== null && !isWordCharacter(text.charAt(from - 1));
  if (!isSpan) {
    return { construct: 'multi-prompt', start: at, end: Math.max(at + 2, endOfNumber(text, at + 2)) };
  }
  const close = text.indexOf('::', at + 2);
  return { construct: 'weight-span', start: from, end: close === -1 ? at + 2 : close + 2 };
}
