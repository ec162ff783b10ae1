import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Member, mainOf, type Scene } from '../../read/scene.ts';
import type { SeenTake } from '../concrete/seen-take.ts';
import { landmarkOf } from '../layout/composition-words.ts';
import { isInTheWorld, isOnWater } from '../light/in-the-world.ts';
import { isVeiled } from '../light/light-of-hour.ts';
import { groundOfPicture } from '../light/light-of-picture.ts';
import { pictureOfIdea, VIEW } from '../look/idea-picture.ts';
import { isGroundTold } from '../place/ground-told.ts';
import { hasGround } from '../place/place-facts.ts';
import { isPlaceClass } from '../scene-class.ts';
import { worldNamed } from '../world/named-world.ts';
import {
  BRIGHT,
  DOMESTIC,
  EXPRESSED,
  FINNED,
  FLOATS,
  GROUNDED,
  HEMMED_IN,
  LAND,
  MOVED_WATER,
  NO_OUTLINE,
  OF_ITS_PLACE,
  ONLY_A_VIEW,
  PORTRAIT,
  RAISED,
  SMALL_CLASSES,
  STILL_WATER,
  STUDIO,
  WATER_OR_LAND,
  WOODED,
} from './fact-words.ts';
import { factsOfAir, isLightFree, isYoung } from './facts-of-air.ts';
import { type DecidedBefore, factsOfDeed, type Holding } from './facts-of-deed.ts';
import { factsOfMain } from './facts-of-main.ts';
import { groundLeft, isAccompanied, isWalled, supportOf } from './grounds.ts';
import { bedUnder, isListed, loneColourOf, pieceOf, wallOf } from './pieces.ts';
import { isUnderSky, isUnplaced } from './whereabouts.ts';

/*
 * What a scene holds, as far as it decides what may be taken away. Nothing that the words name is.
 */

/** Whether it is what a landscape is of. */
const isLandClass = ({ kind }: SeenTake): boolean =>
  kind === 'landscape' || kind === 'building' || kind === 'city';

/** Whether there is a sky over it. */
const isOpenTo = (staged: SeenTake): boolean =>
  staged.where.surroundings === 'outdoor' ||
  staged.where.surroundings === 'space' ||
  (isLandClass(staged) && staged.where.surroundings === undefined);

/** Whether no horizon is seen from it. */
function isHemmedIn({ brief: { scene } }: SeenTake): boolean {
  const main = mainOf(scene);
  const own = main?.kind === 'terrain' || main?.kind === 'place' ? main.name : '';
  return HEMMED_IN.test(`${scene.place?.words ?? ''} ${own}`);
}

/** Of which make the land is, where it is the picture or stands for it. */
function factsOfLand(staged: SeenTake, main: Member | undefined): Holding {
  const { brief, where, kind } = staged;
  const { scene } = brief;
  const { place, subject } = scene;
  const land = `${main?.words ?? ''}`;
  const isCelestial = /\b(?:moon|sun)$/i.test(landmarkOf(scene) ?? '');
  const isOpen = isOpenTo(staged);
  const isLand = isLandClass(staged);
  const isHemmed = isHemmedIn(staged);
  const isUnder = where.surroundings === 'underwater';
  const isMarked = !FLOATS.test(subject) && pieceOf(staged) !== undefined;
  return {
    level:
      !isMarked ||
      LAND.test(place?.words ?? '') ||
      where.weather === 'snow' ||
      where.surroundings === 'space',
    broken: !LAND.test(place?.words ?? '') && where.weather !== 'snow',
    legged: !FINNED.test(land),
    // Of a room its things are none without it.
    figured:
      kind === 'building' ||
      !isPlaceClass(kind) ||
      (kind === 'landscape' && /^(?:tree|plant|flower|thing|structure)$/.test(main?.kind ?? '')) ||
      (kind !== 'interior' &&
        !LAND.test(land) &&
        scene.cast.some((each) => each !== main && each.kind !== 'place' && each.known)),
    celestial: isCelestial && WATER_OR_LAND.test(`${main?.words ?? ''} ${place?.words ?? ''}`),
    earthbound: !isCelestial,
    land: isOpen && LAND.test(land) && landmarkOf(scene) === undefined,
    stands:
      isLand &&
      !ONLY_A_VIEW.test(land) &&
      !LAND.test(land) &&
      !isUnder &&
      where.surroundings !== 'indoor' &&
      (!isHemmed || FLOATS.test(subject)),
    raised: RAISED.test(land),
    wooded:
      WOODED.test(land) &&
      !/\b(?:jungle|rain ?forest|bamboo|mushrooms?|glowing|magic\w*|enchanted|path|road|trail|stream|clearing)\b/i.test(
        land,
      ),
    water: STILL_WATER.test(land),
    lone: landmarkOf(scene) !== undefined,
  };
}

