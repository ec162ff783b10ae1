import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';

/*
 * What the words tell of the letters themselves: how they are made, and that others stand beside them.
 */

const unquoted = ({ subject, lettering }: Scene): string =>
  lettering
    .reduce((text, line) => text.replace(line, ' '), subject)
    .replace(/["“”«»„][^"“”«»„]*["“”«»]/g, ' ');

/** 'in bubbly letters', 'curly handwriting', 'written in marker': how the letters are made. */
const MANNER = sifted(
  /\b(?:in|with|using) (?:(?:an?|the|some|big|large|small|nice|kind of|really|very) )*(?!(?:the|an?|big|large|small|capital|white|black|red|gold|golden|blue|green|yellow|pink) (?:letters|lettering|text|type|words)\b)[\p{L}-]+(?:,? (?:and )?[\p{L}-]+){0,2} (?:letters|lettering|font|type|typeface|script|handwriting|writing|caps|capitals)\b|\b(?:written|scrawled|scribbled|lettered|painted|sprayed|spelled(?: out)?|spelt(?: out)?|drawn|carved|stitched|printed|formed|made) (?:out )?(?:in|with|from|of|by|on) (?:an? |the |his |her )?\p{L}+/iu,
);

/** Whether the words say how the letters are made. */
export const tellsManner = (scene: Scene): boolean => MANNER.test(unquoted(scene));

/** Words beside those between quotation marks that are to be read as well. */
const OTHERS = sifted(
  /\b(?:numbers?|numerals?|names?|dates?|prices?|lists?|labels?|labell?ed|labeled|timetables?|menus?|newspapers?|headlines?|posters|signs|titles?|subtitles?|taglines?|slogans?|authors?|quotes?|latin|captions?|speech bubbles?|text|lettering|address|website|phone|hashtags?|initials|calendar|clock|book spines|scoreboard|runes)\b/iu,
);
const NUMERAL = sifted(/(?<![\p{L}\d])(?:[IVXLC]{2,}|\d+(?:[.:]\d+)?)(?![\p{L}\d])/u);
const CAPITALS = sifted(/(?<![\p{L}\d])\p{Lu}{3,}(?![\p{L}\d])/u);

/** Whether more than the quoted words may be read in the picture. */
export function tellsOtherWords(scene: Scene): boolean {
  const text = unquoted(scene);
  return OTHERS.test(text) || NUMERAL.test(text) || CAPITALS.test(text);
}
