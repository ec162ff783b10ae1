import { drawnMeans } from '../shot/drawn-means.ts';
import { lightOf } from '../shot/light.ts';
import type { Brief } from '../shot/shot.ts';
import type { Circumstances } from '../shot/surroundings.ts';
import type { Idea } from './idea.ts';

/* The key light of a film: by its hour, weather and look. */

/** Beings that live in the wild, by no lamp. */
export const HABITAT: ReadonlySet<string> = new Set([
  'wild-animal',
  'sea-animal',
  'bird',
  'insect',
  'reptile',
]);

/** By day rain, snow and fog leave no sun, whatever the hour. */
function underWeather(where: Circumstances): Circumstances {
  const { time, ...rest } = where;
  return time &&
    where.daytime !== 'night' &&
    ['rain', 'storm', 'snow', 'fog', 'cloud'].includes(where.weather ?? '')
    ? rest
    : where;
}

const VEILED = /\b(?:clouds?|overcast|fog|mist|storm|rain)\b/i;

/** The key light; one that no cloud makes, where no weather is named. A drawn look shows it by its own means. */
export function lightIn(brief: Brief, idea: Idea, where: Circumstances): string {
  const drawn =
    idea.isDrawn && idea.style
      ? drawnMeans({ brief, style: idea.style, kind: idea.kind, where }).decisions.find(
          ({ element }) => element === 'light',
        )
      : undefined;
  const turn = (more: number): string =>
    lightOf({ ...brief, variation: brief.variation + more }, idea.kind, underWeather(where)).decision.text;
  const isOpen = where.weather === undefined && !VEILED.test(idea.subject);
  const isDayOutside =
    where.weather !== undefined && where.daytime !== 'night' && where.surroundings !== 'indoor';
  const lit = isOpen
    ? [0, 1, 2].map(turn).find((text) => !VEILED.test(text))
    : isDayOutside
      ? ([0, 1, 2, 3].map(turn).find((text) => !/\blamp\b/i.test(text)) ??
        'Grey daylight from high at camera left, soft')
      : undefined;
  const isWildNight =
    where.daytime === 'night' &&
    where.surroundings !== 'indoor' &&
    (HABITAT.has(idea.main?.kind ?? '') || idea.kind === 'landscape') &&
    !/\b(?:lamps?|lanterns?|fire|torch(?:es)?|street|city|lights? of|village|harbour|market)\b/i.test(
      idea.subject,
    );
  if (isWildNight && !drawn) return 'Cool moonlight from high at camera left, soft, the far side dark';
  return (drawn?.text ?? lit ?? turn(0)).replace(/;/g, ',');
}
