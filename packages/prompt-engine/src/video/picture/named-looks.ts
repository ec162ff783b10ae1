import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { escaped, wordsPattern } from '../wording.ts';

/*
 * Looks that an idea names and that no style of the lexicon has, as a film has them.
 * names | look | its light; '-' where it has none of its own
 */
const LOOKS = rowsOf(
  `
stop motion, stop-motion, claymation, clay animation, plasticine | stop motion, handmade models moved in small steps from frame to frame | -
noir, film noir, neo-noir, neo noir | film noir, black and white, deep shadow, hard edges | One hard light from camera {side}, high, the rest in black shadow
vhs, camcorder, home video | VHS video, soft tape picture, bleeding colour, tracking lines | -
super 8, super8, 8mm, 8 mm, home movie | Super 8 film, heavy grain, faded warm colour | -
16mm, 16 mm | 16 mm film, visible grain, natural colour | -
found footage, found-footage | found-footage video, handheld, noisy dark picture | -
security camera, cctv, surveillance camera, doorbell camera, ring camera, doorbell cam | fixed surveillance video, wide lens, flat picture | -
bodycam, body cam, dashcam, dash cam | camera worn or mounted, wide lens, plain video | -
cyberpunk, neon future | cyberpunk film, magenta and cyan, wet reflections | -
wes anderson | symmetrical frames, flat pastel colour, everything centred | -
nature documentary, nature doc, wildlife documentary, attenborough | natural history documentary, long lens, true colour | -
news report, breaking news, news broadcast | television news, flat video, presenter framed to the chest | -
newsreel, silent movie, silent film | early black-and-white film, flicker and grain | -
sitcom, 90s sitcom | sitcom, bright flat light, frontal frames | -
black and white, black & white, b&w, monochrome | black-and-white film, full range of greys | -
ghibli, studio ghibli | hand-painted animation, soft skies, rich greens | -
dreamy, dreamlike | dreamlike film, halation round the highlights, soft contrast | -
spaghetti western | spaghetti western, sun-bleached colour, wide frame | -
gothic | gothic film, cold shadow, candle tones | -
telenovela, soap opera | soap opera, glossy video, soft filters | -
infomercial | television infomercial, bright video, frontal frames | -
vintage film, vintage footage, vintage look, retro look, retro film, retro style | vintage film, faded colour, visible grain | -
`,
  3,
).map(([names, look = '', light = '']) => ({
  words: wordsPattern(listOf(names)),
  look: textOf(look),
  light: light === '-' ? '' : textOf(light),
}));

const DECADE =
  /\b(?:19)?([4-9])0['’]?s(?=\s(?:[\p{L}-]+\s){0,2}(?:look|style|vibes?|feel|aesthetic|film|movie|commercial|ad|advert|tv|(?:\p{L}+ )?video|camcorder)\b)/iu;

const EXCEPT =
  /\b(?:black[ -](?:and|&)[ -]white|b&w|monochrome)\b[^.;]*?\b(?:except(?: for)?|but for|apart from|besides|but)\s((?:the|his|her|their|its|an?)\s[\p{L}’' -]{2,30}?)(?=[,.;]|$)/iu;
const ONLY =
  /\b(?:only|just)\s((?:the|his|her|their|its|an?)\s[\p{L}’' -]{2,25}?)\s(?:is\s)?(?:in\s)?(colou?r|red|blue|green|yellow|orange|pink|gold|purple|white)(?=[,.;]|$)/iu;
const COLOURED = 'red|blue|green|yellow|orange|pink|gold|golden|purple|violet|turquoise|scarlet|crimson';

/** What alone keeps its colour in a film without colours, as it is said: 'only the dress in red'. */
export function colourKept(text: string): string {
  const [, only = '', named = ''] = /black|b&w|monochrome/i.test(text) ? (ONLY.exec(text) ?? []) : [];
  if (only !== '') return `only ${only} in ${/^colou?r$/i.test(named) ? 'colour' : named.toLowerCase()}`;
  const what = EXCEPT.exec(text)?.[1] ?? '';
  if (what === '') return '';
  const thing = what.split(' ').at(-1) ?? '';
  const hue = new RegExp(`\\b(${COLOURED})\\s(?:\\p{L}+\\s)?${escaped(thing)}`, 'iu').exec(text)?.[1];
  return `only ${what} in ${hue?.toLowerCase() ?? 'colour'}`;
}

/** The look that an idea names, as a film has it; empty where it names none that is known. */
export function lookNamed(text: string): string {
  const look = LOOKS.find(({ words }) => words?.test(text))?.look ?? '';
  const decade = DECADE.exec(text)?.[1];
  const age = decade ? `19${decade}0s look` : '';
  return [age, look, look === '' ? '' : colourKept(text)].filter(Boolean).join(', ');
}

/** The light that such a look is known by; empty where it has none of its own. */
export const lightOfLook = (text: string): string =>
  LOOKS.find(({ words }) => words?.test(text))?.light ?? '';
