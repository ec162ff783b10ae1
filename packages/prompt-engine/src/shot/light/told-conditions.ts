import { sifted } from '../../lexicon/sifting/sifted.ts';

/*
 * What the words tell of the sky, the warmth and the room beside hour and weather, where any term of an hour would speak
 * against it: northern lights, the time before the sun is up, heat, shade, a club, a cellar.
 */

/** One condition: the plain form that agrees with it, its words, and words beside which it does not decide. */
interface Condition {
  readonly of: string;
  readonly words: RegExp;
  readonly unless?: RegExp;
}

const BY_DARK = sifted(
  /\b(?:night|midnight|dusk|twilight|evening|sunset|dawn|sunrise|moon\w*|stars|starry|lit|neon|lamps?|lanterns?|candle\w*|torch\w*|fire(?:s|light)?|campfire|fog\w*|mist\w*|rain\w*|snow\w*|storm\w*|overcast)\b/i,
);
const BY_DARK_ALONE = sifted(
  /\b(?:night|midnight|dusk|twilight|evening|moon\w*|standing outside|people outside|tent|car|bus|train)\b/i,
);
const IN_A_ROOM = sifted(
  /\b(?:window ?sills?|window ?seat|windows?|kitchen|bedroom|living room|bathroom|nursery|attic|study|library|classroom|workshop|studio|caf[eé]|sofa|couch|armchair|bed|breakfast table|reading nook|rug)\b/i,
);
const SUN = sifted(
  /\b(?:(?:bright|clear|deep|big|cloudless) (?:blue )?sky|blue skies|sunny(?! side)|sunlit|sun-?drenched|in the sun|sunshine|sunbeams?|sunlight|morning sun)\b/i,
);

