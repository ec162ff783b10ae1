import type { SubjectKind } from '../kinds.ts';

/** First and last code point of runs of pictographs, and what most of each run shows. */
const RUNS: readonly (readonly [first: number, last: number, kind: SubjectKind])[] = [
  [0x1f436, 0x1f436, 'pet'],
  [0x1f431, 0x1f431, 'pet'],
  [0x1f415, 0x1f415, 'pet'],
  [0x1f408, 0x1f408, 'pet'],
  [0x1f40e, 0x1f40e, 'pet'],
  [0x1f439, 0x1f439, 'pet'],
  [0x1f430, 0x1f430, 'pet'],
  [0x1f409, 0x1f409, 'fantasy-being'],
  [0x1f432, 0x1f432, 'fantasy-being'],
  [0x1f40b, 0x1f40b, 'sea-animal'],
  [0x1f419, 0x1f421, 'sea-animal'],
  [0x1f42c, 0x1f42c, 'sea-animal'],
  [0x1f433, 0x1f433, 'sea-animal'],
  [0x1f988, 0x1f988, 'sea-animal'],
  [0x1f424, 0x1f427, 'bird'],
  [0x1f413, 0x1f414, 'bird'],
  [0x1f985, 0x1f989, 'bird'],
  [0x1f41b, 0x1f41e, 'insect'],
  [0x1f98b, 0x1f98b, 'insect'],
  [0x1f400, 0x1f43f, 'wild-animal'],
  [0x1f980, 0x1f9ae, 'wild-animal'],
  [0x1f331, 0x1f343, 'plant'],
  [0x1f344, 0x1f344, 'plant'],
  [0x1f345, 0x1f374, 'food'],
  [0x1f32d, 0x1f330, 'food'],
  [0x1f950, 0x1f96f, 'food'],
  [0x2615, 0x2615, 'drink'],
  [0x1f375, 0x1f37f, 'drink'],
  [0x1f3d4, 0x1f3d4, 'mountain'],
  [0x1f5fb, 0x1f5fb, 'mountain'],
  [0x1f30b, 0x1f30b, 'mountain'],
  [0x1f3d6, 0x1f3d6, 'coast'],
  [0x1f3dc, 0x1f3dc, 'desert'],
  [0x1f3d9, 0x1f3d9, 'city'],
  [0x1f303, 0x1f309, 'city'],
  [0x1f3e0, 0x1f3f0, 'building'],
  [0x1f680, 0x1f6ff, 'vehicle'],
  [0x1f30c, 0x1f320, 'space'],
  [0x1f916, 0x1f916, 'robot'],
  [0x1f476, 0x1f476, 'baby'],
  [0x1f466, 0x1f467, 'child'],
  [0x1f468, 0x1f469, 'person'],
  [0x1f9d1, 0x1f9dd, 'person'],
  [0x1f46a, 0x1f46f, 'people'],
  [0x1f44a, 0x1f450, 'hands'],
  [0x1f48d, 0x1f48e, 'jewellery'],
  [0x1f455, 0x1f462, 'clothing'],
  [0x1f3c0, 0x1f3cc, 'sport'],
  [0x26bd, 0x26be, 'sport'],
  [0x1f324, 0x1f32c, 'weather'],
  [0x26c4, 0x26c8, 'weather'],
  [0x1f382, 0x1f382, 'food'],
  [0x1f380, 0x1f393, 'event'],
];

/** The kind that the first known pictograph shows. */
export function emojiKind(text: string): SubjectKind | undefined {
  for (const character of text.slice(0, 200)) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x2600) continue;
    const run = RUNS.find(([first, last]) => code >= first && code <= last);
    if (run) return run[2];
  }
  return undefined;
}
