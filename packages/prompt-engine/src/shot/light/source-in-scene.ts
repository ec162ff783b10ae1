import type { PlaceRow } from '../../lexicon/place.ts';
import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { SceneClass } from '../scene-classes.ts';

/*
 * Where the light of a cinematic take comes from in the scene: what the sun of a place comes over, and which lamp or
 * window stands where no place is told.
 */

/** names of places (a word of theirs) | what the light comes over */
const ROWS = `
coastal road, coast road, cliff road | over the sea
beach, shore, seaside, coast, ocean, sea, bay, cove, pier, jetty, dock, harbour, harbor, quay, marina, promenade, boardwalk, island, surf, lagoon, sandbar, port | over the water
lake, river, pond, canal, riverbank, waterfront, embankment, swamp, fjord, waterhole, hot spring, pool | across the water
forest road, avenue, boulevard, street, lane, road, highway, alley, crossing, crossroads, tracks, driveway, path, trail, bridge, tunnel | along the {last}
rooftop, roof, skyline, city, town, suburb, village, balcony, terrace, old town, neighbourhood | over the roofs
square, plaza, courtyard, schoolyard, car park, parking lot, gas station, playground, skatepark, campsite | past the edge of the {last}
wheat field, cornfield, field, meadow, sunflower field, lavender field, pasture, farm, vineyard, orchard, countryside, prairie, savanna, moor, golf course, pitch, stadium, garden, park, zoo, cemetery, graveyard, lawn, vegetable garden, backyard | across the grass
desert, dunes, canyon, salt flat, badlands, wasteland, oasis, mesa | over the far ridge
cliff, cliff edge, precipice | past the edge of the cliff
hill, hills, hilltop, hillside | over the rise
mountain, mountains, ridge, valley, summit, peak, pass, volcano, glacier, highlands | over the ridge
snow, snowfield, arctic, tundra, ski slope, frozen lake, ice floe | across the snow
ruins, castle, temple, fortress, castle courtyard, ghost town | through a gap in the walls
battlefield, trench, trenches, front line | over the far ridge
amusement park, theme park, funfair, fairground, carnival ground, market, night market, street market | between the stalls
`;

let over: ReadonlyMap<string, string> | undefined;

function table(): ReadonlyMap<string, string> {
  over ??= new Map(
    rowsOf(ROWS, 2).flatMap(([names, text]) => listOf(names).map((name) => [name, textOf(text)] as const)),
  );
  return over;
}

const SUN = sifted(/^(Low sun|Hard side sun|Sun)(?= (?:through thin cloud )?from\b)/);

const DRAINED = sifted(
  /\b(?:empty|dry|dried|drained|frozen)\b[^,]*\b(?:pool|lake|river|pond|canal|fountain|harbou?r|sea)\b/i,
);

/** Parks that are none. */
const OF_NO_GRASS = /\b(?:car|theme|amusement|skate|water|trailer|industrial) park$/;

/** Grass grows on none of these. */
const BARE = sifted(/\b(?:sand|snow|tarmac|clay|concrete|gravel|tile)\w*\b/);

/** The sun with what it comes over in that place; as it was where the place says nothing of it. */
export function sunOver(text: string, place: PlaceRow | undefined, { place: told, subject }: Scene): string {
  // An empty pool has no water that the sun could come across.
  // Who is in the air over a castle has the open sky.
  if (/^(?:over|above)$/.test(told?.preposition ?? '')) return text;
  if (!place || !SUN.test(text) || DRAINED.test(subject)) return text;
  const words = (told?.words ?? '').toLowerCase();
  const names = [words, ...place.names.map((name) => name.toLowerCase())];
  const found = names
    .flatMap((name) => (OF_NO_GRASS.test(name) ? [name] : [name, name.split(' ').at(-1) ?? name]))
    .map((name) => ({ name, way: table().get(name) }))
    .find(({ way }) => way !== undefined);
  if (found?.way === undefined) return text;
  const way =
    found.way === 'across the grass' && BARE.test(place.ground)
      ? 'across the ground'
      : found.way.replace(
          '{last}',
          OF_NO_GRASS.test(found.name) ? found.name : (found.name.split(' ').at(-1) ?? ''),
        );
  return text.replace(SUN, (sun) => `${sun} ${way}`);
}

/** Lights of no place, and the source that they have among things and about hands: light | with its source */
const SOURCES: readonly (readonly [light: RegExp, source: string])[] = [
  [
    sifted(/^Low warm light from behind at the (left|right), hard-edged,/),
    'One low lamp behind at the $1, warm and hard-edged,',
  ],
  [
    sifted(/^Warm light from camera (left|right), hard-edged and low,/),
    'One low lamp at camera $1, warm and hard-edged,',
  ],
  [
    sifted(/^Cool light from behind at the (left|right), soft,/),
    'A pale window behind at the $1, cool and soft,',
  ],
  [
    sifted(/^Warm light from camera (left|right), soft and low,/),
    'One shaded lamp at camera $1, warm and soft,',
  ],
];

/** Classes that are met on tables and in rooms. */
const IN_ROOMS: ReadonlySet<string> = new Set(
  'product small-thing food drink clothing furniture hands'.split(' '),
);

/** Whether somebody does with the hands what is done in rooms. */
const isAtHandwork = ({ doings }: Scene): boolean =>
  doings.length === 1 &&
  doings[0]?.row?.traits.words.has('hands') === true &&
  !doings[0].row.traits.words.has('whole') &&
  /^(?:any|sit|stand)$/.test(doings[0].row.posture);

/** A light of no place with the lamp or the window that it comes from; as it was where it may be one of the open air. */
export function fromSource(text: string, kind: SceneClass, scene: Scene): string {
  const isRoom = IN_ROOMS.has(kind) || ((kind === 'person' || kind === 'people') && isAtHandwork(scene));
  if (!isRoom) return text;
  return SOURCES.reduce((said, [light, source]) => said.replace(light, source), text);
}
