/** What JSON can hold. Whole numbers of 16 digits and more stand as text, so that no digit is lost. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** An object of JSON. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Characters; the largest workflows in real files have one million. */
const MAX_LENGTH = 4_000_000;
const MAX_DEPTH = 100;

/** Texts (unclosed ones too, so that each character is looked at once), brackets, and numbers JSON.parse would spoil. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"?|[[\]{}]|-?(?:NaN|Infinity)|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/gsu;

/**
 * Reads JSON as tools write it: NaN and Infinity, which Python writes, become null.
 * @returns undefined for what is no JSON, too long, or too deep
 */
export function parseJson(text: string): Json | undefined {
  if (text.length > MAX_LENGTH) {
    return undefined;
  }
  // Some tools end their texts with a zero, as C does.
  const trimmed = text.replaceAll('\0', '').trim();
  if (!/^[[{"]/u.test(trimmed)) {
    return undefined;
  }
  let depth = 0;
  let deepest = 0;
  try {
    const source = trimmed.replace(TOKEN, (token) => {
      const first = token.charAt(0);
      if (first === '"') {
        return token;
      }
      if (first === '{' || first === '[') {
        depth += 1;
        deepest = Math.max(deepest, depth);
        return token;
      }
      if (first === '}' || first === ']') {
        depth -= 1;
        return token;
      }
      return token.endsWith('N') || token.endsWith('y') ? 'null' : `"${token}"`;
    });
    return deepest > MAX_DEPTH ? undefined : (JSON.parse(source) as Json); // JSON.parse gives nothing but JSON
  } catch {
    return undefined;
  }
}

/** Whether it is an object, and no list. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The members of an object, in order; none for anything else. */
export function entriesOf(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value) : [];
}

/** The items of a list; none for anything else. */
export function itemsOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** A member that the object itself has: never one that every object inherits. */
export function member(value: Json | undefined, ...path: string[]): Json | undefined {
  let inner = value;
  for (const key of path) {
    inner = isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined;
  }
  return inner;
}

/** Whether it is an object that itself has all of these members. */
export function hasMembers(value: Json | undefined, ...keys: string[]): value is JsonObject {
  return isObject(value) && keys.every((key) => Object.hasOwn(value, key));
}

/** An object in a text, or the text in the text: some tools wrap JSON twice. */
export function parseObject(text: string | null | undefined): JsonObject | undefined {
  const value = parseJson(text ?? '');
  const inner = typeof value === 'string' ? parseJson(value) : value;
  return isObject(inner) ? inner : undefined;
}
