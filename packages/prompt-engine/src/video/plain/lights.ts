import { capital, small } from '../wording.ts';
import { isToldWhole } from './acts.ts';
import type { Told } from './as-told.ts';
import type { PlainBeat } from './beats.ts';
import { placeLight } from './place-light-rows.ts';
import { tongueOf } from './tongue.ts';
import { usualStaging } from './usual-staging.ts';

/* The light of a film: as it is told, else what agrees with the hour or the weather that is told, else that of the place. */

const GIVERS =
  /\b((?:(?:the|a|an|one|only|single|bare|old|red|blue|green|white|warm|dim|small|street|string|paper|oil|desk|bedside|flickering|burning|glowing|disco)\s)*(?:neon(?: signs?| lights?)?|lamps?|lanterns?|flash ?lights?|torch(?:es)?(?!light)|torchlight|candlelight|firelight|bonfire|campfire|fireplace|fireworks|bulbs?|headlights?|headlamps?|spotlights?|moonlight|fireflies|disco ball|strobe|projector|fairy lights|tv|television|phone screen))\b(?! (?:intro|show|ad|advert|spot|series|host|presenter|news|commercial|channel|studio|reporter))/iu;
const LOW = /\b(dawn|dusk|sunset|sunrise|golden hour|twilight|evening|blue hour|first light|daybreak)\b/iu;
const DAY_TO_NIGHT = /\bday(?:light)? (?:to|into) night\b/iu;
const BEFORE_SUNRISE = /\bbefore (?:sunrise|dawn|daybreak|first light)\b/iu;
const WEATHER =
  /\b(rain|snow|fog|mist|storm|blizzard|drizzle|sleet|haze|smog|overcast|downpour|lluvia|pluie|regen|pioggia|chuva|nebel|niebla|brouillard|nebbia)(?:s|y|gy|ing|fall|storm)?\b(?! (?:windows?|glass|mirror|goggles))/iu;
const SUN =
  /\b(early|morning|evening|afternoon|late|winter|low|setting|rising) (?:sun|sunlight|sunshine)\b/iu;
const NIGHT =
  /\b(?:(?<!\b(?:quiz|movie|game|opening|date|mic|club|karaoke|poker|bingo|music|family|parents) )night(?!\s(?:shift|class|school|guard|nurse|watchman|owl)\b)|nighttime|midnight|moonlit|nachts|nacht|la nuit|la noche|la notte|de noche|[1-4] ?am|(?:9|10|11|12) ?pm)\b/iu;
const EARLY = /\b[5-7] ?am\b/iu;
const BRIGHT = /\b(?:noon|midday|sunny|heat ?wave|blazing sun|scorching|bright sun|full sun)\b/iu;
const FOG_WORDS = /\b(?:fog|foggy|mist|misty)\b(?! (?:windows?|glass|mirror|goggles))/iu;
const FOGS = /^(?:fog|nebel|niebla|brouillard|nebbia)$/u;
const WETS = /^(?:lluvia|pluie|regen|pioggia|chuva)$/u;
const POURS = /\bit (?:pours|rains|snows)\b|\bpouring\b/iu;
const DARK =
  /\b(?:dark|darkness|dim|blackout|power cut)\b(?! (?:humou?r|comedy|blue|green|red|brown|hair|coat|but|stream|earth|soil|wood|oak|chocolate|colou?r|roast|board|cloth|eyes|eyebrows|beer|bread|to the tip))/iu;

/** A candle gives light once it burns. */
const BURNS =
  /\b(?:candle\p{L}*|match|lantern)\b.*\b(?:lit|burn\p{L}*|glow\p{L}*|flame|flicker\p{L}*|wax|melt\p{L}*)\b|\b(?:flame|by candle ?light|lights? (?:a|the|his|her) (?:candle|match|lantern))\b/iu;
