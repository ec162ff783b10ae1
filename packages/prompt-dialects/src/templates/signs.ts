/** A name as it stands in a template. */
interface Named {
  readonly name: string;
  readonly written: string;
  /** Of `${name:default}`. */
  readonly fallback: string | undefined;
  readonly form: 'braces' | 'dollar' | 'capital' | 'list';
}

/**
 * A name: `{{name}}`, `${name}` or `${name:default}`, or `[NAME]` with a capital first. What A1111 writes in square
 * brackets (`[a|b]`, `[from:to:0.5]`) is none.
 */
const NAME =
  /\{\{\s*([\p{L}_][\p{L}\p{N} _-]{0,59}?)\s*\}\}|\$\{\s*([\p{L}_][\p{L}\p{N} _-]{0,59}?)\s*(?::([^{}]{0,200}))?\}|\[(\p{Lu}[^[\]\n|:(){}<>]{0,59})\]/uy;

/** A list: `__name__`, `__folder/name__`, `__~name__`. What is part of a word (`snake_case__name`) is none. */
const LIST =
  /(?<![\p{L}\p{N}_])__[~@]?([\p{L}\p{N}*](?:_?[\p{L}\p{N} \-/*.,=()]){0,58})__(?![\p{L}\p{N}_])/uy;

/** The name that begins here, if one does. */
export function nameAt(text: string, at: number): Named | undefined {
  LIST.lastIndex = at;
  const list = text[at] === '_' ? LIST.exec(text) : undefined;
  if (list) return { name: list[1] ?? '', written: list[0], fallback: undefined, form: 'list' };
  NAME.lastIndex = at;
  const found = NAME.exec(text);
  if (!found) return undefined;
  const [written, braced, dollar, fallback, bracketed] = found;
  const form = braced !== undefined ? 'braces' : dollar === undefined ? 'capital' : 'dollar';
  return { name: braced ?? dollar ?? bracketed ?? '', written, fallback, form };
}

const DEFINITION = /\$\{\s*([\p{L}_][\p{L}\p{N} _-]{0,59}?)\s*(=!|\?=|=)\s*/uy;

/** `${n=`, `${n=!` or `${n?=`: what a variable stands for. */
export function defineAt(text: string, at: number) {
  DEFINITION.lastIndex = at;
  const found = DEFINITION.exec(text);
  if (!found) return undefined;
  const [sign, name = '', said] = found;
  const mode = said === '=!' || said === '?=' ? said : '=';
  return { sign, definition: { name, mode } } as const;
}

/** How many of the options, and what stands between them: a comma where nothing is said. */
interface Count {
  readonly least: number;
  readonly most: number;
  readonly joiner: string;
  /** What is left of the text behind it. */
  readonly rest: string;
  readonly written: string;
}

const COUNT = /^\s*[!~@]?\s*(?:(\d{1,3})(-(\d{1,3})?)?|-(\d{1,3}))\$\$(?:((?:(?!\$\$).){0,60})\$\$)?/s;

/** `2$$`, `1-2$$`, `-2$$`, `2-$$`, also with `joiner$$`: how a group in braces begins. */
export function countAt(text: string): Count | undefined {
  const found = COUNT.exec(text);
  if (!found) return undefined;
  const [written, from, isRange, to, upTo, joiner = ','] = found;
  const first = from === undefined ? 1 : Number(from);
  const last = upTo ?? to ?? (isRange ? undefined : from);
  const most = last === undefined ? Number.POSITIVE_INFINITY : Number(last);
  const rest = text.slice(written.length);
  return { least: Math.min(first, most), most: Math.max(first, most), joiner, rest, written };
}

const WRAPPER = /%\{[^{}]{0,200}\$\$[^{}]{0,200}\}?/y;

/** `%{a wrapper with ... $$inner}`, which is not read. */
export function wrapperAt(text: string, at: number): string | undefined {
  WRAPPER.lastIndex = at;
  return WRAPPER.exec(text)?.[0];
}
