import { type Element, tidyWeight } from '../prompt.ts';
import { findAtoms } from '../scan/atoms.ts';
import { endOfNumber, isBlank, isWordCharacter, skipBlanks, toNumber } from '../scan/characters.ts';
import { ElementList } from '../scan/collect.ts';
import { matchPairs } from '../scan/pairs.ts';

const ESCAPED = '()"+-';
/** More plusses make no difference: the weight is at its bound. */
const MAX_SIGNS = 100;

/** Reads Compel, InvokeAI's language (damian0815/compel, doc/syntax.md). */
export function readCompel(text: string): readonly Element[] {
  return readCall(text) ?? readWeighted(text);
}

interface Suffix {
  readonly end: number;
  readonly factor: number;
}

function readWeighted(text: string): readonly Element[] {
  const atoms = findAtoms(text, 'invokeai');
  const pairs = matchPairs(text, '(', ')');
  const closings = new Map<number, Suffix>();
  const list = new ElementList();
  const stack = [1];
  let at = 0;
  while (at < text.length) {
    const weight = stack.at(-1) ?? 1;
    const character = text.charAt(at);
    const atom = atoms.get(at) ?? readMethod(text, at, pairs);
    const close = character === '(' ? pairs.get(at) : undefined;
    const suffix = close === undefined ? null : readSuffix(text, close + 1, true);
    const closing = closings.get(at);
    const next = text.charAt(at + 1);
    if (atom !== null) {
      list.addWeighted(atom, weight);
      at = atom.end;
    } else if (character === '\\' && next !== '' && ESCAPED.includes(next)) {
      list.addWords(next, weight, at, at + 2);
      at += 2;
    } else if (close !== undefined && suffix !== null) {
      closings.set(close, suffix);
      stack.push(Math.min(1e6, Math.max(1e-6, weight * suffix.factor)) * (suffix.factor === 0 ? 0 : 1));
      at += 1;
    } else if (closing !== undefined) {
      stack.pop();
      at = closing.end;
    } else {
      at = addWord(text, at, weight, list);
    }
  }
  return list.finish();
}

/** Adds a word and its plusses, or the one character that begins no word. */
function addWord(text: string, at: number, weight: number, list: ElementList): number {
  let end = at;
  while (isPartOfWord(text, end)) {
    end += 1;
  }
  const suffix = end > at ? readSuffix(text, end, false) : null;
  const stop = Math.max(end, at + 1);
  list.addWords(text.slice(at, stop), weight * (suffix?.factor ?? 1), at, suffix?.end ?? stop);
  return suffix?.end ?? stop;
}

/** Signs count as part of the word as long as more of it follows: `close-up`. */
function isPartOfWord(text: string, at: number): boolean {
  const character = text.charAt(at);
  if (character === '+' || character === '-') {
    return isWordCharacter(text.charAt(at + 1)) && isWordCharacter(text.charAt(at - 1));
  }
  return isWordCharacter(character) || character === "'" || character === '’';
}

/** `++`, `-`, or a number where one may stand; null where the word goes on behind it. */
function readSuffix(text: string, at: number, mayBeNumber: boolean): Suffix | null {
  const sign = text.charAt(at);
  let end = at;
  if (sign === '+' || sign === '-') {
    while (text.charAt(end) === sign) {
      end += 1;
    }
    const factor = (sign === '+' ? 1.1 : 0.9) ** Math.min(end - at, MAX_SIGNS);
    return endsWord(text, end) ? { end, factor } : null;
  }
  end = mayBeNumber ? endOfNumber(text, at, '') : at;
  const number = toNumber(text.slice(at, end));
  return number !== null && endsWord(text, end) ? { end, factor: number } : null;
}

function endsWord(text: string, at: number): boolean {
  const character = text.charAt(at);
  return character === '' || isBlank(character) || ',.;:!?)"'.includes(character);
}

/** `withLora(name,0.5)` and `.swap(…)`, which Compel reads and then ignores. */
function readMethod(text: string, at: number, pairs: ReadonlyMap<number, number>): Element | null {
  const isLora = text.startsWith('withLora(', at);
  const mark = isLora ? 'withLora' : '.swap';
  const close = isLora || text.startsWith('.swap(', at) ? pairs.get(at + mark.length) : undefined;
  if (close === undefined) {
    return null;
  }
  const place = { text: text.slice(at, close + 1), weight: 1, start: at, end: close + 1 };
  if (!isLora) {
    return { ...place, kind: 'command' };
  }
  const [name = '', strength = '1', ...more] = text.slice(at + mark.length + 1, close).split(',');
  const number = toNumber(strength);
  // What is no name with a number is no call: its words stay words.
  if (name.trim() === '' || number === null || more.length > 0) return null;
  const weight = tidyWeight(number);
  return { ...place, kind: 'lora', name: name.trim(), network: 'lora', weight, rest: '' };
}

/** `("a","b").blend(1,0.8)` and `("a","b").and()` where they are the whole text; null for any other. */
function readCall(text: string): readonly Element[] | null {
  const start = skipBlanks(text, 0);
  const list = text.charAt(start) === '(' ? readStrings(text, start + 1) : null;
  const method = ['.blend(', '.and('].find((name) => list !== null && text.startsWith(name, list.end));
  if (list === null || method === undefined) {
    return null;
  }
  const from = list.end + method.length;
  const close = text.indexOf(')', from);
  if (close === -1 || skipBlanks(text, close + 1) < text.length) {
    return null;
  }
  const given = text.slice(from, close).trim();
  const numbers = given === '' ? [] : given.split(',').map(toNumber);
  // What is weighed by no numbers is no call: its words stay words.
  if (numbers.includes(null)) return null;
  const weights = list.strings.map((_, index) => tidyWeight(numbers[index] ?? 1));
  return method === '.blend('
    ? [
        {
          kind: 'blend',
          text,
          weight: 1,
          options: list.strings.map(({ text: option }) => option),
          weights,
          start: 0,
          end: text.length,
        },
      ]
    : joinStrings(list.strings, weights);
}

interface QuotedString {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** `"a", "b")` with `\"` for a mark inside; `end` is behind the bracket. */
function readStrings(
  text: string,
  from: number,
): { readonly strings: readonly QuotedString[]; readonly end: number } | null {
  const strings: QuotedString[] = [];
  let at = from;
  for (;;) {
    at = skipBlanks(text, at);
    if (text.charAt(at) !== '"') {
      return null;
    }
    const start = at + 1;
    at = start;
    while (at < text.length && text.charAt(at) !== '"') {
      at += text.charAt(at) === '\\' ? 2 : 1;
    }
    strings.push({ text: text.slice(start, at).replaceAll('\\"', '"'), start, end: at });
    at = skipBlanks(text, at + 1);
    if (text.charAt(at) === ')') {
      return { strings, end: at + 1 };
    }
    if (text.charAt(at) !== ',') {
      return null;
    }
    at += 1;
  }
}

function joinStrings(strings: readonly QuotedString[], weights: readonly number[]): readonly Element[] {
  return strings.flatMap(({ text, start, end }, index): Element[] => {
    const inner = readWeighted(text).map((element) => ({
      ...element,
      start: Math.min(end, element.start + start),
      end: Math.min(end, element.end + start),
    }));
    const weight = weights[index] ?? 1;
    const isLast = index === strings.length - 1;
    return isLast && weight === 1
      ? inner
      : [...inner, { kind: 'join', text: isLast ? '' : '.and()', weight, start: end, end }];
  });
}