/** Whether water can be all that is left around it. */
function factsOfWater({ brief: { scene }, where }: SeenTake, main: Member | undefined): Holding {
  const isAshore = isOnLand(scene);
  return {
    waterborne: !isAshore,
    afloat:
      where.surroundings !== 'underwater' &&
      !isAshore &&
      (main?.kind === 'boat' || isOnWater(scene)) &&
      !MOVED_WATER.test(scene.subject) &&
      !isVeiled(where),
  };
}

/** Where it is, and what can stand for that. */
function factsOfPlace(staged: SeenTake, main: Member | undefined, told: DecidedBefore): Holding {
  const { brief, where, kind } = staged;
  const { scene } = brief;
  const { place, subject } = scene;
  const isOutdoors = where.surroundings === 'outdoor';
  const ground = groundLeft(staged);
  const isOpen = isOpenTo(staged);
  const land = `${main?.words ?? ''}`;
  const isHemmed = isHemmedIn(staged);
  const isUnder = where.surroundings === 'underwater';
  const isMarked = !FLOATS.test(subject) && pieceOf(staged) !== undefined;
  return {
    open: isOpen && !isHemmed,
    overland:
      isOpen &&
      !NO_OUTLINE.test(land) &&
      !/\b(?:street|city|town|village|alley\w*)\b/i.test(place?.words ?? ''),
    outside: isOutdoors || (where.surroundings === undefined && isUnderSky(staged, told.light)),
    indoors: where.surroundings === 'indoor',
    grounded:
      ground !== undefined &&
      !isPlaceClass(kind) &&
      /^(?:in|on|at|across|along|through)$/.test(place?.preposition ?? '') &&
      !/^(?:aircraft|boat)$/.test(main?.kind ?? '') &&
      !FLOATS.test(subject),
    sky: isOutdoors && place !== undefined && !/^(?:under|beneath|behind)$/.test(place.preposition),
    ground: ground !== undefined && isOpen,
    detached: place === undefined || !/^(?:by|beside|near|on|overlooking)$/.test(place.preposition),
    homely: where.surroundings === 'space' || (!place?.region && !place?.proper),
    foreign: place?.region !== undefined || place?.proper === true,
    unsupported: !where.place?.traits.has('support') && !scene.cast.some(({ part }) => part === 'support'),
    borne: supportOf(staged) !== undefined,
    named: place !== undefined && isWalled(staged),
    marked: isMarked,
    unmarked: !isMarked,
    listed: isMarked && isListed(staged),
    ashore: !isUnder,
    afoot:
      place === undefined &&
      !GROUNDED.test(scene.readable) &&
      !scene.cast.some(({ part }) => part === 'support' || part === 'scenery'),
    placed: place !== undefined && place.row !== undefined && /^(?:in|on|at|inside)$/.test(place.preposition),
    bedded: bedUnder(scene) !== undefined,
    unset: !place || where.surroundings === 'indoor',
    backed: wallOf(scene) !== undefined,
    under: isUnder,
    ...factsOfWater(staged, main),
    moon: /\bfull moon\b/i.test(subject) && where.surroundings !== 'indoor',
  };
}

/** Where the picture of an idea is. */
function factsOfIdea({ brief, kind }: SeenTake, main: Member | undefined): Holding {
  const picture = kind === 'idea' && main ? pictureOfIdea(brief, main) : undefined;
  const ground = picture === undefined ? 'table' : groundOfPicture(brief, picture);
  const isView = main?.name === VIEW;
  return {
    vast: isView,
    tabled: ground === 'table' && !isView,
    roomy: ground === 'room' && !isView,
    skied: ground === 'open' && !isView,
    darkened: ground === 'dark' && !isView,
  };
}

