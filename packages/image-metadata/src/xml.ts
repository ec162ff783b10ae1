const DEEPEST = 40;
const SPACE = /\s/;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** One step through a document. Names stand as written, prefix and all. */
export type XmlEvent =
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly attributes: readonly (readonly [name: string, value: string])[];
      /** There will be no 'close'. */
      readonly empty: boolean;
    }
  | { readonly kind: 'close' }
  | { readonly kind: 'text'; readonly text: string };

/** Replaces the five named entities and the numeric ones; others stay as they stand. */
function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-fA-F]{1,6}|#[0-9]{1,7}|amp|lt|gt|quot|apos);/g, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? whole;
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    const allowed = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return allowed ? String.fromCodePoint(code) : whole;
  });
}

/** Markup whose inside is taken whole. */
const SECTIONS = [
  { opening: '<!--', closing: '-->', isText: false },
  { opening: '<![CDATA[', closing: ']]>', isText: true },
  { opening: '<?', closing: '?>', isText: false },
];

/** Walks over a tag's inside, quote by quote. */
class Tag {
  readonly #text: string;
  at: number;

  constructor(text: string, at: number) {
    this.#text = text;
    this.at = at;
  }

  /** Up to a space or one of '=', '/' and '>'. */
  name(): string {
    const from = this.at;
    while (this.at < this.#text.length && !this.#isAt('=/>') && !SPACE.test(this.#text.charAt(this.at)))
      this.at++;
    return this.#text.slice(from, this.at);
  }

  /** The value after a name; null where there is none. */
  value(): string | null {
    this.#skipSpace();
    if (!this.#isAt('=')) return null;
    this.at++;
    this.#skipSpace();
    if (!this.#isAt('"\'')) return null;
    const end = this.#text.indexOf(this.#text.charAt(this.at), this.at + 1);
    if (end < 0) return null;
    const value = decoded(this.#text.slice(this.at + 1, end));
    this.at = end + 1;
    return value;
  }

  /** Takes the end of the tag, if it is here. */
  end(): 'open' | 'empty' | null {
    this.#skipSpace();
    const end = this.#isAt('>') ? 'open' : this.#text.startsWith('/>', this.at) ? 'empty' : null;
    if (end) this.at += end === 'open' ? 1 : 2;
    return end;
  }

  #isAt(characters: string): boolean {
    return this.at < this.#text.length && characters.includes(this.#text.charAt(this.at));
  }

  #skipSpace(): void {
    while (this.at < this.#text.length && SPACE.test(this.#text.charAt(this.at))) this.at++;
  }
}

/** Reads a start tag from its name on; null where it is broken. */
function startTag(text: string, at: number): { event: XmlEvent; end: number } | null {
  const tag = new Tag(text, at);
  const name = tag.name();
  if (!name) return null;
  const attributes: [string, string][] = [];
  for (;;) {
    const end = tag.end();
    if (end) return { event: { kind: 'open', name, attributes, empty: end === 'empty' }, end: tag.at };
    const attribute = tag.name();
    const value = tag.value();
    if (!attribute || value === null) return null;
    attributes.push([attribute, value]);
  }
}

/**
 * Walks through a document without building it. Knows no entities but XML's own and fetches nothing; ends quietly
 * at a document type, at what is no XML, and where elements stand too deep.
 */
export function* xmlEvents(text: string): Generator<XmlEvent, void> {
  let at = 0;
  let depth = 0;
  while (at < text.length) {
    const open = text.indexOf('<', at);
    const end = open < 0 ? text.length : open;
    if (end > at) yield { kind: 'text', text: decoded(text.slice(at, end)) };
    if (open < 0) return;
    const section = SECTIONS.find(({ opening }) => text.startsWith(opening, open));
    if (section) {
      const close = text.indexOf(section.closing, open + section.opening.length);
      if (close < 0) return;
      if (section.isText) yield { kind: 'text', text: text.slice(open + section.opening.length, close) };
      at = close + section.closing.length;
    } else if (text.startsWith('</', open)) {
      const close = text.indexOf('>', open);
      if (close < 0 || depth === 0) return;
      depth--;
      yield { kind: 'close' };
      at = close + 1;
    } else {
      const tag = text.startsWith('<!', open) ? null : startTag(text, open + 1);
      if (!tag) return;
      if (tag.event.kind === 'open' && !tag.event.empty && ++depth > DEEPEST) return;
      yield tag.event;
      at = tag.end;
    }
  }
}
