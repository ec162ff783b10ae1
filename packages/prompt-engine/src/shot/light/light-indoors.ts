import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Take } from '../../vocabulary.ts';
import { isWindowless } from '../place/place-facts.ts';
import type { Circumstances } from '../place/surroundings.ts';
import { type Brief, capital } from '../shot.ts';
import type { Daytime, StageLight } from '../stage.ts';
import type { LightChoice } from './light-choice.ts';
import { isVeiled } from './light-of-hour.ts';

/*
 * A room at its hour, where the room has no light of its own in the tables: what comes through its windows, and which
 * lamps are lit.
 */

/** hour | studio | cinematic | minimal; `{side}` is the key side. */
const HOURS: Readonly<Record<Daytime, readonly [studio: string, cinematic: string, minimal: string]>> = {
  dawn: [
    'pale light before sunrise through the windows at camera {side}, soft, no lamp lit',
    'first low sun through a window from camera {side}, hard-edged, pink on the far wall',
    'pale light before sunrise from a window at camera {side}, soft',
  ],
  day: [
    'clear daylight through the windows at camera {side}, soft, the shadows kept open',
    'daylight through a window from camera {side}, hard-edged, the far side in shadow',
    'soft daylight from a window at camera {side}, one clean shadow',
  ],
  'golden-hour': [
    'warm low sun through the windows at camera {side}, softened, filling the room',
    'low golden sun through a window from camera {side}, hard-edged, long shadows across the floor',
    'low golden light from a window at camera {side}, soft, one long shadow',
  ],
  dusk: [
    'soft blue dusk through the windows at camera {side}, the lamps inside just lit',
    'warm lamps from camera {side}, soft-edged, deep blue dusk in the windows behind',
    'soft blue dusk from a window at camera {side}, one lamp lit',
  ],
  night: [
    'soft lamplight from camera {side}, balanced, the windows dark',
    'one lamp from camera {side}, hard-edged and warm, the rest of the room in darkness',
    'one lamp from camera {side}, soft, darkness around',
  ],
};

const WARMTH: Readonly<Record<Daytime, number>> = {
  dawn: 0.2,
  day: 0,
  'golden-hour': 0.8,
  dusk: -0.3,
  night: 0.6,
};
const COLUMN: Readonly<Record<Take, 0 | 1 | 2>> = { studio: 0, cinematic: 1, minimal: 2 };

/** The key light of a room at an hour. */
export const lightOfRoom = (
  hour: Daytime,
  take: Take,
  side: 'left' | 'right',
): { readonly text: string; readonly stage: StageLight } => ({
  text: capital(HOURS[hour][COLUMN[take]].replace('{side}', side)),
  stage: {
    from: side,
    hard: take === 'cinematic' && hour !== 'dusk',
    warmth: WARMTH[hour],
    key: hour === 'night' || hour === 'dusk' ? 'low' : 'normal',
  },
});

/** A room in the rain, the fog or the snow: grey light through its windows. */
export function lightOfGreyDay(
  brief: Brief,
  where: Circumstances,
  side: 'left' | 'right',
): LightChoice | undefined {
  const isDark = where.daytime === 'night' || where.daytime === 'dusk';
  if (!isVeiled(where) || isDark || isWindowless(brief, where)) return undefined;
  const isCinematic = brief.take === 'cinematic';
  return {
    decision: {
      element: 'light',
      text: `Soft grey daylight through the windows at camera ${side}, ${isCinematic ? 'the far side falling into shade' : 'the shadows kept open'}`,
      because: 'On such a day the windows are the light.',
    },
    stage: { from: side, hard: false, warmth: -0.2, key: isCinematic ? 'low' : 'normal' },
  };
}

/** What stands in somebody's room, and is no set. */
const OF_A_HOME = sifted(
  /\b(?:beds?|mattress|pillows?|sofa|couch|armchair|carpet|rug|floor|floorboards|stairs|windowsill|window sill|sill|mantelpiece|bookshelf|piano|nightstand|bedside table|cradle|crib|radiator|bathtub|sink)\b/i,
);

/** Furniture that says that it is somebody's room. */
const IN_A_HOME = sifted(
  /\b(?:beds?|mattress|sofa|couch|nightstand|bedside table|cradle|crib|windowsill|mantelpiece)$/i,
);

/** Whether the place that is named is a bed, a sofa or the like. */
export const isOfAHome = ({ place }: Scene): boolean => OF_A_HOME.test(place?.words ?? '');

/** Whether a bed or a sofa that is named puts the scene in somebody's room. */
export const isAtHome = ({ cast }: Scene): boolean =>
  cast.some(({ name, part }) => part !== 'main' && part !== 'topic' && IN_A_HOME.test(name));
