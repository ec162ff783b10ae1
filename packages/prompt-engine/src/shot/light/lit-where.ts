import { sifted } from '../../lexicon/sifting/sifted.ts';
import { type Member, mainOf, type Scene } from '../../read/scene.ts';
import { isHeap } from '../heaps.ts';
import { isSceneOfIdea } from '../look/idea-picture.ts';
import { isWindowless } from '../place/place-facts.ts';
import { isUnderTheSky } from '../place/played-outside.ts';
import type { Circumstances } from '../place/surroundings.ts';
import { isLiving } from '../scene-class.ts';
import type { SceneClass } from '../scene-classes.ts';
import type { Brief } from '../shot.ts';
import { isAtHome, isOfAHome } from './light-indoors.ts';
import { TABLE } from './light-of-hour.ts';
import { isBuiltUp, isInOpenAir, isLeftOut, isOutside } from './light-outdoors.ts';

/*
 * Under which sort of light a scene plays where nothing says it: in a studio, on a table, in a room, under the sky.
 */

/** The sorts of light that set-ups are written for. */
export type LitWhere =
  | 'open'
  | 'studio'
  | 'table'
  | 'indoor'
  | 'outdoor'
  | 'underwater'
  | 'space'
  | 'night'
  | 'open-night';

const BUILT: ReadonlySet<string> = new Set(['vehicle', 'building', 'boat', 'aircraft', 'structure']);

const ON_PAVEMENT = sifted(
  /\b(?:on|across|over|along) (?:(?:the|a|hot|wet|cold|empty|dry|icy|melting|cracked|fresh|wild|tall|short|long) )*(?:kerb|curb|pavement|sidewalk|doorstep|roadside|street|road|driveway|lawn|grass|asphalt|tarmac|cobbles|cobblestones|gravel|crosswalk|crossing|zebra crossing)\b/i,
);
const OF_PARKS = sifted(
  /\b(?:picnic table|park bench|mailbox|letterbox|lamp ?posts?|street ?lamp|hydrant|scarecrow|birdbath|deckchair|tent|campfire|seesaw|snowman)$/i,
);

/** Large things of the open air that stand in the picture. */
const isBuilt = ({ kind, part, relation, row, name }: Member): boolean =>
  (OF_PARKS.test(name) && part !== 'topic' && part !== 'main' && relation !== undefined) ||
  (BUILT.has(kind) &&
    // A letter from the school is no school.
    !/^(?:from|of|for|about|to|with)$/.test(relation?.preposition ?? '') &&
    !/(?:wall|door|window|stairs?|staircase|shelf|ceiling|column|pillar|booth)s?$/i.test(name) &&
    part !== 'topic' &&
    part !== 'main' &&
    relation !== undefined &&
    ['large', 'huge', 'vast'].some((size) => row?.traits.words.has(size)));

const hasBuilt = (scene: Scene): boolean =>
  scene.cast.some((each) => (isBuilt(each) || isPartOf(scene.cast, each)) && !isHeap(scene, each));

/** Whoever paints the bow of a trawler is where it lies. */
const isPartOf = (cast: readonly Member[], { kind, relation }: Member): boolean =>
  ['boat', 'aircraft', 'building'].includes(kind) &&
  relation?.preposition === 'of' &&
  cast[relation.to]?.part === 'object';

/** A bus that leaves behind somebody. */
const drivesOff = ({ cast, doings }: Scene): boolean =>
  doings.some(({ agents, form }) => form !== 'past' && BUILT.has(cast[agents[0] ?? -1]?.kind ?? ''));

/** What is shown on a plinth is lit as in a catalogue. */
const isOnPlinth = (scene: Scene, kind: SceneClass, { place }: Circumstances): boolean =>
  TABLE.has(kind) && place?.traits.has('support') === true && kind !== 'idea' && !isOfAHome(scene);

/** An astronaut above the earth has one sun, and no lamp. */
const isInOrbit = ({ cast, place, subject }: Scene): boolean =>
  place === undefined &&
  cast.some(({ part, name }) => part === 'main' && /\b(?:astronaut|cosmonaut|satellite)s?$/i.test(name)) &&
  cast.some(({ kind, part }) => kind === 'celestial' && part !== 'main') &&
  /\b(?:float\w*|drift\w*|orbit\w*|above|around)\b/i.test(subject);

/** What stands beside a car, climbs round a house, lies on the pavement or drives off is in no studio. */
const isOutsideByWords = (scene: Scene, kind: SceneClass): boolean =>
  (isLiving(kind) && (isInOpenAir(scene) || drivesOff(scene))) ||
  ON_PAVEMENT.test(scene.subject) ||
  (hasBuilt(scene) && kind !== 'idea');

/** Under which sort of light a take is set up. */
export function litWhere(brief: Brief, kind: SceneClass, where: Circumstances): LitWhere {
  const { surroundings } = where;
  if (surroundings === 'underwater' || surroundings === 'space') return surroundings;
  if (isInOrbit(brief.scene)) return 'space';
  if (
    kind === 'interior' ||
    (kind !== 'vehicle' && kind !== 'landscape' && surroundings !== 'outdoor' && isWindowless(brief, where))
  )
    return 'indoor';
  if (surroundings === 'indoor' && where.time) return 'indoor';
  // Under a tree stands no softbox.
  const isOnGround = surroundings === 'outdoor' && where.place === undefined && !where.occasion;
  const named =
    brief.scene.place !== undefined || where.implied === true || brief.take === 'cinematic' || isOnGround;
  const isOpen = kind === 'landscape' || (surroundings === 'outdoor' && isUnderTheSky(brief.scene.subject));
  if (where.daytime === 'night' && isOpen && !isBuiltUp(where)) return 'open-night';
  if (where.daytime === 'night' && surroundings !== 'indoor') return 'night';
  if (
    surroundings &&
    (named || kind === 'landscape' || kind === 'city' || kind === 'building' || where.weather)
  ) {
    if (surroundings === 'indoor' && isOnPlinth(brief.scene, kind, where))
      return brief.take === 'cinematic' ? 'open' : 'table';
    return surroundings === 'indoor' ? 'indoor' : 'outdoor';
  }
  if (kind === 'landscape' || kind === 'city' || kind === 'building') return 'outdoor';
  if (surroundings === undefined && isOutsideByWords(brief.scene, kind)) return 'outdoor';
  if (isOutside(brief, kind) && brief.scene.doings.length + brief.scene.cast.length > 1) return 'outdoor';
  if (surroundings === undefined && kind !== 'idea' && isAtHome(brief.scene)) return 'indoor';
  if (brief.take === 'cinematic') return isOutside(brief, kind) ? 'outdoor' : 'open';
  // A tram in its street stands in no studio.
  const isUnderWay =
    kind === 'vehicle' &&
    surroundings === undefined &&
    brief.scene.doings.some(({ form }) => form !== 'past');
  if (
    isUnderWay ||
    isLeftOut(brief.scene, kind) ||
    (kind === 'vehicle' && brief.scene.cast.length > 1 && isOutside(brief, kind))
  )
    return 'outdoor';
  // A shop window is lit by its street.
  if (kind === 'sign' && mainOf(brief.scene)?.kind === 'structure') return 'outdoor';
  if (kind === 'unknown' || kind === 'event') return 'open';
  if (mainOf(brief.scene)?.kind === 'aircraft') return 'outdoor';
  if (kind === 'idea' && isSceneOfIdea(brief)) return 'open';
  return TABLE.has(kind) ? 'table' : 'studio';
}
