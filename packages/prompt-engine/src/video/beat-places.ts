import { readScene } from '../read/read-scene.ts';
import type { PlaceRead, Scene } from '../read/scene.ts';
import { isPlaceClass } from '../shot/scene-class.ts';
import { type Circumstances, circumstancesOf } from '../shot/surroundings.ts';
import type { Idea } from './idea.ts';
import { timesNamed } from './times-named.ts';
import { isNoun, verbAt, wordsOf } from './verbs.ts';
import { escaped, small } from './wording.ts';

/*
 * Where and when each moment plays, as far as its own words are certain of it. A moment keeps what the one before
 * named, unless it goes elsewhere or later: then nothing is said of place and hour.
 */

/** Where a moment plays. */
export interface BeatPlace {
  readonly where: Circumstances;
  /** The place as its words name it. */
  readonly place?: PlaceRead;
  /** Hours, weathers and lights that hold in it. */
  readonly scene: Scene;
  /** Whether place or hour are others than in the moment before. */
  readonly isNew: boolean;
}

const STANDING =
  /^(?:in|on|at|inside|under|near|by|beside|behind|outside|beneath|among|next to|in front of|in the middle of|at the (?:edge|foot|top|bottom|end) of|on the edge of|aboard|on board|on top of|over|above|across|through)$/;
const NOWHERE =
  /(?:^|\s)(?:air|mid-?air|goal|circle|way|side|line|row|end|middle|corner|tv|screen|style|time|love|half|shape|bar|dark|darkness|world|country|window|mirror|door|moon|table|town)$/i;
const PARTICLE_VERB =
  /\b(?:lets?|letting|brings?|joins?|fills?|takes?|gives?|hands?|breaks?|calls?|kicks?|turns?|gets?|jumps?)\s$/i;

/** The place that a text surely names; what stands in a name ('train platform') or after 'from' is none. */
export function placeNamed(text: string, read: Scene = readScene(text)): PlaceRead | undefined {
  const { place } = read;
  if (!place?.row || read.isForeign) return undefined;
  if (!STANDING.test(place.preposition) || NOWHERE.test(place.words)) return undefined;
  const hit = new RegExp(
    `(?<![\\p{L}])${escaped(place.preposition)}\\s(?:(?:an?|the|my|our|his|her|their|its|this|that|same|one)\\s)*(?:[\\p{L}'’-]+\\s){0,2}?${escaped(place.words)}(?![\\p{L}])`,
    'iu',
  ).exec(text);
  if (!hit || PARTICLE_VERB.test(text.slice(0, hit.index))) return undefined;
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

/** Whoever goes elsewhere, or is seen at another time. */
const ELSEWHERE =
  /\b(?:later|(?:the )?(?:next|following|same|other) (?:day|morning|evening|night|week|year)|(?:one|that|every|each) (?:day|night|morning|evening|winter|summer)|years?|months?|weeks?|winter|summer|spring|autumn|finally|meanwhile|by the end|at the end|in the end|closing time|(?:first|second|third|fourth|last|final|next) (?:time|day|night|year|round|try)|in the final|home|back|away|leaves?|leaving|travels?|moves? (?:to|away|out)|goes|outside|returns?|arrives?|opens? the (?:door|airlock)|across|around the (?:world|country)|until)\b/i;

/** Places that are under the open sky whatever else is said. */
const OUTDOORS =
  /\b(?:beach|sea|ocean|shore|coast|forest|woods?|jungle|fields?|meadow|park|garden|streets?|road|highway|mountains?|desert|dunes?|lake|river|pond|island|rooftop|square|bridge|harbou?r|pier|cliffs?|valley|hills?|yard|backyard|courtyard|vineyard|orchard|farm|alley|pavement|sidewalk|glacier|canyon|savanna|savannah|steppe|waterfall|volcano|city|village|wilderness|ridge|summit|playground|campsite|moor|marsh|swamp|wheat field|crosswalk|crossing|wall|deck|dock|quay|canal)\b/i;

const openScene = ({ place: _place, ...scene }: Scene): Scene => scene;

/** 'It is night': a sentence that says how all of it is. */
const STATES = /^(?:it(?:['’]s| is)|outdoors|outside|all of it|the whole (?:film|thing))\s/i;
const REST_READ = 4_000;

/** Where each moment of an idea plays. */
export function placesOf(idea: Idea): readonly BeatPlace[] {
  const { events, scene, spansHours, known, rest } = idea;
  const isOne = events.length === 1;
  const everywhere = events.every(({ text }) => timesNamed(text).length === 0);
  const base: Scene = {
    ...openScene(scene),
    times: [
      ...events.flatMap(({ text }) => (STATES.test(text) ? timesNamed(text) : [])),
      ...(everywhere
        ? timesNamed(rest.slice(0, REST_READ))
        : isOne
          ? timesNamed(`${idea.shown}. ${rest}`)
          : []),
      ...scene.times.filter(({ row }) => row.type === 'era' || (isOne && row.type === 'season')),
    ],
  };
  let now: BeatPlace | undefined;
  return events.map(({ text, doing }): BeatPlace => {
    if ((known && known !== 'span') || spansHours) {
      now = { where: circumstancesOf(openScene(scene)), scene: openScene(scene), isNew: now === undefined };
      return now;
    }
    const read = readScene(text);
    const place = placeNamed(text, read);
    const times = isOne ? base.times : timesNamed(text);
    const opens = events.length === 2 && events[0]?.doing === '' && text.includes(small(events[0].text));
    const goes = now !== undefined && !opens && (ELSEWHERE.test(text) || (doing === '' && !isOne));
    const isElsewhere = place !== undefined && place.row !== now?.place?.row;
    const keeps = now !== undefined && !goes && !isElsewhere;
    const before = keeps ? (now?.scene ?? base) : base;
    const kept = keeps && !place ? now?.place : place;
    const open = before.times.filter(({ row }) => !times.some((each) => each.row.type === row.type));
    const own: Scene = {
      ...before,
      subject: text,
      cast: read.cast,
      doings: read.doings,
      times: [...times, ...open],
      lights: read.lights.length > 0 || !keeps ? (isOne ? scene.lights : read.lights) : before.lights,
    };
    const placed: Scene = kept ? { ...own, place: kept } : own;
    const found = circumstancesOf(placed);
    const { surroundings, ...rest } = found;
    const isView = isPlaceClass(idea.kind) && events.length === 1;
    // Whoever is in a city may be indoors.
    const isRegion = /^\p{Lu}/u.test(kept?.row?.names[0] ?? '') && (doing !== '' || !isOne);
    const isOpen = kept?.row?.surroundings !== 'outdoor' || OUTDOORS.test(kept.words);
    const isSure =
      (kept !== undefined && !isRegion && isOpen) ||
      isView ||
      /\bunder ?water|coral reef|ocean floor\b/i.test(text);
    const where: Circumstances = isSure ? found : rest;
    const isNew = now === undefined || goes || isElsewhere || times.length > 0 || read.lights.length > 0;
    now = { where, scene: own, isNew, ...(kept && { place: kept }) };
    return now;
  });
}
