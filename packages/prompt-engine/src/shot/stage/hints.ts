import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Scene } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';

/*
 * Who and what a picture has by a single word of it: the people of a party, the others in a crowded train, the lamps
 * that somebody is under.
 */

const MOST_FIGURES = 8;

const CROWDED = sifted(/\b(?:crowded|packed|busy|bustling|full of people|rush hour)\b/i);
const NO_CROWD = sifted(/\b(?:no(?:body| one| people)|empty|deserted|alone)\b/i);
const PEOPLED = sifted(
  /^(?:street|market|station|train-interior|cafe|bar|restaurant|shop|airport|beach|diner|club|alley|rooftop|funfair|stadium|museum|lobby|harbour|bus-stop|london|paris|tokyo|new-york|rome|park|pool|pier)$/,
);

const people = (count: number, x: number, height: number, extra: Partial<Figure> = {}): Figure => ({
  drawing: 'person',
  word: 'people',
  count,
  x,
  height,
  depth: 0.72,
  posture: 'stand',
  faces: 'camera',
  age: 'adult',
  ...extra,
});

/** The others where the words call a place crowded, behind whoever the picture is of. */
export function withCrowd(figures: readonly Figure[], { subject }: Scene, place: string): readonly Figure[] {
  const isCrowded = CROWDED.test(subject) && !NO_CROWD.test(subject) && PEOPLED.test(place);
  const isThere = figures.some(
    ({ drawing, count }) => drawing === 'crowd' || (count > 3 && /^person/.test(drawing)),
  );
  if (!isCrowded || isThere || figures.length >= MOST_FIGURES) return figures;
  const height = Math.min(0.5, (figures.find(({ age }) => age)?.height ?? 0.5) * 0.62);
  return [...figures, people(5, (figures[0]?.x ?? 0.5) > 0.5 ? 0.4 : 0.6, height)];
}

const GATHERINGS = sifted(
  /^(?:party|celebration|reception|gathering|reunion|barbecue|bbq|potluck|disco|rave|cookout|get-together|.* party|(?:.* )?(?:concert|festival|parade|carnival))$/i,
);

/** A party is the people at it. */
export function withGuests({ cast }: Scene, figures: readonly Figure[]): Figure[] {
  const [main] = cast;
  const [first] = figures;
  const isEmpty = !cast.some(({ kind }) => isBeing(kind)) && !figures.some(({ age }) => age);
  if (!main || !GATHERINGS.test(main.name) || !isEmpty || figures.length >= MOST_FIGURES) return [...figures];
  const isBalloon = first?.drawing === 'balloon';
  const isLit = first?.drawing === 'lantern';
  const things = figures.map(
    (figure, i): Figure =>
      i === 0 && isBalloon
        ? { ...figure, count: 3, x: 0.14, height: 0.42, depth: 0.72 }
        : i === 0 && isLit
          ? { ...figure, count: 7, x: 0.5, height: 0.12, depth: 0.75, posture: 'fly' }
          : figure,
  );
  return [...things, people(5, 0.55, 0.56, { depth: 0.2, posture: 'cheer', temper: 'joy' })];
}

const AT_A_PARTY = sifted(
  /\bat (?:an?|the|his|her|their) (?:\w+ ){0,2}(?:party|wedding|concert|festival|rave|disco|reception|parade|rally)\b/i,
);

/** The guests behind whoever is named at a party. */
export function amongGuests({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const beings = figures.reduce((sum, { age, count }) => sum + (age ? count : 0), 0);
  const [first] = figures;
  if (!first?.age || beings > 2 || !AT_A_PARTY.test(subject) || NO_CROWD.test(subject)) return [...figures];
  if (figures.length >= MOST_FIGURES) return [...figures];
  const height = Math.min(0.5, first.height * 0.62);
  return [...figures, people(5, first.x > 0.5 ? 0.4 : 0.6, height, { posture: 'cheer', temper: 'joy' })];
}

const UNDER_LAMPS = sifted(
  /\bunder (?:an?|the|his|her|their|two|three|four|some)? ?(?:[\w-]+ ){0,2}(?:lamps?|spotlights?|lights?|bulbs?)\b/i,
);
const STREETLY = sifted(
  /\b(?:street|northern|southern|string|fairy|christmas|traffic|flood|stadium|moon|star|stage|city)[- ]?(?:lamps?|lights?)\b/i,
);

/** Lamps that one is under hang over one, whatever lamp they are drawn as elsewhere. */
export function underLamps({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const at = figures.findIndex(({ drawing }) => /^(?:lamp|bulb|light-bulb)$/.test(drawing));
  const lamp = figures[at];
  if (!lamp || !UNDER_LAMPS.test(subject) || STREETLY.test(subject)) return [...figures];
  return figures.map((figure, i): Figure => {
    if (i === at) {
      const { bond: _, ...free } = lamp;
      const count = Math.min(lamp.count, 3);
      return { ...free, drawing: 'hanging-lamp', count, x: figures[0]?.x ?? 0.5, depth: 0.75, height: 0.24 };
    }
    if (figure.bond?.to !== at || figure.bond.as !== 'under') return figure;
    const { bond: _, ...free } = figure;
    return { ...free, posture: figure.posture === 'lie' ? 'stand' : figure.posture };
  });
}

/** The crowd that one is surrounded by stands behind, so that one is seen. */
export const crowdBehind = (_: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure, i): Figure => {
    if (i === 0 || figure.drawing !== 'crowd' || !figures[0]?.age) return figure;
    const { bond: _bond, ...free } = figure;
    return { ...free, x: 0.5, height: Math.min(0.42, figure.height), depth: 0.75 };
  });
