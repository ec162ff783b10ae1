import type { Container } from './containers/container.ts';
import { EXIF_TEXTS } from './containers/container.ts';
import { readContainer } from './containers/read-container.ts';
import type { Metadata, RawField } from './metadata.ts';
import { readCredentials } from './provenance/read-credentials.ts';
import { readIptc } from './provenance/read-iptc.ts';
import { readGeneration } from './tools/read-generation.ts';
import { xmpProperties } from './xmp.ts';

const MAX_FIELDS = 200;
const MAX_FIELD_LENGTH = 100_000;

/**
 * Reads what a PNG, JPEG or WebP says about itself, by its bytes alone. Never throws; bounded in time and memory.
 * @returns null where the bytes are none of the three
 */
export function readMetadata(bytes: Uint8Array): Metadata | null {
  const container = readContainer(bytes);
  if (container === null) return null;
  const { format, size, camera, jumbf, xmp } = container;
  const properties = xmpProperties(xmp ?? '');
  return {
    format,
    size,
    generation: readGeneration(container),
    credentials: jumbf && readCredentials(jumbf),
    iptc: readIptc(properties),
    camera,
    fields: rawFields(container, properties),
  };
}

function rawFields(container: Container, properties: ReadonlyMap<string, string>): RawField[] {
  const { pngTexts, exif, comments, xmp } = container;
  const fields: RawField[] = [
    ...pngTexts.map(({ chunk, keyword, text }) => ({ source: `PNG ${chunk}`, name: keyword, value: text })),
    ...EXIF_TEXTS.map((name) => ({ source: 'EXIF', name, value: exif[name] ?? '' })),
    ...comments.map((value) => ({ source: 'JPEG comment', name: 'Comment', value })),
    ...Array.from(properties, ([name, value]) => ({ source: 'XMP', name, value })),
  ];
  if (xmp !== null && properties.size === 0) fields.push({ source: 'XMP', name: 'packet', value: xmp });
  return fields
    .filter(({ value }) => value !== '')
    .slice(0, MAX_FIELDS)
    .map((field) => ({ ...field, value: field.value.slice(0, MAX_FIELD_LENGTH) }));
}
