import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Rule } from './agreement-rule.ts';

/*
 * Air, focus and aperture that the words tell in their own way: what a row has in mind gives way.
 */

const says =
  (pattern: RegExp) =>
  ({ subject }: Scene): boolean =>
    pattern.test(subject);

const COLOURED_AIR = says(
  sifted(
    /\b(?:orange|red|pink|golden|gold|yellow|green|blue|purple|violet|brown|amber|teal|black)(?:ish)? (?:haze|fog|mist|smoke|smog|dust|air|steam)\b/i,
  ),
);

const UNSHARP = says(
  sifted(/\b(?:out of focus|blur(?:red|ry|s)?|bokeh|soft focus|motion blur|streaky|defocused|unsharp)\b/i),
);

/** 'f2.8', 'f/1.4', 'F 8': an aperture that is told is the only one. */
const APERTURE = says(sifted(/(?<![\p{L}\d])f ?\/? ?\d{1,2}(?:[.,]\d)?(?![\p{L}\d])/iu));

/** Rules by which air and focus agree with what is told of them. */
export const WITH_TOLD: readonly Rule[] = [
  { weaker: sifted(/ at f\/\d+(?:\.\d)?(?=,|$)/), instead: '', holds: APERTURE },
  { weaker: sifted(/^Grey air that\b/), instead: 'Air that', holds: COLOURED_AIR },
  { weaker: sifted(/\bgrey air\b/), instead: 'air', holds: COLOURED_AIR },
  {
    weaker: sifted(
      /, (?:sharp throughout|sharp from [a-z ]+|everything (?:sharp|in focus)[a-z ]*|the whole scene in focus|both in sharp focus|every face in focus)$/,
    ),
    instead: '',
    holds: UNSHARP,
  },
];
