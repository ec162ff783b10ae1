import type { PlaceRow } from '../../lexicon/place.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { contradicts } from '../agreement/conflicts.ts';
import { allowed, isRuledOut } from '../agreement/excluded.ts';
import { inSeason } from '../light/in-season.ts';
import { isUnseenInGreys } from '../look/coloured.ts';
import { isUsualPlace } from '../plain/certainty.ts';
import { kindsIn } from '../pose/props.ts';
import type { Brief } from '../shot.ts';
import { isAfloat } from './afloat.ts';
import { isOnHull } from './ashore.ts';
import type { Circumstances } from './surroundings.ts';

export const FULL = sifted(/\b(?:water|people|crowd\w*|traffic|parked cars|floating|lane ropes?|swim\w*)\b/);

const EMPTY = sifted(/\b(?:empty|deserted|abandoned|bare|drained|dry)\b/i);

/** Whether the words say that something is empty, bare or dry, so that what fills a place is left out. */
export const isEmptied = (brief: Brief): boolean => EMPTY.test(brief.scene.subject);

const LEFT = sifted(/\b(?:abandoned|derelict|disused|forgotten|haunted)\b/i);

/** Whether the words say that nobody keeps the place up any more, so that nothing in it is lit, fresh or clean. */
export const isLeft = ({ scene }: Brief): boolean => LEFT.test(scene.subject);

/** What somebody keeps up. */
export const KEPT_UP = sifted(
  /\b(?:lit|glowing|tubes?|strip lights?|spotlights?|floodlights?|beam|popcorn|bulbs?|lamps?|neon|burning|steam\w*|smoke|fresh|flowers?|seedlings|fruit|bread|candy\w*|shining|polished|clean|packed|shining|people|music|car roof|parked cars)\b/,
);

const CROWDED = sifted(/\b(?:crowded|packed|bustling)\b/i);

/** Whether a thing of a place is one of those that the words name: scooters beside a scooter, swings on chains. */
const isOfThat = (head: string): RegExp =>
  new RegExp(
    `(?:^|\\s)${head.replace(/[^\p{L}-]/gu, '').replace(/(?<!s)s$/, '')}(?:e?s)?(?= (?:on|with|of|in|at|strung|hung|under|over)\\b|$)`,
    'i',
  );

const WILD: ReadonlySet<string> = new Set([
  'wild-animal',
  'bird',
  'insect',
  'reptile',
  'plant',
  'flower',
  'tree',
]);
const BUILT: ReadonlySet<string> = new Set(['building', 'vehicle', 'boat', 'aircraft', 'structure', 'sign']);

/** Things of a place that the words do not take away. */
export function placeThings(brief: Brief, where: Circumstances): string[] {
  const empty = isEmptied(brief);
  const people =
    /\b(?:people|crowd|passers|customers|guests|workers|shoppers|commuters|visitors|children|couple|man|woman|figures)\b/;
  const listed = where.place?.things ?? [];
  const from = listed.length > 0 ? brief.variation % listed.length : 0;
  const crowd = listed.length > 0 && CROWDED.test(brief.scene.subject) ? ['people close together'] : [];
  const turned = [...new Set([...crowd, ...listed.slice(from), ...listed.slice(0, from)])];
  // A wolverine in Alaska is at no landing stage.
  const isWild =
    WILD.has(mainOf(brief.scene)?.kind ?? 'thing') && /^\p{Lu}/u.test(where.place?.names[0] ?? '');
  const heads = brief.scene.cast
    .map(({ name }) => name.toLowerCase().split(' ').at(-1) ?? '')
    .filter((head) => head.length > 2)
    .map(isOfThat);
  return allowed(turned, brief.scene).filter(
    (thing) =>
      // The bench that it is about is no other bench.
      !heads.some((head) => head.test(thing)) &&
      !(empty && (people.test(thing) || FULL.test(thing))) &&
      !(isLeft(brief) && KEPT_UP.test(thing)) &&
      !(isWild && kindsIn(thing).some((kind) => BUILT.has(kind))),
  );
}

const OUTDOOR_LIGHTS: ReadonlySet<string> = new Set([
  'stars',
  'moonlight',
  'sun',
  'street',
  'dappled',
  'overcast',
  'floodlight',
  'fire',
]);

/** Rooms that no daylight reaches. */
const WINDOWLESS = sifted(
  /\b(?:underground|subway|metro|tube station|tunnel|cave|cavern|cellar|basement|bunker|mine|sewer|(?<!space )elevator|lift|shipping container|dungeon|vault|crypt|catacombs?|space ?ship|starship|submarine|space station|server room|closet|freezer)\b/i,
);

