import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';

/*
 * Places by how they are photographed: a room, a street, a landscape, the depths of space.
 */

/** Buildings that people mean from the inside. */
export const INTERIORS = sifted(
  /\b(?:librar|caf|bar|pub|tavern|restaurant|diner|shop|store|bookstore|museum|theat|hospital|gym|greenhouse|workshop|office|kitchen|studio|laborator|lab|classroom|school|arcade|bakery|salon|spa|station hall|subway station|metro station|underground station|parking garage|laundromat|launderette|cinema|movie theater|auditorium|concert hall|supermarket|warehouse|factory|prison|bunker|mall|cathedral interior|casino|ballroom)/,
);

/** 'inside a submarine': the words begin with the view. */
export const isInside = ({ subject }: Scene): boolean =>
  /^(?:the |a |an )?(?:view )?(?:from )?(?:the )?(?:inside|interior)\b/i.test(subject);

/** Under the ground there is no horizon. */
export const BELOW = sifted(/\b(?:underground|subway|metro station|tube station)\b/i);

/** How a place is photographed. What lies under or by water is a landscape, except in a city. */
export function placeClass(row: {
  readonly surroundings: string;
  readonly traits: ReadonlySet<string>;
}): 'space' | 'interior' | 'city' | 'landscape' {
  if (row.surroundings === 'space') return 'space';
  if (row.surroundings === 'indoor') return 'interior';
  if (row.surroundings === 'underwater' || row.traits.has('water'))
    return row.traits.has('city') ? 'city' : 'landscape';
  return row.traits.has('city') || row.traits.has('road') || row.traits.has('public') ? 'city' : 'landscape';
}
