import { decodeText, join, uintBytes } from '../containers/binary.ts';
import {
  APP0,
  APP1,
  APP11,
  isExif,
  isFrame,
  isXmp,
  type JpegSegment,
  jpegSegments,
  SOS,
  XMP_PREFIX,
} from '../containers/jpeg.ts';
import { boxInstance, isC2pa, isJumbfSegment, joinJumbf } from '../containers/jumbf.ts';
import type { GenerationRecord } from '../generation-record.ts';
import { encodeUtf8 } from '../text-codec.ts';
import { exifBlock } from './exif-block.ts';
import { a1111Text, privateJson } from './record-texts.ts';
import { xmpPacket } from './xmp-packet.ts';

/** Bytes of data that a segment holds: its 16-bit length counts itself. */
const MAX_SEGMENT = 65_533;
/** The prompt is cut where it is only a description, until the packet fits into its segment. */
const PROMPT_LIMITS = [Number.POSITIVE_INFINITY, 2000, 500, 0];

/** Puts EXIF and XMP at the start, after JFIF's segment. Null for a broken file, or where the texts do not fit. */
export function writeJpeg(bytes: Uint8Array, record: GenerationRecord): Uint8Array | null {
  const segments = Array.from(jpegSegments(bytes));
  const whole =
    segments.some(({ marker }) => isFrame(marker)) && segments.some(({ marker }) => marker === SOS);
  if (!whole) return null;
  const xmp = segments.find(isXmp)?.data.subarray(XMP_PREFIX.length);
  const packet = fittingPacket(record, xmp === undefined ? null : decodeText(xmp));
  const exif = join(
    'Exif\0\0',
    exifBlock(segments.find(isExif)?.data ?? null, record.tool, a1111Text(record)),
  );
  if (packet === null || exif.length > MAX_SEGMENT) return null;

  const credentials = credentialInstances(segments);
  const isReplaced = (segment: JpegSegment): boolean =>
    isExif(segment) || isXmp(segment) || (isBoxPart(segment) && credentials.has(boxInstance(segment.data)));
  const [first] = segments;
  const start = first?.marker === APP0 && first.start === 2 ? first.end : 2;
  const parts = [bytes.subarray(0, start), app1(exif), app1(packet)];
  let from = start;
  for (const segment of segments.filter(isReplaced)) {
    parts.push(bytes.subarray(from, segment.start));
    from = segment.end;
  }
  return join(...parts, bytes.subarray(from));
}

/** The packet in its segment's form, with as much of the prompt as fits; the private JSON is never cut. */
function fittingPacket(record: GenerationRecord, existing: string | null): Uint8Array | null {
  const generation = privateJson(record);
  for (const promptLimit of PROMPT_LIMITS) {
    const packet = xmpPacket(record, { generation, promptLimit, existing });
    const data = join(XMP_PREFIX, encodeUtf8(packet));
    if (data.length <= MAX_SEGMENT) return data;
  }
  return null;
}

const app1 = (data: Uint8Array): Uint8Array =>
  join(Uint8Array.of(0xff, APP1), uintBytes(data.length + 2, 2), data);

const isBoxPart = ({ marker, data }: JpegSegment): boolean => marker === APP11 && isJumbfSegment(data);

/** The numbers of those boxes that are Content Credentials. */
function credentialInstances(segments: readonly JpegSegment[]): ReadonlySet<number> {
  const boxes = joinJumbf(segments.filter(isBoxPart).map(({ data }) => data));
  return new Set(Array.from(boxes).flatMap(([instance, box]) => (isC2pa(box) ? [instance] : [])));
}
