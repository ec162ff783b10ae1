import { rowsOf, textOf } from '../../lexicon/row.ts';
import { DETERMINERS, isAdverb, isNoun, PREPOSITIONS, setOf } from '../idea/verbs.ts';

/*
 * The light that a place has where neither hour nor lamp is told: a window by day, the open sky, what lights it always. What
 * is dark holds before all others.
 */

/* words, each whole; '*' ends one that may go on | its light */
const PLACES = rowsOf(
  `
dungeon, crypt, cave, cellar, basement, catacomb*, tunnel, mine, sewer, haunted house, ghost*, horror, creepy, haunted | Dim, low light from one side, most of the frame in shadow
theater, theatre, stage, opera house, circus, concert, spotlight* | Stage light from above, the rows of seats in the dark
cinema, movie theater | The screen lights the faces, the rest dark
nightclub, club, disco, rave, karaoke | Coloured light from the stage, faces in and out of shadow
underwater, coral, reef, shark, seabed, submarine | Blue light from the surface above, fading with depth
zero gravity, space station, airlock | Even white light inside the station
tavern, inn, saloon, pub, great hall, throne room, castle hall | Warm light of lamps and fire, the corners dark
space, moon, orbit, spacewalk | Hard sunlight from one side, black sky
mars | Hazy sunlight through red dust
office, supermarket, hospital, gym, laundromat, laundry room, launderette, lift, elevator, gas station, petrol station, parking garage, canteen, waiting room, airport, corridor, lab, laboratory, store, furniture store, subway, metro, court, courtroom | Even white light from the ceiling
kitchen, living room, bedroom, classroom, cafe, café, bakery, library, workshop, studio, museum, gallery, school, attic, bathroom, barber, barbershop, hair salon, restaurant, diner, apartment, room, sofa, couch, hotel, church, shop, cocina, küche, cuisine, cucina, cozinha, sala, wohnzimmer, dressing room | Soft daylight from a window at one side
forest, wood, woods, jungle, rainforest, wald, bosque, forêt, bosco | Daylight through the leaves, moving spots of sun
beach, desert, sea, ocean, lake, river, pier, boat, rowboat, strand, playa, plage, spiaggia, praia, mar, meer, harbour, harbor, coast, coastal, island | Open daylight, bright, from high on one side
street, road, park, garden, yard, backyard, farm, field, fields, market, village, town, city, square, playground, mountain, mountains, valley, meadow, hill, cliff, bridge, balcony, roof, rooftop, stadium, vineyard, schoolyard, bus stop, sheep, cow, horse, skateboard*, bike, garten, jardín, jardin, giardino, straße, calle, rue, strada, balcón, campo, feld, platz, plaza | Open daylight, soft, from one side
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
  const [dark] = PLACES;
  if (dark?.words.test(text)) return dark.light;
  const named = PLACES.flatMap(({ words, light }) =>
    [...text.matchAll(new RegExp(words, 'giu'))]
      .filter(({ 0: word, index }) => isWhereItHappens(text, index, word))
      .slice(0, 1)
      .map(({ index }) => ({ light, at: index })),
  );
  // Of several places the film begins in the first.
  return named.sort((one, other) => one.at - other.at)[0]?.light ?? '';
}
