import type { Dialect } from '../dialect.ts';
import type { Element } from '../prompt.ts';
import { CLOSING_TAG, readAngle } from './angles.ts';
import { isBlank, isWordAt, isWordCharacter } from './characters.ts';
import { matchPairs, splitOutside } from './pairs.ts';

/** Longer than any lettering in a picture; keeps a lone quotation mark from taking the whole prompt. */
const MAX_QUOTED = 200;
const MAX_NAME = 100;
const CLOSING_MARK: Readonly<Record<string, string>> = { '"': '"', '“': '”', '«': '»' };
/** Within quotation marks these keep their meaning for the dialect, so such a text is not taken as one. */
const SPECIAL = '()[]{}<>\\|';

/**
 * The elements that stand for themselves, by their place: LoRAs, commands, lettering, lists, choices. They do not
 * overlap; brackets inside them are theirs. One pass.
 */
export function findAtoms(text: string, dialect: Dialect): ReadonlyMap<number, Element> {
  const atoms = new Map<number, Element>();
  const angles = matchPairs(text, '<', '>');
  const braces = matchPairs(text, '{', '}');
  const lastClosingTag = text.lastIndexOf(CLOSING_TAG);
  let at = 0;
  while (at < text.length) {
    const atom =
      text.charAt(at) === '\\' ? null : readAtom(text, at, { dialect, angles, braces, lastClosingTag });
    if (atom !== null) {
      atoms.set(at, atom);
    }
    at = atom?.end ?? at + (text.charAt(at) === '\\' ? 2 : 1);
  }
  return atoms;
}

interface Surroundings {
  readonly dialect: Dialect;
  readonly angles: ReadonlyMap<number, number>;
  readonly braces: ReadonlyMap<number, number>;
  readonly lastClosingTag: number;
}

function readAtom(text: string, at: number, around: Surroundings): Element | null {
  const { dialect, angles, braces, lastClosingTag } = around;
  const character = text.charAt(at);
  const close = (character === '<' ? angles : braces).get(at);
  if (character === '<' && close !== undefined) {
    return readAngle(text, { start: at, close, lastClosingTag, isSwarm: dialect === 'swarmui' });
  }
  if (character === '{' && close !== undefined && dialect !== 'novelai') {
    return readBraces(text, at, close, dialect === 'midjourney' ? ',' : '|');
  }
  if (character in CLOSING_MARK) {
    return readQuoted(text, at);
  }
  if (character === '_' && dialect !== 'midjourney') {
    return readWildcard(text, at);
  }
  if (character === 'B' && dialect === 'a1111' && isWordAt(text, at, 'BREAK')) {
    return { kind: 'break', text: 'BREAK', weight: 1, start: at, end: at + 5 };
  }
  if (character === 'e' && (dialect === 'comfyui' || dialect === 'swarmui')) {
    return readEmbedding(text, at);
  }
  return character === '|' && dialect === 'novelai' ? readBars(text, at) : null;
}

/** `{a|b}`, or Midjourney's `{a, b}`. Counts, weights and marks of templates are left as they stand. */
function readBraces(text: string, at: number, close: number, separator: string): Element | null {
  // One inside another is a template, which has its own reader elsewhere.
  let end = at + 1;
  while (end < close && text.charAt(end) !== '{') {
    end += 1;
  }
  if (end < close) {
    return null;
  }
  const inner = text.slice(at + 1, close);
  const options = splitOutside(inner, separator);
  const isTemplate = inner.includes('$$') || inner.includes('::') || text.charAt(at - 1) === '$';
  if (options.length < 2 || isTemplate) {
    return null;
  }
  const texts = separator === ',' ? options.map((option) => option.trim().replaceAll('\\,', ',')) : options;
  const place = { text: text.slice(at, close + 1), weight: 1, start: at, end: close + 1 };
  return { ...place, kind: 'choice', options: texts, weights: [] };
}

/** NovelAI's `||a|b||`. */
function readBars(text: string, at: number): Element | null {
  const close = text.startsWith('||', at) ? text.indexOf('||', at + 2) : -1;
  const inner = text.slice(at + 2, close === -1 ? at + 2 : close);
  if (!inner.includes('|')) {
    return null;
  }
  const place = { text: text.slice(at, close + 2), weight: 1, start: at, end: close + 2 };
  return { ...place, kind: 'choice', options: inner.split('|'), weights: [] };
}

/** A mark inside a word is an apostrophe or an inch. */
function readQuoted(text: string, at: number): Element | null {
  const open = text.charAt(at);
  const closing = CLOSING_MARK[open] ?? '';
  let end = at + 1;
  while (end < text.length && end - at <= MAX_QUOTED && text.charAt(end) !== closing) {
    const character = text.charAt(end);
    if (SPECIAL.includes(character) || character === '\n' || character === open) {
      return null;
    }
    end += 1;
  }
  const inner = text.slice(at + 1, end);
  const isClosed = text.charAt(end) === closing && !isWordCharacter(text.charAt(end + 1));
  if (!isClosed || isWordCharacter(text.charAt(at - 1)) || inner.trim() === '') {
    return null;
  }
  return { kind: 'quoted', text: inner, weight: 1, marks: open + closing, start: at, end: end + 1 };
}

/** `__folder/name__`; not the middle of `x__y__z`. */
function readWildcard(text: string, at: number): Element | null {
  if (!text.startsWith('__', at) || isWordCharacter(text.charAt(at - 1))) {
    return null;
  }
  let end = at + 2;
  while (end - at < MAX_NAME && !text.startsWith('__', end)) {
    const character = text.charAt(end);
    if (!isWordCharacter(character) && !(character !== '' && '/*-.'.includes(character))) {
      return null;
    }
    end += 1;
  }
  const name = text.slice(at + 2, end);
  if (name === '' || !text.startsWith('__', end) || isWordCharacter(text.charAt(end + 2))) {
    return null;
  }
  const place = { text: text.slice(at, end + 2), weight: 1, start: at, end: end + 2 };
  return { ...place, kind: 'wildcard', name };
}

function readEmbedding(text: string, at: number): Element | null {
  const mark = 'embedding:';
  if (!text.startsWith(mark, at) || isWordCharacter(text.charAt(at - 1))) {
    return null;
  }
  let end = at + mark.length;
  while (end < text.length && !isBlank(text.charAt(end)) && !',:;()[]<>{}|"'.includes(text.charAt(end))) {
    end += 1;
  }
  const name = text.slice(at + mark.length, end);
  return name === ''
    ? null
    : { kind: 'embedding', name, text: text.slice(at, end), weight: 1, start: at, end };
}
