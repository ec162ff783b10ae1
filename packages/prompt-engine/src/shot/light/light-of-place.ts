import type { PlaceRow } from '../../lexicon/place.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Take } from '../../vocabulary.ts';
import { isLeft, isWindowless, KEPT_UP } from '../place/place-facts.ts';
import type { Circumstances } from '../place/surroundings.ts';
import { type Brief, capital, said } from '../shot.ts';
import type { LightChoice } from './light-choice.ts';
import { isVeiled } from './light-of-hour.ts';

const NIGHT_WARM = 0.5;

const GENTLE_LIGHT = sifted(/^(?:soft|warm|dim|glowing|thin|faded|even|high|shafted)/);
const GENTLE_DEED = sifted(
  /^(?:sleep|nap|doze|snooze|snore|dream|cuddle|hug|snuggle|nuzzle|embrace|kiss|comfort|console|rock|cradle|soothe|breastfeed|burp|tuck|pray|meditate|hold hands|lullaby|sing to sleep|read to)/,
);

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
const NIGHT_LIFE = sifted(
  /\b(?:club|nightclub|bar|pub|casino|disco|speakeasy|ballroom|dance ?floor|saloon|tavern)s?\b/i,
);

/** The street of a city is not in the barbershop, nor the sun of a shore in the sea. */
const isElsewhere = ({ surroundings, place }: Circumstances): boolean =>
  (surroundings === 'indoor' || surroundings === 'underwater') && place?.surroundings === 'outdoor';

/** Lamps in rows and light from a whole ceiling: it comes from no side, has no hard edge and throws no one shadow. */
const SPREAD = sifted(
  /\b(?:ceiling (?:panels?|tubes?|lamps|spots|light)|whole ceiling|tubes|strings of|bulbs|lanterns|neon|menus|white lamps|strip lights|chandeliers?|fairy lights|candles|lamps in rows?|rows of)\b/i,
);

/** How a light that is spread over a place falls. */
const SPREADING: Readonly<Record<Take, string>> = {
  studio: 'the shadows kept open',
  cinematic: 'the edges of the frame falling into shade',
  minimal: 'almost no shadow',
};

/** How a light of a place falls: from where it says itself, else from where the take has its key. */
function fallOf(own: string, { take }: Brief, place: PlaceRow, side: 'left' | 'right'): string {
  if (/\b(?:from|through|over|under|behind|above|overhead|at|around|shade)\b/.test(own))
    return {
      studio: 'the shadows kept open',
      cinematic: 'one side falling into shadow',
      minimal: 'one clean shadow',
    }[take];
  if (take === 'cinematic') return `backlit from the ${side}, the near side in shadow`;
  return take === 'studio' && place.surroundings === 'indoor'
    ? `filled with soft light from camera ${side}`
    : `from camera ${side}`;
}

/** How a light of a place is told: its quality where its own words have none, and how it falls. */
function toldOf(own: string, brief: Brief, where: Circumstances, side: 'left' | 'right'): string {
  const hasQuality =
    /\b(?:soft|even|hard|harsh|flat|diffused?|dim|raking|shade|glow|glowing|faint|bright|plain)\b/.test(own);
  const isHard = brief.take === 'cinematic' && !isVeiled(where) && !isGentle(brief) && !SPREAD.test(own);
  const quality = hasQuality ? '' : isHard ? ', hard-edged' : ', soft';
  const fall = SPREAD.test(own)
    ? SPREADING[brief.take]
    : where.place
      ? fallOf(own, brief, where.place, side)
      : '';
  return [`${own}${quality}`, fall].filter(Boolean).join(', ');
}

/** Late in the afternoon the sun is as low as in the golden hour. */
export const isLowSun = ({ daytime, time }: Circumstances): boolean =>
  daytime === 'day' && time !== undefined && /\blow warm\b/.test(time.strongLight);

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
  // At sunset what comes through the panes is that sun.
  const isOfHour =
    /\b(?:daylight|window|windows|panes|skylight)\b/i.test(own) &&
    where.time !== undefined &&
    where.daytime !== undefined &&
    !isVeiled(where) &&
    (where.daytime !== 'day' || isLowSun(where)) &&
    place.surroundings === 'indoor';
  // In the rain no sun comes through the door.
  const isOvercast =
    isVeiled(where) &&
    !night &&
    place.surroundings === 'indoor' &&
    /\b(?:daylight|sun|windows?)\b/i.test(own);
  if (!own || isOut || isShutOut || isOfHour || isOvercast) return undefined;
  return {
    decision: {
      element: 'light',
      text: capital(toldOf(own, brief, where, side)),
      because: `${said(brief.scene.place?.words ?? place.names[0] ?? '')} has this light of its own.`,
    },
    stage: {
      from: SPREAD.test(own) ? 'top' : brief.take === 'cinematic' ? 'back' : side,
      hard: brief.take === 'cinematic' && !SPREAD.test(own),
      warmth: /warm|lamp|lantern|candle|fire|amber|bulb/.test(own)
        ? NIGHT_WARM
        : /neon|fluorescent|cool|screen|tube/.test(own)
          ? -NIGHT_WARM
          : 0,
      key: brief.take === 'cinematic' || night ? 'low' : 'normal',
    },
  };
}
