import { append } from '../scan/append.ts';
import { isBlank, isWordCharacter, skipBlanks } from '../scan/characters.ts';

/** Levels of objects and lists; captions have five. */
const MAX_DEPTH = 32;
/** Characters of a key that are kept in a path; a longer one is also named among the faults, so that none is lost. */
const MAX_KEY = 80;

/** A text, number, true, false or null of a JSON text, by its path. */
export interface JsonLeaf {
  /** `subjects.0.description`. */
  readonly path: string;
  readonly text: string;
  /** Whether it stands in quotation marks. */
  readonly isString: boolean;
  readonly start: number;
  readonly end: number;
}

/** Every text and number of a JSON text, where it stands. */
export interface JsonLeaves {
  readonly leaves: readonly JsonLeaf[];
  /** What it broke off at, or what could not be read; null where all is well. */
  readonly broken: string | null;
}

interface Level {
  readonly path: string;
  readonly isList: boolean;
  /** The key, or the number of the item. */
  key: string;
  count: number;
  /** Whether the key has a value yet. */
  isFilled: boolean;
}

/**
 * Reads the leaves of a JSON text in one pass, as far as it goes: one that is cut off gives what stands before the
 * cut. Keeps the place of each, which JSON.parse does not.
 */
export function readJsonLeaves(text: string): JsonLeaves {
  const leaves: JsonLeaf[] = [];
  const levels: Level[] = [];
  let at = skipBlanks(text, 0);
  const faults: string[] = [];
  do {
    const character = text.charAt(at);
    const level = levels.at(-1);
    if (character === '{' || character === '[') {
      fill(level);
      levels.push({ path: pathOf(level), isList: character === '[', key: '', count: 0, isFilled: true });
      at += 1;
    } else if (character === '}' || character === ']' || character === ',') {
      append(faults, level?.isFilled === false ? [level.key] : []);
      if (character !== ',') {
        levels.pop();
      } else if (level !== undefined) {
        level.count += 1;
        level.key = '';
        level.isFilled = true;
      }
      at += 1;
    } else {
      const leaf = readLeaf(text, at, pathOf(level));
      const colon = skipBlanks(text, leaf.end);
      const isKey = level !== undefined && !level.isList && level.key === '' && text.charAt(colon) === ':';
      if (level !== undefined && isKey) {
        level.key = leaf.text;
        level.isFilled = false;
        append(faults, leaf.text.length > MAX_KEY ? [leaf.text] : []);
      } else {
        fill(level);
        leaves.push(leaf);
        append(faults, leaf.isWhole ? [] : [leaf.text]);
      }
      at = isKey ? colon + 1 : leaf.end;
    }
    at = skipBlanks(text, at);
  } while (at < text.length && levels.length > 0 && levels.length <= MAX_DEPTH);
  const rest = text.slice(at).trim();
  const isCut = levels.length > 0 || rest !== '';
  append(faults, isCut ? [rest || `…${levels.at(-1)?.key || text.slice(-20)}`] : []);
  return { leaves, broken: faults.length === 0 ? null : faults.join(' ') };
}

function fill(level: Level | undefined): void {
  if (level !== undefined) {
    level.isFilled = true;
  }
}

function pathOf(level: Level | undefined): string {
  if (level === undefined) {
    return '';
  }
  const name = level.isList ? String(level.count) : level.key.slice(0, MAX_KEY);
  return level.path === '' ? name : `${level.path}.${name}`;
}

function readLeaf(text: string, at: number, path: string): JsonLeaf & { readonly isWhole: boolean } {
  if (text.charAt(at) !== '"') {
    let end = at + 1;
    while (end < text.length && !isBlank(text.charAt(end)) && !'{}[],:"'.includes(text.charAt(end))) {
      end += 1;
    }
    const word = text.slice(at, end);
    const isWhole =
      ['true', 'false', 'null'].includes(word) || (!isWordStart(word) && Number.isFinite(Number(word)));
    return { path, text: word, isString: false, start: at, end, isWhole };
  }
  let end = at + 1;
  while (end < text.length && text.charAt(end) !== '"') {
    end += text.charAt(end) === '\\' ? 2 : 1;
  }
  const isWhole = end < text.length;
  return {
    path,
    text: readString(text.slice(at + 1, end)),
    isString: true,
    start: at,
    end: Math.min(end + 1, text.length),
    isWhole,
  };
}

function isWordStart(word: string): boolean {
  return isWordCharacter(word.charAt(0)) && Number.isNaN(Number(word.charAt(0)));
}

/** Undoes the escapes; what JSON would refuse (a line break, a cut escape) stays as it stands. */
function readString(inner: string): string {
  if (!inner.includes('\\')) {
    return inner;
  }
  try {
    const value: unknown = JSON.parse(`"${inner}"`);
    return typeof value === 'string' ? value : inner;
  } catch {
    return inner;
  }
}
