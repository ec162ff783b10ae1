import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { withoutPictured } from '../idea/pictured.ts';
import { wordsPattern } from '../wording.ts';

/*
 * The light of places that have one of their own, and of a set that is asked for. Rows stand from the surer to the
 * vaguer. when: `any`, or `open` where no hour is named. words | when | light
 */
const ROWS = `
black background, black backdrop, dark background, on black | any | One narrow light from camera {side}, the background black
white background, white backdrop, on white | any | Even bright light from both sides, the background white
haunted house, haunted mansion, haunted castle, haunted hotel | open | One porch lamp from camera {side}, warm, blue night around, soft
aquarium | any | Blue light from the tank, soft, the room in front of it dark
lighthouse keeper, lighthouse beam, lighthouse lamp | open | Glow of the great lamp from above, its beam turning over a dark sea
night nurse, night shift at the hospital, night ward | any | One reading lamp by the bed from camera {side}, warm, the ward around dark
on the moon, moon surface, lunar | any | One hard sun from camera {side}, black shadows under a black sky
school play, school plays, nativity play, school concert, recital | any | Warm stage light from above, the hall dark
tunnel | any | Hard lamplight from the tunnel roof, one lamp after another passing over
supply closet, closet, storeroom, broom cupboard, pantry | any | One bare bulb from above, hard-edged
stairwell, stairway, spiral stairs | open | Light from high narrow windows at camera {side}, soft, the turns below in shade
subway, metro station, underground station, tube station, subway station, parking garage, underpass | any | Flat cool fluorescent light from above
supermarket, grocery store, checkout, office, open-plan, hospital, ward, waiting room, blood bank, laundromat, public toilet | open | Even fluorescent light from above, faintly green
between rounds, boxing ring, boxing match, in the ring | any | Hard white light from straight above the ring, darkness around
penalty, penalty kick, free kick, stadium, arena, floodlight*, free throw, basketball | open | Hard floodlights from high above, short shadows
golf, golf ball, golf course, picnic, school gate, school gates, bus stop, playground, park bench, in the park, in a park, in the same park, a park, city park, market stall, goalkeeper, sidewalk, pavement | open | Open daylight from camera {side}, soft, the shadows clear
garden, orchard, backyard | open | Sun through leaves from camera {side}, in soft patches
across the street, parallel park*, busker*, street corner, street musician, crossing, food truck | open | Open shade of a street, soft, brighter from camera {side}
summit, mountaineer*, ice climber | open | Hard clear sun from camera {side}, thrown back by snow and rock
driving, in the car, back seat, passenger seat, road trip, taxi driver, steering wheel | open | Daylight through the windscreen, soft, sliding over the faces
luthier*, watchmaker*, clockmaker*, cobbler*, goldsmith*, engraver* | open | One bench lamp from camera {side}, warm, the workshop behind dim
sets the table, set the table, lays the table, dinner table, at dinner | open | One lamp over the table, warm, the room around in shade
surgeon*, operation, operating room | any | Hard white light from the lamp above, edges of the room dim
swimmer*, swimming pool, lap pool | open | Even white light from above, bright on the water
mechanic, engine, car repair | open | One work lamp from camera {side}, hard, the garage around dim
barista, latte art, waitress, waiter, diner, restaurant, café, cafe, coffee shop | open | Window light from camera {side}, warm lamps glowing behind
dumplings, dough, cooking, stove, baking, cast iron pan, frying pan | open | Window light from camera {side}, soft, falling off behind
chess, chessboard | open | One lamp over the board from camera {side}, the room around dim
pianist*, piano | open | Window light from camera {side} along the keys, soft, the room in shade
sofa, couch, armchair, living room, robot vacuum, carpet, suitcase, suitcases | open | Window light from camera {side}, soft, the room in shade
china shop, bookshop, bookstore, antique shop, toy shop, flower shop | open | Shop lamps from above, warm, daylight from the window at camera {side}
sailor*, fisherman, fishermen, harbour, harbor, raft, rowing boat | open | Open daylight from camera {side}, soft, thrown back by water
sunflower, sunflowers | open | Clear sun from camera {side}, with crisp shadows
skateboard*, kickflip, skatepark, half-pipe | open | Late sun from camera {side}, low across the concrete
curtains | open | Daylight through curtains from camera {side}, soft, with a visible beam
blinds | open | Daylight through blinds from camera {side}, in stripes
under the bed, bedside, bedroom, on my bed, duvet, bunk bed | open | One bedside lamp from camera {side}, warm, the floor in shadow
at a window, by the window, at the window, windowsill, window seat | open | Soft window light from camera {side}, the room behind in shade
attic, loft, garret | open | One shaft of light from a small window at camera {side}, dust in it
cellar, basement, bunker | any | One bare bulb from above, hard-edged
empty swimming pool, drained pool, empty factory, empty hall, empty warehouse, abandoned station, ruined church | open | Pale daylight from high windows at camera {side}
skiing, ski*, snowboard*, glacier, avalanche | open | Bright daylight from camera {side}, thrown back by snow
volcano, lava | any | Red glow of lava from below, hard-edged, darkness around
library, museum, reading room | open | Soft light from tall windows at camera {side}
train station, platform, railway station, leaving the station | open | Grey daylight from camera {side}, soft, as under a station roof
concert, on stage, theatre, theater | open | Hard stage light from above, the front in half shadow
trial, courtroom, tailor*, dressing room, workshop | open | Light from tall windows at camera {side}, soft
barber*, kitchen, bakery, classroom, in class, school, library desk | open | Window light from camera {side}, soft, falling off behind
`;

