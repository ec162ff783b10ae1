import { clauseVerb } from '../idea/clause-verb.ts';
import { isBeingNoun, wordsOf } from '../idea/verbs.ts';
import { doerOf, isToldWhole } from './acts.ts';
import type { PlainBeat } from './beats.ts';

/*
 * How near a beat is seen: as it is told, else by what it names. What is read, a face, a hand or a small thing is seen from
 * near; several, a landscape or a big thing from afar; whoever goes somewhere has room.
 */

const SMALL =
  /\b(?:wristwatch|washer|bolts?|invitations?|croissant|tacos?|chocolates?|wallet|mouthpiece|chopsticks|hands?|feet|lips|mouth|peach|apple|banana|grapes?|drops?|dewdrop|sandwich|burger|pizza|cheese|bread|sourdough|dough|noodles?|coffee|espresso|latte|soup|sauce|rings?|keys?|letters?|notes?|receipts?|phones?|button|fingers?|toes?|eyes?|tears?|ladle|spoon|fork|glove|socks?|coins?|tickets?|photos?|photographs?|watch|match|bulb|seeds?|strings|bow|spokes?|beads?|pins?|postcards?|magnets?|bees?|ants?|wasp|droplets?|cubes?|crumbs?|stitch(?:es)?|needles?|thread|grains?|salt|glaze|wax|shoes?|slippers|sneakers?|scale|knob|knot|tape|collar|tag|lock|dice|cork|pill|stamp|envelope|pen|pencil|lipstick|earbuds?|earring|necklace|badge|zip|switch|plug|candle|cup|teacup|mug|spider|ladybird|ladybug|snail|worm|beetle|tooth|feather|petal|leaf|pebble|shell|marble|screw|bolt|nail|brush|knife|cookie|biscuit|raisin|pea|olive|cherry|strawberry|tomato|lemon|egg|skin|pawn|glass)\b/iu;
/** Small animals are seen from near, and whole. */
const LITTLE =
  /\b(?:hedgehog|duckling|mouse|mice|hamster|kitten|chick|frog|toad|sparrow|robin|hummingbird|colibr[ií]|butterfly|moth|crab|gecko|lizard|squirrel|goldfish)\b/iu;
const FACE = /\b(?:eyes?|face|faces|cheeks?|lips|mouth|tears?|eyebrows?|forehead|expression)\b/iu;
/** Hands and eyes that act are seen from near. */
const HANDS_FIRST =
  /^(?:(?:ses|sus|seine|ihre|les|las|die|le sue|le|as|suas|zijn|haar|his|her|the|two|my|a|a pair of|red|old|wrinkled|tiny|\p{L}+ing)\s){0,3}(?:hands?|mains|manos|hände|mani|mãos|thumbs?|fingers?|feet|eyes|lips)\s/iu;
const FEELS =
  /\b(?:smiles?|smiling|cries|crying|sobs|whispers?|whispering|winks?|nods?|nodding|blinks?|sighs?|sighing|grins?|grinning|frowns?|blushes|yawns?|cough|coughs|sneezes|swallows|burps?|stares?|staring|gasps?|laughs?|notices|reali[sz]es|makes a face|rolls (?:his|her) eyes|proud|looks (?:up|down|at us|at the camera|into the camera|straight|right|embarrassed|away|sad|happy|guilty))\b/iu;
const READ =
  /\b(?:label|sign|logo|note|letter|screen|message|card|poster|title|text|name|headline|receipt|banner|tag|plate|words?)\b.*(?:“|\b(?:reads|says|saying|spells)\b)|“[^”]+”.*\bon (?:the|a|its)\b|^(?:the |our |brand )?(?:logo|label)\b/iu;
const BIG =
  /\b(?:huge|giant|gigantic|enormous|massive|street(?! (?:musician|dog|cat|artist|food|sweeper|performer|lamp))|city|town|village|fields?|sea|ocean|mountains?|valley|beach|stadium|crowds?|desert|forest|cliff|sky|harbou?r|airport|hundreds|thousands|parade|roofs?|rooftops?|landscape|avalanche|tornado|volcano|fireworks?|landslide|skyline|island|planet|space|castle|bridge|highway|motorway|river|lake|bay|coast|train|ship|ferry|plane|spaceship|rocket|ufo|whale|dragon|elephants?|dinosaur|helicopter|terraces|pool|park|market|square|station|church|factory|farm|vineyard|houses|rainforest|seats|apart|dominos?|dominoes|one (?:by one|after another)|whole (?:team|family|village|town|crew|class|street|block|room|office|house|bay|place|bookshelf|kitchen|city))\b/iu;
const SEVERAL =
  /\b(?:they|both|each other|all|everyone|everybody|couple|two|three|four|five|family|crew|team|kids|guests|people|class|party|group|friends|neighbou?rs|grandmas|ladies|penguins|sisters|brothers|together|joins in|hugs?|kiss(?:es)?|dance)\b/iu;
const CROWD =
  /\b(?:everyone|everybody|all the|crowds?|class|party|army|team|crew|audience|guests|choir|they all|people)\b/iu;
/** What goes, falls or jumps needs room round it. */
const MOVES =
  /\b(?:walks?|walking|runs?|running|jumps?|jumping|falls?|falling|dropped|flies|flying|chases?|chasing|dances?|dancing|rides?|riding|drives?|driving|climbs?|climbing|lands?|landing|slides?|sliding|rolls?|rolling|crash(?:es)?|skates?|swims?|crawls?|dives?|diving|throws?|kicks?|catch(?:es)?|trips?|stumbles?|bounces?|leaps?|faints?|collapses?|enters?|comes (?:in|out)|leaves|arrives|carries|carrying|skateboards?|cartwheels?|fights?|fighting)\b/iu;
