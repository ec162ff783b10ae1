import type { Facts } from '../facts.ts';
import type { Size } from './beats/arc.ts';
import { groupOf } from './beats/choose-arc.ts';
import type { IdeaReading } from './idea.ts';
import {
  CABIN,
  CAVE,
  CLOUDED,
  DRAWN,
  DULL_DAWN,
  DULL_DUSK,
  FOG,
  GROUND,
  type Light,
  NAMED,
  OUTDOORS,
  PASSING,
  ROOM_DAWN,
  ROOM_DAY,
  ROOM_DUSK,
  ROOM_LOW_SUN,
  ROOM_NIGHT,
  SET,
  SNOW,
  SPACE,
  STORM,
  STREET_NIGHT,
  UNDERWATER,
} from './lights.ts';

const SKY_WEATHER: Partial<Record<NonNullable<Facts['weather']>, Light>> = {
  rain: CLOUDED,
  storm: STORM,
  cloud: CLOUDED,
  fog: FOG,
  snow: SNOW,
};

function outdoors({ time = 'day', weather }: Facts, isStreet: boolean): Light {
  if (time === 'night') return isStreet || (weather && SKY_WEATHER[weather]) ? STREET_NIGHT : OUTDOORS.night;
  const dull = weather && SKY_WEATHER[weather];
  if (!dull) return OUTDOORS[time];
  if (time === 'dusk') return DULL_DUSK;
  if (time === 'dawn') return DULL_DAWN;
  return time === 'golden-hour' ? OUTDOORS[time] : dull;
}

function indoors({ time, weather }: Facts): Light {
  if (time === 'night') return ROOM_NIGHT;
  if (time === 'dawn') return ROOM_DAWN;
  if (time === 'dusk' || weather === 'storm') return ROOM_DUSK;
  return time === 'golden-hour' ? ROOM_LOW_SUN : ROOM_DAY;
}

const DARK_PLACE = /\b(?:cave|cavern|tunnel|mine|cellar|crypt|dungeon)\b/i;
/** Media that stand before a camera, lit by lamps. */
const MODELLED: ReadonlySet<string> = new Set(['clay', 'render', 'paper', 'textile']);
const STAGED = /\b(?:theatre|theater|stage|concert|nightclub|circus)\b|\bin (?:the|a) (?:boxing )?ring\b/i;
const CABINS =
  /\b(?:in|inside|on) (?:an? |the )?(?:\p{L}+ ){0,2}(?:car|bus|taxi|cab|van|truck|tram|train|plane)\b/iu;
const NATURE_NIGHT: ReadonlySet<string> = new Set([
  'sky',
  'weather',
  'mountain',
  'forest',
  'desert',
  'water',
]);

/** Whether it is the hour before the first light. */
export const isBeforeDawn = (text: string): boolean =>
  /\bbefore (?:dawn|sunrise|daybreak|first light|the sun (?:comes|is) up)\b/i.test(text);

const OVEN_GLOW: Light = {
  key: 'Glow from the mouth of the oven at camera left, orange and low, one lamp behind, the corners still dark',
  same: 'The same oven glow from camera left',
  quality: 'pool',
};
const LAMP_BEFORE_DAWN: Light = {
  key: 'One lamp at camera right, warm and small, against the first grey at the window',
  same: 'The same lamp and first grey at the window',
  quality: 'pool',
};
const FIRST_GREY: Light = {
  key: 'First grey from low at camera right, cold and soft, everything near still dark',
  same: 'The same first grey from camera right',
  quality: 'soft',
};

function beforeDawn({ subject }: IdeaReading, { place }: Facts): Light | undefined {
  if (!isBeforeDawn(subject) || place === 'underwater' || place === 'space') return undefined;
  if (place !== 'indoor') return FIRST_GREY;
  return /\b(?:oven|forge|furnace|kiln)\b/i.test(subject) ? OVEN_GLOW : LAMP_BEFORE_DAWN;
}

