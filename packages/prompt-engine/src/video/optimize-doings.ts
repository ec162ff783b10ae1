import { DOINGS_ACROSS } from './optimize-doings-across.ts';
import { DOINGS_IN_PLACE } from './optimize-doings-in-place.ts';
import { type Line, linesOf } from './optimize-lines.ts';

/** A sort of action: where it is usually done, what moves with it, and what it sounds like. */
export interface Doing {
  /** Whether it crosses ground, so that the camera goes along. */
  readonly travels: boolean;
  /** Whether it makes music, which then nothing may rule out. */
  readonly music: boolean;
  readonly weak: boolean;
  readonly alive: boolean;
  readonly hands: boolean;
  readonly place: readonly Line[];
  readonly motion: readonly Line[];
  readonly near: readonly Line[];
}

const DOINGS: ReadonlyMap<string, Doing> = new Map(
  [...DOINGS_ACROSS, ...DOINGS_IN_PLACE].flatMap(
    ({
      verbs,
      place,
      motion,
      near,
      travels = false,
      music = false,
      weak = false,
      alive = false,
      hands = false,
    }) => {
      const doing: Doing = {
        travels,
        music,
        weak,
        alive,
        hands,
        place: place ? linesOf('place', place) : [],
        motion: linesOf('motion', motion),
        near: linesOf('near', near),
      };
      return verbs.split(' ').map((verb): [string, Doing] => [verb, doing]);
    },
  ),
);

/** Every line of the doings. */
export const DOING_LINES: readonly Line[] = [...new Set(DOINGS.values())].flatMap(
  ({ place, motion, near }) => [...place, ...motion, ...near],
);

/** The doing that words name: the first that says something definite, else the first. */
export function doingOf(words: readonly string[], isAlive: boolean): Doing | undefined {
  const doings = words.flatMap((word) => DOINGS.get(word) ?? []).filter(({ alive }) => isAlive || !alive);
  return doings.find(({ music }) => music) ?? doings.find(({ weak }) => !weak) ?? doings[0];
}

/** The word that names a doing. */
export const verbOf = (words: readonly string[], doing: Doing): string | undefined =>
  words.find((word) => DOINGS.get(word) === doing);
