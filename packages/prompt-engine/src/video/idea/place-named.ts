import type { PlaceRead, Scene } from '../../read/scene.ts';
import { escaped, small } from '../wording.ts';
import { sceneRead } from './scene-read.ts';
import { isNoun, verbAt, wordsOf } from './verbs.ts';

/* Which place a text surely names, and how it says it. */

/** Places that are under the open sky whatever else is said. */
export const OUTDOORS =
  /\b(?:beach|sea|ocean|shore|coast|forest|woods?|jungle|fields?|meadow|park|garden|streets?|road|highway|mountains?|desert|dunes?|lake|river|pond|island|rooftop|square|bridge|harbou?r|pier|cliffs?|valley|hills?|yard|backyard|courtyard|vineyard|orchard|farm|alley|pavement|sidewalk|glacier|canyon|savanna|savannah|steppe|waterfall|volcano|city|village|wilderness|ridge|summit|playground|campsite|moor|marsh|swamp|wheat field|crosswalk|crossing|wall|deck|dock|quay|canal)\b/i;

const STANDING =
  /^(?:in|on|at|inside|under|near|by|beside|behind|outside|beneath|among|next to|in front of|in the middle of|at the (?:edge|foot|top|bottom|end) of|on the edge of|aboard|on board|on top of|over|above|across|through)$/;
const NOWHERE =
  /(?:^|\s)(?:air|mid-?air|goal|circle|way|side|line|row|end|middle|corner|tv|screen|style|time|love|half|shape|bar|dark|darkness|world|country|window|mirror|door|moon|table|town)$/i;
const PARTICLE_VERB =
  /\b(?:lets?|letting|brings?|joins?|fills?|takes?|gives?|hands?|breaks?|calls?|kicks?|turns?|gets?|jumps?)\s$/i;

const OF_ANOTHER =
  /\b(?:from|with|to|for|of)\s(?:\S+\s){1,4}(?:who|that)(?:['’]s|\sis|\sare|\swas|\swere)\s(?:\p{L}+\s)?$/iu;

const HANGS =
  /\b(?:photos?|pictures?|paintings?|clocks?|posters?|portraits?|mirrors?|shadows?|maps?|calendars?)\b/i;

/** The place that a text surely names; what stands in a name ('train platform') or after 'from' is none. */
export function placeNamed(text: string, read: Scene = sceneRead(text)): PlaceRead | undefined {
  const { place } = read;
  if (!place?.row || read.isForeign) return undefined;
  // What hangs on a wall says nothing of where the wall is.
  if (/^walls?$/i.test(place.words) && HANGS.test(text)) return undefined;
  if (!STANDING.test(place.preposition) || NOWHERE.test(place.words)) return undefined;
  const hit = new RegExp(
    `(?<![\\p{L}])${escaped(place.preposition)}\\s(?:(?:an?|the|my|our|his|her|their|its|this|that|same|one)\\s)*(?:[\\p{L}'’-]+\\s){0,2}?${escaped(place.words)}(?![\\p{L}])`,
    'iu',
  ).exec(text);
  if (!hit || PARTICLE_VERB.test(text.slice(0, hit.index))) return undefined;
  // Where somebody is who calls or writes, nobody else is.
  if (OF_ANOTHER.test(text.slice(0, hit.index))) return undefined;
  // Dark wood is no forest, and a bench or a wall stands anywhere.
  if (/(?:^|\s)wood$/i.test(place.words) && place.preposition === 'on') return undefined;
  if (place.row.traits.has('support') && !/sill$|counter$/i.test(place.words) && !OUTDOORS.test(place.words))
    return undefined;
  const words = wordsOf(text.slice(hit.index + hit[0].length));
  const isInName =
    words[0] !== undefined &&
    /^\s\p{L}/u.test(text.slice(hit.index + hit[0].length)) &&
    isNoun(words[0].text) &&
    verbAt(words, 0)?.form !== 's';
  return isInName ? undefined : place;
}

/** A place as the words have it: 'on the harbour wall'; empty where they have it otherwise. */
export function phraseOf(place: PlaceRead, shown: string): string {
  const typed = new RegExp(
    `(?<![\\p{L}])${escaped(place.preposition)}\\s(?:[\\p{L}'’-]+\\s){0,4}?${escaped(place.words)}(?![\\p{L}])`,
    'iu',
  ).exec(shown)?.[0];
  return small(typed ?? '');
}
