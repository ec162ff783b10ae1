import type { MoodName, PaletteName } from '../reading/named-colours.ts';
import type { ByTake } from './named-lights.ts';

/** Words that agree with a mood the subject names. */
export const NAMED_MOODS: Readonly<Record<MoodName, ByTake>> = {
  calm: {
    studio: ['at rest', 'composed'],
    cinematic: ['unhurried', 'nothing due'],
    minimal: ['hushed', 'level'],
  },
  joyful: {
    studio: ['glad', 'bright-eyed'],
    cinematic: ['mid-laugh', 'good news'],
    minimal: ['light-hearted', 'merry'],
  },
  sad: {
    studio: ['withdrawn', 'grave'],
    cinematic: ['after the last train', 'too late'],
    minimal: ['left over', 'bereft'],
  },
  dark: {
    studio: ['severe', 'weighty'],
    cinematic: ['bad news coming', 'wary'],
    minimal: ['sombre', 'mute'],
  },
  tense: {
    studio: ['braced', 'taut'],
    cinematic: ['a second before', 'cornered'],
    minimal: ['wound tight', 'held breath'],
  },
  romantic: {
    studio: ['close', 'gentle'],
    cinematic: ['nearly said', 'stay longer'],
    minimal: ['tender', 'near'],
  },
  grand: {
    studio: ['monumental', 'stately'],
    cinematic: ['larger than the day', 'dwarfing'],
    minimal: ['vast', 'immense'],
  },
  playful: {
    studio: ['cheeky', 'up to something'],
    cinematic: ['caught in the act', 'mischief'],
    minimal: ['droll', 'wry'],
  },
  cosy: {
    studio: ['sheltered', 'well kept'],
    cinematic: ['nowhere to be', 'in for the evening'],
    minimal: ['snug', 'warm'],
  },
  strange: {
    studio: ['uncanny', 'too still'],
    cinematic: ['half remembered', 'not alone'],
    minimal: ['odd', 'other'],
  },
  lively: {
    studio: ['alert', 'charged'],
    cinematic: ['flat out', 'everyone at once'],
    minimal: ['brisk', 'quick'],
  },
  nostalgic: {
    studio: ['well loved', 'kept safe'],
    cinematic: ['that one summer', 'years ago'],
    minimal: ['faded', 'once'],
  },
  refined: {
    studio: ['poised', 'precise'],
    cinematic: ['private', 'late entrance'],
    minimal: ['spare', 'cool'],
  },
};

/** Colour that agrees with a palette the subject names. */
export const NAMED_PALETTES: Readonly<Record<PaletteName, ByTake>> = {
  monochrome: {
    studio: ['full grey scale, paper white to true black', 'silver, pewter, graphite'],
    cinematic: ['coal, ash, one blown highlight', 'soot and chrome, no colour anywhere'],
    minimal: ['black, white, one grey', 'pale grey, ink'],
  },
  pastel: {
    studio: ['powder blue, shell pink, buttermilk', 'mint, peach, chalk'],
    cinematic: ['lilac haze against apricot', 'sherbet yellow, faded rose, sea mist'],
    minimal: ['blush, milk', 'pale mint, white'],
  },
  bright: {
    studio: ['primary red, process yellow, cobalt, clean white', 'poppy, lemon, emerald, ultramarine'],
    cinematic: ['tangerine against violet, hot pink in the gaps', 'parrot green, magenta, canary'],
    minimal: ['one pure hue, white', 'scarlet, sky, blank ground'],
  },
  earth: {
    studio: ['umber, ochre, olive, unbleached linen', 'clay, walnut, moss'],
    cinematic: ['sienna dust, bark, bracken', 'peat and straw under a slate sky'],
    minimal: ['sand, loam', 'raw clay, cream'],
  },
  muted: {
    studio: ['dove grey, putty, dusty blue', 'oatmeal, sage, pale slate'],
    cinematic: ['washed denim, old brick, fog', 'tarnish and rainwater'],
    minimal: ['stone, mist', 'ash, off-white'],
  },
  sepia: {
    studio: ['one brown scale, cream to umber'],
    cinematic: ['tobacco shadow, tea-stained highlights'],
    minimal: ['pale brown, ivory'],
  },
  warm: {
    studio: ['honey, terracotta, cream, oak'],
    cinematic: ['ember, copper, one cold teal shadow'],
    minimal: ['amber, bone'],
  },
  cool: {
    studio: ['ice blue, steel, pearl'],
    cinematic: ['petrol, slate, a single tungsten spark'],
    minimal: ['glacier, white'],
  },
  jewel: {
    studio: ['emerald, ruby, sapphire, antique gold'],
    cinematic: ['garnet glow against bottle green, amethyst shade'],
    minimal: ['deep ruby, black'],
  },
};

/** Colours that stand beside those the subject names and leave them the strongest. */
export const BESIDE_A_COLOUR: ByTake = {
  studio: [
    'the named colour true to a swatch, chalk and dove grey beside it',
    'hue exactly as named, then bone, pewter and one dark accent',
    'colour as stated and nowhere else, neutral grey, clean white',
  ],
  cinematic: [
    'that hue the only saturated note, all else asphalt and smoke',
    'everything graded down to slate and dust except what was named',
    'weathered neutrals, so that one thing burns',
  ],
  minimal: ['itself, plus ivory', 'its own hue, ash', 'one hue, two greys'],
};

/** The same for two or more named colours. */
export const BESIDE_COLOURS: ByTake = {
  studio: [
    'the named colours true to a swatch, chalk and dove grey beside them',
    'only the colours stated, kept clean of each other, on neutral grey',
  ],
  cinematic: [
    'those hues facing each other, all else asphalt and smoke',
    'graded down to dust except for what was named',
  ],
  minimal: ['those hues, ivory', 'nothing beyond the hues given'],
};
