import { rowsOf, textOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { mainOf, type Scene } from '../../read/scene.ts';
import type { Take } from '../../vocabulary.ts';
import { theOf } from '../refer.ts';
import type { Brief, Decision } from '../shot.ts';
import { capital } from '../shot.ts';
import { readLightWords } from './light-abroad.ts';

/*
 * What gives the light of a picture by its own words, called as they call it: 'the paper lanterns', 'the campfire'.
 * Each has the colour and the edge of its kind, unless the words give it another.
 */

/* words for it | colour of its light | how it falls */
const SOURCES = rowsOf(
  `
(?:oil |paper |storm |hurricane |magic |hand )?lanterns? | warm | small pools of light
(?:street|gas|oil|desk|table|floor|bedside|reading|kitchen|ceiling|hanging|standing|heat|porch|overhead|pendant|paper|bare|salt|wall|work|piano|machine) ?lamps? | warm | soft falloff
candle (?:stub|lamp|flame|end)s?(?: lamps?)? | warm | small, low and flickering
(?:one|a single|one single|a lone) (?:lamp|lantern|bulb|light bulb) | warm | small, falling off fast into the dark
tube lights?|(?:fluorescent|light|strip) tubes?|strip lights?|(?:one|single) tube | cold | flat, from above
gas ?light | warm | small pools of light
(?:overhead|hanging|pendant|bare|single|lone|naked) (?:light ?)?bulb | warm | from above, falling off fast
(?<!lava )(?<!(?:a|the|old|broken) )lamps(?! ?posts?) | warm | soft falloff
(?<=(?:front of|around|beside|under|near|circling|by) (?:an?|the|one) )(?:[a-z]+ )?lamp | warm | soft falloff
(?:one|a single|single) light(?= (?:above|over|on|in|at) ) | - | small, falling off fast into the dark
(?:one|a|single) (?:[a-z]+ )?(?:flickering|buzzing|swinging|bare|dim|working|remaining) light | - | small, falling off fast into the dark
street ?lights? | warm | pools of light from above
(?:a |one |two |three |many |hundreds of |dripping |birthday )?(?:candles|candlelight) | warm | low and flickering
(?<=\\b(?:an?|one|single|lit|burning|the) )candle | warm | small, low and flickering
on fire|ablaze|in flames|burning (?:down )?(?:the |a |an )?(?:[a-z]+ )?(?:village|house|city|town|buildings?|ship|castle|forest|barn|field|wreck|car) | orange | flickering
candle-?lit|lamp-?lit|torch-?lit|fire-?lit | warm | low, falling off softly
moon-?lit | cool | soft-edged, deep shadows
neon-?lit | coloured | close by, falling off into the dark
(?:pink|red|orange|purple|violet|lilac|yellow|green|golden) sk(?:y|ies) | - | soft
(?:house|roof|barn|ship|wreck|forest|tower|shed|mill) (?:just )?(?:catch(?:es|ing)|burns)|(?:forest|wild|house|bush)[ -]?fires?|fire(?<=\\b(?:by|around|round|beside|before|from|over|at|near|in front of) (?:an?|the|their|our|his|her) (?:[a-z-]+ )?fire)(?! (?:station|truck|engine|escape|exit|brigade|alarm|hydrant|extinguisher|department|drill|pit|place)) | orange | flickering
(?:hazard|warning) ?lights? | amber | flashing
(?:brake|tail) ?lights? | red | low, falling off into the dark
(?:dashboard|signal) ?lights? | coloured | small and close
open (?:fridge|freezer|refrigerator)|(?:fridge|freezer|refrigerator)(?: door)?(?= (?:is |left |wide |standing )*open\\b) | cool white | soft, spilling forward into the dark
open oven|oven(?: door)?(?= (?:is |left |wide |standing )*open\\b) | orange | soft, falling off fast
(?:low |old |small |dim |hanging |swinging )?(?:lamp|lantern|bulb)(?= (?:over|above|beside|behind|hanging|swinging|swaying|burning) ) | warm | soft falloff
camp ?fires?|bonfires?|fireplace|hearth|log fire|firelight | orange | low and flickering
torches|torchlight | orange | flickering, falling off fast
flames? | orange | flickering
(?:fairy|string|christmas|xmas) lights|light ?bulbs|bulbs | warm | many small points of light
fireflies | pale | many tiny points of light
fireworks?(?! (?:shop|stand|factory|box)) | coloured | in short bursts from the sky
sparklers? | white | bright and close
neon signs?|neon lights?|neon letters|neon(?! (?:green|pink|yellow|orange|blue|purple|red|colour\\w*)) | coloured | close by, falling off into the dark
headlights?|headlamps? | white | low and hard
(?<!the )spotlights? | white | hard-edged, the rest dark
floodlights? | white | hard, from high up
stage lights | coloured | from above, the rest dark
disco ball | coloured | small spots of light all around
flash ?lights? | white | one hard beam
lava(?! lamps?) | orange | from below
(?:tv|telly|television|screens?|laptop|computer|monitor|phone|projector)(?= (?:is |are |still |left |just )*on\\b(?! (?:the|an?|his|her|my)\\b)) | pale | soft, falling off into the dark
(?:flying |shower of )?sparks(?! (?:of|joy)) | orange | bright and short, falling off fast
(?:fluorescent|strip) (?:lights?|lighting|light)|fluorescents|(?<=[,;] )fluorescent(?=[,.;]|$) | cold | flat, from above
(?:fridge|freezer|tv|television|screen|phone|laptop|computer|monitor|oven|aquarium|window|vending machine|jukebox|arcade) light | pale | soft, falling off into the dark
(?:vending machine|screen|tv|computer|jukebox|arcade|phone) glow | pale | soft, falling off into the dark
(?<!(?:struck|hit|killed) by )lightning | white | hard and sudden
moonlight|full moon | cool | soft-edged, deep shadows
lit windows?|windows?(?= (?:are |is |all )+lit\\b) | warm | soft, spilling out
glowing mushrooms|glowing crystals | pale | from low down
`,
  3,
).map(([words = '', colour = '', falls = '']) => ({
  words: new RegExp(String.raw`\b(?<!\bas )(?:${textOf(words)})(?![\p{L}-])`, 'iu'),
  colour: textOf(colour),
  falls: textOf(falls),
}));

/** Light that is not there, or that the words give another colour. */
const OUT = sifted(
  /\b(?:unlit|extinguished|blown[- ]out|burnt[- ]out|(?:switched|turned) off|lights? (?:out|off))\b/i,
);
const COLOURS =
  'red|green|blue|purple|violet|pink|yellow|orange|white|teal|turquoise|cyan|magenta|golden|gold|amber|silver';
const OWN_COLOUR = sifted(new RegExp(`\\b(?:${COLOURS}) (?:\\p{L}+ )?(?:light|glow|lighting)\\b`, 'iu'));

const HOURS = rowsOf(
  `
dusk|twilight|blue hour|nightfall|evening | dusk around
night|midnight|dark sky|starry | night around
`,
  2,
).map(([words = '', around = '']) => ({
  words: new RegExp(String.raw`\b(?:${textOf(words)})\b(?! (?:dress|gown|wear|class|club|shift))`, 'i'),
  around: textOf(around),
}));

/** What gives the light where the words only say that it does. */
const CALLED: readonly (readonly [by: RegExp, called: string])[] = [
  [sifted(/^candle-?lit$/i), 'the candles'],
  [sifted(/^light$/i), 'that one light'],
  [sifted(/^(?:tv|telly|television)$/i), 'the TV'],
  [sifted(/^lamp-?lit$/i), 'the lamps'],
  [sifted(/^torch-?lit$/i), 'the torches'],
  [sifted(/^moon-?lit$/i), 'the moon'],
  [sifted(/^neon-?lit$/i), 'the neon'],
  [
    sifted(
      /^fire-?lit$|^(?:on fire|ablaze|in flames)$|^burning |\b(?:catch(?:es|ing)|burns)$|^(?:forest|wild|house|bush)[ -]?fires?$/i,
    ),
    'the fire',
  ],
];

interface Source {
  readonly called: string;
  readonly colour: string;
  readonly falls: string;
}

/** The sources that the words name, each as they call it, with a colour that stands before it. */
function sourcesIn(text: string): readonly Source[] {
  const taken: string[] = [];
  return SOURCES.flatMap(({ words, colour, falls }) => {
    const found = words.exec(text);
    // 'gas lamps' are no other lamps.
    if (!found || taken.some((each) => each.includes(found[0].toLowerCase()))) return [];
    taken.push(found[0].toLowerCase());
    const name = found[0]
      .toLowerCase()
      .replace(/^(?:(?:an?|one|single|lone|two|three|many|hundreds of) )+/, '');
    const given =
      CALLED.find(([by]) => by.test(name))?.[1] ??
      (/^(?!flickering|buzzing|swinging|bare|dim|working|remaining)\p{L}+(?: \p{L}+)? (?:light|glow)$/iu.test(
        name,
      )
        ? `the ${name.replace(/ (?:light|glow)$/i, '')}`
        : undefined);
    if (given !== undefined) return [{ called: given, colour: OWN_COLOUR.test(text) ? '' : colour, falls }];
    const before = new RegExp(`\\b(${COLOURS}) $`, 'i').exec(text.slice(0, found.index))?.[1];
    const called =
      /^(?:\p{L}+light|neon|fireworks|lightning|lava)$/iu.test(name) && !before
        ? `the ${name}`
        : `the ${before ? `${before.toLowerCase()} ` : ''}${name}`;
    return [{ called, colour: before || OWN_COLOUR.test(text) ? '' : colour, falls }];
  });
}

/** The sun, beside which what burns small is no light to see by. */
export const SUNLIT = sifted(
  /\b(?:golden (?:hour|evening|light|afternoon|morning)|sun(?:light|lit|ny|set|rise|shine)?|noon|midday|daylight|(?:morning|afternoon|evening) (?:sun|light))\b/i,
);

/** What is ruled out gives no light, and no hour. */
export const RULED_OUT = sifted(/\b(?:no|without(?: any)?|zero) [\p{L}-]+/giu);

/** 'a vending machine, only light source': it is what the sentence is of. */
const ONLY_ONE = sifted(
  /(?:^|[,.;]\s*)(?:the |as the |its the |it's the )?(?:only|sole) (?:light source|source of light|light)(?=$|[,.;])/iu,
);

/** Whether the words call what they are of the one light there is. */
export const isOnlyLight = ({ subject }: Scene): boolean => ONLY_ONE.test(subject);

/** The light of the sources that the words name; undefined where they name none by a noun, or more than two. @param isOnly whether it is the one light there is */
export function sourceLight({ scene, take }: Brief, because: string, isOnly = false): Decision | undefined {
  const text = textRead(scene).replace(RULED_OUT, ' ');
  if (OUT.test(text)) return undefined;
  const named = sourcesIn(text);
  const main = named.length === 0 && isOnly && ONLY_ONE.test(text) ? mainOf(scene) : undefined;
  const found = main ? [{ called: theOf(main), colour: '', falls: 'falling off into the dark' }] : named;
  const [first, second] = found;
  if (!first || found.length > 2) return undefined;
  if (found.every(({ falls }) => falls.startsWith('small')) && SUNLIT.test(text)) return undefined;
  const hour = HOURS.find(({ words }) => words.test(text))?.around;
  const around = hour ? `, ${hour}` : '';
  const of = second ? `${first.called} and ${second.called}` : first.called;
  const colour = second && second.colour !== first.colour ? '' : first.colour;
  const lit = capital(`${colour ? `${colour} ` : ''}light from ${of}`);
  const falls = second ? 'soft falloff' : first.falls;
  if (isOnly) return { element: 'light', text: alone(take, capital(of), lit), because };
  const text_ =
    take === 'studio'
      ? `${lit}, ${falls}, the shadows readable${around}`
      : take === 'cinematic'
        ? `${capital(of)} as the key light, ${[colour, falls].filter(Boolean).join(', ')}${around}`
        : lit;
  return { element: 'light', text: text_, because };
}

/** The one light that there is. */
const alone = (take: Take, of: string, lit: string): string =>
  take === 'studio'
    ? `${lit} alone, the shadows readable`
    : take === 'cinematic'
      ? `${of} as the only light, everything beyond its reach near black`
      : `${lit} alone`;

const textRead = (scene: Scene): string => readLightWords(scene);
