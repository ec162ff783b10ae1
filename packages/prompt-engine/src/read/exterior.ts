import type { PlaceRow } from '../lexicon/place.ts';
import { sifted } from '../lexicon/sifting/sifted.ts';
import type { Draft } from './draft.ts';
import { isPeople, type Member } from './scene.ts';
import { isRoom, placeCalled, senses } from './senses.ts';
import { asMember } from './settle-ground.ts';

/*
 * A building is seen from outside where the words say so: by its outer parts, by the weather, by where it stands.
 */

const STANDING: ReadonlySet<string> = new Set(['building', 'structure', 'event', 'interior']);

/** 'a forest cabin', 'a beach wedding': open country before it is where it stands. */
function standInCountry(draft: Draft): void {
  const [main] = draft.cast;
  if (!main || !(STANDING.has(main.kind) || (isEnclosed(main) && !ROOM.test(main.words)))) return;
  for (const word of main.strange) {
    const sense = senses()
      .get(word.toLowerCase())
      .find(({ is }) => is === 'place');
    if (sense?.is !== 'place' || sense.row.surroundings !== 'outdoor') continue;
    if (main.kind !== 'event' && !sense.row.traits.has('nature')) continue;
    draft.place = {
      words: word,
      // A lake house is no raft.
      preposition: main.kind !== 'event' && sense.row.traits.has('water') ? 'by' : sense.row.preposition,
      row: sense.row,
      ...{ proper: false, plural: false, adjectives: [], strange: [] },
    };
    draft.cast[0] = { ...main, strange: main.strange.filter((each) => each !== word) };
    return;
  }
}

/** Rooms have no outside of their own. */
const ROOM = sifted(
  /\b(?:room|kitchen|bedroom|bathroom|corridor|hallway|hall|lobby|office|classroom|attic|basement|cellar|stairwell|staircase|cockpit|aisle|nursery|pantry|closet|lift|elevator|dungeon|ward|laboratory|lab|vault|stage|auditorium|ballroom|nave|crypt|platform|tunnel|cave|mine|interior|inside)\b/i,
);

const OUTER_PARTS = sifted(
  /\b(?:exterior|facade|façade|chimneys?|roof|path|lawn|driveway|front gate|picket fence|thatched|shop ?front|storefront|awning|porch|steeple|spire|from (?:the )?(?:outside|street)|on fire|burning|brutalist|half-timbered|on stilts)\b/i,
);

const SNUG = sifted(/\b(?:cosy|cozy|inside|interior|indoors|through the window|outside)\b/i);

function isSeenFromOutside(draft: Draft, subject: string): boolean {
  if (ROOM.test(subject)) return false;
  const hasWeather = draft.times.some(({ row }) => row.type === 'weather') && !SNUG.test(subject);
  const row = draft.place?.row;
  const isCity = /^\p{Lu}/u.test(row?.names[0] ?? '');
  return OUTER_PARTS.test(subject) || hasWeather || (row?.surroundings === 'outdoor' && !isCity);
}

const isEnclosed = ({ kind, placeRow }: Member): boolean =>
  (kind === 'place' || kind === 'building') && placeRow?.surroundings === 'indoor';

/** Lets a building that is seen from outside be one, without the room that its place row has. */
export function seeFromOutside(draft: Draft, subject: string): void {
  const [main] = draft.cast;
  if (!main) return;
  if (!draft.place) standInCountry(draft);
  const seen = draft.cast[0];
  if (!seen || !isEnclosed(seen) || !isSeenFromOutside(draft, subject)) return;
  const { placeRow: _, ...outside } = seen;
  draft.cast[0] = { ...outside, kind: 'building' };
}

const ON_WHEELS = sifted(
  /\b(?:skateboard\w*|skating|longboard\w*|bmx|cycling|biking|bike|bicycle|riding|rides|parkour|snowboard\w*|sledging|sledding)\b/i,
);

/** Stairs that somebody rides or jumps down are steps in the open, with no carpet. */
export function stairsInTheOpen(draft: Draft, subject: string): void {
  const { place } = draft;
  if (!place?.row?.names.includes('staircase') || !ON_WHEELS.test(subject)) return;
  const { row: _, ...outside } = place;
  draft.place = outside;
}

const WITHIN = sifted(/^(?:inside|within|inside of)$/);

/** The places by the words 'lighthouse interior': rooms of what its own row shows from outside. */
const roomOf = (name: string): PlaceRow | undefined => {
  const sense = senses()
    .get(`${name.toLowerCase()} interior`)
    .find(({ is }) => is === 'place');
  return sense?.is === 'place' ? sense.row : undefined;
};

