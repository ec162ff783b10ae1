/*
 * The rules of a stylesheet that can hold for a page as it was prerendered. They stand in the page, which needs no second
 * way to the server and back before it is painted. Rather a rule too much: what an attribute or a pseudo-class asks for,
 * a script of the head or a visitor may bring about.
 */

/** What selectors can name of a page. */
interface Names {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  /** All that may be printed of it. */
  readonly text: string;
}

/** A rule or a statement of a stylesheet; a statement has no body. */
interface Rule {
  readonly head: string;
  readonly body?: string;
}

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;
/** Faces whose file has to be fetched. */
const FACE = /@font-face\{[^{}]*url\([^{}]*\}/g;
/** The page is painted in the system's faces first. */
const FONT_LINK = /<link rel="preload" [^>]*as="font"[^>]*>/g;

/**
 * The page with the rules that it needs in place of each stylesheet. Its address stands beside them, and faces stand apart:
 * app/late-start.ts brings both in time. Without scripts all of it comes at once.
 * @param read the text of the stylesheet at an address
 */
export function withFirstStyles(html: string, read: (address: string) => string): string {
  const addresses = [...html.matchAll(STYLESHEET)].map(([, address = '']) => address);
  const sheets = addresses.map((address) => read(address.replace(/#.*/, '')));
  const rules = new Map(firstStyles(sheets, html).map((each, nth) => [addresses[nth], each]));
  return html.replaceAll(FONT_LINK, '').replaceAll(STYLESHEET, (link: string, address: string) => {
    const own = rules.get(address) ?? '';
    const faces = own.match(FACE)?.join('') ?? '';
    return [
      `<style data-whole="${address}">${own.replaceAll(FACE, '')}</style>`,
      faces && `<style data-faces="" media="print">${faces}</style>`,
      `<noscript>${link}</noscript>`,
    ].join('');
  });
}

/** What may hold braces and semicolons that mean nothing, and those that do. */
const TOKEN = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)"']*\)|\\.|[{};]/gs;

/**
 * The parts of stylesheets that a page needs until the app runs.
 * @param sheets as the build has written them, without comments that have to stay
 * @param html the whole page
 */
export function firstStyles(sheets: readonly string[], html: string): string[] {
  const names = namesOf(html);
  const bare = sheets.map((css) => css.replaceAll(/\/\*[\s\S]*?\*\//g, ''));
  const keep = (used: string) => withoutUnread(bare.map((css) => keptOf(css, names, used)));
  // What is animated, typed or set in a face is told by the rules that stay.
  return keep(keep('').join(''));
}

/** Without variables that nothing reads, and those that only they read. */
function withoutUnread(sheets: readonly string[]): string[] {
  const read = new Set([...sheets.join('').matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const rest = sheets.map((css) =>
    css
      .replaceAll(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (all, name) => (read.has(name) ? all : ''))
      .replaceAll(/;(?=\})/g, '')
      .replaceAll(/(?<=^|[{};])(?!@layer)[^{};]+\{\}/g, ''),
  );
  return rest.every((css, nth) => css === sheets[nth]) ? rest : withoutUnread(rest);
}

function namesOf(html: string): Names {
  const [tags, classes, ids] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)((?:\s[^<>]*?)?)\/?>/gi)) {
    tags.add(tag.toLowerCase());
    for (const [, name, value = ''] of attributes.matchAll(/\s(class|id)="([^"]*)"/g))
      for (const each of unescaped(value).split(/\s+/)) (name === 'id' ? ids : classes).add(each);
  }
  return { tags, classes, ids, text: html };
}

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** @param used the rules that stay, as far as they are known */
function keptOf(css: string, names: Names, used: string): string {
  return rulesOf(css)
    .map((rule) => keptRule(rule, names, used))
    .join('');
}

function keptRule({ head, body }: Rule, names: Names, used: string): string {
  if (body === undefined) return `${head};`;
  const [, kind = '', name = ''] = /^@([\w-]+)\s*(.*)/s.exec(head) ?? [];
  if (kind === '') {
    const selectors = splitList(head).filter((selector) => canMatch(selector, names));
    return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : '';
  }
  if (kind === 'property') return used.includes(`var(${name}`) ? `${head}{${body}}` : '';
  if (kind === 'keyframes') return isNamed(name, used) ? `${head}{${body}}` : '';
  if (kind === 'font-face') return isSet(body, names, used) ? `${head}{${body}}` : '';
  if (kind === 'page') return `${head}{${body}}`;
  const inner = keptOf(body, names, used);
  if (inner !== '') return `${head}{${inner}}`;
  // Layers count by the order in which they are first named.
  return kind === 'layer' && name !== '' ? `${head};` : '';
}

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let [depth, start, open] = [0, 0, 0];
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    if (token === '{' && depth++ === 0) open = index;
    const isEnd = (token === '}' && --depth === 0) || (token === ';' && depth === 0);
    if (!isEnd) continue;
    const head = css.slice(start, token === '}' ? open : index).trim();
    rules.push(token === '}' ? { head, body: css.slice(open + 1, index) } : { head });
    start = index + 1;
  }
  return rules;
}

/** Selectors between commas that stand in no brackets. */
function splitList(list: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const [token = ''] of list.matchAll(/"(?:[^"\\]|\\.)*"|\\.|[\s\S]/g)) {
    if ('(['.includes(token)) depth += 1;
    if (')]'.includes(token)) depth -= 1;
    if (token === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + token);
  }
  return parts;
}

