import { sifted } from '../../lexicon/sifting/sifted.ts';
import { mainOf } from '../../read/scene.ts';
import { otherSide } from '../choose.ts';
import { isLeft } from '../place/place-facts.ts';
import type { Circumstances } from '../place/surroundings.ts';
import { isLiving } from '../scene-class.ts';
import type { SceneClass } from '../scene-classes.ts';
import { type Brief, capital, said } from '../shot.ts';
import type { LightChoice } from './light-choice.ts';
import { unlit } from './light-outdoors.ts';

/** What is seen on a table. */
export const TABLE: ReadonlySet<SceneClass> = new Set([
  'food',
  'drink',
  'product',
  'small-thing',
  'material',
  'idea',
  'plant',
  'clothing',
]);

/** A text on light with its side. */
export const filledSides = (text: string, side: 'left' | 'right'): string =>
  text.replaceAll('{side}', side).replaceAll('{other}', otherSide(side));

/** Air that takes the edge off every light. */
export const isVeiled = ({ weather, weatherRow }: Circumstances): boolean =>
  weather !== undefined &&
  // Snow that lies on the ground takes nothing off the sun.
  weatherRow?.names.includes('snow-covered') !== true &&
  ['fog', 'cloud', 'rain', 'snow', 'storm'].includes(weather);

/** Ground and shelter under the sky, where no window is. */
const OUT_OF_DOORS = sifted(
  /\b(?:tents?|camp(?:site|ing|fire)?|mountains?|beach|fields?|forest|garden|rivers?|lakes?|trail|meadow|shore|boat|street|rooftop|balcony|terrace|patio|picnic)\b/i,
);

const OPEN: ReadonlySet<SceneClass> = new Set(['landscape', 'city', 'building', 'vehicle', 'bird']);

/** Hour or weather: its own soft or strong light, with a direction. */
export function lightOfHour(
  brief: Brief,
  kind: SceneClass,
  where: Circumstances,
  side: 'left' | 'right',
): LightChoice | undefined {
  // Fog, rain and snow soften a morning; they leave a night dark.
  const isSoftened = isVeiled(where) && where.daytime !== 'night' && where.daytime !== 'dusk';
  const row =
    (isSoftened ? where.weatherRow : where.time) ??
    where.time ??
    where.weatherRow ??
    where.occasion ??
    where.season;
  if (
    row?.type === 'occasion' &&
    (where.surroundings === 'outdoor' || kind === 'building' || kind === 'vehicle') &&
    /window|indoor|lamp|candle|fire|fairy/.test(row.softLight)
  )
    return undefined;
  const isDark = where.daytime === 'night' || where.daytime === 'dusk';
  // A beam in the fog is seen by night, whatever fog is lit by in the morning.
  const isFlash = row?.names.includes('lightning') === true;
  if (isDark && !where.time && row?.type === 'weather' && !isFlash) return undefined;
  if (
    !row ||
    // A night that may be a room's has no sky.
    (isDark &&
      where.surroundings === undefined &&
      !OPEN.has(kind) &&
      !(where.daytime === 'dusk' && isLiving(kind))) ||
    where.surroundings === 'indoor' ||
    where.surroundings === 'underwater' ||
    where.surroundings === 'space'
  )
    return undefined;
  const strong = brief.take === 'cinematic';
  // Nobody lights what is left to itself.
  const lit = strong ? unlit(row, where, kind, mainOf(brief.scene)?.kind === 'boat') : row.softLight;
  const said_ = isLeft(brief) ? lit.replace(/,? and lit lamps from the \{side\}/, '') : lit;
  if (!said_) return undefined;
  const directed = /\{side\}|from |above|behind|overhead|low|sky/.test(said_)
    ? said_
    : `${said_}, from camera {side}`;
  const read = brief.scene.times.find((each) => each.row === row);
  const warm = { dawn: 0.3, day: 0.1, 'golden-hour': 0.9, dusk: -0.4, night: -0.6 }[where.daytime ?? 'day'];
  // At a table the hour comes through a window.
  const placed =
    TABLE.has(kind) && where.surroundings === undefined && !OUT_OF_DOORS.test(brief.scene.subject)
      ? directed.replace(/\bfrom (?:the|an?) (?:\w+ )*sky\b/, 'through a window from camera {side}')
      : directed;
  const quality = /\b(?:soft|even|diffuse|diffused|hard|raking|crisp|sharp)\b/.test(placed)
    ? placed
    : `${placed}, ${strong && !isVeiled(where) ? 'hard-edged' : 'soft'}`;
  return {
    decision: {
      element: 'light',
      text: capital(filledSides(quality.replaceAll('the {side}', 'camera {side}'), side)),
      because: `${said(read?.words ?? '')} sets the light.`,
    },
    stage: {
      from: /behind|back/.test(directed) ? 'back' : /\{side\}/.test(directed) ? side : strong ? side : 'top',
      hard: strong && !/\bsoft\b/.test(directed),
      warmth: warm,
      key: where.daytime === 'night' || where.daytime === 'dusk' ? 'low' : 'normal',
    },
  };
}
