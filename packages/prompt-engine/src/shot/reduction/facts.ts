import { isBeing, type Member, mainOf } from '../../read/scene.ts';
import type { SeenTake } from '../concrete/seen-take.ts';
import { landmarkOf } from '../layout/composition-words.ts';
import { isInTheWorld, isOnWater } from '../light/in-the-world.ts';
import { isVeiled } from '../light/light-of-hour.ts';
import { hasGround } from '../place/place-facts.ts';
import { isPlaceClass } from '../scene-class.ts';
import { worldNamed } from '../world/named-world.ts';
import {
  AT_HAND,
  BRIGHT,
  DOMESTIC,
  EXPRESSED,
  FINNED,
  FLOATS,
  GROUNDED,
  HARD_KINDS,
  HEMMED_IN,
  LAND,
  LOW_HOURS,
  MOVED_WATER,
  NO_OUTLINE,
  OF_ITS_PLACE,
  OF_THE_SEA,
  ONLY_A_VIEW,
  OVERCAST,
  PORTRAIT,
  RAISED,
  SMALL_CLASSES,
  STILL_WATER,
  STOCK,
  STUDIO,
  TALL,
  UNEARTHLY,
  WATER_OR_LAND,
  WOODED,
  YOUNG,
} from './fact-words.ts';
import { type Facts, factsOfDeed, type Told } from './facts-of-deed.ts';
import { groundOf, isAccompanied, isWalled, supportOf } from './grounds.ts';
import { accentOf, bedOf, isListed, pieceOf, wallOf } from './pieces.ts';
import { ownColourOf } from './view.ts';
import { isUnderSky, isUnplaced } from './whereabouts.ts';

/*
 * What a scene holds, as far as it decides what may be taken away. Nothing that the words name is.
 */

/** What it is: of which kind, of which colour, how dressed. */
function factsOfMain(staged: SeenTake, main: Member | undefined, { palette }: Told): Facts {
  const { brief, kind } = staged;
  const { scene } = brief;
  const name = `${main?.words ?? ''}`;
  const isDressed = scene.cast.some(({ part }) => part === 'worn');
  const isUnearthly = main?.kind === 'fantasy-being' || UNEARTHLY.test(name);
  const isTall = TALL.test(name);
  return {
    plain:
      main !== undefined &&
      scene.colours.length === 0 &&
      !isDressed &&
      (!isBeing(main.kind) || main.adjectives.length === 0),
    bare: !main?.role && scene.cast.length < 2,
    undressed: !isDressed && !main?.role,
    unearthly: isUnearthly && !FINNED.test(name),
    finned: FINNED.test(name),
    earthly: !isUnearthly,
    tame: main?.kind !== 'wild-animal' && main?.kind !== 'bird',
    dry: !OF_THE_SEA.test(name),
    seaborne: OF_THE_SEA.test(name) && !/\b(?:underwater|deep|dive|diving)\b/i.test(scene.subject),
    coloured: ownColourOf(main, palette) !== undefined,
    hard: HARD_KINDS.has(main?.kind ?? '') && scene.colours.length === 0,
    solid:
      !/^(?:clothing|textile|flower|plant|drink)$/.test(main?.kind ?? '') && !/^(?:clothing)$/.test(kind),
    small: SMALL_CLASSES.has(kind) || AT_HAND.some((size) => main?.row?.traits.words.has(size)),
    eaten: SMALL_CLASSES.has(kind),
    flat: SMALL_CLASSES.has(kind) && !isTall && kind !== 'drink',
    unflat:
      !/\b(?:passport|postcard|letter|card|map|ticket|coin|book|photo|photograph|stamp|playing cards?)s?$/i.test(
        name,
      ),
    cloth: kind === 'clothing' && main?.plural !== true && !/shoes?|boots?|sneakers?|sandals?/i.test(name),
    seat: kind === 'furniture' || kind === 'plant',
    domestic: DOMESTIC.has(main?.kind ?? '') || SMALL_CLASSES.has(kind),
  };
}

/** Where it is, and what can stand for that. */
function factsOfPlace(staged: SeenTake, main: Member | undefined, told: Told): Facts {
  const { brief, where, kind } = staged;
  const { scene } = brief;
  const { place, subject } = scene;
  const isOutdoors = where.surroundings === 'outdoor';
  const isLand = kind === 'landscape' || kind === 'building' || kind === 'city';
  const ground = groundOf(staged);
  const isOpen = isOutdoors || where.surroundings === 'space' || (isLand && where.surroundings === undefined);
  const land = `${main?.words ?? ''}`;
  const isHemmed = HEMMED_IN.test(
    `${place?.words ?? ''} ${main?.kind === 'terrain' || main?.kind === 'place' ? main.name : ''}`,
  );
  const isUnder = where.surroundings === 'underwater';
  const isTokened = !FLOATS.test(subject) && pieceOf(staged) !== undefined;
  const isCelestial = /\b(?:moon|sun)$/i.test(landmarkOf(scene) ?? '');
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
    homely: where.surroundings === 'space' || (!place?.region && !place?.proper),
    foreign: place?.region !== undefined || place?.proper === true,
    unborne: !where.place?.traits.has('support') && !scene.cast.some(({ part }) => part === 'support'),
    borne: supportOf(staged) !== undefined,
    named: place !== undefined && isWalled(staged),
    tokened: isTokened,
    untokened: !isTokened,
    listed: isTokened && isListed(staged),
    dryland: !isUnder,
    kneelow:
      place === undefined &&
      !GROUNDED.test(scene.readable) &&
      !scene.cast.some(({ part }) => part === 'support' || part === 'scenery'),
    placed: place !== undefined && place.row !== undefined && /^(?:in|on|at|inside)$/.test(place.preposition),
    plainland:
      !isTokened ||
      LAND.test(place?.words ?? '') ||
      where.weather === 'snow' ||
      where.surroundings === 'space',
    brokenland: !LAND.test(place?.words ?? '') && where.weather !== 'snow',
    unfinned: !FINNED.test(land),
    figured:
      kind === 'building' ||
      !isPlaceClass(kind) ||
      (kind === 'landscape' && /^(?:tree|plant|flower|thing|structure)$/.test(main?.kind ?? '')) ||
      (!LAND.test(land) && scene.cast.some((each) => each !== main && each.kind !== 'place' && each.known)),
    celestial: isCelestial && WATER_OR_LAND.test(`${main?.words ?? ''} ${place?.words ?? ''}`),
    uncelestial: !isCelestial,
    bedded: bedOf(scene) !== undefined,
    unset: !place || where.surroundings === 'indoor',
    backed: wallOf(scene) !== undefined,
    under: isUnder,
    afloat: (main?.kind === 'boat' || isOnWater(scene)) && !MOVED_WATER.test(subject) && !isVeiled(where),
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
      !/\b(?:jungle|rain ?forest|bamboo|mushrooms?|glowing|magic\w*|enchanted)\b/i.test(land),
    water: STILL_WATER.test(land),
    lone: landmarkOf(scene) !== undefined,
    moon: /\bfull moon\b/i.test(subject) && where.surroundings !== 'indoor',
  };
}