const UNLIT = /\btr(?:y|ies|ying) to light\b/iu;
const MORNING = /\b(?:morning|breakfast|por la mañana|morgens|le matin|di mattina)\b/iu;
const AFTERNOON = /\b(?:late afternoon|afternoon)\b/iu;
/** One lamp that is named alone. */
const LAMP_ALONE =
  /^(?:(?:the|an?|one|single|only|just)\s)*(flash ?light|torch|candle|candlelight|lantern|headlamp|match|moonlight|phone|phone screen|tv|fire|campfire|lamp|bedside lamp|desk lamp)$/iu;

/** The light that a text tells by its hour, its weather or its lamps; empty where it tells none. */
export function lightToldIn(text: string): string {
  if (/\bnight[- ]?vision\b/iu.test(text)) return 'Night vision: flat green infrared light, darkness around';
  if (/\b(?:northern lights|aurora)\b/iu.test(text))
    return 'Soft green light moving over the sky, the land dark';
  if (/\bunder ?water\b/iu.test(text)) return 'Blue light from the surface above, fading with depth';
  if (BEFORE_SUNRISE.test(text)) return 'Dim blue light before sunrise';
  if (DAY_TO_NIGHT.test(text)) return 'Daylight that turns to dusk and then to night, the lamps coming on';
  const sun = SUN.exec(text)?.[1]?.toLowerCase();
  if (sun) return `Low ${sun === 'low' ? '' : `${sun} `}sun, soft, with long shadows`;
  const giver = GIVERS.exec(text)?.[1];
  const low = LOW.exec(text)?.[1]?.toLowerCase();
  if (BURNS.test(text) && !UNLIT.test(text))
    return 'Warm light from the small flame, close; the rest falls into shadow';
  if (low && FOG_WORDS.test(text))
    return `Low ${low === 'golden hour' ? 'golden' : low} light through the fog, soft, no hard shadows`;
  if (giver && /light$/iu.test(giver)) return `${capital(giver)}, the rest falling into shadow`;
  if (giver) return `Light from ${the(giver)}, the rest falling into shadow`;
  if (low)
    return low === 'blue hour'
      ? 'Blue light after sunset, soft'
      : `Low light of ${low === 'first light' ? 'early morning' : low === 'golden hour' ? 'the golden hour' : low}, soft, with long shadows`;
  if (NIGHT.test(text)) return nightLight(text);
  const weather = POURS.test(text) ? 'rain' : WEATHER.exec(text)?.[1]?.toLowerCase();
  if (weather && WETS.test(weather)) return 'Grey, even light of the rain, soft shadows';
  if (weather && FOGS.test(weather)) return 'Soft, even light of the fog, no hard shadows';
  if (weather)
    return weather === 'overcast'
      ? 'Flat grey light of an overcast sky'
      : `Grey, even light of the ${weather}, soft shadows`;
  if (MORNING.test(text)) return 'Soft morning light';
  if (AFTERNOON.test(text)) return 'Warm afternoon light';
  if (EARLY.test(text)) return 'Soft, low light of early morning';
  if (BRIGHT.test(text)) return 'Hard sunlight from high above, short shadows';
  if (DARK.test(text)) return 'Dim light, most of the frame in shadow';
  return '';
}

/** The light of a night by where it is. */
function nightLight(text: string): string {
  if (
    /\b(?:on|in|inside) (?:a|the|an|his|her|my) (?:\p{L}+ )?(?:bus|tram|train|metro|subway|taxi|car)\b|^(?:a |the )?night (?:bus|train|tram)\b/iu.test(
      text,
    )
  )
    return 'Night: dim light inside, lights passing outside the window';
  if (/\b(?:street|city|town|tokyo|neon|road|station|gas station|rooftop|bar)\b/iu.test(text))
    return 'Night: street lamps and lit windows, deep shadow between them';
  return 'Night: dark, one soft light';
}

/** A lamp that is named alone is the one light. */
function lampLight(text: string): string {
  const lamp = LAMP_ALONE.exec(text.trim())?.[1];
  return lamp
    ? `The ${lamp.toLowerCase()} is the only light, close and from one side; darkness around`
    : text;
}