/** Whether the subject or its place names a room that no daylight reaches; not so for who is out on a hull. */
export const isWindowless = ({ scene }: Brief, { place }: Circumstances): boolean =>
  !isOnHull(scene) &&
  // A spaceship that is the picture is seen from outside.
  !(place?.surroundings !== 'indoor' && mainOf(scene)?.kind === 'spacecraft') &&
  WINDOWLESS.test(`${scene.subject} ${place?.names[0] ?? ''}`);

/** What is carried or worn, or is what the deed is done to, goes before any backdrop. */
const isSetBy = ({ part, relation, row }: Member): boolean =>
  part === 'worn' || part === 'held' || part === 'companion' || part === 'content'
    ? false
    : part === 'object' || part === 'feature'
      ? !PORTABLE.some((size) => row?.traits.words.has(size))
      : relation !== undefined && relation.preposition !== 'of' && relation.preposition !== 'with';

/** What drives or sails off behind somebody does it before no backdrop. */
const LARGE_DOERS: ReadonlySet<string> = new Set(['vehicle', 'boat', 'aircraft']);

const PORTABLE = ['tiny', 'hand', 'held', 'worn', 'table'];
/** Poses that bring a ground of their own. */
const OPEN_AIR = sifted(
  /\b(?:sand|surf|beach|snow|waves?|grass|soil|furrow|meadow|river|sea|sky|slope|puddle|pavement|wall|stairs|door|counter|stove|sink|stage|bed|window)\b/,
);
const INTO = sifted(/\s(?:in|into|on|onto|through|across|over|under|off|from|out|down|up|along)$/);

/** Whether the words bring a ground of their own, so that no backdrop may stand behind it. */
export function hasGround({ scene }: Brief): boolean {
  const main = mainOf(scene);
  if (scene.cameras.some(({ row }) => row.id === 'shallow')) return true;
  // 'on wet slate': words that were not read may name what it stands on; a table that is named is the table.
  if (scene.rest.length > 0) return true;
  // Whoever waits does so where it comes.
  if (scene.doings.some(({ verb }) => /^wait\b/.test(verb.base))) return true;
  // Who is in the middle of a match is before no backdrop.
  if (scene.cast.some((member) => member !== main && /^(?:event|sport)$/.test(member.kind))) return true;
  return (
    scene.lights.some(({ row }) => OUTDOOR_LIGHTS.has(row.id)) ||
    scene.cast.some(
      (member) =>
        member !== main &&
        (!member.known ||
          // Grass, a wall of ivy, a puddle beside somebody is where they are.
          (member.part === 'scenery' &&
            /^(?:furniture|plant|terrain|tree|water|structure)$/.test(member.kind)) ||
          (member.part !== 'topic' && isSetBy(member))),
    ) ||
    // What somebody holds lies on no table.
    scene.doings.some(
      ({ form, agents, object }) =>
        form === 'past' && main !== undefined && object === scene.cast.indexOf(main) && agents.length > 0,
    ) ||
    scene.doings.some(
      ({ agents }) =>
        LARGE_DOERS.has(scene.cast[agents[0] ?? -1]?.kind ?? '') && scene.cast[agents[0] ?? -1] !== main,
    ) ||
    scene.doings.some(
      ({ verb, row, object }) =>
        row?.posture === 'swim' ||
        INTO.test(verb.base) ||
        OPEN_AIR.test(row?.pose ?? '') ||
        (object === undefined && OPEN_AIR.test(row?.object ?? '')),
    )
  );
}

/** A place without what the subject rules out. */
export function clearedPlace(row: PlaceRow, scene: Scene): PlaceRow {
  const kept = (text: string): string => (isRuledOut(text, scene) ? '' : text);
  return {
    ...row,
    ground: kept(row.ground),
    far: kept(row.far),
    near: kept(row.near),
    dayLight: kept(row.dayLight),
    nightLight: kept(row.nightLight),
  };
}

/** A room with a skylight has that light and not its kind's: what the words furnish is left to them. */
const isFurnished = (scene: Scene): boolean =>
  mainOf(scene)?.placeRow?.surroundings === 'indoor' &&
  mainOf(scene)?.kind === 'place' &&
  scene.cast.some(({ relation, kind }) => relation?.preposition === 'with' && !isBeing(kind));

/** Whether a thing of the room is one that the words furnish it with, or is part of it. */
const isNamedBy = ({ cast }: Scene, thing: string): boolean =>
  cast.some(({ name }) =>
    name
      .toLowerCase()
      .split(' ')
      .some((word) => word.length > 2 && thing.includes(word.replace(/(?:es|s)$/, ''))),
  );