/** Every condition that holds of a scene. */
export function factsOf(staged: SeenTake, told: Told): ReadonlySet<string> {
  const { brief, where, kind } = staged;
  const { scene } = brief;
  const { subject, times, place } = scene;
  const main = mainOf(scene);
  const felt = scene.feeling !== undefined || EXPRESSED.test(subject) || brief.wishes.mood !== undefined;
  const deed = factsOfDeed(staged, main, { ...told, felt });
  const isNight = where.daytime === 'night';
  const unplaced = isUnplaced(staged) && !isUnderSky(staged, told.light);
  const being = main !== undefined && isBeing(main.kind);
  const lit =
    !(where.surroundings === 'outdoor' && OVERCAST.test(subject)) &&
    STOCK.test(told.light) &&
    scene.lights.length === 0 &&
    brief.wishes.lighting === undefined;
  const isFree =
    unplaced &&
    !place &&
    !(being && isInTheWorld(scene) && kind !== 'people') &&
    !(being && hasGround(brief)) &&
    !OF_ITS_PLACE.test(subject) &&
    deed.quick !== true;
  const isDark = isNight || unplaced || where.surroundings === 'indoor' || where.surroundings === undefined;
  const isTender =
    YOUNG.has(main?.age ?? main?.kind ?? '') ||
    /\b(?:baby|newborn|child|kid|boy|girl|toddler|pupp(?:y|ies)|kittens?|cubs?|bride)\b/i.test(
      main?.words ?? '',
    );
  const dim =
    !isTender &&
    !BRIGHT.test(subject) &&
    !YOUNG.has(main?.age ?? main?.kind ?? '') &&
    isDark &&
    (where.daytime === undefined || isNight);
  const walled = (isFree && lit) || isWalled(staged);
  const isPortrait =
    PORTRAIT.test(subject) &&
    (kind === 'person' || kind === 'people' || kind === 'animal' || kind === 'bird');
  const facts: Facts = {
    ...deed,
    ...factsOfMain(staged, main, told),
    ...factsOfPlace(staged, main, told),
    lit,
    dim,
    walled: walled && worldNamed(scene) === undefined,
    unwalled: !walled && where.surroundings === 'indoor',
    shaded:
      where.surroundings === 'indoor' ||
      (where.surroundings === undefined &&
        !isUnderSky(staged, told.light) &&
        !STUDIO.test(subject) &&
        !DOMESTIC.has(main?.kind ?? '') &&
        !SMALL_CLASSES.has(kind)),
    alone: !isAccompanied(scene),
    calm: !felt,
    felt,
    grave: !BRIGHT.test(subject),
    unsold: scene.uses.length === 0,
    portrait: isPortrait,
    unportrayed: !isPortrait,
    glow: /darkness around$|into (?:the )?dark(?:ness)?\b/i.test(told.light),
    free: isFree,
    unplaced,
    bareset: unplaced && !place && !OF_ITS_PLACE.test(subject.replace(main?.words ?? '', '')),
    sunny:
      lit || (/\b(?:sun|shadow)\b/i.test(told.light) && !/no shadow|shadowless|overcast/i.test(told.light)),
    fair:
      !FLOATS.test(subject) &&
      !isVeiled(where) &&
      !isNight &&
      times.every(({ row }) => row.type !== 'weather'),
    veiled: isVeiled(where) && !isNight,
    clear: !isVeiled(where) && !isNight,
    dark: isNight,
    backlit: !isVeiled(where) && (lit || LOW_HOURS.has(where.daytime ?? '')),
    posed: told.isPosed,
    unposed: !told.isPosed,
    accent: accentOf(scene) !== undefined,
    numeral: scene.lettering.length === 0,
    bright:
      !dim &&
      !isNight &&
      where.surroundings !== 'underwater' &&
      (where.surroundings === 'indoor' || where.surroundings === undefined) &&
      !STUDIO.test(subject),
    tender: isTender,
    grown: !isTender,
    living: being,
    windowed: /\bwindow\b/i.test(scene.readable) && /\b(?:panes?|window)\b/i.test(told.light),
    kept: true,
  };
  return new Set(Object.keys(facts).filter((each) => facts[each]));
}
