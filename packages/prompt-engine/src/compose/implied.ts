import { contradicts, type Facts, merged } from '../facts.ts';
import type { Phrase } from '../scenes/scene.ts';
import { type Wording, wordingOf } from './words.ts';

/** Words that place a phrase although it does not say so, by what they imply. */
const IMPLIED: readonly (readonly [Facts, RegExp])[] = [
  [
    { place: 'indoor' },
    /\b(?:ceiling|indoors|room|rooms|kitchen|hallway|corridor|stairwell|staircase|floorboards|curtains?|sofa|lino|skirting|banister|carpet|wardrobe|muslin|shutters|blinds?|bedside|venetian|laptop|kettle|workbench|rafters|backdrop|seamless|cyclorama|radiator|cupboard|hearth|mantelpiece|bedroom|parlour|attic|workshop|interior|felt roll|paper roll|sweep)\b/,
  ],
  [
    { place: 'outdoor' },
    /\b(?:streets?|traffic|pavements?|kerbs?|skyline|fields?|hedges?|harbour|quay|pier|beach|foliage|rooftops?|gravel|lane|meadow|grass|hillside|road|roadside|railings|open air|out of doors|clouds?|headlamps|tram|bus|allotment|garden|sea|horizon|puddles?|swell|gulls?|surf)\b/,
  ],
  [
    { time: 'night' },
    /\b(?:midnight|night|after hours|closing time|long after dark|small hours|moonlit|moonlight|starlit)\b/,
  ],
  [{ time: 'dawn' }, /\b(?:dawn|sunrise|daybreak)\b/],
  [{ time: 'golden-hour' }, /\b(?:sunset|close of day|last sun|golden hour|evening sun|late sun|low sun)\b/],
  [{ time: 'dusk' }, /\b(?:dusk|twilight|blue hour)\b/],
  [{ time: 'day' }, /\b(?:noon|midday|noonday|daylight)\b/],
  [{ light: 'sun' }, /\b(?:sun|sunlight|sunlit|sunbeams?)\b/],
  [{ light: 'window' }, /\b(?:north window|tall window|big window|window light)\b/],
  [{ light: 'neon' }, /\bneon\b/],
  [{ light: 'candle' }, /\b(?:candles?|candlelight|candle stubs)\b/],
  [{ weather: 'rain' }, /\b(?:rain|drizzle|downpour)\b/],
  [{ weather: 'snow' }, /\b(?:snow|snowfall|blizzard)\b/],
  [{ weather: 'fog' }, /\b(?:fog|mist)\b/],
  [{ season: 'winter' }, /\b(?:frost|icicles)\b/],
  [{ season: 'spring' }, /\b(?:pollen|blossom)\b/],
  [{ season: 'autumn' }, /\b(?:fallen leaves|bracken)\b/],
];

/** What most phrases assert. */
export const NOTHING: Facts = {};

/** What is said, and beside that whatever the words imply without contradicting it. */
export function withImplied(said: Facts, text: string): Facts {
  let facts = said;
  for (const [more, words] of IMPLIED) {
    if (words.test(text) && !contradicts(facts, more)) facts = merged(facts, more);
  }
  return facts;
}

/** What is known of a phrase of the tables, found once. */
export interface Known {
  readonly wording: Wording;
  /** What it says, and what its words imply; `NOTHING` for most. */
  readonly asserted: Facts;
}

const CACHE = new WeakMap<Phrase, Known>();

/** The words of a phrase and what it asserts. */
export function knownOf(phrase: Phrase): Known {
  let known = CACHE.get(phrase);
  if (!known) {
    const asserted = withImplied(merged(phrase.says ?? {}, phrase.needs), phrase.text);
    known = {
      wording: wordingOf(phrase.text),
      asserted: Object.keys(asserted).length === 0 ? NOTHING : asserted,
    };
    CACHE.set(phrase, known);
  }
  return known;
}
