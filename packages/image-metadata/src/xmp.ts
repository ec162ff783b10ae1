import { type XmlEvent, xmlEvents } from './xml.ts';

const MOST_CHARACTERS = 4 * 1024 * 1024;
const MOST_PROPERTIES = 2000;
const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const XML = 'http://www.w3.org/XML/1998/namespace';
const PREFIXES: Readonly<Record<string, string>> = {
  'http://purl.org/dc/elements/1.1/': 'dc',
  'http://ns.adobe.com/xap/1.0/': 'xmp',
  'http://ns.adobe.com/xap/1.0/rights/': 'xmpRights',
  'http://ns.adobe.com/exif/1.0/': 'exif',
  'http://ns.adobe.com/tiff/1.0/': 'tiff',
  'http://ns.adobe.com/photoshop/1.0/': 'photoshop',
  'http://iptc.org/std/Iptc4xmpExt/2008-02-29/': 'Iptc4xmpExt',
  'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/': 'Iptc4xmpCore',
  'https://framewright.app/ns/1.0/': 'framewright',
};
/** A name with the namespace that its prefix stands for here; '' where it has none. */
interface Name {
  readonly namespace: string;
  readonly local: string;
}

interface Item {
  readonly language: string | null;
  readonly text: string;
}

/** What an open element is to the reader. */
type Role = 'outside' | 'description' | 'property' | 'list' | 'item' | 'skipped';

interface Element {
  readonly role: Role;
  /** What the prefixes that it declares meant around it. */
  readonly shadowed: readonly (readonly [prefix: string, namespace: string])[];
  readonly language: string | null;
}

/** The property that is open. */
interface Property {
  readonly key: string;
  texts: string[];
  items: Item[];
  alternatives: boolean;
}

class Reader {
  readonly properties = new Map<string, string>();
  readonly #open: Element[] = [];
  /** What each prefix means here. */
  readonly #namespaces = new Map([['xml', XML]]);
  #property: Property | null = null;
  #itemTexts: string[] = [];

  /** @returns false where enough has been read */
  take(event: XmlEvent): boolean {
    if (event.kind === 'text') this.#text(event.text);
    else if (event.kind === 'close') this.#close();
    else {
      this.#start(event);
      if (event.empty) this.#close();
    }
    return this.properties.size < MOST_PROPERTIES;
  }

  #start({ name, attributes }: Extract<XmlEvent, { kind: 'open' }>): void {
    const shadowed = this.#declare(attributes);
    const named = attributes.map(([attribute, value]) => ({ ...this.#nameOf(attribute, ''), value }));
    const own = this.#nameOf(name, this.#namespaces.get('') ?? '');
    const find = (namespace: string, local: string) =>
      named.find((attribute) => attribute.namespace === namespace && attribute.local === local)?.value;
    const role = roleOf(this.#open.at(-1)?.role ?? 'outside', own);
    this.#open.push({ role, shadowed, language: find(XML, 'lang') ?? null });
    if (role === 'description') {
      for (const attribute of named) this.#set(keyOf(attribute), attribute.value);
    } else if (role === 'property') {
      this.#property = { key: keyOf(own) ?? '', texts: [], items: [], alternatives: false };
      const resource = find(RDF, 'resource');
      if (resource !== undefined) this.#property.texts.push(resource);
    } else if (role === 'list' && this.#property) this.#property.alternatives = own.local === 'Alt';
    else if (role === 'item') {
      const resource = find(RDF, 'resource');
      this.#itemTexts = resource === undefined ? [] : [resource];
    }
  }

  /** @returns what is to be put back at the element's end, the outermost last */
  #declare(attributes: readonly (readonly [string, string])[]): [string, string][] {
    const shadowed: [string, string][] = [];
    for (const [name, value] of attributes) {
      if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue;
      const prefix = name.slice(6);
      shadowed.push([prefix, this.#namespaces.get(prefix) ?? '']);
      this.#namespaces.set(prefix, value);
    }
    return shadowed.reverse();
  }

  #nameOf(name: string, byDefault: string): Name {
    const colon = name.indexOf(':');
    if (colon < 0) return { namespace: byDefault, local: name };
    return { namespace: this.#namespaces.get(name.slice(0, colon)) ?? '', local: name.slice(colon + 1) };
  }

  #text(text: string): void {
    const role = this.#open.at(-1)?.role;
    if (role === 'property') this.#property?.texts.push(text);
    else if (role === 'item') this.#itemTexts.push(text);
  }

  #close(): void {
    const element = this.#open.pop();
    for (const [prefix, namespace] of element?.shadowed ?? []) this.#namespaces.set(prefix, namespace);
    if (element?.role === 'item') {
      this.#property?.items.push({ language: element.language, text: this.#itemTexts.join('') });
    } else if (element?.role === 'property' && this.#property) {
      this.#set(this.#property.key, textOf(this.#property));
      this.#property = null;
    }
  }

  /** The first of the same name counts. */
  #set(key: string | null, value: string): void {
    if (!key || !value || this.properties.size === MOST_PROPERTIES) return;
    if (!this.properties.has(key)) this.properties.set(key, value);
  }
}

function keyOf({ namespace, local }: Name): string | null {
  const prefix = Object.hasOwn(PREFIXES, namespace) ? PREFIXES[namespace] : undefined;
  return prefix ? `${prefix}:${local}` : null;
}

function roleOf(parent: Role, { namespace, local }: Name): Role {
  const rdf = namespace === RDF;
  if (parent === 'outside') return rdf && local === 'Description' ? 'description' : 'outside';
  if (parent === 'description') return 'property';
  if (parent === 'property' && rdf && ['Alt', 'Bag', 'Seq'].includes(local)) return 'list';
  if (parent === 'list' && rdf && local === 'li') return 'item';
  return 'skipped';
}

function textOf({ texts, items, alternatives }: Property): string {
  if (items.length === 0) return texts.join('').trim();
  if (alternatives)
    return (items.find(({ language }) => language === 'x-default') ?? items[0])?.text.trim() ?? '';
  return items
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join(', ');
}

/**
 * The simple properties of an XMP packet, by the usual prefix of their namespace whatever the packet calls it:
 * 'dc:description', 'exif:UserComment', 'Iptc4xmpExt:AISystemUsed', 'xmp:CreatorTool'. Of alternatives and lists
 * the items are joined by ', ' (of language alternatives only the default is taken). Never throws.
 */
export function xmpProperties(packet: string): ReadonlyMap<string, string> {
  const reader = new Reader();
  if (packet.length > MOST_CHARACTERS) return reader.properties;
  for (const event of xmlEvents(packet)) {
    if (!reader.take(event)) break;
  }
  return reader.properties;
}
