import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isFromBehind, mainOf, type Scene } from '../../read/scene.ts';
import { theOf } from '../refer.ts';
import { leadingDoing } from '../staging/staging.ts';

/*
 * What the words put below, beyond or before whoever is seen: it is in the picture, and nobody stands in it.
 */

const ONE = '((?:the|his|her|their|its|an?) (?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+)';
const END = '(?=$|[,.;!?]|\\s+(?:and|while|as|with)\\b)';
const BELOW = sifted(
  new RegExp(`\\b${ONE} (?:far |way |down )?(?<!\\bfrom )(?:below|beneath|underneath)${END}`, 'iu'),
);
const BEYOND = sifted(new RegExp(`\\b${ONE} (?:outside|beyond|in the (?:distance|background))${END}`, 'iu'));
/** 'on a wall, hills behind': hills close the view. */
const LAND_BEHIND =
  /[,;] (?:the )?((?:\p{L}+ )?(?:hills|mountains|peaks|sea|harbou?r|skyline|city|forest|dunes|cliffs|rooftops|fields|lake|river)) (?:behind|in the back)(?=$|[,.;])/iu;
const AHEAD = sifted(
  new RegExp(
    `\\b${ONE} (?:(?:rising |lying |spread out |stretching )?(?:in front|ahead) of (?:him|her|it|them|us)|ahead|before (?:him|her|it|them))${END}`,
    'iu',
  ),
);
const LOOKS = sifted(/^(?:watch|look (?:at|out|over|down|across)|face|gaze|stare|admire|see)\b/);

/** The last noun phrase before the word that places it: 'sparks falling on the street below' has the street there. */
function lastOf(pattern: RegExp, subject: string): string | undefined {
  const words = pattern.exec(subject)?.[1]?.toLowerCase();
  return words?.replace(/^(?:.* )?(?=(?:the|his|her|their|its|an?) )/u, '').replace(/^an? /, 'the ');
}

/** What lies under somebody who is high up: 'the street'. */
export const belowOf = ({ subject }: Scene): string | undefined =>
  // 'a shark circling below' is a shark.
  lastOf(BELOW, subject)?.replace(/ \p{L}+ing$/u, '');

/** What closes the view, as the words say: what is outside or beyond; before those who are seen from behind. */
export function beyondOf(scene: Scene): string | undefined {
  const land = LAND_BEHIND.exec(scene.subject)?.[1]?.toLowerCase();
  const far = lastOf(BEYOND, scene.subject) ?? (land && `the ${land}`);
  if (far || !isFromBehind(scene)) return far;
  const ahead = lastOf(AHEAD, scene.subject);
  if (ahead) return ahead;
  const doing = leadingDoing(scene);
  const seen = scene.cast[doing?.object ?? -1];
  return doing && seen && seen !== mainOf(scene) && LOOKS.test(doing.verb.base) ? theOf(seen) : undefined;
}
