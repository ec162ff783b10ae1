import { isBeing, isPeople, mainOf, type Scene } from '../read/scene.ts';
import { isPlaceClass } from './scene-class.ts';
import type { SceneClass } from './scene-classes.ts';
import type { Brief } from './shot.ts';

/*
 * What the words themselves tell of light, hour and view, by their plain words and without their reading: whatever else
 * was read of a sentence, nothing may speak against these.
 */

/** What gives light, or takes it away, by the words. */
const GIVES_LIGHT =
  /\b(?:(?:un)?lit|lights|glow\w*|neon|lamps?|lamplight|lanterns?|candle\w*|torch\w*|fire|firelight|flames?|burning|bulbs?|headlights?|headlamps?|spotlights?|sunlight|sunlit|sunbeams?|moonlight|moonlit|fireflies|firefly|lightning|luminous|disco|strobe|projector|backlit)\b/i;
const LIGHT_TOLD =
  /\b(?:light(?!house|s? (?:up|blue|green|grey|pink|brown|wood))|lighting|shin(?:es?|ing)|darkness|dark|dim|dimly|shadows?|shadowy|silhouettes?|silhouetted|bright|brightly)\b/i;

const HOURS: readonly (readonly [of: string, words: RegExp])[] = [
  ['night', /\b(?:night|midnight|nights|starry|stars|moon|[1-4] ?am|(?:9|10|11|12) ?pm|small hours)\b/i],
  [
    'veiled',
    /\b(?:fog|foggy|mist|misty|haze|hazy|smog|rain|rainy|raining|drizzle|snow|snowing|blizzard|storm|stormy|overcast|cloudy|grey (?:day|morning|afternoon|evening|sky|light|weather)|gr[ae]y skies)\b/i,
  ],
  [
    'low',
    /\b(?:dawn|dusk|sunset|sunrise|golden hour|twilight|evening|blue hour|setting sun|rising sun|low sun|[5-7] ?am|first light)\b/i,
  ],
  ['bright', /\b(?:noon|midday|sunny|heat ?wave|blazing sun|scorching|bright sun|full sun)\b/i],
];

/** The view, the focus or the crop that the words tell, in a term of the trade or in their own way. */
const VIEW_TOLD =
  /\b(?:from (?:\w+ )?(?:below|above|behind|beneath|outside|inside|underneath|within|afar|a distance|the (?:back|side|front|top|ceiling|floor|ground|air|street|balcony|window|stage|bottom|inside|outside))|shot (?:from|through|on|at)|(?:seen|viewed|filmed|photographed) (?:from|by|through|at|in)|looking (?:up|down|straight|into the (?:lens|camera))|close[- ]?ups?|macro|bird['’]?s?[- ]eye|worm['’]?s?[- ]eye|aerial|drone|overhead|top[- ]down|flat[- ]?lay|wide[- ]angle|fish-?eye|point of view|pov|selfie|(?:in|out of|sharp|soft|shallow) focus|blurr\w*|bokeh|side view|side[- ]on|front view|back view|in profile|long exposure|panoram\w*|polaroid|cctv|x-ray|telephoto|\d+ ?mm|cutaway|cross[- ]section|isometric|mirror|reflect\w*|through (?:an?|the) (?:\w+ )?(?:window|keyhole|windscreen|windshield|lens|letterbox|doorway|glass))\b/i;

const OF_A_FACE = /\b(?:portrait|headshot|face|faces|freckles|wrinkles|tattoos?)\b/i;

const SMALL_BEINGS: ReadonlySet<string> = new Set(['insect']);

/** Which sort of frame holds all that is named. */
export function frameOf({ scene }: Brief, kind: SceneClass): 'wide' | 'full' | 'near' | 'told' {
  if (scene.cameras.some(({ row }) => row.size === 'close' || row.size === 'macro')) return 'near';
  if (scene.cameras.length > 0 || VIEW_TOLD.test(scene.subject)) return 'told';
  const main = mainOf(scene);
  if (OF_A_FACE.test(scene.subject) && main && isPeople(main.kind)) return 'near';
  const beings = scene.cast.filter((member) => isBeing(member.kind) && !SMALL_BEINGS.has(member.kind));
  const isOfPlace = isPlaceClass(kind) || kind === 'event' || scene.place !== undefined;
  return beings.length > 0 || isOfPlace ? 'wide' : 'full';
}

/** The hour or the weather that the words tell, as far as it decides the light. */
const hourOf = ({ subject, times, place }: Scene): string | undefined =>
  HOURS.find(([, words]) => words.test(subject) || times.some((time) => words.test(time.words)))?.[0] ??
  (place?.row?.surroundings === 'outdoor' && place.strange.length === 0 ? 'day' : undefined);

/** What the light is decided by: what gives it, else the hour or the weather, else a word for light, else nothing. */
export function lightBy(scene: Scene): string {
  const hour = hourOf(scene) ?? 'free';
  const isTold = LIGHT_TOLD.test(scene.subject) && /^(?:free|day)$/.test(hour);
  return isTold || GIVES_LIGHT.test(scene.subject) ? 'told' : hour;
}
