import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Member, type Scene } from '../../read/scene.ts';
import type { Take } from '../../vocabulary.ts';
import { theOf } from '../refer.ts';
import { capital, type Decision, said } from '../shot.ts';
import { isRoomLeft } from './room-left.ts';

/*
 * Somebody on another's head, shoulders, lap or back: the two are one shape, and no two places in the frame.
 */

const BEARING = sifted(/^(?:head|shoulders?|lap|back|knees?|arms?|hand|hands|palm|finger|chest|belly)$/i);
const ON = sifted(/^(?:on|upon|in)$/);

const isBearing = ({ cast }: Scene, main: Member): boolean =>
  cast.some(
    ({ kind, name, relation, placeRow }) =>
      (kind === 'hands' || placeRow?.names.includes('lap') === true) &&
      BEARING.test(name) &&
      relation !== undefined &&
      ON.test(relation.preposition) &&
      cast[relation.to] === main,
  );

/** Who is borne by the main one's body, where that is the only other one there. */
export function borneOn(scene: Scene, main: Member): Member | undefined {
  const others = scene.cast.filter(
    (member) => member !== main && isBeing(member.kind) && member.part !== 'topic',
  );
  const [other] = others;
  const isOnOwn =
    (!/\b(?:float|l[iy]|sleep|asleep|swim|roll)\w* on (?:his|her|its|their) back\b/i.test(scene.subject) &&
      isBearing(scene, main)) ||
    /(?<!\b(?:float|floating|lying|lies|asleep|sleeping|swimming|rolling|flat) )\bon (?:his|her|their|its|my) (?:own )?(?:head|shoulders?|lap|back|knees?)\b/i.test(
      scene.subject,
    );
  return isBeing(main.kind) && others.length === 1 && other && !other.plural && !main.plural && isOnOwn
    ? other
    : undefined;
}

/** The two in the frame as one. @param x where their middle sits, 0 to 1 */
export function asOneShape(
  scene: Scene,
  [main, other]: readonly [Member, Member],
  take: Take,
  x: number,
): Decision {
  const both = `${capital(theOf(main))} and ${theOf(other)} as one shape`;
  const side = x < 0.5 ? 'left' : 'right';
  const text =
    take === 'studio'
      ? `${both} in the middle, nothing cut at the edges`
      : take === 'cinematic'
        ? `${both} on the ${side} third, open space on the ${side === 'left' ? 'right' : 'left'}`
        : `${both} ${isRoomLeft(scene) ? `small on the ${side} third, wide negative space` : `on the ${side} third, a clear margin on every side`}`;
  return {
    element: 'composition',
    text,
    because: `${said(other.words)} is borne by ${said(main.words)}, so the two stand as one.`,
  };
}