const PLACED =
  /\s(?:in|on|at|through|along|across|over|under|by|into|down|inside|outside)\s(?:the|an?|his|her|my|our|their)\s/iu;

/* What each size is called; the first row whose words a size has. */
const SIZES: readonly (readonly [RegExp, string])[] = [
  [/macro|detail|insert|extreme close|ecu/i, 'Extreme close-up'],
  [/medium close|mcu/i, 'Medium close-up'],
  [/close|tight|cu/i, 'Close-up'],
  [/medium wide/i, 'Medium wide shot'],
  [/medium|mid|ms|two/i, 'Medium shot'],
  [/full/i, 'Full shot'],
  [/overhead/i, 'Overhead shot'],
  [/aerial/i, 'Aerial wide shot'],
  [/pov/i, 'Point-of-view shot'],
  [/wide|ws|ews|establishing|long/i, 'Wide shot'],
];

/** The first thing that a beat names, before its verb or its place. */
const firstOf = (text: string): string =>
  text.split(/\s(?:on|in|at|under|with|of|from|to|by|is|are|has|and|that|who)\s|,|;|:/u)[0] ?? text;

/** Whether a few words are of a small thing: 'ice cubes cracking', 'hands on the lock'. */
function isOfSmall(text: string): boolean {
  const named = firstOf(text)
    .replace(/\s\p{L}+ing$/u, '')
    .split(' ');
  return (
    text.split(' ').length <= 8 && named.length <= 4 && SMALL.test(named.at(-1) ?? '') && !SEVERAL.test(text)
  );
}

/** A thing that does something by itself, which is neither big nor a door of the place. */
function isThingActing(text: string): boolean {
  const doer = doerOf(text);
  const head = doer.split(' ').at(-1) ?? '';
  return (
    /^(?:the|my|his|her)\s/.test(doer) &&
    text.split(' ').length <= 7 &&
    isToldWhole(text) &&
    !/[,;:]|\b(?:big|huge|shadow)\b/iu.test(text) &&
    !isBeingNoun(head) &&
    !/^(?:door|gate|lights?|curtain|seats|snow|rain|sun|moon|wind|storm|house|car|bus|room|wall|shelf|boat|\p{L}+[^s]s)$/u.test(
      head,
    )
  );
}

/** Whether a beat is of one face, hand or small thing. */
const isNear = (text: string): boolean =>
  !SEVERAL.test(text) && (FACE.test(text) || isOfSmall(text) || READ.test(text));

/** Whether a small thing is what acts: 'coarse grains fall on slate'. */
function isSmallActing(text: string): boolean {
  const words = wordsOf(text);
  const head = words[(clauseVerb(words)?.from ?? 0) - 1]?.text ?? '';
  return (
    SMALL.test(head) && !BIG.test(text) && !SEVERAL.test(text) && (CREEPS.test(head) || !GOES_FAR.test(text))
  );
}
const CREEPS = /^(?:snails?|bees?|ants?|spiders?|beetles?|worms?|ladybugs?|ladybirds?)$/u;
const GOES_FAR = /\b(?:flies|rolls? (?:down|through|across)|travels?|runs?|jumps?|races|crosses)\b/iu;

/** Words that stand over a picture do not bring it nearer. */
const OVERLAID = /,\s(?:the |our )?(?:title|text|logo|caption|tag ?line|slogan|hashtag)\b.*$/iu;

/** How near a beat is seen by what must be seen in it; empty where its words leave that open. */
export function sureSizeOf({ text, size, lines, first, last }: PlainBeat): string {
  if (size !== '') return size;
  const isOne = !text.includes('; ');
  const isMany = SEVERAL.test(text) || !isOne;
  if (READ.test(text.replace(OVERLAID, '')) && isOne) return 'close';
  if (isOne && (HANDS_FIRST.test(text) || (FACE.test(text) && !isMany))) return 'close';
  if (CROWD.test(text)) return 'wide';
  if (lines.length > 0) return isMany || first < last ? 'medium' : 'medium close';
  if (isOfSmall(text) || isSmallActing(text)) return 'close';
  if (FEELS.test(text) && !isMany) return 'medium close';
  if (LITTLE.test(text) && !BIG.test(text) && !isMany && !MOVES.test(text)) return 'medium close';
  return BIG.test(text) ? 'wide' : '';
}

/** How near a beat is seen that no word tells the size of. */
export function sizeOf(beat: PlainBeat, isEnd: boolean): string {
  const { text, first } = beat;
  const sure = sureSizeOf(beat);
  if (sure !== '') return sure;
  const isMany = SEVERAL.test(text) || text.includes('; ');
  if (MOVES.test(text)) return first === 0 ? 'wide' : 'medium wide';
  if (first > 0 && isThingActing(text)) return 'medium close';
  if (!isMany && SMALL.test(text.split(' ').slice(-3).join(' '))) return 'medium close';
  if (isMany) return first === 0 ? 'wide' : 'medium wide';
  if (first === 0 && !isEnd) return PLACED.test(text) ? 'wide' : 'medium wide';
  return isEnd ? 'medium' : 'medium wide';
}

/** The name of a size. */
export const namedShot = (size: string): string =>
  SIZES.find(([words]) => words.test(size))?.[1] ?? 'Medium wide shot';

/** Whether a text is of what is only seen from afar. */
export const isWide = (text: string): boolean => CROWD.test(text) || BIG.test(text);

/** Whether a last moment is to be seen from near: a face, a small thing, a thing that acts. */
export const isSeenNear = (text: string): boolean =>
  !isWide(text) &&
  !SEVERAL.test(text) &&
  (isNear(text) ||
    FEELS.test(text) ||
    LITTLE.test(text) ||
    isThingActing(text) ||
    SMALL.test(text.split(' ').slice(-3).join(' ')));
