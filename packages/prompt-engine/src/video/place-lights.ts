import { listOf, rowsOf, textOf } from '../lexicon/row.ts';
import { wordsPattern } from './wording.ts';

/*
 * The light of places that have one of their own, and of a set that is asked for. Rows stand from the surer to the
 * vaguer. when: `any`, or `open` where no hour is named. words | when | light
 */
const ROWS = `
black background, black backdrop, dark background, on black | any | One narrow light from camera {side}, the background black
white background, white backdrop, on white | any | Even bright light from both sides, the background white
on the moon, moon surface, lunar | any | One hard sun from camera {side}, black shadows under a black sky
subway, metro station, underground station, tube station, subway station, parking garage, underpass | any | Flat cool fluorescent light from above
supermarket, grocery store, checkout, office, open-plan, hospital, ward, waiting room, laundromat, public toilet | open | Even fluorescent light from above, faintly green
between rounds, boxing ring, boxing match, in the ring | any | Hard white light from straight above the ring, darkness around
penalty, penalty kick, free kick, stadium, arena, floodlight*, free throw, basketball | open | Hard floodlights from high above, short shadows
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
barber*, kitchen, bakery, classroom, school, library desk | open | Window light from camera {side}, soft, falling off behind
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
      (isAny || isOpen) && words?.test(text.replace(/\bon (?:black|white)(?=\s\p{L})/giu, ' ')),
  )?.light;

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