const LIT_UP =
  /\b(?:lights?|lamps?|seats|windows?|screens?|signs?|city|tree|streetlights?)\s(?:\p{L}+\s){0,2}(?:lights? up|comes? on|(?:goes|go) on|switch(?:es)? on|turns? on|glows?)\b|\blights? up\b|\bturns? on the lights?\b/iu;
const PUT_OUT =
  /\b(?:turns?|switch(?:es)?) off (?:the|all the|his|her) (?:\p{L}+ )?(?:lights?|lamps?)\b|\b(?:lights?|lamps?|candles?|torch|flashlight) (?:suddenly )?(?:goes?|go) out\b|(?<!\bof (?:the |a )?)\b(?:power cut|blackout)\b(?! \d)|\bgoes dark\b|\bse apaga la luz\b|\bdas licht geht aus\b|\bla luce si spegne\b/iu;
const FIRE = /\b(?:on fire|catches fire|in(?:to)? flames)\b/iu;
const FLICKERS = /\b(?:light|lights|light ?bulb|lamp|torchlight|torch|candle|bulb|neon) flickers?\b/iu;
/** 'The fog clears': a weather that was there before. */
const CLEARS =
  /\b(fog|mist|haze|rain|storm|clouds?)\s(?:finally\s|slowly\s)?(?:clears?|lifts?|stops?|parts?|breaks?)\b/iu;
const BY_TURNS = /\bone (?:by|after) (?:one|another|the other)\b/iu;

/** How the light changes with what happens; empty where it does not. */
function lightChange(text: string): string {
  const clears = CLEARS.exec(text)?.[1]?.toLowerCase() ?? '';
  if (clears !== '') return `Brighter as the ${clears} ${/[^s]s$/u.test(clears) ? 'part' : 'clears'}`;
  const isByTurns = BY_TURNS.test(text);
  if (PUT_OUT.test(text))
    return isByTurns ? 'Darker with each light that goes out' : 'The light goes out: near darkness';
  if (FIRE.test(text)) return 'Orange firelight, flickering';
  if (LIT_UP.test(text))
    return isByTurns ? 'Brighter with each light that comes on' : 'Brighter as the light comes on';
  return FLICKERS.test(text) ? 'The light flickers' : '';
}

const the = (thing: string): string =>
  /^(?:the|a|an|one|only)\s/iu.test(thing)
    ? small(thing)
        .replace(/^(?:an?|only)\s/iu, 'the ')
        .replace(/^the the\s/iu, 'the ')
    : `the ${small(thing)}`;

/** Lamps that are seen later are not there from the beginning. */
const isLamp = (light: string): boolean => /^Light from the /u.test(light);
const isHour = (light: string): boolean => /^(?:Night|Dim blue|Low|Blue|Soft, low|Hard sun)/u.test(light);

/** Words by which an hour or a weather comes only now. */
const COMES =
  /\b(?:then|until|till|right at|finally|later|by the time|starts?|begins?|sets in|turns|becomes|comes|falls|breaks|clears|it (?:pours|rains|snows)|next (?:day|morning|night)|goes (?:out|dark)|power cut|lights? (?:goes|go) out)\b/iu;

/** 'A lake at 6 am': an hour of another place, or one that comes only now. */
const isOfBeat = (text: string): boolean => COMES.test(text) || (EARLY.test(text) && !isToldWhole(text));

/** The light that is told for the whole film: its lamps, and the hour they are lit at. */
function litBy({ notes, typed }: Told, first: string): string {
  const told = notes
    .filter(({ kind, text }) => kind === 'light' && !/^(?:the )?lights?$/iu.test(text))
    .map(({ text }) => text);
  if (told.some((text) => /night[- ]?vision/iu.test(text))) return lightToldIn('night vision');
  const hours = notes.filter(({ kind }) => kind === 'hour').map(({ text }) => text);
  const hour =
    hours.length > 0
      ? lightToldIn(hours.join(', ')) ||
        [placeLight(typed), small(hours.join(', '))].filter(Boolean).join('; ')
      : '';
  const lamps =
    told.length === 1
      ? capital(lampLight(told[0] ?? ''))
      : told.map((text, i) => (i === 0 ? capital(text) : small(text))).join(', ');
  if (told.some((text) => LAMP_ALONE.test(text)) && told.length === 1) return lamps;
  // A lamp is lit at some hour.
  const isNight = lamps !== '' && /^Night/u.test(first) && !/night/iu.test(lamps);
  const at = lamps !== '' && hours.length > 0 ? hours.join(', ') : hour || (isNight ? 'night' : '');
  return [lamps, small(at)].filter(Boolean).join('; ');
}

