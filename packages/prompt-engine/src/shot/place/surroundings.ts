import type { PlaceRow, Surroundings } from '../../lexicon/place.ts';
import { times } from '../../lexicon/tables.ts';
import type { TimeRow } from '../../lexicon/time.ts';
import { CITY_NATURE, mergedPlace } from '../../read/merged-place.ts';
import { type Doing, isBeing, type Member, mainOf, type Scene, timeOf } from '../../read/scene.ts';
import { isEarthly, WAY_OF } from '../layout/laid-on.ts';
import { isOnRainyDay } from '../light/rainy-day.ts';
import { isNightOver, morningAfter } from '../light/shift-end.ts';
import { onceForEach } from '../once-for.ts';
import type { Daytime, Weather } from '../stage.ts';
import { isAshore, isInSpace, isOnHull, isOnLand, isSeenFromAir, isSunk } from './ashore.ts';
import { eventPlaceOf } from './event-place.ts';
import { hourOfPhrase } from './hour-of-phrase.ts';
import { UNDER_A_ROOF } from './indoors-by-words.ts';
import { isMoonInHand } from './moon-in-hand.ts';
import { placeOfPhrase } from './place-of-phrase.ts';
import { isPlayedOutside } from './played-outside.ts';
import { airOfSpot } from './spots.ts';
import { workplaceOf } from './workplace.ts';

/** Where and when a take plays, as far as the words or the nature of the thing say. */
export interface Circumstances {
  /** The place that the words name, or (`isUsual`) the one where such a thing is usually found. */
  readonly place?: PlaceRow;
  /** The usual place as a phrase: 'in the aisle of a railway carriage'. */
  readonly usual?: string;
  /** The usual place is the one that nearly everybody pictures for the deed: it counts as named. */
  readonly implied?: boolean;
  /** The place is what the picture is about; what the words name besides is around it. */
  readonly ofMain?: boolean;
  readonly surroundings?: Surroundings;
  readonly daytime?: Daytime;
  readonly weather?: Weather;
  readonly time?: TimeRow;
  readonly weatherRow?: TimeRow;
  readonly season?: TimeRow;
  readonly occasion?: TimeRow;
  readonly era?: TimeRow;
}

const DAYTIME_OF: Readonly<Record<string, Daytime>> = {
  dawn: 'dawn',
  morning: 'day',
  day: 'day',
  afternoon: 'day',
  'golden-hour': 'golden-hour',
  dusk: 'dusk',
  'blue-hour': 'dusk',
  night: 'night',
};

const WEATHER_OF: readonly Weather[] = ['snow', 'clear', 'cloud', 'storm', 'rain', 'fog', 'wind'];

const traitIn = <T extends string>(row: TimeRow | undefined, list: readonly T[]): T | undefined =>
  list.find((each) => row?.traits.has(each));

/** A city, country or landscape known by a name. */
const isRegion = (row: PlaceRow | undefined): boolean => /^\p{Lu}/u.test(row?.names[0] ?? '');

const GROUNDS: ReadonlySet<string> = new Set(['terrain', 'tree', 'celestial']);
const STUCK_IN = /\b(?:mud|snow|sand|puddle|asphalt|cobbles|cobblestones|gravel)\b/i;
const GROWN: ReadonlySet<string> = new Set(['flower', 'plant']);
/** What is stood before is seen from outside. */
const FRONTED: ReadonlySet<string> = new Set(['building', 'structure', 'event']);
const OUTSIDE = /^(?:in front of|outside|behind|beside|near|past)$/;
/** Trees that stand in rooms. */
const POTTED = /\b(?:christmas|xmas|bonsai|potted|family|money)\b/i;
const GROWTH =
  /\b(?:cactus|cacti|hedge|sagebrush|haystack|grass|reeds|bushes|corn|cornfield|wheat|heather|ferns)\b/i;

/** A mountain that is painted or dreamt of is not underfoot. */
const isOnPaper = ({ verb }: Doing): boolean =>
  /^(?:paint|draw|sketch|photograph|dream|imagine|read|think|study|embroider|carve|ink|tattoo|engrave|etch|stitch|sew|knit|weave|stencil|chalk|spray)\b/.test(
    verb.base,
  );

/** Whether the words put the scene on open ground that no place row has. */
const standsOnGround = (scene: Scene): boolean =>
  scene.cast.some(
    ({ kind, relation, part, name, placeRow }) =>
      part !== 'topic' &&
      part !== 'main' &&
      (part !== 'object' ||
        GROWTH.test(name) ||
        ((kind === 'place' ||
          ((kind === 'terrain' || (kind === 'tree' && !POTTED.test(name))) &&
            !scene.doings.some(isOnPaper))) &&
          placeRow?.surroundings !== 'indoor')) &&
      relation !== undefined &&
      (GROUNDS.has(kind) ||
        (kind === 'place' && part === 'object') ||
        (kind === 'material' && STUCK_IN.test(name)) ||
        GROWTH.test(name) ||
        (GROWN.has(kind) && /^(?:among|amid|amidst|between|under|beneath)$/.test(relation.preposition)) ||
        (FRONTED.has(kind) && OUTSIDE.test(relation.preposition))),
  );

