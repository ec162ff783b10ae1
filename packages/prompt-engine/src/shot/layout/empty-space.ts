import { sifted } from '../../lexicon/sifting/sifted.ts';
import { mainOf, type Scene } from '../../read/scene.ts';
import { isVeiled } from '../light/light-of-hour.ts';
import type { Circumstances } from '../place/surroundings.ts';
import type { Decision } from '../shot.ts';

/*
 * Negative space is something too: a model paints sky, snow, water or sand where the frame is to stay empty, and only
 * a plain ground where the set has one.
 */

const EMPTY = sifted(/\bwide (?:negative|empty) space\b(?: on every side| around(?: them)?)?/);

/** Places whose ground is open to the horizon, and what is seen there. */
const OPEN: readonly (readonly [RegExp, string])[] = [
  [sifted(/\b(?:snow\w*|ice|glacier|arctic|antarctic\w*|tundra|ski|frozen)\b/i), 'clean snow'],
  [sifted(/\b(?:sea|ocean|lake|bay|lagoon|pond|open water|reservoir|fjord)\b/i), 'open water'],
  [sifted(/\b(?:beach|desert|dunes?|sand\w*|sahara|salt flats?|shore)\b/i), 'bare sand'],
  [
    sifted(
      /\b(?:field|meadow|hill\w*|moor|prairie|steppe|plain|savann?ah?|pasture|cliff|mountain\w*|rooftop|roof|sky)\b/i,
    ),
    'empty sky',
  ],
];

/** What fills the empty part of a frame in the open; undefined where nobody can tell. */
function emptiness(scene: Scene, where: Circumstances): string | undefined {
  if (where.surroundings === 'underwater') return 'empty water';
  if (mainOf(scene)?.kind === 'boat' && scene.place === undefined) return 'open water';
  if (where.surroundings !== 'outdoor') return undefined;
  if (where.weather === 'snow') return 'clean snow';
  if (where.weather === 'fog') return 'pale fog';
  const named = `${scene.place?.words ?? ''} ${where.place?.names[0] ?? ''} ${mainOf(scene)?.kind === 'terrain' ? (mainOf(scene)?.name ?? '') : ''}`;
  const there = OPEN.find(([words]) => words.test(named))?.[1];
  return there === 'empty sky' && where.daytime === 'night' ? 'dark sky' : there;
}

/** What the air is full of, where no sky is empty. */
const THICK: Readonly<Record<string, string>> = {
  snow: 'pale snow-filled air',
  fog: 'pale fog',
  rain: 'grey rainy sky',
  storm: 'dark stormy sky',
};

/** A composition whose empty part is said by what is there. */
export function namedSpace(composition: Decision, scene: Scene, where: Circumstances): Decision {
  const thick = where.surroundings === 'outdoor' && isVeiled(where) ? THICK[where.weather ?? ''] : undefined;
  if (thick && /\bwide empty sky\b/.test(composition.text))
    return { ...composition, text: composition.text.replace(/\bwide empty sky\b/, `wide ${thick}`) };
  const found = EMPTY.exec(composition.text);
  const there = found ? emptiness(scene, where) : undefined;
  if (!found || there === undefined) return composition;
  const isAbove = / above$/.test(composition.text) && where.surroundings === 'outdoor';
  const sky = where.daytime === 'night' ? 'wide dark sky' : 'wide empty sky';
  const told = isAbove && where.weather !== 'fog' ? (thick ? `wide ${thick}` : sky) : `wide ${there}`;
  return { ...composition, text: composition.text.replace(EMPTY, told) };
}
