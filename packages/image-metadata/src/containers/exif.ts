import type { CameraFacts } from '../metadata.ts';
import { decodeAs } from '../text-codec.ts';
import { decodeText } from './binary.ts';
import type { Budget } from './budget.ts';
import type { ExifText } from './container.ts';
import {
  EXIF_POINTER,
  numbers,
  openTiff,
  pointer,
  readDirectory,
  type Tiff,
  type TiffEntry,
} from './tiff.ts';
import { decodeUserComment, trimNuls } from './user-comment.ts';

const TEXT_TAGS: ReadonlyMap<number, ExifText> = new Map([
  [0x010e, 'ImageDescription'],
  [0x010f, 'Make'],
  [0x0110, 'Model'],
  [0x0131, 'Software'],
  [0x013b, 'Artist'],
  [0x8298, 'Copyright'],
  [0x010d, 'DocumentName'],
  [0x927c, 'MakerNote'],
  [0x9286, 'UserComment'],
  [0x9c9b, 'XPTitle'],
  [0x9c9c, 'XPComment'],
  [0x9c9e, 'XPKeywords'],
]);

type ExifTexts = Partial<Record<ExifText, string>>;

/** What an EXIF block holds: the texts that tools write, and the camera's own notes. */
export interface Exif {
  readonly texts: Readonly<ExifTexts>;
  readonly camera: CameraFacts | null;
}

/** Reads the first directory and the Exif directory, whose tags go first. Never throws; null for no TIFF block. */
export function readExif(field: Uint8Array, budget: Budget): Exif | null {
  const tiff = openTiff(field);
  if (tiff === null) return null;
  const first = readDirectory(tiff, tiff.first);
  const exifAt = pointer(tiff, first, EXIF_POINTER);
  const exif = exifAt === null ? [] : readDirectory(tiff, exifAt).entries;
  const entries = [...exif, ...first.entries];
  const texts: ExifTexts = {};
  for (const entry of entries) {
    const name = TEXT_TAGS.get(entry.tag);
    if (name === undefined || texts[name] !== undefined || !budget.take(entry.value.length)) continue;
    const text = entryText(tiff, entry, name);
    if (text !== '') texts[name] = text;
  }
  return { texts, camera: readCamera(tiff, entries, texts) };
}

function entryText({ little }: Tiff, { type, value }: TiffEntry, name: ExifText): string {
  if (name === 'UserComment') return decodeUserComment(value, little);
  if (name.startsWith('XP')) return trimNuls(decodeAs('utf-16le', value));
  const text = trimNuls(decodeText(value));
  // A camera's own MakerNote is bytes in the maker's secret order; a tool's is a word.
  return name === 'MakerNote' && type !== 2 && isBinary(text) ? '' : text;
}

const isBinary = (text: string): boolean =>
  Array.from(text.slice(0, 1000)).some((char) => char < '\t' || char === '\ufffd') || text.length > 10_000;

const FOCAL_LENGTH = 0x920a;
const FOCAL_LENGTH_35 = 0xa405;
const F_NUMBER = 0x829d;
const APERTURE_VALUE = 0x9202;
const EXPOSURE_TIME = 0x829a;
const SHUTTER_SPEED_VALUE = 0x9201;
/** PhotographicSensitivity, ISOSpeed, RecommendedExposureIndex: the first is 65535 where it does not suffice. */
const ISO_TAGS = [0x8827, 0x8833, 0x8832];
const ISO_OVERFLOW = 65_535;
const LENS_MODEL = 0xa434;
const LENS_SPECIFICATION = 0xa432;

function readCamera(tiff: Tiff, entries: readonly TiffEntry[], texts: ExifTexts): CameraFacts | null {
  const values = (tag: number): number[] => {
    const entry = entries.find((candidate) => candidate.tag === tag);
    return entry === undefined ? [] : numbers(tiff, entry);
  };
  const positive = (tag: number): number | null => {
    const [value] = values(tag);
    return value !== undefined && value > 0 && value < 1e9 ? value : null;
  };
  const [apertureApex] = values(APERTURE_VALUE);
  const [shutterApex] = values(SHUTTER_SPEED_VALUE);
  const facts = {
    focalLength: positive(FOCAL_LENGTH),
    focalLength35: positive(FOCAL_LENGTH_35),
    aperture: positive(F_NUMBER) ?? fromApex(apertureApex, 2, 10),
    shutter: positive(EXPOSURE_TIME) ?? fromApex(shutterApex, -1, 1e6),
    iso: ISO_TAGS.map(positive).find((value) => value !== null && value !== ISO_OVERFLOW) ?? null,
  };
  const make = plainName(texts.Make);
  const model = plainName(texts.Model);
  const lensModel = entries.find(({ tag, type }) => tag === LENS_MODEL && type === 2);
  const lens =
    plainName(lensModel && trimNuls(decodeText(lensModel.value.subarray(0, 200)))) ??
    lensFromSpecification(values(LENS_SPECIFICATION));
  const exposed = Object.values(facts).some((value) => value !== null);
  return exposed || (make !== null && model !== null) ? { make, model, lens, ...facts } : null;
}

/** Powers of two: f-numbers go with half the aperture value, seconds with minus the shutter value. */
function fromApex(value: number | undefined, divisor: number, precision: number): number | null {
  if (value === undefined || !(Math.abs(value) <= 40)) return null;
  return Math.round(2 ** (value / divisor) * precision) / precision || null;
}

/** Some tools write their graph or prompt into Make and Model: those are no names. */
function plainName(text: string | undefined): string | null {
  const name = text?.trim() ?? '';
  return name.length <= 100 && /^[\p{L}\p{N}][^\p{Cc}{}:"<>]*$/u.test(name) ? name : null;
}

/** '24-70 mm f/2.8', as far as the four numbers are known. */
function lensFromSpecification(values: readonly number[]): string | null {
  const [shortest, longest, widest, widestAtLongest] = values.map((value) =>
    value > 0 && value < 1e5 ? Math.round(value * 10) / 10 : null,
  );
  if (!shortest) return null;
  const range = (from: number, to: number | null | undefined) =>
    to && to !== from ? `${from}-${to}` : `${from}`;
  return `${range(shortest, longest)} mm${widest ? ` f/${range(widest, widestAtLongest)}` : ''}`;
}
