import { join, startsWith, uint } from './binary.ts';

/** 'JP', box instance, sequence number: what stands before the repeated box header in an APP11 segment. */
const PREFIX = 8;

/** Whether the data of an APP11 segment is a part of a JUMBF box. */
export const isJumbfSegment = (data: Uint8Array): boolean =>
  startsWith(data, 'JP') && data.length > PREFIX + 8;

/** The number of the box that a segment is a part of. */
export const boxInstance = (segment: Uint8Array): number => uint(segment, 2, 2);

/** The boxes that are spread over APP11 segments, each put together in order, by their instance number. */
export function joinJumbf(segments: readonly Uint8Array[]): ReadonlyMap<number, Uint8Array> {
  const byInstance = new Map<number, Uint8Array[]>();
  for (const segment of segments.filter(isJumbfSegment)) {
    const instance = boxInstance(segment);
    const parts = byInstance.get(instance);
    if (parts) parts.push(segment);
    else byInstance.set(instance, [segment]);
  }
  return new Map(Array.from(byInstance, ([instance, parts]) => [instance, joinParts(parts)]));
}

/** Every part repeats the header of the box: eight bytes, sixteen where its length needs 64 bits. */
function joinParts(parts: readonly Uint8Array[]): Uint8Array {
  const ordered = parts.toSorted((a, b) => uint(a, 4, 4) - uint(b, 4, 4));
  const bodies = ordered.map((part, index) => {
    const header = uint(part, PREFIX, 4) === 1 ? 16 : 8;
    return part.subarray(index === 0 ? PREFIX : PREFIX + header);
  });
  return join(...bodies);
}

/** Whether a box is a manifest store of Content Credentials, by its description box. */
export function isC2pa(box: Uint8Array): boolean {
  const content = uint(box, 0, 4) === 1 ? 16 : 8;
  return startsWith(box, 'jumd', content + 4) && startsWith(box, 'c2pa', content + 8);
}