/** 'a room with only a chair', 'with a single lamp': nothing else is there. */
const isBareOf = ({ subject }: Scene): boolean =>
  /\b(?:only|just|nothing but|single|lone|one|empty|bare|huge|giant|full of|filled with)\b/i.test(subject);

/** A place of which only indoors or outdoors is known. */
const BARE = {
  ground: '',
  things: [],
  far: '',
  near: '',
  dayLight: '',
  nightLight: '',
  colours: [],
} as const;

/** What no street had before the motor car. */
const MODERN = sifted(
  /\b(?:asphalt|tarmac|concrete|neon|plastic|parked|traffic|cars?|vans?|bicycles?|scooters?|monitors?|screens?|computers?|vinyl|fluorescent|kerbs?|bins?|awning green)\b/i,
);
const OLDER = sifted(
  /\b(?:victorian|medieval|ancient|roman|viking|renaissance|georgian|regency|edo|baroque|tudor|aztec|edwardian|colonial|1[0-8]\d0s|1[0-8]th|century|wild west|napoleonic|bronze age|iron age|stone age|prehistoric)\b/i,
);

/** An hour whose sun must not be seen keeps its soft light. */
function withoutRuledOut(where: Circumstances, scene: Scene): Circumstances {
  const { time } = where;
  if (!time || scene.excluded.length === 0) return where;
  const isGone = (text: string): boolean => isRuledOut(text, scene);
  return {
    ...where,
    time: {
      ...time,
      ambience: isGone(time.ambience) ? '' : time.ambience,
      strongLight: isGone(time.strongLight) ? time.softLight : time.strongLight,
    },
  };
}

const PAVED = sifted(
  /\b(?:asphalt|concrete|paving|pavement|flagstones?|cobbles?|tarmac|slabs?|tiles|stone|bricks?|setts|planks|boards)\b/,
);

/** What was once polished and lit is neither where nobody comes any more. */
export function leftAlone(row: PlaceRow, { subject }: Scene): PlaceRow {
  if (!LEFT.test(subject) || row.names.some((name) => LEFT.test(name))) return row;
  const worn = (text: string): string =>
    text.replace(/\b(?:polished|gleaming|shining|lit|glowing|fresh|clean|spotless) /g, '');
  const kept = (text: string): string => (KEPT_UP.test(worn(text)) ? '' : worn(text));
  const wear =
    row.surroundings === 'indoor'
      ? 'under dust and fallen plaster'
      : PAVED.test(row.ground)
        ? 'with weeds in every crack'
        : '';
  const ground = kept(row.ground);
  return { ...row, ground: `${ground} ${ground && wear}`.trim(), far: kept(row.far), near: kept(row.near) };
}

/** The circumstances without what the subject rules out. */
export function cleared(found: Circumstances, scene: Scene): Circumstances {
  const where = withoutRuledOut(found, scene);
  if (!where.place) return where;
  if (
    isAfloat(scene) &&
    /\b(?:floors?|flooring|decks?|rubber|mats?|carpet|tiles|boards|ground|vinyl|steel plates)\b/.test(
      where.place.ground,
    )
  )
    return cleared({ ...where, place: { ...where.place, ground: '' } }, scene);
  if (scene.place && !isUsualPlace(scene)) return { ...where, place: { ...where.place, ...BARE } };
  if (isFurnished(scene)) {
    const things = where.place.things.filter((thing) => !isNamedBy(scene, thing));
    return { ...where, place: { ...where.place, ...BARE, things: isBareOf(scene) ? [] : things } };
  }
  const open = scene.excluded.length > 0 ? clearedPlace(where.place, scene) : where.place;
  const place = inSeason(leftAlone(open, scene), where);
  const hour = [where.time, where.weatherRow, where.season]
    .map((row) => row?.names.join(' ') ?? '')
    .join(' ');
  const isPast = where.era?.traits.has('past') === true && OLDER.test(where.era.names.join(' '));
  const fits = (text: string): boolean => !contradicts(text, hour) && !isUnseenInGreys(scene, text);
  const kept = (text: string): string => (fits(text) ? text : '');
  return {
    ...where,
    place: {
      ...place,
      things: place.things.filter(fits).filter((thing) => !(isPast && MODERN.test(thing))),
      far: kept(place.far),
      ground: isPast && MODERN.test(place.ground) ? '' : kept(place.ground),
      colours: place.colours.filter((colour) => !(isPast && MODERN.test(colour))),
      dayLight: kept(place.dayLight),
      nightLight: kept(place.nightLight),
    },
  };
}