/** An hour that a later moment names for itself. */
const AT_HOUR =
  /\b(?:at (?:night|dawn|dusk|sunrise|sunset|noon|midnight)|in the (?:morning|evening|night)(?!\s(?:sun|light)))\b/iu;

const GOES_OUT =
  /\b(candles?|lamps?|lanterns?|torch(?:es)?|flashlight|fire|campfire|lights?)\b(?:\s(?:in|of|on)\s(?:the\s)?\p{L}+)?\s(?:\p{L}+\s)?(?:goes|go|burns?|dies?|die) (?:out|down)\b|\bblows? out (?:the |her |his |all )?(?:\p{L}+ )?(candles?)/iu;
/** What goes out in a film gave its light before, and so did a weather that clears. */
function lightBefore(beats: readonly PlainBeat[]): string {
  const weather = beats.map(({ text }) => CLEARS.exec(text)?.[1] ?? '').find((word) => word !== '') ?? '';
  if (weather !== '') return lightToldIn(/^cloud/iu.test(weather) ? 'overcast' : weather);
  const found = beats.map(({ text }) => GOES_OUT.exec(text)).find((hit) => hit !== null);
  const lamp = (found?.[2] ?? found?.[1] ?? '').toLowerCase();
  if (lamp === '') return '';
  return /^lights?$/u.test(lamp)
    ? 'Warm lamplight, the corners dark'
    : `Warm light from the ${lamp}, close; the rest falls into shadow`;
}

/** The light of each beat; empty where it stays. */
export function lightsOf(told: Told, beats: readonly PlainBeat[]): readonly string[] {
  const { film, typed } = told;
  const own = beats.map(({ text, isPicture = false }) => (isPicture ? '' : lightToldIn(text)));
  // Of several hours each is that of its own moment.
  const isOne = new Set(own.filter((light) => light !== '')).size < 2;
  const first =
    own.find(
      (light, i) =>
        light !== '' &&
        (i === 0 ||
          (isOne && !isLamp(light) && beats[i]?.isItem !== true && !AT_HOUR.test(beats[i]?.text ?? ''))) &&
        !(i > 0 && (isOfBeat(beats[i]?.text ?? '') || lightChange(beats[i]?.text ?? '') !== '')),
    ) ?? '';
  const lit = litBy(told, first);
  const isStory = beats[0]?.isPicture === true;
  // What is asked about is no weather of the answer.
  const isAnswer = isStory && /\b(?:how|why|what)\b/iu.test(typed);
  const base =
    lit ||
    first ||
    (isAnswer ? '' : lightToldIn(isStory ? typed : film) || placeLight(`${film}, ${typed}`)) ||
    lightBefore(beats) ||
    (tongueOf(typed) ? '' : usualStaging(told).light);
  let light = base;
  let before = '';
  return own.map((each, i) => {
    const text = beats[i]?.text ?? '';
    const change = beats[i]?.isPicture === true ? '' : lightChange(text);
    if (change !== '') {
      before = light;
      return i === 0 && base !== '' ? `${capital(base)}; ${small(change)}` : change;
    }
    const isItem = beats[i]?.isItem === true;
    const isNew = isHour(each) || isLamp(each) || isOfBeat(text) || isItem || !isOne;
    if (each !== '' && lit === '' && i > 0 && isNew) light = each;
    else if (isItem) light = base;
    const line = light === before ? '' : capital(light);
    before = light;
    return line;
  });
}
