import {
  FRAMES,
  FRAMES_OF_HANDS,
  MOVES_CLOSE,
  MOVES_OF_HANDS,
  MOVES_STILL,
  MOVES_TRAVELLING,
  MOVES_WIDE,
} from './optimize-camera.ts';
import { DOING_LINES } from './optimize-doings.ts';
import { LIGHTS_BY_FACTS, LIGHTS_BY_GROUP, LIGHTS_OF_HOURS } from './optimize-light.ts';
import type { Line, Slot } from './optimize-lines.ts';
import { MOTIONS, MOTIONS_OF_ANY_ACTION } from './optimize-motion.ts';
import { PLACES, TIMES } from './optimize-places.ts';
import {
  GROUND,
  GROUND_BY_GROUP,
  HUSHED,
  MUSIC,
  MUSIC_IN_SCENE,
  NEAR,
  NEAR_OF_HOURS,
} from './optimize-sound.ts';
import { DETAILS, MOODS_BY_GROUP, STYLES } from './optimize-style.ts';
import { ASKED_LINES } from './refine-asked.ts';

const all = (table: ReadonlyMap<string, readonly Line[]>): Line[] => [...table.values()].flat();

/** 'close-up at eye level, 85 mm' as its frame and its lens. */
export function frameAndLens(text: string): readonly [frame: string, lens: string] {
  const cut = text.lastIndexOf(', ');
  return cut < 0 ? [text, ''] : [text.slice(0, cut), text.slice(cut + 2)];
}

const halves = [...all(FRAMES), ...FRAMES_OF_HANDS].flatMap((line): Line[] => {
  const [frame, lens] = frameAndLens(line.text);
  return [
    { ...line, text: frame },
    { ...line, text: lens, slot: 'lens' },
  ];
});

/** Every phrase that the optimizer may write, each once. */
export const PHRASES: readonly Line[] = [
  ...new Map(
    [
      ...all(PLACES),
      ...TIMES,
      ...ASKED_LINES,
      ...halves,
      ...MOVES_STILL,
      ...MOVES_TRAVELLING,
      ...MOVES_CLOSE,
      ...MOVES_OF_HANDS,
      ...MOVES_WIDE,
      ...all(MOTIONS),
      ...MOTIONS_OF_ANY_ACTION,
      ...DOING_LINES,
      ...LIGHTS_BY_FACTS,
      ...LIGHTS_OF_HOURS,
      ...all(LIGHTS_BY_GROUP),
      ...all(STYLES),
      ...all(NEAR),
      ...HUSHED,
      ...NEAR_OF_HOURS,
      ...GROUND,
      ...all(GROUND_BY_GROUP),
      ...MUSIC,
      ...MUSIC_IN_SCENE,
      ...all(DETAILS),
      ...all(MOODS_BY_GROUP),
    ].map((line) => [`${line.slot} ${line.text}`, line]),
  ).values(),
];

/** A phrase of ours that stands in a text. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly line: Line;
}

/** Too short, or too common, to be told from anybody's words without what stands before them. */
const LEAST = 9;
const AFTER_SEPARATOR: ReadonlySet<Slot> = new Set(['lens', 'frame', 'music']);
const isEdge = (sign: string): boolean => !/[\p{L}\p{N}]/u.test(sign);

const KEYS = PHRASES.map((line) => [line.text.toLowerCase(), line] as const);

/** Finds the phrases of ours in a text, left to right, the longer first where two begin alike. */
export function findPhrases(text: string): Found[] {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return [];
  const found: Found[] = [];
  for (const [key, line] of KEYS) {
    const isShort = line.text.length < LEAST;
    const start = lower.indexOf(key);
    if (start < 0) continue;
    const end = start + line.text.length;
    if (!isEdge(text.charAt(start - 1)) || !isEdge(text.charAt(end))) continue;
    const apart = /[,;:.]\s$|^$/.test(text.slice(Math.max(0, start - 2), start));
    if (line.slot === 'lens' && /^\s(?:\w{1,20}\s){0,2}(?:film|stock)/.test(text.slice(end, end + 40)))
      continue;
    if ((isShort || AFTER_SEPARATOR.has(line.slot)) && !apart) continue;
    found.push({ start, end, line });
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Found[] = [];
  for (const one of found) if (one.start >= (kept.at(-1)?.end ?? 0)) kept.push(one);
  return kept;
}