const PLACES = rowsOf(ROWS, 3).map(([words, when, light]) => ({
  words: wordsPattern(listOf(words)),
  isAny: when === 'any',
  light: textOf(light),
}));

/** The light of a place or a set that a text names; undefined where it names none. @param isOpen without an hour */
export const lightOfWords = (text: string, isOpen: boolean): string | undefined =>
  PLACES.find(
    ({ words, isAny }) =>
      // 'On black rock' is no background.
      (isAny || isOpen) &&
      words?.test(withoutPictured(text).replace(/\bon (?:black|white)(?=\s\p{L})/giu, ' ')),
  )?.light;

/*
 * The light of a moment whose own words have its source in the frame, whatever the rest is lit by. words | light
 */
const BEATS = rowsOf(
  `
laser, lasers, laser beams | Red beams across the dark, a dim light from camera {side}
fridge, refrigerator, freezer | Cold white light out of the open fridge, the room behind dark
at a red light, at the red light, traffic light | Red light through the windscreen on the faces
lightning | One white flash, then dim blue storm light from camera {side}, everything still clear
`,
  2,
).map(([words, light]) => ({ words: wordsPattern(listOf(words)), light: textOf(light) }));

/** The light of a source that a moment has in its own frame; undefined where it names none. */
export const lightOfBeat = (text: string): string | undefined =>
  BEATS.find(({ words }) => words?.test(withoutPictured(text)))?.light;

const NIGHT = /\b(?:night|midnight|dark|darkness)\b/i;
const FIRST = /\b(?:from )?(dawn|sunrise|morning|day|noon|dusk|evening|sunset|night)\s(?:in)?to\b/i;

/** The light of hours that pass, from the one that they begin with: dawn rises, dusk sinks. */
export function lightOfHours(text: string): string {
  const from = FIRST.exec(text)?.[1]?.toLowerCase() ?? 'day';
  const ends = NIGHT.test(text.slice(text.search(FIRST) + from.length + 5));
  if (/^(?:dawn|sunrise|morning)$/.test(from))
    return ends
      ? 'Pale light that rises to full day, sinks to dusk and gives way to lamps and windows'
      : 'Pale light that rises to full day';
  if (from === 'night') return 'Darkness that turns to blue, then to the pale light of daybreak';
  if (/^(?:dusk|evening|sunset)$/.test(from))
    return 'Blue light of dusk that sinks to night, lamps taking over';
  return 'Daylight that sinks, turns to dusk and gives way to lamps and windows';
}
