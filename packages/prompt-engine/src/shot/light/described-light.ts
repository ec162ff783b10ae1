import { sifted } from '../../lexicon/sifting/sifted.ts';

/*
 * Light that the words describe by its quality, by the hour or as the sun that comes in: they have said all of it, and
 * any term beside them may speak against it.
 */

const QUALITY =
  'softly?|soft|gentle|harsh|hard|crisp|warm|cold|cool|golden|bright|brilliant|dim|flat|even|natural|diffused?|dappled|moody|low|slanting|late|pale|gr[ae]y|clear|milky|hazy|strong|early|morning|afternoon|evening|summer|winter|autumn|spring|north(?:ern)?|long|sharp|deep|small|faint|no|without|tiny|big|large|coloured|colored';
/** Light as an adjective: 'soft light blue'. */
const NO_ADJECTIVE =
  '(?! (?:blue|gr[ae]y|green|brown|pink|yellow|purple|wood\\w*|oak|rain|snow|breeze|switch|bulbs?|house|weight|lunch|meal|armor|armour|cotton|linen|fabric|puppets?|puppet show|boxing|figure|show|theat))';
const OF_A_QUALITY = sifted(
  new RegExp(
    `\\b(?:${QUALITY})(?:,? [\\p{L}-]+)?(?:,? [\\p{L}-]+)? (?:light|lighting|sun|sunlight|sunshine|daylight|shadows?|shade|glow)\\b${NO_ADJECTIVE}`,
    'iu',
  ),
);
const IN_GENERAL = sifted(
  /\b(?:lighting(?! (?:an?|the|his|her|their|another|one|each|up)\b)|darkness|in the dark|pitch[- ]black|dark room|dimly|the light(?! (?:of|from|switch|bulb|house))|(?:green|blue|red|pink|white|purple|yellow|orange) (?:light|glow)(?! (?:bulb|switch))|(?:sun|light|daylight|sunlight|moonlight) (?:is |was )?(?:just )?(?:coming|streaming|shining|pouring|falling|breaking|peeking|peeping|filtering|slanting|catching|hitting|spilling|fading|coming out|through)|(?:suddenly|then|finally|some|bits? of|rays? of|a little|little|first|last|late|low|weak) (?:the )?sun\b|sun ?(?:rays|shine|shafts)|light of (?:the )?(?:late |early )?(?:afternoon|morning|evening|day)|(?:afternoon|evening|morning) (?:of )?light|late afternoon|(?:in|of) the (?:early |late )?afternoon sun)\b/i,
);

/** Whether the words describe the light itself. */
export const isLightDescribed = (text: string): boolean => OF_A_QUALITY.test(text) || IN_GENERAL.test(text);

/** Colours that a term of lighting has of itself. */
const OWN_COLOUR = sifted(/\b(?:warm|cool|cold|golden|amber|orange|blue|pink)\b/i);

/** 'green lantern light': the words give a light another colour than its term has. */
export const isRecoloured = (
  text: string,
  colours: readonly string[],
  { words, term }: { readonly words: string; readonly term: string },
): boolean =>
  OWN_COLOUR.test(term) &&
  colours.some((colour) => text.toLowerCase().includes(`${colour} ${words.toLowerCase()}`));
