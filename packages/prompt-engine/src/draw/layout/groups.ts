import type { Figure } from '../../shot/stage.ts';
import type { Silhouette } from '../silhouettes/silhouette.ts';

/** Where the members of a group stand: across in widths of one, back in shares of a height, and how big. */
export interface GroupSlot {
  readonly across: number;
  readonly back: number;
  readonly size: number;
}

const row = (count: number, gap: number): GroupSlot[] =>
  Array.from({ length: count }, (_, i) => ({
    across: (i - (count - 1) / 2) * gap,
    back: count > 2 && i % 2 ? 0.07 : 0,
    size: count > 2 && i % 2 ? 0.95 : 1,
  }));

/** Rows of a group, those behind a little smaller and between the ones before them. */
function ranks(rows: readonly number[], gap: number): GroupSlot[] {
  return rows.flatMap((count, i) =>
    Array.from({ length: count }, (_, j) => ({
      // Of two rows of one length each is a quarter to its side.
      across: (j - (count - 1) / 2 + (rows[1] === rows[0] ? (i % 2) / 2 - 0.25 : 0)) * gap * (1 - i * 0.06),
      back: i * 0.6,
      size: 1 - i * 0.09,
    })),
  );
}

/** Small things on one another or close together: 3 make a heap of 2 and 1, 6 one of 3, 2 and 1. */
function heap(count: number): GroupSlot[] {
  const slots: GroupSlot[] = [];
  let base = count <= 3 ? 2 : count <= 6 ? 3 : 4;
  let level = 0;
  for (let left = count; left > 0; ) {
    const here = Math.min(Math.max(base, 1), left);
    for (let j = 0; j < here; j++)
      slots.push({ across: (j - (here - 1) / 2) * 0.98, back: level * 0.8, size: 1 });
    left -= here;
    base--;
    level++;
  }
  return slots;
}

/** An arc in the air or on water: a flock, a shoal. */
function flock(count: number): GroupSlot[] {
  if (count > 5) return scattered(count);
  return Array.from({ length: count }, (_, i) => {
    const side = i % 2 ? -1 : 1;
    const step = Math.ceil(i / 2);
    return { across: side * step * 0.78, back: step * 0.34 + (i % 3) * 0.05, size: 1 - step * 0.05 };
  });
}

const RANKS: Readonly<Record<number, readonly number[]>> = {
  6: [3, 3],
  7: [4, 3],
  8: [4, 4],
  9: [5, 4],
  10: [5, 5],
  11: [4, 4, 3],
  12: [5, 4, 3],
};

const BROAD: Readonly<Record<number, readonly number[]>> = { 3: [2, 1], 4: [2, 2], 5: [3, 2] };

/** More than this many are a mass, not a number. */
const COUNTED = 12;
const MASS = 26;

/** How the members of a group keep together. */
type Habit = 'standing' | 'broad' | 'heaped' | 'flying';

const AIRBORNE: ReadonlySet<Figure['posture']> = new Set(['fly', 'float', 'fall', 'hang', 'dive']);

const HEAPED =
  /^(apple|pear|orange|lemon|tomato|potato|pumpkin|egg|ball|plain-ball|yarn-ball|book|box|gift|coin|biscuit|doughnut|pancakes|barrel|suitcase|cupcake|croissant|bread|leaf|lemon|key|shoe|teddy|carrot|onion|shell|strawberry|cherry|chocolate|coconut|kiwi|macaron|cinnamon-roll|pretzel|candy|bauble|drumstick|peanut|pine-cone|toy-brick|cabbage|artichoke)$/;

/** From this breadth on, in heights, a body is broad and low. */
const LOW_AND_BROAD = 1.3;

/** How the members of a figure keep together. */
export function habitOf({ drawing, posture, bond }: Figure, { stands, width, height }: Silhouette): Habit {
  if (stands === 'air' || AIRBORNE.has(posture)) return 'flying';
  if (HEAPED.test(drawing)) return 'heaped';
  const isFree = !bond || !/^(?:on|in|under|held|worn|mouth)$/.test(bond.as);
  return width > height * LOW_AND_BROAD && isFree ? 'broad' : 'standing';
}

/** The exact number up to twelve, arranged as such things are; beyond it a mass. */
export function arranged(count: number, habit: Habit): readonly GroupSlot[] {
  if (count <= 1) return [{ across: 0, back: 0, size: 1 }];
  const shown = count > COUNTED ? MASS : count;
  if (count > COUNTED) return habit === 'flying' ? scattered(shown) : ranks([7, 8, 7, 4].slice(0, 4), 0.72);
  if (habit === 'flying') return flock(shown);
  if (habit === 'heaped' && shown > 2) return heap(shown);
  // What is broad and low fills the frame in two rows: side by side it would be a string of toys.
  const pair = habit === 'broad' ? BROAD[shown] : undefined;
  if (pair) return ranks(pair, 0.9);
  return shown <= 5 ? row(shown, 0.98) : ranks(RANKS[shown] ?? [shown], 0.92);
}

/** Many in the air or in water: spread by the golden angle, so that no rows show. */
function scattered(count: number): GroupSlot[] {
  const wide = Math.sqrt(count / MASS);
  return Array.from({ length: count }, (_, i) => {
    const far = Math.sqrt((i + 0.5) / count);
    const angle = i * 2.39996;
    return {
      across: Math.cos(angle) * far * 4.6 * wide,
      back: Math.sin(angle) * far * (count > COUNTED ? 1.7 : 1.9),
      size: 0.55 + ((i * 5) % 7) * 0.08,
    };
  });
}

/** How broad a group is from edge to edge, in widths of one member. There is at least one slot. */
export const spanOf = (slots: readonly GroupSlot[]): number =>
  Math.max(...slots.map((slot) => slot.across)) - Math.min(...slots.map((slot) => slot.across)) + 1;
