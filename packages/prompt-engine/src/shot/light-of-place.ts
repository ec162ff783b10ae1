import type { PlaceRow } from '../lexicon/place.ts';
import type { Take } from '../vocabulary.ts';
import type { LightChoice } from './light-choice.ts';
import { isVeiled } from './light-of-hour.ts';
import { isLeft, isWindowless, KEPT_UP } from './place-facts.ts';
import { type Brief, capital, said } from './shot.ts';
import type { Circumstances } from './surroundings.ts';

const NIGHT_WARM = 0.5;

const GENTLE_LIGHT = /^(?:soft|warm|dim|glowing|thin|faded|even|high|shafted)/;
const GENTLE_DEED =
  /^(?:sleep|nap|doze|snooze|snore|dream|cuddle|hug|snuggle|nuzzle|embrace|kiss|comfort|console|rock|cradle|soothe|breastfeed|burp|tuck|pray|meditate|hold hands|lullaby|sing to sleep|read to)/;

/** Whether what is felt or done asks for a soft light: sleep, comfort, a baby in the arms. */
export function isGentle({ scene }: Brief): boolean {
  const { feeling, doings, cast } = scene;
  if (feeling) return GENTLE_LIGHT.test(feeling.row.light);
  return (
    doings.some(({ verb }) => GENTLE_DEED.test(verb.base)) ||
    cast.some(({ kind, part }) => kind === 'baby' && part !== 'topic')
  );
}

/** Where one goes by night. */
const NIGHT_LIFE =
  /\b(?:club|nightclub|bar|pub|casino|disco|speakeasy|ballroom|dance ?floor|saloon|tavern)s?\b/i;

/** The street of a city is not in the barbershop, nor the sun of a shore in the sea. */
const isElsewhere = ({ surroundings, place }: Circumstances): boolean =>
  (surroundings === 'indoor' || surroundings === 'underwater') && place?.surroundings === 'outdoor';

/** How a light of a place falls: from where it says itself, else from where the take has its key. */
function directionOf(take: Take, hasDirection: boolean, place: PlaceRow, side: 'left' | 'right'): string {
  if (take === 'cinematic')
    return hasDirection
      ? 'one side falling into shadow'
      : `backlit from the ${side}, the near side in shadow`;
  if (hasDirection) return take === 'studio' ? 'the shadows kept open' : 'one clean shadow';
  return take === 'studio' && place.surroundings === 'indoor'
    ? `filled with soft light from camera ${side}`
    : `from camera ${side}`;
}

/** The lights that a place has of its own. */
export function lightOfPlace(
  brief: Brief,
  where: Circumstances,
  side: 'left' | 'right',
): LightChoice | undefined {
  const { place } = where;
  if (!place || isElsewhere(where) || (brief.take === 'studio' && !brief.scene.place && !where.implied))
    return undefined;
  const night =
    where.daytime === 'night' ||
    where.daytime === 'dusk' ||
    (where.daytime === undefined && place.surroundings === 'indoor' && NIGHT_LIFE.test(place.names[0] ?? ''));
  const own = night ? place.nightLight || place.dayLight : place.dayLight;
  // Nobody lights what is left to itself, and no daylight comes down to a platform under the ground.
  const isOut = isLeft(brief) && KEPT_UP.test(own);
  const isShutOut = isWindowless(brief, where) && /\b(?:daylight|sun|sky)\b/i.test(own);
  if (!own || isOut || isShutOut) return undefined;
  const quality = /\b(?:soft|even|hard|harsh|flat|diffused?|dim|raking|shade|glow|faint|bright)\b/.test(own)
    ? ''
    : brief.take === 'cinematic' && !isVeiled(where) && !isGentle(brief)
      ? ', hard-edged'
      : ', soft';
  const hasDirection = /\b(?:from|through|over|under|behind|above|overhead|at|around|shade)\b/.test(own);
  const direction = directionOf(brief.take, hasDirection, place, side);
  return {
    decision: {
      element: 'light',
      text: capital(`${own}${quality}, ${direction}`),
      because: `${said(brief.scene.place?.words ?? place.names[0] ?? '')} has this light of its own.`,
    },
    stage: {
      from: brief.take === 'cinematic' ? 'back' : side,
      hard: brief.take === 'cinematic',
      warmth: /warm|lamp|lantern|candle|fire|amber|bulb/.test(own)
        ? NIGHT_WARM
        : /neon|fluorescent|cool|screen|tube/.test(own)
          ? -NIGHT_WARM
          : 0,
      key: brief.take === 'cinematic' || night ? 'low' : 'normal',
    },
  };
}