const SNOWED = 'snow-covered';

/** 'a snowy hill', 'a snow-covered bench': the snow lies on all around, too. */
function lyingSnow(scene: Scene): TimeRow | undefined {
  const isSnowed = scene.cast.some(
    ({ kind, row, placeRow, materials }) =>
      !isBeing(kind) &&
      placeRow?.surroundings !== 'indoor' &&
      !row?.traits.words.has('hand') &&
      materials.some(({ names }) => names.includes(SNOWED)),
  );
  const isPlaceSnowed = scene.place?.row?.surroundings === 'outdoor' && SNOWY.test(scene.place.words);
  return isSnowed || isPlaceSnowed ? times().find(({ names }) => names.includes(SNOWED)) : undefined;
}

const SNOWY = /\b(?:snowy|snow-covered|snow-capped)\b/i;

/** Storm clouds that are what is seen are the weather too. */
function stormOfSky(scene: Scene): TimeRow | undefined {
  const main = mainOf(scene);
  const isStorm =
    (main?.kind === 'weather' && /\b(?:thunder)?storm\b/i.test(main.name)) ||
    scene.cast.some(({ name, kind }) => kind === 'weather' && /^(?:storm|thunder) ?clouds?$/i.test(name));
  return isStorm ? times().find(({ names }) => names.includes('storm')) : undefined;
}

