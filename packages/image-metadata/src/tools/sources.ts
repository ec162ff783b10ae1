import type { Container, ExifText } from '../containers/container.ts';
import { xmpProperties } from '../xmp.ts';
import { type JsonObject, parseObject } from './json.ts';

/** A container as the readers of the tools ask it. */
export interface Sources {
  /** The first text of a PNG under one of these keywords. */
  png(...keywords: string[]): string | null;
  /** All texts of a PNG, the first of each keyword. */
  readonly pngTexts: ReadonlyMap<string, string>;
  exif(tag: ExifText): string | null;
  xmp(property: string): string | null;
  /** The texts that tools of all kinds write their generation into, the likeliest first. */
  readonly texts: readonly string[];
  /** Those of them that are JSON objects. */
  readonly objects: readonly JsonObject[];
}

/** How a container is asked for what tools write. */
export function sourcesOf(container: Container): Sources {
  const pngTexts = new Map<string, string>();
  for (const { keyword, text } of container.pngTexts) {
    if (!pngTexts.has(keyword) && text.trim() !== '') {
      pngTexts.set(keyword, text);
    }
  }
  const properties = container.xmp === null ? new Map<string, string>() : xmpProperties(container.xmp);
  const exif = (tag: ExifText) => container.exif[tag] || null;
  const texts = [
    pngTexts.get('parameters'),
    exif('UserComment'),
    ...container.comments,
    pngTexts.get('Comment'),
    exif('ImageDescription'),
    pngTexts.get('UserComment'),
    exif('XPComment'),
    properties.get('exif:UserComment'),
    pngTexts.get('Description'),
    properties.get('dc:description'),
    // 'extras' of old versions: the tool's own text of a picture that was upscaled afterwards.
    pngTexts.get('extras'),
  ].flatMap((text) => (text ? [text] : []));
  return {
    png: (...keywords) => keywords.map((keyword) => pngTexts.get(keyword)).find((text) => text) ?? null,
    pngTexts,
    exif,
    xmp: (property) => properties.get(property) || null,
    texts,
    objects: texts.map(parseObject).filter((object) => object !== undefined),
  };
}
