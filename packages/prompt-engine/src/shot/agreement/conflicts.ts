import { rowsOf, textOf } from '../../lexicon/row.ts';
import { Sieve } from '../../lexicon/sifting/sieve.ts';

/*
 * What cannot be true of one picture: pairs of wordings, as regular expressions over lower-case text.
 */
const SIDES = rowsOf(
  String.raw`
\b(?:night|midnight|moonlight|starlight|dark sky)\b | \b(?:sunlight|sunlit|low sun|side sun|hard sun|noon|daylight|golden hour|sunset|sunrise|overcast)\b
\b(?:golden hour|(?<!after )sunset)\b | \b(?:blue hour|noon|dawn|sunrise|overcast|moonlight)\b
\b(?:dawn|sunrise)\b | \b(?:noon|sunset|dusk|evening)\b
\b(?:overcast|cloudy|fog|no hard shadows?)\b | \b(?:hard-edged|hard sun|sharp shadow|crisp shadows?|long dark shadows)\b
\b(?:underwater|beneath the surface|ocean floor|coral reef)\b | \b(?:softbox|window|lamp|street|candle|sun through cloud|backdrop)\b
\b(?:in space|lunar|on the moon|black sky|spacewalk)\b | \b(?:window|overcast|daylight|cloud|softbox|street lamps?|breaking through)\b
\b(?:outdoors|beach|forest|(?<!depth of )field|meadow|mountain|desert|harbour|garden)\b | \b(?:softbox|octabox|backdrop|studio sweep|ceiling)\b
\b(?:black and white (?:photograph|portrait|film)|monochrome|sepia)\b | \b(?:red|blue|green|yellow|orange|pink|purple|teal|amber|neon)\b
\b(?:watercolou?r|oil painting|gouache|ink drawing|line art|flat vector|pixel art|woodblock|linocut|blueprint|pencil (?:drawing|sketch)|charcoal (?:drawing|sketch)|crayon|papercut|stained glass(?! window)|mosaic|embroidery|logo)\b | \b(?:\d{2,3}mm|f\/\d|lens|film grain|bokeh|depth of field|1\/\d+ second|photograph)\b
\b(?:everything (?:sharp|in focus)|sharp throughout|focus-stacked|deep focus|every plane sharp)\b | \b(?:shallow depth of field|background soft|softening)\b
\b(?:frozen|1\/(?:1000|2000|4000|8000) second)\b | \b(?:long exposure|motion blur|panning|1\/(?:15|30|60) second)\b
\b(?:extreme close-up|macro|close-up)\b | \b(?:full-length|wide shot|extreme wide|full figure|whole scene)\b
\b(?:overhead view|straight down|flat lay)\b | \b(?:horizon|low angle|eye level|sky above)\b
\b(?:silhouette)\b | \b(?:every feather|face sharp|freckles|skin texture)\b
\b(?:high-key|almost no shadow)\b | \b(?:low-key|deep shadow)\b
\b(?:alone|solitary|nobody|no people|empty)\b | \b(?:crowd|group|everyone|guests)\b
\b(?:joyful|happy|laughing|festive|celebrat\w+|wedding|birthday)\b | \b(?:lonely|grieving|mournful|bleak|menacing|eerie|sad)\b
\b(?:grieving|crying|funeral|mourning|sad)\b | \b(?:joyful|festive|playful|cheerful|funny)\b
“[^”]+” | \bno (?:text|words|lettering)\b
`,
  2,
).flatMap(([one, other]) => [new RegExp(textOf(one), 'i'), new RegExp(textOf(other), 'i')]);

const SIEVE = new Sieve(SIDES);

/** Whether a wording contradicts a text that it would stand in. */
export function contradicts(wording: string, text: string): boolean {
  return SIEVE.passing(wording).some(
    // The sides of a row stand side by side.
    (at) => SIDES[at]?.test(wording) === true && SIDES[at % 2 === 0 ? at + 1 : at - 1]?.test(text) === true,
  );
}
