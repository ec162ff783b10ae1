import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Figure } from '../stage.ts';
import { without } from './grounds.ts';

/*
 * Lights that are things in the picture: strings of lamps, fireworks, a moon that the words name.
 */

const MOST_FIGURES = 8;

/** What stands in a picture by itself, to be made into something else. */
export const standing: Figure = {
  drawing: 'string-lights',
  word: 'string lights',
  count: 1,
  x: 0.5,
  height: 0.22,
  depth: 0.75,
  posture: 'stand',
  faces: 'camera',
};

/** Lights that the words name as light and that are seen. */
const SEEN_LIGHTS: readonly (readonly [words: RegExp, light: Figure])[] = [
  [sifted(/\b(?:string|fairy|festoon|christmas) lights?\b/i), standing],
  [
    sifted(/\bfireworks?\b/i),
    { ...standing, drawing: 'fireworks', word: 'fireworks', x: 0.7, height: 0.5, depth: 0.8, posture: 'fly' },
  ],
  [
    sifted(/\b(?:(?:northern|southern) lights|aurora)\b/i),
    { ...standing, drawing: 'aurora', word: 'aurora', height: 0.6, depth: 0.72, posture: 'fly' },
  ],
  [
    sifted(/\bcandle ?light\b/i),
    { ...standing, drawing: 'candle', word: 'candle', x: 0.14, depth: 0.15, colour: 'glowing' },
  ],
  [
    sifted(/\bstreet ?(?:lamp|light)s?\b/i),
    { ...standing, drawing: 'street-lamp', word: 'street lamp', x: 0.84, height: 0.9, depth: 0.3 },
  ],
];

/** A rainbow ends on the ground, far behind. */
const grounded = (figure: Figure, i: number): Figure =>
  figure.drawing === 'rainbow' && !figure.bond
    ? { ...figure, x: 0.5, height: i ? 0.62 : 0.66, depth: 1, posture: 'stand' }
    : figure;

const MOON = sifted(
  /\b(?:full|crescent|blood|harvest|super|huge|giant|big|bright) ?(?:red |orange |yellow )?moon\b|\bmoon\b/i,
);
const IS_LARGE = sifted(/\b(?:full|blood|harvest|super|huge|giant|big|enormous) ?(?:\w+ )?moon\b/i);
const CRESCENT = sifted(/\b(?:crescent|sickle|new|waning|waxing|half) ?moon\b|\bmoon crescent\b/i);
const BEFORE_IT = sifted(
  /\b(?:in front of|against|across|before|past|silhouetted (?:against|by|in)|framed by) (?:an?|the) (?:[\w-]+ ){0,2}moon\b/i,
);
/** Who is on or under way to it has it underfoot or as a thing. */
const NO_SKY = sifted(/^(?:moonscape|mars|space|paper|table|underwater|cave|room|bedroom)$/);

/** The moon that the words name is the sky's, and large: behind who is before it, else high at the other side. */
function moonlit(figures: readonly Figure[], subject: string, place: string): readonly Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing }) => /^(?:moon|crescent)$/.test(drawing));
  const isBefore = BEFORE_IT.test(subject);
  const isCrescent = CRESCENT.test(subject);
  const isNamed = isBefore || (MOON.test(subject) && (IS_LARGE.test(subject) || isCrescent || at > 0));
  const isBound = figures.some(({ bond }, i) => bond && bond.as !== 'behind' && (bond.to === at || i === at));
  if (!first || at === 0 || isBound || !isNamed || NO_SKY.test(place)) return figures;
  if (at < 0 && figures.length >= MOST_FIGURES) return figures;
  const moon: Figure = {
    ...standing,
    drawing: isCrescent ? 'crescent' : 'moon',
    word: 'moon',
    x: isBefore ? first.x : first.x > 0.5 ? 0.24 : 0.76,
    height: isBefore ? 0.62 : isCrescent ? 0.2 : 0.26,
    depth: 0.74,
    posture: isBefore ? 'float' : 'fly',
    colour: /\bblood|\bred\b/i.test(subject) ? 'red glowing' : 'glowing',
  };
  return at < 0 ? [...figures, moon] : figures.with(at, moon);
}

/** The figures with the light that the words name, where nothing shows it yet. */
export function withLights(given: readonly Figure[], subject: string, place: string): readonly Figure[] {
  const sky = /^(?:field|hill|beach|sea|lake|lakeside|mountain|park|desert|snow|river|cliff)$/.test(place);
  const sun = given.findIndex(({ drawing, bond }, i) => i > 0 && drawing === 'sun' && !bond);
  // The sun that sets is the sky's own.
  const under = sky && sun > 0 ? without(given, sun) : given;
  const figures = moonlit(under.map(grounded), subject, place);
  const light = SEEN_LIGHTS.find(([words]) => words.test(subject))?.[1];
  const isThere = figures.some(({ drawing }) => drawing === light?.drawing);
  if (!light || isThere || figures.length >= MOST_FIGURES) return figures;
  const table = figures.findIndex(({ drawing }) => /^(?:table|desk)$/.test(drawing));
  const isOn = light.drawing === 'candle' && table >= 0;
  return [...figures, isOn ? { ...light, bond: { to: table, as: 'on' } } : light];
}
