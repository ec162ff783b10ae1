import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Member } from '../../read/scene.ts';
import type { SeenTake } from '../concrete/seen-take.ts';
import { isVeiled } from '../light/light-of-hour.ts';
import { FLOATS, LOW_HOURS, OVERCAST, STOCK, YOUNG } from './fact-words.ts';
import type { DecidedBefore, Holding } from './facts-of-deed.ts';
import { airAround } from './tones.ts';

/*
 * What light and weather let a picture be brought down to.
 */

/** Whether the light is free to choose. */
export const isLightFree = ({ brief, where }: SeenTake, light: string): boolean =>
  !(where.surroundings === 'outdoor' && OVERCAST.test(brief.scene.subject)) &&
  STOCK.test(light) &&
  brief.scene.lights.length === 0 &&
  brief.wishes.lighting === undefined;

/** Whether whoever it is suits no darkness. */
export const isYoung = (main: Member | undefined): boolean =>
  YOUNG.has(main?.age ?? main?.kind ?? '') ||
  /\b(?:baby|newborn|child|kid|boy|girl|toddler|pupp(?:y|ies)|kittens?|cubs?|bride)\b/i.test(
    main?.words ?? '',
  );

/** A view in which nothing is soft. */
const DEEP = sifted(/\b(?:sharp|in focus|f\/(?:8|11|16|22))\b/);

/** What light and weather leave to be seen. */
export function factsOfAir(staged: SeenTake, told: DecidedBefore, lit: boolean): Holding {
  const { brief, where } = staged;
  const { scene } = brief;
  const { subject, times } = scene;
  const isAiry = airAround(staged) !== undefined;
  const isNight = where.daytime === 'night';
  return {
    // Whatever view is kept.
    kept: true,
    glow: /darkness around$|into (?:the )?dark(?:ness)?\b/i.test(told.light),
    sunny:
      lit || (/\b(?:sun|shadow)\b/i.test(told.light) && !/no shadow|shadowless|overcast/i.test(told.light)),
    fair:
      !FLOATS.test(subject) &&
      !isVeiled(where) &&
      !isNight &&
      times.every(({ row }) => row.type !== 'weather'),
    veiled: isVeiled(where) && !isNight,
    clear: !isVeiled(where) && !isNight,
    dark: isNight,
    airy: isAiry,
    // What is far goes soft where the lens leaves it so.
    soft: !isAiry && !DEEP.test(told.view),
    backlit: !isVeiled(where) && LOW_HOURS.has(where.daytime ?? ''),
    windowed: /\bwindow\b/i.test(scene.readable) && /\b(?:panes?|window)\b/i.test(told.light),
  };
}