/** Whether a page has all that a selector names; of what `:is()` and `:where()` leave to choose from, one. */
function canMatch(selector: string, names: Names): boolean {
  let rest = selector.replaceAll(/\\.|\[(?:"[^"]*"|[^\]"])*\]/g, (part) => (part[0] === '[' ? '' : part));
  for (let pseudo = functional(rest); pseudo; pseudo = functional(rest)) {
    const { name, list, start, end } = pseudo;
    if (/^(?:is|where)$/.test(name) && !splitList(list).some((each) => canMatch(each, names))) return false;
    rest = rest.slice(0, start) + rest.slice(end);
  }
  for (const [, sign = '', name = ''] of rest.matchAll(
    /(::?|[.#]?)((?:[\w-]|\P{ASCII}|\\(?:[\da-f]{1,6}\s?|.))+)/giu,
  )) {
    if (sign.startsWith(':')) continue;
    const written = name.replaceAll(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code?: string, sign?: string) =>
      code === undefined ? (sign ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
    );
    const known = { '.': names.classes, '#': names.ids }[sign] ?? names.tags;
    if (!known.has(written)) return false;
  }
  return true;
}

/** The first `:name(...)` of a selector, with all that stands in its brackets. */
function functional(selector: string) {
  const found = /(?<!\\):([\w-]+)\(/.exec(selector);
  if (!found) return undefined;
  const [begin, name = ''] = found;
  const inner = found.index + begin.length;
  let [depth, end] = [1, inner];
  for (; depth > 0 && end < selector.length; end += 1) {
    if (selector[end] === '\\') end += 1;
    else if (selector[end] === '(') depth += 1;
    else if (selector[end] === ')') depth -= 1;
  }
  return { name, list: selector.slice(inner, end - 1), start: found.index, end };
}

const isNamed = (name: string, used: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(used);

/** Whether a face is used, and has a character of the page. */
function isSet(body: string, { text }: Names, used: string): boolean {
  const [, family = ''] = /font-family:\s*"?([^;"]+)/.exec(body) ?? [];
  const [, ranges] = /unicode-range:([^;]*)/.exec(body) ?? [];
  if (!isNamed(family, used)) return false;
  if (ranges === undefined) return true;
  const parts = ranges.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^u\+/i, '').split('-');
    return [first.replaceAll('?', '0'), last.replaceAll('?', 'f')].map((code) => Number.parseInt(code, 16));
  });
  return [...new Set(text)].some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return parts.some(([first = 0, last = 0]) => first <= code && code <= last);
  });
}
