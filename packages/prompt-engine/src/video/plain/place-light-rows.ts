import { rowsOf, textOf } from '../../lexicon/row.ts';

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
zero gravity, space station, spacecraft, spaceship, starship, airlock, rover, capsule | Even white light inside the station
tavern, inn, saloon, pub, great hall, throne room, castle hall | Warm light of lamps and fire, the corners dark
space, moon, orbit, spacewalk | Hard sunlight from one side, black sky
mars | Hazy sunlight through red dust
office, supermarket, hospital, gym, laundromat, laundry room, launderette, lift, elevator, gas station, petrol station, parking garage, canteen, waiting room, airport, corridor, lab, laboratory, store, furniture store, subway, metro, court, courtroom | Even white light from the ceiling
kitchen, living room, bedroom, classroom, class, teacher, cafe, café, bakery, library, workshop, studio, museum, gallery, school, attic, bathroom, barber, barbershop, hair salon, restaurant, diner, house, apartment, flat, room, sofa, couch, hotel, church, shop, cocina, küche, cuisine, cucina, cozinha, sala, wohnzimmer, dressing room, table, desk | Soft daylight from a window at one side
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

/** The light of the place that a text names; soft daylight where it names none. */
export function placeLight(text: string): string {
  const [dark] = PLACES;
  if (dark?.words.test(text)) return dark.light;
  const named = PLACES.map(({ words, light }) => ({ light, at: text.search(words) })).filter(
    ({ at }) => at >= 0,
  );
  // Of several places the film begins in the first.
  return named.sort((one, other) => one.at - other.at)[0]?.light ?? 'Soft daylight from one side';
}