/** Told conditions, the narrowest first: the first that is met decides. */
const CONDITIONS: readonly Condition[] = [
  {
    of: 'aurora',
    words: sifted(
      /\b(?:northern lights|southern lights|polar lights|aurora(?! (?:ring|street|hotel))s?(?: borealis| australis)?)\b/i,
    ),
  },
  {
    of: 'before-sun',
    words: sifted(
      /\b(?:before (?:the )?(?:sun ?rise|dawn|daybreak|first light|sun (?:is up|comes up|rises))|pre-?dawn|(?:sun|it)(?: is|['’]s)? not (?:yet )?up)\b/i,
    ),
  },
  {
    of: 'warm-evening',
    words: sifted(
      /\b(?:hot|warm|balmy|sultry|sticky|humid|mild|golden)(?: \w+)? (?:evening|dusk)\b|\b(?:hot|warm|balmy|cosy|cozy)\b[^.]*\b(?:evening|dusk)\b/i,
    ),
    unless: sifted(
      /\bnight\b|\b(?:hot|warm) (?:chocolate|drink|tea|coffee|soup|cocoa|milk|bread|dog|air|tub|bath|coat|scarf|light|lamps?)\b/i,
    ),
  },
  {
    of: 'shade',
    words: sifted(
      /\b(?:in|under) (?:the |a |some |deep |cool )*shade\b(?! of (?:blue|red|green|pink|gr[ae]y|brown|purple|yellow|orange))|\bshady\b/i,
    ),
    // 'Half her face in shade' tells how one light falls, and that light stands before it.
    unless: sifted(
      /\b(?:night|midnight|dusk|rain\w*|snow\w*|lampshade)\b|\b(?:half|side|face|eyes?|rest)\b[^,.;]{0,24} (?:in|under) (?:\w+ )?shade\b|\blight from\b/i,
    ),
  },
  {
    of: 'heat',
    words: sifted(
      /\b(?:in the (?:\w+ )?heat|heat ?wave|heat haze|sweltering|scorching|blistering|blazing (?:sun|heat)|baking (?:sun|heat)|desert (?:heat|sun)|hot (?:\w+ )?(?:day|afternoon|noon|sun|desert)|summer heat|midday heat)\b/i,
    ),
    unless: BY_DARK,
  },
  {
    of: 'wet-window',
    words: sifted(
      /\b(?:rain\w*|drizzle|snow\w*|storm|blizzard)\b[^,.;]*\b(?:outside|(?:on|against|at|behind|beyond|before|hitting|running down) the (?:\w+ )?(?:windows?|glass|panes?))\b|\b(?:outside|(?:windows?|glass) (?:with|full of|streaked with)) [^,.;]*\b(?:rain|snow)\w*|\brain on (?:the )?windows?\b/i,
    ),
    unless: BY_DARK_ALONE,
  },
  {
    of: 'bright',
    words: sifted(/\bhard (?:\p{L}+ )?sun(?:light)?\b|\bhigh noon\b|\bnoon sun\b/iu),
    unless: BY_DARK,
  },
  {
    of: 'club',
    words: sifted(
      /\b(?:smoky|jazz|blues|night|comedy|strip|basement|underground|karaoke|dive|cocktail|dark)[- ](?:\w+ )?(?:club|bar|pub|cellar|lounge|joint)s?\b|\b(?:nightclubs?|speakeasy|discotheque|jazz (?:trio|quartet|band|cellar))\b|\b(?:club|bar|pub)\b[^.]*\bsmoke\b/i,
    ),
    unless: sifted(
      /\b(?:daylight|morning|afternoon|sunny|street|outside|garden|park|terrace|poster|flyer|neon|candle\w*|lamps?|spotlights?)\b/i,
    ),
  },
  {
    of: 'stage',
    words: sifted(
      /\b(?:on (?:the |a )?(?:\w+ )?stage|theat(?:re|er) stage|in concert|at a (?:rock |punk |metal )?concert|rock concert|circus (?:ring|tent)|talent show|stand-?up comedian|opera singer)\b/i,
    ),
    unless: sifted(
      /\b(?:daylight|sunny|outdoors?|open[- ]air|park|rehears\w*|empty|backstage|under the stage|stage coach|school|spotlights?)\b/i,
    ),
  },
  {
    of: 'steam',
    words: sifted(
      /\b(?:onsen|hot springs?|saunas?|steam (?:rooms?|baths?)|hammam|geysers?|steamy|steaming (?:pool|bath|water|springs?)|(?:full|clouds|thick|wall) of steam|(?:in|through) (?:the |thick )?steam)\b/i,
    ),
    unless: sifted(/\b(?:night|dusk|lanterns?|lamps?|candle\w*|neon|train|engine|locomotive)\b/i),
  },
  {
    of: 'cinema',
    words: sifted(
      /\b(?:in|inside|at|of) (?:an?|the|our|my) (?:[\p{L}-]+ ){0,2}(?:cinema|movie theat(?:er|re)|movies)\b/iu,
    ),
    unless: sifted(
      /\b(?:outside|lobby|foyer|queue|marquee|abandoned|ruin\w*|daylight|drive-in|popcorn machine|ticket)\b/i,
    ),
  },
  {
    of: 'shaft',
    words: sifted(
      /\b(?:straight up|looking up(?! at (?:\w+ ){1,3}(?:on|above|over|by|near)\b)|from the bottom|inside|interior of|bottom of)\b[^.;]*\b(?:silos?|(?<!(?:lift|elevator|air|ventilation|mine) )shafts?|chimneys?|stairwells?|staircases?|cooling towers?|gasometers?|smokestacks?|bell towers?|(?:stone |old |dry |the |a )wells?)\b/i,
    ),
    unless: sifted(
      /\b(?:night|dark|moon\w*|lit|lamps?|lanterns?|candle\w*|torch\w*|neon|glow\w*|bulbs?|light|shaft of|map)\b/i,
    ),
  },
  {
    of: 'windowless',
    words: sifted(
      /\b(?:basements?|cellars?|bunkers?|crypts?|dungeons?|catacombs?|caves?|caverns?|tunnels?|sewers?|(?:mine|lift|elevator|air|ventilation) ?shafts?|coal mine|vaults?|underground(?=$|[,.;])|underground (?:lake|river|city|lair|garage|parking|station|chamber))\b/i,
    ),
    unless: sifted(
      /\b(?:daylight|window|sun\w*|mouth of|entrance|outside|bright|lit|lamps?|lanterns?|candle\w*|torch\w*|neon|glow\w*|map|crystals?|stairs?|clubs?|bars?)\b/i,
    ),
  },
];

/** Sun that comes into a room, or that falls softly on whom one is fond of. */
function sunIn(text: string, isTender: boolean): string | undefined {
  if (!SUN.test(text)) return undefined;
  if (IN_A_ROOM.test(text)) return 'sun-in';
  return isTender ? 'soft-sun' : 'sunny';
}

/** Hours and weathers beside which the sun of a sunny day does not decide. */
const OTHER_HOUR = sifted(
  /\b(?:noon|midday|sunset|sunrise|dawn|dusk|golden hour|evening|night|rain\w*|fog\w*|mist\w*|storm\w*|overcast)\b/i,
);

/** Which plain form of light agrees with a told condition; undefined where the words tell none of them. */
export function conditionIn(text: string, isTender: boolean): string | undefined {
  const found = CONDITIONS.find(({ words, unless }) => words.test(text) && !unless?.test(text));
  if (found) return found.of;
  return OTHER_HOUR.test(text) ? undefined : sunIn(text, isTender);
}

/** Light that cannot fall where a condition is told. */
const AGAINST: readonly (readonly [of: string, light: RegExp])[] = [
  ['before-sun', sifted(/\b(?:low sun|sun's disc|sunlight|side sun)\b/i)],
  ['warm-evening', sifted(/\b(?:overcast|softbox|cool|no hard shadows)\b/i)],
  ['shade', sifted(/\b(?:overcast|softbox|thin cloud|almost no shadow)\b/i)],
  ['heat', sifted(/\b(?:overcast|softbox|thin cloud|almost no shadow)\b/i)],
  [
    'wet-window',
    sifted(
      /\b(?:low cloud|each drop|every edge silver|sky and snow|the flakes|overcast|open sky|direct sun)\b/i,
    ),
  ],
  ['club', sifted(/\b(?:softbox|daylight|sun|overcast|sky|window light)\b/i)],
  ['stage', sifted(/\b(?:softbox|daylight|sun|overcast|sky|window light)\b/i)],
  ['shaft', sifted(/\b(?:camera|frontal|overcast|cloud|softbox|whole sky|side sun|low sun|lamps?)\b/i)],
  ['steam', sifted(/\b(?:sun|sunlight|hard|hard-edged|crisp|softbox|overcast)\b/i)],
  ['cinema', sifted(/\b(?:daylight|sun|overcast|sky|window|softbox)\b/i)],
  ['windowless', sifted(/\b(?:daylight|sun|overcast|open sky|window light)\b/i)],
  ['sun-in', sifted(/\b(?:overcast|softbox|high above|thin cloud|whole sky)\b/i)],
  ['soft-sun', sifted(/\b(?:overcast|softbox|high above)\b/i)],
  ['sunny', sifted(/\b(?:overcast|softbox|thin cloud|whole sky|almost no shadow)\b/i)],
  ['bright', sifted(/\b(?:soft|softened|softbox|even|overcast|almost no shadow)\b/i)],
];

/** The condition that the words tell where a light that was planned cannot be; undefined where both agree. */
export function conditionAgainst(text: string, planned: string): string | undefined {
  const of = conditionIn(text, false);
  return AGAINST.some(([each, light]) => each === of && light.test(planned)) ? of : undefined;
}
