import type { Container } from '../containers/container.ts';

/** What a test says about a file: PNG texts as a plain object, everything else as in a container. */
export interface TestFile extends Partial<Omit<Container, 'pngTexts'>> {
  readonly png?: Readonly<Record<string, string>>;
}

/** A container with these texts and nothing else in it. */
export function containerOf({ png = {}, ...rest }: TestFile): Container {
  return {
    format: 'png',
    size: null,
    exif: {},
    camera: null,
    xmp: null,
    comments: [],
    jumbf: null,
    ...rest,
    pngTexts: Object.entries(png).map(([keyword, text]) => ({ chunk: 'tEXt', keyword, text })),
  };
}

const NAMESPACES = {
  exif: 'http://ns.adobe.com/exif/1.0/',
  framewright: 'https://framewright.app/ns/1.0/',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
};
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** An XMP packet with these properties. */
export function packetOf(properties: Readonly<Record<string, string>>): string {
  const spaces = Object.entries(NAMESPACES).map(([prefix, address]) => `xmlns:${prefix}="${address}"`);
  const elements = Object.entries(properties).map(([name, value]) => {
    const escaped = value.replace(/[&<"]/gu, (character) => ENTITIES[character] ?? character);
    return `<${name}>${escaped}</${name}>`;
  });
  return [
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" ${spaces.join(' ')}>${elements.join('')}</rdf:Description></rdf:RDF></x:xmpmeta>`,
  ].join('');
}
