import { rowsOf, textOf } from '../../lexicon/row.ts';
import { DETERMINERS, isAdverb, isNoun, PREPOSITIONS, setOf } from '../idea/verbs.ts';

/*
 * The light that a place always has, where neither hour nor lamp is told. A room with windows or a place under the open sky has
 * another light at every hour, so that it has none here. What is dark holds before all others.
 */

/* words, each whole; '*' ends one that may go on | its light */
const PLACES = rowsOf(
  `
dungeon, crypt, cave, cellar, basement, catacomb*, tunnel, mine, sewer | Dim, low light from one side, most of the frame in shadow
theater, theatre, stage, opera house, circus, concert, spotlight* | Stage light from above, the rows of seats in the dark
cinema, movie theater, movie theatre, cine, cinéma, kino | The screen lights the faces, the rest dark
nightclub, club, disco, rave, karaoke | Coloured light from the stage, faces in and out of shadow
underwater, coral, reef, shark, seabed, submarine | Blue light from the surface above, fading with depth
zero gravity, space station, airlock | Even white light inside the station
tavern, inn, saloon, pub, great hall, throne room, castle hall | Warm light of lamps and fire, the corners dark
in space, outer space, on the moon, in orbit, spacewalk, lunar surface | Hard sunlight from one side, black sky
mars | Hazy sunlight through red dust
office, supermarket, laundromat, launderette, parking garage, subway station, metro station | Even white light from the ceiling
`,
  2,
).map(([words = '', light]) => ({
  words: new RegExp(
    `(?<![\\p{L}])(?:${words
      .split(',')
      .map((word) => word.trim().replace('*', '\\p{L}*'))
      .join('|')})(?![\\p{L}])`,
    'iu',
  ),
  light: textOf(light),
}));

/** What somebody comes from, tells of or is like is not where they are. */
const ELSEWHERE =
  /(?:^|\s)(?:from|about|like|for|than|without|not)\s(?:(?:the|an?|my|our|his|her)\s)?(?:\p{L}+\s)?$/iu;
const UNCANNY = /\b(?:horror|haunted)\b/iu;
/** What stands before a place that somebody is in: who only wants to reach the moon is not there. */
const LOCATED =
  /(?:^|[,.;:]\s*|(?<!\p{L})(?:in|at|inside|on|into|through|across|under|down|around|im|en|dans|nel|nella|auf)\s)(?:(?:an?|the|my|our|his|her|their|this|der|die|dem|einem|einer|un|una|le|la|el)\s)?(?:(?!of\s)[\p{L}’'-]+\s){0,2}$/iu;
/** Words that begin what is told next of a place, and make no other thing of it. */
const GOES_ON = setOf(
  'and or but while as when where who that which then is are was he she it they we i you one two three someone somebody everyone nobody there y et und e con mit avec einen eine ein der die das un una el los las il lo um uma',
);
const isKnownPlace = (word: string): boolean => PLACES.some(({ words }) => words.test(word));

/**
 * Whether a word for a place tells where it happens, and is no part of the name of another thing: not 'elevator pitch', not
 * 'ski lift'.
 */
export function isWhereItHappens(text: string, from: number, word: string): boolean {
  const [before, after] = [text.slice(0, from), text.slice(from + word.length)];
  const next = /^[\s-](\p{L}+)/u.exec(after)?.[1]?.toLowerCase() ?? '';
  const previous = /(\p{L}+)[\s-]$/u.exec(before)?.[1]?.toLowerCase() ?? '';
  const isNamed =
    next !== '' &&
    !/(?:[^s]s|ing|ed)$/u.test(next) &&
    !GOES_ON.has(next) &&
    !PREPOSITIONS.has(next) &&
    !DETERMINERS.has(next) &&
    !isAdverb(next);
  const isCompound = isNoun(previous) && !isKnownPlace(previous) && !DETERMINERS.has(previous);
  return !isNamed && !isCompound && !ELSEWHERE.test(before);
}

/** The light of the place that a text names; empty where none is sure. */
export function placeLight(text: string): string {
  if (UNCANNY.test(text)) return PLACES[0]?.light ?? '';
  const named = PLACES.flatMap(({ words, light }) =>
    [...text.matchAll(new RegExp(words, 'giu'))]
      .filter(
        ({ 0: word, index }) =>
          (/^(?:in|on) /iu.test(word) || LOCATED.test(text.slice(0, index))) &&
          isWhereItHappens(text, index, word),
      )
      .slice(0, 1)
      .map(({ index }) => ({ light, at: index })),
  );
  // Of several places the film begins in the first.
  return named.sort((one, other) => one.at - other.at)[0]?.light ?? '';
}
