import { isBeing, type Member, type Scene } from '../../read/scene.ts';
import { patternOf, theOf } from '../refer.ts';
import type { Held } from './in-frame-rows.ts';

/*
 * What stands by whom or what is named, so that no frame for that one alone would hold it: a cauldron in a ring of
 * witches, an owl on a desk, one who faces another.
 */

/** What several stand around: it is in the middle of them. */
const ringedBy = ({ cast, doings }: Scene, main: Member): Member | undefined =>
  isBeing(main.kind) && (main.plural || main.kind === 'group') && doings.length === 0
    ? cast.find(
        ({ part, relation, known }) => known && part !== 'topic' && relation?.preposition === 'around',
      )
    : undefined;

/** What a thing has on it or beside it, and whom it stands on: no frame for the thing alone holds that. */
function neighbourOf({ cast, doings, cameras, uses, styles }: Scene, main: Member): Held | undefined {
  const others = cast.filter((member) => member !== main && ['companion', 'scenery'].includes(member.part));
  const [other] = others;
  if (
    !other?.known ||
    // What lies on it as a film or a dust is no other thing.
    other.kind === 'material' ||
    others.length > 1 ||
    doings.length > 0 ||
    cameras.length > 0 ||
    uses.length > 0 ||
    styles.length > 0
  )
    return undefined;
  const how = other.relation?.preposition;
  if (isBeing(other.kind) && how === 'on') return { how: 'atop', other: theOf(other) };
  const isSmall = ['tiny', 'hand', 'held', 'table'].some((size) => main.row?.traits.words.has(size));
  if (how !== undefined && !/^(?:with|beside|next to)$/.test(how)) return undefined;
  return isBeing(other.kind) || isSmall
    ? { how: isSmall ? 'beside' : 'both', other: theOf(other) }
    : undefined;
}

const LARGE: ReadonlySet<string> = new Set([
  'vehicle',
  'boat',
  'aircraft',
  'spacecraft',
  'machine',
  'building',
]);

/** A farmer and his tractor: whoever is named with what is larger than a hand is seen with all of it. */
function largeOwned({ cast, doings, cameras, uses }: Scene, main: Member): Held | undefined {
  const [other, ...more] = cast.filter(
    (member) => member !== main && ['feature', 'scenery'].includes(member.part),
  );
  const how = other?.relation?.preposition;
  if (!other?.known || more.length > 0 || doings.length > 0 || cameras.length > 0 || uses.length > 0)
    return undefined;
  return LARGE.has(other.kind) && (how === undefined || how === 'with')
    ? { how: 'with', other: theOf(other) }
    : undefined;
}

/** 'cozy kitchen with a sleeping dog': the sentence opens with the place, which is what is to be seen. */
function placeToldFirst({ subject, place, cameras }: Scene, main: Member): Held | undefined {
  const head = place?.words.toLowerCase().split(' ').at(-1);
  if (!head || !place?.row || place.proper || cameras.length > 0 || !isBeing(main.kind)) return undefined;
  const opens = new RegExp(
    `^(?:an? |the |my |our )?(?:[\\p{L}'’-]+ ){0,3}?${patternOf(head)} with (?!no\\b)`,
    'iu',
  );
  return opens.test(subject) ? { how: 'room', other: `the ${head}` } : undefined;
}

/** What the frame holds besides the main one because the words put it there; undefined where they put nothing. */
export function neighbourInFrame(scene: Scene, main: Member): Held | undefined {
  const ring = ringedBy(scene, main);
  if (ring) return { how: 'ring', other: theOf(ring) };
  const neighbour = isBeing(main.kind)
    ? (placeToldFirst(scene, main) ?? largeOwned(scene, main))
    : neighbourOf(scene, main);
  if (neighbour) return neighbour;
  // Two who face each other need the ground between them.
  const faces = scene.cast.some(({ relation }) => relation?.preposition === 'facing');
  return scene.cast.length === 2 && faces ? { how: 'apart' } : undefined;
}
