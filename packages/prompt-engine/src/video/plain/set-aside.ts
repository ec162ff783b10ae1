/*
 * Quoted lines and brackets of an idea, set aside behind one character each, so that no comma and no full stop of theirs
 * parts the sentence that they stand in.
 */

const FIRST = 0xe100;
const MOST = 200;
const HELD = /[\uE100-\uE1FF]/gu;
const PRIVATE = /[\uE000-\uF8FF]/gu;
/** Stands behind a line that ends a sentence of its own. */
export const LINE_ENDS = '\uE0F0';
const DOUBLE = /["“”«»„]([^"“”«»„\n]{1,200})["“”«»]/gu;
/** Single quotation marks round several words, or behind a colon: an apostrophe stands within a word. */
const SINGLE = /(?<=^|[\s:,(–—-])['‘]((?:[^'‘’\n]|(?<=\p{L})['’](?=\p{L})){2,160}?)['’](?=[\s,.;!?)]|$)/gu;
const BRACKETS = /\(([^()]{1,160})\)/gu;

/** A text with what it holds set aside. */
export interface SetAside {
  readonly text: string;
  readonly held: readonly string[];
}

/** What is said or bracketed goes behind one character each. */
export function setAside(typed: string): SetAside {
  const held: string[] = [];
  const keep = (all: string): string => {
    if (held.length >= MOST) return all;
    held.push(all);
    const mark = String.fromCharCode(FIRST + held.length - 1);
    return /[.!?…]”$/u.test(all) ? `${mark}${LINE_ENDS}` : mark;
  };
  const text = typed
    .replace(PRIVATE, ' ')
    .replace(DOUBLE, (_, line: string) => keep(`“${line.trim()}”`))
    .replace(SINGLE, (_, line: string) => keep(`“${line.trim()}”`))
    .replace(BRACKETS, (all: string) => keep(all));
  return { text, held };
}

const heldAt = (mark: string, held: readonly string[]): string => held[mark.charCodeAt(0) - FIRST] ?? '';

/** A stretch of the text with what it held in its place again; a bracket may hold a quoted line. */
export const putBack = (text: string, held: readonly string[]): string => {
  const once = text.replace(HELD, (mark) => heldAt(mark, held));
  return once.replace(HELD, (mark) => heldAt(mark, held));
};

/** The quoted lines that stand in a stretch of the text, with their marks. */
export const linesIn = (
  text: string,
  held: readonly string[],
): readonly { readonly mark: string; readonly line: string }[] =>
  [...text.matchAll(HELD)].flatMap(([mark]) => {
    const [, line = ''] = /^“(.*)”$/u.exec(heldAt(mark, held)) ?? [];
    return line === '' ? [] : [{ mark, line }];
  });

/** The brackets that stand in a stretch of the text, with their marks. */
export const bracketsIn = (
  text: string,
  held: readonly string[],
): readonly { readonly mark: string; readonly words: string }[] =>
  [...text.matchAll(HELD)].flatMap(([mark]) => {
    const [, words = ''] = /^\((.*)\)$/u.exec(heldAt(mark, held)) ?? [];
    return words === '' ? [] : [{ mark, words }];
  });

const LINE_MARK = '\uF8FE';
/** A text rewritten around its quoted lines, which stay as they were typed. */
export function besideLines(text: string, rewrite: (beside: string) => string): string {
  const lines: string[] = [];
  const beside = text.replace(DOUBLE, (line) => {
    lines.push(line);
    return LINE_MARK;
  });
  return rewrite(beside).replaceAll(LINE_MARK, () => lines.shift() ?? '');
}
