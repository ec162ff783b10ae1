import type { Figure } from './stage.ts';

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
  [
    /\b(?:full|crescent|blood|harvest) moon\b/i,
    { ...standing, drawing: 'moon', word: 'moon', x: 0.8, height: 0.22, depth: 0.8, posture: 'fly' },
  ],
  [/\b(?:string|fairy|festoon|christmas) lights?\b/i, standing],
  [
    /\bfireworks?\b/i,
    { ...standing, drawing: 'fireworks', word: 'fireworks', x: 0.7, height: 0.5, depth: 0.8, posture: 'fly' },
  ],
  [
    /\b(?:(?:northern|southern) lights|aurora)\b/i,
    { ...standing, drawing: 'aurora', word: 'aurora', height: 0.6, depth: 0.72, posture: 'fly' },
  ],
  [
    /\bcandle ?light\b/i,
    { ...standing, drawing: 'candle', word: 'candle', x: 0.14, depth: 0.15, colour: 'glowing' },
  ],
  [
    /\bstreet ?(?:lamp|light)s?\b/i,
    { ...standing, drawing: 'street-lamp', word: 'street lamp', x: 0.84, height: 0.9, depth: 0.3 },
  ],
];

/** The figures with the light that the words name, where nothing shows it yet. */
export function withLights(figures: readonly Figure[], subject: string, place: string): readonly Figure[] {
  // Other skies have their moon by themselves.
  const light = SEEN_LIGHTS.find(
    ([words, { drawing }]) => words.test(subject) && (drawing !== 'moon' || /^(?:sky|backdrop)$/.test(place)),
  )?.[1];
  const isThere = figures.some(({ drawing }) => drawing === light?.drawing);
  if (!light || isThere || figures.length >= MOST_FIGURES) return figures;
  const table = figures.findIndex(({ drawing }) => /^(?:table|desk)$/.test(drawing));
  const isOn = light.drawing === 'candle' && table >= 0;
  return [...figures, isOn ? { ...light, bond: { to: table, as: 'on' } } : light];
}