/** The moon over somebody is a night. */
function hourOfSky(scene: Scene): TimeRow | undefined {
  const isSeen = scene.cast.some(
    ({ kind, name, part }) =>
      kind === 'celestial' &&
      (((part !== 'main' || scene.place?.row?.surroundings === 'outdoor' || scene.cast.some(isEarthly)) &&
        /^(?:(?:full|blood|crescent|harvest|super|half|wolf|hunter's|strawberry) ?)?moons?$/i.test(name)) ||
        /\b(?:(?:night|starry) sky|milky way|northern lights|aurora|aurora borealis|stars|constellations?|comet|meteor shower)$/i.test(
          name,
        )),
  );
  const sun = scene.cast.find(({ name }) => /^(?:sunset|sunrise)$/i.test(name))?.name.toLowerCase();
  if (sun) return times().find(({ names }) => names.includes(sun));
  const row = times().find(({ names }) => names.includes('moonlight'));
  // The moon that is named is not there twice.
  return isSeen && !isMoonInHand(scene) && !scene.place?.row?.traits.has('indoor') && row
    ? { ...row, ambience: row.ambience.replace(/ with a bright moon$/, '') }
    : undefined;
}

/** What holds or bears somebody in a garden. */
const OF_YARDS =
  /\b(?:bird ?baths?|bird feeder|wheelbarrow|sandbox|sandpit|paddling pool|kiddie pool|trampoline|gutter|storm drain|kerb|curb|picnic table|park bench)$/i;

/** Rice terraces in Vietnam, a jungle temple: land that has none of the streets that a country is known by. */
function landOf(own: Member | undefined, said: PlaceRow | undefined): PlaceRow | undefined {
  if (!own || !said?.traits.has('city') || !isRegion(said) || CITY_NATURE.test(own.name)) return undefined;
  const [wild] = /\b(?:jungle|forest|mountain|desert)\b/i.exec(own.words) ?? [];
  if (own.kind === 'terrain') return own.placeRow;
  return wild === undefined ? undefined : placeOfPhrase(`in the ${wild.toLowerCase()}`);
}

const NIGHTLY =
  /\b(?:city|street|town|harbou?r) ?lights\b|\bnight (?:train|bus|ferry|market|shift|watch\w*|tram|club|porter|sky|fishing|swim\w*|ride|drive|walk|flight|rain|street|city|café|cafe)\b|\bmidnight\b|\bwhile the (?:\w+ )?(?:city|town|village|world|house|street|neighbou?rhood) (?:sleeps|is asleep)\b|\b(?:lighthouse|searchlight|flashlight|torch|headlight) beams?\b|\b(?:1[0-2]|[1-4]) ?a\.?m\b/i;

/** Whether a place that is the picture itself lies under water: a reef, an underwater cave; a fish bowl is looked at. */
export const isUnderwater = (own: Member | undefined): boolean =>
  (own?.placeRow?.surroundings === 'underwater' && own.kind !== 'container') ||
  (own?.kind === 'terrain' && /^(?:underwater|sunken|submerged) /i.test(own.words));

/** Whoever races past a bakery is in the street before it. */
export const isSeenInPassing = ({ place, subject }: Scene): boolean =>
  place?.row?.surroundings === 'indoor' &&
  (/^past$/.test(place.preposition) ||
    (place.row.traits.has('transport') &&
      /\b(?:head|face|tongue|arm|leg|legs|feet|leaning|leans|hanging) out (?:of )?(?:an?|the|its|his|her) (?:[\p{L}-]+ )?windows?\b/iu.test(
        subject,
      )));

/** A car out of whose window somebody leans is on a road. */
const roadOf = ({ place }: Scene): PlaceRow | undefined =>
  place?.row?.traits.has('transport') ? placeOfPhrase('on the road') : undefined;

function circumstancesBy(scene: Scene, usual: string | undefined): Circumstances {
  const isPassed = isSeenInPassing(scene);
  const said = isPassed
    ? roadOf(scene)
    : (workplaceOf(scene) ?? eventPlaceOf(scene) ?? scene.place?.row ?? scene.place?.region);
  const own = mainOf(scene);
  // A nook under the stairs is a room, whatever stairs may be elsewhere; a market in a city is the market.
  const isRoom =
    own?.kind === 'place' &&
    own.placeRow !== undefined &&
    !WAY_OF.test(scene.subject) &&
    (own.placeRow.surroundings === 'indoor' || isRegion(said)) &&
    (said?.surroundings === 'outdoor' ||
      /^(?:under|beneath|behind|above|beside|off)$/.test(scene.place?.preposition ?? ''));
  const isHeld = own?.kind === 'event' && own.placeRow !== undefined && said === undefined;
  const named =
    landOf(own, said) ??
    (isHeld
      ? own?.placeRow
      : !isRoom
        ? said
        : said && isRegion(said)
          ? mergedPlace(own.placeRow, said)
          : own.placeRow);
  const time =
    timeOf(scene, 'time')?.row ??
    morningAfter(scene) ??
    hourOfSky(scene) ??
    (usual === undefined || named ? undefined : hourOfPhrase(usual));
  const weatherRow = timeOf(scene, 'weather')?.row ?? stormOfSky(scene) ?? lyingSnow(scene);
  const season = timeOf(scene, 'season')?.row;
  const occasion = timeOf(scene, 'occasion')?.row;
  const era = timeOf(scene, 'era')?.row;
  const isOutside = isOnHull(scene);
  const place = isOutside ? undefined : (named ?? (usual === undefined ? undefined : placeOfPhrase(usual)));
  // A jazz night in a library is a night.
  const isNightly =
    ((place?.traits.has('night-lit') || own?.kind === 'event') &&
      /\b(?:night|evening)\b/i.test(scene.subject)) ||
    (NIGHTLY.test(scene.subject) && !isNightOver(scene));
  const hour = [time, occasion, weatherRow]
    .map((row) => Object.keys(DAYTIME_OF).find((each) => row?.traits.has(each)))
    .find(Boolean);
  const weather = traitIn(weatherRow ?? occasion, WEATHER_OF);
  const daytime = hour === undefined ? (isNightly ? ('night' as const) : undefined) : DAYTIME_OF[hour];
  const surroundings =
    (isOutside ? 'space' : undefined) ??
    (OF_YARDS.test(scene.place?.words ?? '') ? 'outdoor' : undefined) ??
    (isSunk(scene) || (isUnderwater(own) && !isOnLand(scene)) ? 'underwater' : place?.surroundings) ??
    ((own?.kind === 'celestial' && !scene.cast.some(isEarthly)) || own?.kind === 'spacecraft'
      ? 'space'
      : own?.kind === 'sea-animal'
        ? isInSpace(scene)
          ? 'space'
          : isAshore(scene) || isSeenFromAir(scene)
            ? undefined
            : 'underwater'
        : undefined) ??
    (isPassed ? 'outdoor' : undefined) ??
    (isOnRainyDay(scene) || UNDER_A_ROOF.test(scene.subject) ? 'indoor' : undefined) ??
    (isPlayedOutside(scene) ? 'outdoor' : undefined) ??
    (weather || season || (time && !timeOf(scene, 'time') && !isNightOver(scene)) || standsOnGround(scene)
      ? 'outdoor'
      : undefined) ??
    (time || weatherRow ? undefined : airOfSpot(scene)) ??
    (occasion?.traits.has('indoor') &&
    !(own && ['building', 'structure', 'vehicle', 'boat', 'aircraft'].includes(own.kind))
      ? 'indoor'
      : occasion?.traits.has('outdoor')
        ? 'outdoor'
        : undefined);
  return {
    ...(place && { place }),
    ...(isRoom && { ofMain: true }),
    ...(usual !== undefined && !named && { usual }),
    ...(surroundings && { surroundings }),
    ...(daytime && { daytime }),
    ...(weather && { weather }),
    ...(time && { time }),
    ...(weatherRow && { weatherRow }),
    ...(season && { season }),
    ...(occasion && { occasion }),
    ...(era && { era }),
  };
}

const circumstances = onceForEach(circumstancesBy);

/** What the words give, for all takes of a scene. */
export const circumstancesOf = (scene: Scene, usual?: string): Circumstances => circumstances(scene, usual);
