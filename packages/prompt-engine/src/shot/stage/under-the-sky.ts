import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isPeople, mainOf, type Scene } from '../../read/scene.ts';
import { circumstancesOf } from '../place/surroundings.ts';
import { usualOf } from '../place/unnamed-place.ts';
import { groundFor } from './grounds.ts';
import { roomUnderRoof } from './under-roof.ts';

/*
 * What a take lights by the sky stands under it in the preview too: on the ground that it can only stand on, else on
 * open ground, which says of the place no more than the light does.
 */

const OF_THE_SKY = sifted(
  /\b(?:daylight from|sky\b(?! ?light)|from (?:the )?(?:low )?cloud|(?:low|side|clear) sun\b|sun (?:behind|from|through|low)|moonlight from)/i,
);

/** Grounds that a meadow cannot stand for. */
const NO_MEADOW = sifted(/^(?:desert|snow|ice|iceberg|sea|beach|jungle|swamp|harbour|lake|river)$/);

/** What stands or grows in gardens. */
const OF_GARDENS = sifted(
  /\b(?:hedges?|flower ?beds?|lawns?|wheelbarrow|watering can|hammock|bird (?:feeder|bath|house|table)|garden\w*|sunflowers?|roses?|tulips?)\b/i,
);

/** What stands in streets. */
const OF_STREETS = sifted(
  /\b(?:trash|garbage|rubbish|litter|dust)[- ]?(?:can|bin)s?\b|\b(?:skyscraper|mail ?man|postman|pavement|sidewalk|tram|taxi|cab)s?\b/i,
);

/** Lamps that stand in no open country, and what comes in from outside. */
const OF_A_ROOM = sifted(
  /\b(?:softbox|key light|reflector|panel|backdrop|ring light|window|room|bars|glass|surface above|lamps?light|candles?|tungsten)\b/i,
);

/** Fires that burn in the open. */
const OF_A_FIRE = sifted(/\b(?:campfire|bonfire|flames on the (?:house|barn|building|car|forest|ship))\b/i);

const UNDER_SURFACE = sifted(/\bfrom the surface\b/i);

/** Whether a key light, in its words, comes down through water. */
export const isUnderSurface = (light: string): boolean => UNDER_SURFACE.test(light);

/** Whether what lives in water is in a vessel, or on a plate. */
export const isHeldIn = ({ cast }: Scene): boolean =>
  cast.some(
    ({ kind, part }) => part !== 'main' && /^(?:container|furniture|food|person|child|boat)$/.test(kind),
  );

/** The open ground under a scene whose light is the sky's. */
function openGround(scene: Scene): string {
  const main = mainOf(scene);
  const usual = main && !isPeople(main.kind) ? usualOf(scene, 'cinematic', 0) : undefined;
  const home = usual === undefined ? undefined : circumstancesOf(scene, usual).place?.drawing;
  if (home && NO_MEADOW.test(home)) return home;
  if (OF_GARDENS.test(scene.subject)) return 'garden';
  if (OF_STREETS.test(scene.subject)) return 'street';
  return groundFor(scene) ?? 'field';
}

/**
 * The ground of a scene whose place is not named, by the words of its key light: open ground where that is the sky's
 * or a fire's in the open, the one ground
 * or room that fits what is there where the light may be anywhere, none in a studio.
 */
export function groundByLight(scene: Scene, light: string): string | undefined {
  if (OF_A_FIRE.test(light)) return groundFor(scene) ?? 'field';
  if (OF_A_ROOM.test(light)) return undefined;
  return OF_THE_SKY.test(light) ? openGround(scene) : (groundFor(scene) ?? roomUnderRoof(scene, false));
}

/** The ground under what hangs in a tree or stands at a house, and lies on no table; undefined for all else. */
export function groundOfOpenThing(scene: Scene): string | undefined {
  const isOpen = scene.cast.some(
    ({ kind, part, relation }) =>
      part !== 'main' && relation !== undefined && /^(?:tree|building|structure)$/.test(kind),
  );
  return isOpen ? (groundFor(scene) ?? 'field') : undefined;
}