const INNER = sifted(/^(?:the |an? )?(?:inside|interior|inner workings) of\b/i);

const PACKED = sifted(/^(?:an? |the )?(?:over)?(?:crowded|packed|full) /i);

const ATOP = sifted(/\b(?:on top of|on the roof of|onto the roof of|atop)\b/i);

/** Deeds by which somebody gets out. */
const LEAVES = sifted(/^(?:carry|run|walk|escape|step|come|drag|lead|rescue|pull|flee|crawl|burst)\b/);

/** Whoever comes out of a burning barn has it behind. Answers whether it is so. */
function leftBehind(draft: Draft, place: NonNullable<Draft['place']>): boolean {
  const leaves = draft.doings.some(({ verb }) => LEAVES.test(verb.base));
  if (place.preposition !== 'out of' || !leaves || !isPeople(draft.cast[0]?.kind ?? 'thing')) return false;
  delete draft.place;
  draft.cast.push({
    words: place.words,
    name: place.words,
    kind: 'building',
    part: 'scenery',
    count: 1,
    plural: false,
    counted: false,
    proper: false,
    adjectives: place.adjectives,
    colours: [],
    materials: [],
    known: true,
    strange: place.strange,
    relation: { preposition: 'in front of', to: 0 },
  });
  return true;
}

/** What is named with a building and stands in it, so that it is seen from within. */
const FURNITURE = sifted(
  /\b(?:books?|bookshel(?:f|ves)|shelves|desks?|chairs?|pews|chandeliers?|tables?|beds?|furniture|piano|fireplace|seats|stools?|curtains|floorboards|sofas?|armchairs?|altar|pulpit|font|organ|bathtub|bath|sink|counter|rugs?|carpets?|hearth|stove|blackboard|bunks?|hammock|ceiling|mattress|bookcase)$/i,
);

const isFurnished = ({ cast: [main, ...others] }: Draft): boolean =>
  main?.kind === 'building' &&
  others.some(
    ({ name, relation, part }) =>
      FURNITURE.test(name) &&
      (relation?.preposition === 'with' ||
        (part !== 'topic' &&
          /^(?:on|over|behind|beside|by|in|under|around|before)$/.test(relation?.preposition ?? '') &&
          relation?.to !== 0)),
  );

/** What has its furniture named is seen from within, wherever it stands. */
function settleFurnished(draft: Draft): void {
  const [main] = draft.cast;
  if (!main || !isFurnished(draft) || (draft.place?.row && isRoom(draft.place.row))) return;
  const row = roomOf(main.name) ?? placeCalled(main.name);
  if (!row) return;
  const { place } = draft;
  delete draft.place;
  draft.cast[0] = { ...main, kind: 'place', placeRow: row };
  if (place) draft.cast.push({ ...asMember(place), part: 'topic' });
}

/** 'inside an old lighthouse' is its stair, and on top of a bus are no seats. */
export function seeFromWithin(draft: Draft, subject: string): void {
  settleFurnished(draft);
  const { place } = draft;
  if (!place) {
    const [main] = draft.cast;
    const row =
      main &&
      (/^(?:the |a )?(?:view )?(?:from )?(?:the )?(?:inside|interior)\b/i.test(subject)
        ? roomOf(main.name)
        : undefined);
    if (main && row) draft.cast[0] = { ...main, kind: 'place', placeRow: row };
    // The inside of an organ is pipes and no case.
    else if (main && INNER.test(subject) && !main.placeRow && !isPeople(main.kind))
      draft.cast[0] = { ...main, kind: 'place', strange: [...main.strange, 'inside'] };
    // A crowded train is seen from among its people.
    const isPacked =
      main?.kind === 'vehicle' && main.placeRow?.surroundings === 'indoor' && draft.doings.length === 0;
    if (isPacked && PACKED.test(subject)) draft.cast[0] = { ...main, kind: 'place' };
    return;
  }
  // What is painted on wood is in no wood.
  const isBoard = /^woods?$/i.test(place.words) && /\bon (?:\w+ )?wood\b/i.test(subject);
  if (isBoard || (place.row?.traits.has('transport') && ATOP.test(subject))) {
    delete draft.place;
    return;
  }
  if (leftBehind(draft, place)) return;
  // A frame lifted out of a hive is in no hive any more.
  if (place.preposition === 'out of' && place.row?.traits.has('support') !== true) {
    delete draft.place;
    return;
  }
  const name = [place.row?.names[0] ?? '', place.words.split(' ').at(-1) ?? ''].find(roomOf);
  const row = name !== undefined && WITHIN.test(place.preposition) ? roomOf(name) : undefined;
  if (row) draft.place = { ...place, row };
}