/** Whether all around it may sink into shade, or into one pale tone. */
function factsOfShade(staged: SeenTake, told: DecidedBefore, dim: boolean): Holding {
  const { brief, where, kind } = staged;
  const { subject } = brief.scene;
  const main = mainOf(brief.scene);
  const isNight = where.daytime === 'night';
  return {
    set: isGroundTold(brief.scene),
    ...factsOfIdea(staged, main),
    shaded:
      where.surroundings === 'indoor' ||
      (where.surroundings === undefined &&
        !isUnderSky(staged, told.light) &&
        !STUDIO.test(subject) &&
        !DOMESTIC.has(main?.kind ?? '') &&
        !SMALL_CLASSES.has(kind)),
    bright:
      !dim &&
      !isNight &&
      where.surroundings !== 'underwater' &&
      (where.surroundings === 'indoor' || where.surroundings === undefined) &&
      !STUDIO.test(subject),
  };
}

const ASHORE = sifted(
  /\b(?:harbou?r|port|docks?|quay|marina|pier|jetty|canal|boatyard|shipyard|slipway|beach|shore|venice|amsterdam)\b/i,
);

/** Whether the words put it on land or where land is all round: a boat in a field, or in a harbour. */
const isOnLand = ({ place }: Scene): boolean =>
  place?.row !== undefined &&
  ((!place.row.traits.has('water') && place.row.surroundings !== 'underwater') || ASHORE.test(place.words));

/** Whether its deed or what it is with puts it somewhere, though no place is named. */
function isOfSomewhere({ brief, kind }: SeenTake): boolean {
  const { scene } = brief;
  const isLiving = isBeing(mainOf(scene)?.kind ?? 'thing');
  return (
    (isLiving && isInTheWorld(scene) && kind !== 'people') ||
    (isLiving && hasGround(brief)) ||
    OF_ITS_PLACE.test(scene.subject)
  );
}

/** Every condition that holds of a scene. */
export function whatHolds(staged: SeenTake, told: DecidedBefore): ReadonlySet<string> {
  const { brief, where, kind } = staged;
  const { scene } = brief;
  const { subject, place } = scene;
  const main = mainOf(scene);
  const felt = scene.feeling !== undefined || EXPRESSED.test(subject) || brief.wishes.mood !== undefined;
  const deed = factsOfDeed(staged, main, { ...told, felt });
  const isNight = where.daytime === 'night';
  const unplaced = isUnplaced(staged) && !isUnderSky(staged, told.light);
  const being = main !== undefined && isBeing(main.kind);
  const lit = isLightFree(staged, told.light);
  const isFree = unplaced && !place && !isOfSomewhere(staged) && deed.quick !== true;
  const isDark = isNight || unplaced || where.surroundings === 'indoor' || where.surroundings === undefined;
  const isTender = isYoung(main);
  const dim = !isTender && !BRIGHT.test(subject) && isDark && (where.daytime === undefined || isNight);
  const walled = (isFree && lit) || isWalled(staged);
  const isPortrait =
    PORTRAIT.test(subject) &&
    (kind === 'person' || kind === 'people' || kind === 'animal' || kind === 'bird');
  const facts: Holding = {
    ...deed,
    ...factsOfMain(staged, main, told),
    ...factsOfPlace(staged, main, told),
    ...factsOfLand(staged, main),
    ...factsOfAir(staged, told, lit),
    ...factsOfShade(staged, told, dim),
    lit,
    dim,
    walled: walled && worldNamed(scene) === undefined,
    unwalled: !walled && where.surroundings === 'indoor',
    alone: !isAccompanied(scene),
    calm: !felt,
    felt,
    grave: !BRIGHT.test(subject),
    unsold: scene.uses.length === 0,
    portrait: isPortrait,
    unasked: !isPortrait,
    free: isFree,
    unplaced,
    placeless: unplaced && !place && !OF_ITS_PLACE.test(subject.replace(main?.words ?? '', '')),
    posed: told.isPosed,
    unposed: !told.isPosed,
    accent: loneColourOf(scene) !== undefined && scene.times.length + scene.lights.length === 0,
    numeral: scene.lettering.length === 0,
    tender: isTender,
    grown: !isTender,
    living: being,
  };
  return new Set(Object.keys(facts).filter((each) => facts[each]));
}
