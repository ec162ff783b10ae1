import { isPeople, mainOf } from '../../read/scene.ts';
import { isRoomLeft } from '../camera/room-left.ts';
import { FULL, isEmptied } from '../place/place-facts.ts';
import { isAsUsual } from '../place/place-told.ts';
import type { Decision } from '../shot.ts';
import type { Staged } from './staged.ts';

/*
 * What the minimal take leaves: the main one small, and of its place one ground alone.
 */

/** The emptiness that a layout has where nothing is known of the ground. */
const EMPTINESS =
  /,? (?:wide negative space(?: above| on every side| around)?|calm empty space around|wide bare sand|wide empty sky)$/;

/** Grounds that are no plain surface. */
const RESTLESS = /\b(?:strewn|people|crowd\w*|rushing|foaming|roots and stones|seen from above|puddles)\b/;

const WITHIN = /^(?:in|inside|at|on|along|across|through|in the middle of|over)$/;

/** What the place comes down to: its ground, or the thing that bears the main one. */
function groundOf({ brief, where }: Staged): string | undefined {
  const { scene } = brief;
  const { place } = scene;
  const row = where.place;
  if (
    !place ||
    !row ||
    place.row?.names !== row.names ||
    !WITHIN.test(place.preposition) ||
    place.strange.length > 0
  )
    return undefined;
  if (row.traits.has('support')) {
    const isBorne =
      /^on$/.test(place.preposition) &&
      !place.plural &&
      /\b(?:table|tabletop|desk|counter|bench|board|slab|tray|shelf|windowsill|sill|worktop|bar|plinth|pedestal|rug|carpet|blanket|sheet|floor|bed)$/i.test(
        place.words,
      );
    return isBorne ? `the bare ${place.words.toLowerCase()}` : undefined;
  }
  const isBare =
    row.ground !== '' && !RESTLESS.test(row.ground) && !(isEmptied(brief) && FULL.test(row.ground));
  if (!isBare || !isAsUsual(scene, where)) return undefined;
  return row.surroundings === 'indoor' ? `${row.ground} and one plain wall` : row.ground;
}

/** The layout of a minimal take, brought down to one ground where that of the place is sure. */
export function reduced(layout: Decision, staged: Staged): Decision {
  const { brief, isSure, size } = staged;
  const { scene, take } = brief;
  const main = mainOf(scene);
  if (take !== 'minimal' || !isSure || !main || main.kind === 'place' || !EMPTINESS.test(layout.text))
    return layout;
  if (!isRoomLeft(scene) || scene.times.some(({ row }) => row.type === 'weather')) return layout;
  const ground = groundOf(staged);
  if (ground === undefined || ['close', 'medium', 'three-quarter', 'macro'].includes(size)) return layout;
  const one =
    main.plural || main.count > 1 ? '' : isPeople(main.kind) ? ' as one small figure' : ' as one small shape';
  const left = layout.text.replace(EMPTINESS, '');
  const text = one && / small /.test(left) && !/ and the /.test(left) ? left.replace(/ small\b/, one) : left;
  return {
    ...layout,
    text: `${text}, around ${main.plural || main.count > 1 ? 'them' : 'it'} only ${ground}`.replace(
      / around it only/,
      isPeople(main.kind) ? ' all around only' : ' around it only',
    ),
    because: 'Minimal leaves of the place its ground alone.',
  };
}
