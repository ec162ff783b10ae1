import type { Container } from '../containers/container.ts';
import type { Generation } from '../metadata.ts';
import { entriesOf, parseJson } from './json.ts';
import { readGeneration } from './read-generation.ts';

/**
 * Reads a text by itself, as stealth data carry it: AUTOMATIC1111's text, or JSON. The members of a JSON object
 * that are texts ('Comment', 'Description', 'Software') count as the texts of a PNG. Never throws.
 */
export function generationOfJson(text: string): Generation | null {
  const members = entriesOf(parseJson(text)).flatMap(([keyword, value]) =>
    typeof value === 'string' ? [{ chunk: 'iTXt' as const, keyword, text: value }] : [],
  );
  const container: Container = {
    format: 'png',
    size: null,
    pngTexts: [{ chunk: 'iTXt', keyword: 'parameters', text }, ...members],
    exif: {},
    camera: null,
    xmp: null,
    comments: [],
    jumbf: null,
  };
  return readGeneration(container);
}
