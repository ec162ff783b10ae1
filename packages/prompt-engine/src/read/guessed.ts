import type { PlaceRow } from '../lexicon/place.ts';
import { placeNames } from '../lexicon/place-names.ts';
import { sifted } from '../lexicon/sifting/sifted.ts';
import type { Daytime, Weather } from '../shot/stage.ts';
import type { Scene } from './scene.ts';

/*
 * What a word hints at where the sentence gave no place, hour or weather of its own: a place behind its preposition, a
 * moon, a wet street. Guessed, so that a text leaves it to the words, and good enough for a preview to draw.
 */

/** A scene before its guesses. */
type Read = Omit<Scene, 'guessed'>;

const WEATHERS: readonly (readonly [word: RegExp, weather: Weather])[] = [
  [sifted(/\b(?:storm|stormy|thunder\w*|lightning)\b/), 'storm'],
  [sifted(/\b(?:rain|rainy|raining|rains|drizzle|downpour)\b/), 'rain'],
  [sifted(/\b(?:snow|snowy|snowing|snowfall|blizzard|snow-covered|snowflakes)\b/), 'snow'],
  [sifted(/\b(?:fog|foggy|mist|misty|haze)\b/), 'fog'],
];

/** The weather that a word of the subject names, if the reading found none. */
const weatherWithin = ({ subject }: Read): Weather | undefined =>
  WEATHERS.find(([word]) => word.test(subject.toLowerCase()))?.[1];

const HOURS: readonly (readonly [word: RegExp, hour: Daytime])[] = [
  [
    sifted(
      /\b(?:night|midnight|moon|moonlit|moonlight|stars|starry|fireworks|fireflies|northern lights|aurora)\b/,
    ),
    'night',
  ],
  [sifted(/\b(?:dusk|twilight|blue hour|evening)\b/), 'dusk'],
  [sifted(/\b(?:sunset|golden hour)\b/), 'golden-hour'],
  [sifted(/\b(?:sunrise|dawn|daybreak)\b/), 'dawn'],
];

/** The hour that a word of the subject names; on the moon, or wearing stars, it is no night. */
function hourWithin({ subject, place }: Read): Daytime | undefined {
  const words = subject.toLowerCase();
  if (/\bon (?:the )?moon\b|\bmoon (?:base|landing|surface)|pop stars?|movie stars?|rock stars?/.test(words))
    return undefined;
  return place?.row?.surroundings === 'space' && place.preposition !== 'at'
    ? undefined
    : HOURS.find(([word]) => word.test(words))?.[1];
}

const BEFORE = sifted(
  /^(?:in|inside|at|on|through|across|over|outside|into|along|near|by|around|behind|to|of|from)$/,
);
const BETWEEN = sifted(/^(?:the|a|an|his|her|their|its|my|our|some)$/);
const ALONE = sifted(/^(?:backstage|underwater|outdoors|onstage|blackboard|chalkboard)$/);
const IMPLIED: ReadonlyMap<string, string> = new Map([
  ['salon', 'hair salon'],
  ['cell', 'prison cell'],
  ['rink', 'ice rink'],
  ['aisle', 'supermarket'],
  ['blackboard', 'classroom'],
  ['chalkboard', 'classroom'],
  ['onstage', 'stage'],
]);

/** The row of a place that stands behind a preposition, if the reading found none. */
function placeWithin(scene: Read): PlaceRow | undefined {
  const names = placeNames();
  const words = scene.subject.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
  const main = scene.cast.find(({ part }) => part === 'main');
  const things = scene.cast.filter(({ kind }) => kind !== 'place');
  const shown = new Set(things.map(({ name }) => name.toLowerCase()));
  for (let at = words.length - 1; at >= 0; at--) {
    const word = words[at] ?? '';
    const implied = IMPLIED.get(word);
    const hit = implied ? names.longestAt(implied.split(' '), 0) : names.longestAt(words, at);
    if (!hit?.value[0]) continue;
    const phrase = words.slice(at, at + hit.length).join(' ');
    if (shown.has(phrase) && !implied) continue;
    // A trench coat is worn in no trench.
    const whole = `${phrase} ${words[at + hit.length] ?? ''}`;
    if (things.some(({ part, name }) => part === 'worn' && name.toLowerCase() === whole)) continue;
    // A preposition may stand before an article and up to two adjectives.
    const before = words.slice(Math.max(0, at - 4), at).reverse();
    const from = before.findIndex((each) => BEFORE.test(each));
    const isPlaced = from === 0 || from === 1 || (from === 2 && BETWEEN.test(before[1] ?? ''));
    const isPartOfMain = main?.kind === 'event' && main.words.toLowerCase().startsWith(phrase);
    if (ALONE.test(word) || isPlaced || isPartOfMain) return hit.value[0];
  }
  return undefined;
}

/** Everything that is guessed about a scene. */
export function guessedOf(scene: Read): Scene['guessed'] {
  const place = placeWithin(scene);
  const daytime = hourWithin(scene);
  const weather = weatherWithin(scene);
  return { ...(place && { place }), ...(daytime && { daytime }), ...(weather && { weather }) };
}