const DARK_ROOM =
  /\bin the dark\b|\b(?:dark|darkened|unlit)\s(?:\p{L}+\s)?(?:room|bedroom|kitchen|hall|hallway|house|studio|office|basement|attic|stairwell|bar|garage)\b/iu;

/** A room called dark is lit by what the idea puts in it. */
function darkRoom({ subject }: IdeaReading): Light | undefined {
  if (!DARK_ROOM.test(subject)) return undefined;
  if (/\bcandles?\b/i.test(subject)) return NAMED.candle;
  return /\b(?:screen|games?|laptop|phone|tv|television|computer|film)\b/i.test(subject)
    ? NAMED.screen
    : ROOM_NIGHT;
}

/** Whether daylight does not reach the place. */
export const isShutIn = (text: string): boolean =>
  DARK_PLACE.test(text) || STAGED.test(text) || DARK_ROOM.test(text);

/** The one light of a film: what the idea names, else what its hour, place and weather give. */
export function lightOf(idea: IdeaReading, facts: Facts): Light {
  const { named, kind } = idea;
  const group = groupOf(kind);
  if (idea.isDrawn) return MODELLED.has(named.medium ?? '') ? SET : DRAWN;
  if (idea.spansHours) return PASSING;
  if (named.light === 'fire' && /\bcandles?\b/i.test(idea.subject)) return NAMED.candle;
  if (named.light) return NAMED[named.light];
  if (/\bnoir\b/i.test(idea.subject)) return NAMED['low-key'];
  const own = beforeDawn(idea, facts) ?? darkRoom(idea);
  if (own) return own;
  if (facts.place === 'underwater') return UNDERWATER;
  if (facts.place === 'space') return SPACE;
  if (DARK_PLACE.test(idea.subject)) return CAVE;
  if (facts.place === 'indoor' && STAGED.test(idea.subject)) return NAMED.stage;
  if (facts.place === 'indoor' && CABINS.test(idea.subject))
    return facts.time === 'night' ? STREET_NIGHT : CABIN;
  if (facts.place === 'indoor') return indoors(facts);
  if (facts.place === 'outdoor' || facts.weather || group === 'nature') {
    return outdoors(facts, group !== 'nature' && !NATURE_NIGHT.has(kind) && group !== 'animal');
  }
  if (group === 'graphic') return GROUND;
  if (idea.reading.isForeign && !facts.time) return NAMED.soft;
  if (facts.time) return group === 'small' ? indoors(facts) : outdoors(facts, true);
  return group === 'small' || group === 'machine' ? SET : ROOM_DAY;
}

const ON: Readonly<Record<Light['quality'], Readonly<Record<Size, string>>>> = {
  soft: {
    wide: 'even from edge to edge',
    full: 'the far side a stop darker',
    medium: 'falling off behind',
    close: 'bright on the near side, shade on the other',
    detail: 'grazing the surface so that the grain shows',
  },
  hard: {
    wide: 'every shadow running the same way',
    full: 'one clean shadow on the ground',
    medium: 'a bright edge on one side',
    close: 'half lit, half in shadow',
    detail: 'skimming the surface, every ridge with its own shadow',
  },
  pool: {
    wide: 'one small bright place in a dark frame',
    full: 'the outline drawn on one side only',
    medium: 'the background gone',
    close: 'one side held by it, the other lost',
    detail: 'a single point of it caught on the nearest edge',
  },
  flat: {
    wide: 'flat across the ground',
    full: 'one plain shadow shape',
    medium: 'edges kept clean',
    close: 'two tones, no gradient',
    detail: 'the texture of the ground just visible',
  },
};

/** The light of a beat: said in full at first, then what it does at this distance. */
export function lightLine(of: Light, size: Size, isFirst: boolean): string {
  return isFirst ? of.key : `${of.same}, ${ON[of.quality][size]}`;
}
