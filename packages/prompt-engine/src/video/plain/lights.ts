import { capital, small } from '../wording.ts';
import type { Told } from './as-told.ts';
import type { PlainBeat } from './beats.ts';
import { AS_BEFORE, placeIn } from './wording-plain.ts';

/* The light of a film: as it is told, else what agrees with the hour or the weather that is told, else that of the place. */

const GIVERS =
  /\b((?:(?:the|a|an|one|only|single|bare|old|red|blue|green|white|warm|dim|small|street|string|paper|oil|desk|bedside|flickering|burning|glowing|disco)\s)*(?:neon(?: signs?| lights?)?|lamps?|lanterns?|candles?|torch(?:es)?|torchlight|candlelight|firelight|bonfire|campfire|fireplace|fireworks|bulbs?|headlights?|headlamps?|spotlights?|moonlight|fireflies|disco ball|strobe|projector|fairy lights|tv|television|phone screen))\b/iu;
const LOW = /\b(dawn|dusk|sunset|sunrise|golden hour|twilight|evening|blue hour|first light|daybreak)\b/iu;
const BEFORE_SUNRISE = /\bbefore (?:sunrise|dawn|daybreak|first light)\b/iu;
const WEATHER =
  /\b(rain|snow|fog|mist|storm|blizzard|drizzle|sleet|haze|smog|overcast|downpour|nebel|niebla|brouillard|nebbia)(?:s|y|gy|ing|fall|storm)?\b/iu;
const SUN =
  /\b(early|morning|evening|afternoon|late|winter|low|setting|rising) (?:sun|sunlight|sunshine)\b/iu;
const NIGHT = /\b(?:night|nighttime|midnight|moonlit|nachts|de noche|[1-4] ?am|(?:9|10|11|12) ?pm)\b/iu;
const EARLY = /\b[5-7] ?am\b/iu;
const BRIGHT = /\b(?:noon|midday|sunny|heat ?wave|blazing sun|scorching|bright sun|full sun)\b/iu;
const FOGS = /^(?:fog|nebel|niebla|brouillard|nebbia)$/u;
const POURS = /\bit (?:pours|rains|snows)\b|\bpouring\b/iu;
const DARK =
  /\b(?:dark|darkness|dim|blackout|power cut)\b(?! (?:humou?r|comedy|blue|green|red|brown|hair|coat|but))/iu;

/** What a place has of light by itself. */
const available = (text: string): string =>
  `Available light of the ${placeIn(text) || 'place'}, soft, from one side`;

/** The light that a text tells by its hour, its weather or its lamps; empty where it tells none. */
export function lightToldIn(text: string): string {
  if (/\bnight[- ]?vision\b/iu.test(text)) return 'Night vision: flat green infrared light, darkness around';
  if (BEFORE_SUNRISE.test(text)) return 'Dim blue light before sunrise';
  const sun = SUN.exec(text)?.[1]?.toLowerCase();
  if (sun) return `Low ${sun === 'low' ? '' : `${sun} `}sun, soft, with long shadows`;
  const giver = GIVERS.exec(text)?.[1];
  const low = LOW.exec(text)?.[1]?.toLowerCase();
  if (giver && /light$/iu.test(giver)) return `${capital(giver)}, the rest falling into shadow`;
  if (giver) return `Light from ${the(giver)}, the rest falling into shadow`;
  if (low)
    return low === 'blue hour'
      ? 'Blue light after sunset, soft'
      : `Low light of ${low === 'first light' ? 'early morning' : low === 'golden hour' ? 'the golden hour' : low}, soft, with long shadows`;
  if (NIGHT.test(text)) return 'Night: low light from the lamps of the place, deep shadow between them';
  const weather = POURS.test(text) ? 'rain' : WEATHER.exec(text)?.[1]?.toLowerCase();
  if (weather && FOGS.test(weather)) return 'Soft, even light of the fog, no hard shadows';
  if (weather)
    return weather === 'overcast'
      ? 'Flat grey light of an overcast sky'
      : `Grey, even light of the ${weather}, soft shadows`;
  if (EARLY.test(text)) return 'Low, soft light of the early or late day';
  if (BRIGHT.test(text)) return 'Hard sunlight from high above, short shadows';
  if (DARK.test(text)) return 'Dim light, most of the frame in shadow';
  return '';
}

const the = (thing: string): string =>
  /^(?:the|a|an|one|only)\s/iu.test(thing)
    ? small(thing)
        .replace(/^(?:an?|only)\s/iu, 'the ')
        .replace(/^the the\s/iu, 'the ')
    : `the ${small(thing)}`;

const isHour = (light: string): boolean => /^(?:Night|Dim blue|Low|Blue|Hard sun)/u.test(light);

/** Words by which an hour or a weather comes only now. */
const COMES =
  /\b(?:then|until|till|right at|finally|later|by the time|starts?|begins?|sets in|turns|becomes|comes|breaks|clears|it (?:pours|rains|snows)|next (?:day|morning|night)|goes (?:out|dark)|power cut|lights? (?:goes|go) out)\b/iu;

/** The light of each beat. */
export function lightsOf({ notes, film, typed }: Told, beats: readonly PlainBeat[]): readonly string[] {
  const told = notes.filter(({ kind }) => kind === 'light').map(({ text }) => text);
  const isVision = told.some((text) => /night[- ]?vision/iu.test(text));
  const hours = notes.filter(({ kind }) => kind === 'hour').map(({ text }) => text);
  const hour =
    hours.length > 0
      ? lightToldIn(hours.join(', ')) || `${available(typed)}; ${small(hours.join(', '))}`
      : '';
  const own = beats.map(({ text }) => lightToldIn(text));
  const first = own.find((light, i) => light !== '' && !(i > 0 && COMES.test(beats[i]?.text ?? ''))) ?? '';
  const lamps = told.map((text, i) => (i === 0 ? capital(text) : small(text))).join(', ');
  // A lamp is lit at some hour.
  const lit = isVision
    ? lightToldIn('night vision')
    : [
        lamps,
        small(
          lamps !== '' && hours.length > 0
            ? hours.join(', ')
            : hour || (lamps !== '' && isHour(first) ? first : ''),
        ),
      ]
        .filter(Boolean)
        .join('; ');
  const base = lit || first || lightToldIn(film) || available(typed);
  const named = told.length > 0 || hour !== '' ? lit : '';
  let light = base;
  let before = '';
  return own.map((each, i) => {
    const isNew = isHour(each) || COMES.test(beats[i]?.text ?? '');
    if (each !== '' && named === '' && (base === '' || (i > 0 && isNew))) light = each;
    const line = light === before ? AS_BEFORE : capital(light);
    before = light;
    return line;
  });
}
