import { type Member, mainOf, type Scene } from '../read/scene.ts';
import type { Take } from '../vocabulary.ts';
import { theOf } from './refer.ts';
import { capital } from './shot.ts';

/*
 * Sides that the words give: 'a dog right of a teddy bear' decides where in the frame both are.
 */

type Side = 'left' | 'right' | 'above' | 'below';

const SIDES: readonly (readonly [words: RegExp, side: Side])[] = [
  [/\bleft (?:side )?of$|^left to$/, 'left'],
  [/\bright (?:side )?of$|^right to$/, 'right'],
  [/^above$/, 'above'],
  [/^(?:below|beneath)$/, 'below'],
];

const OPPOSITE: Readonly<Record<Side, Side>> = {
  left: 'right',
  right: 'left',
  above: 'below',
  below: 'above',
};

/** What has no place of its own beside a thing: grounds, skies, rooms. */
const GROUNDS: ReadonlySet<string> = new Set([
  'place',
  'terrain',
  'weather',
  'celestial',
  'material',
  'building',
]);

interface SaidSide {
  readonly side: Side;
  readonly other: Member;
}

/** On which side of what other thing the words put the main one. */
export function sideOf(scene: Scene): SaidSide | undefined {
  const main = mainOf(scene);
  if (!main || scene.place || scene.doings.length > 0 || GROUNDS.has(main.kind)) return undefined;
  const at = scene.cast.indexOf(main);
  for (const other of scene.cast) {
    const { relation } = other;
    if (relation?.to !== at || GROUNDS.has(other.kind)) continue;
    const side = SIDES.find(([words]) => words.test(relation.preposition))?.[1];
    if (side) return { side, other };
  }
  return undefined;
}

const UPRIGHT: ReadonlySet<Side> = new Set(['above', 'below']);

/** Both in the frame as the words put them. x is where the main one's middle sits, 0 to 1. */
export function placedBySide(
  main: Member,
  { side, other }: SaidSide,
  take: Take,
): { readonly text: string; readonly x: number } {
  const across = OPPOSITE[side];
  const [one, two] = [capital(theOf(main)), theOf(other)];
  if (UPRIGHT.has(side)) {
    const [half, rest] = side === 'above' ? ['upper', 'lower'] : ['lower', 'upper'];
    const small =
      take === 'minimal' ? ', both small, wide negative space around them' : ', both whole inside the frame';
    return { text: `${one} in the ${half} half of the frame, ${two} in the ${rest} half${small}`, x: 0.5 };
  }
  const x = side === 'left' ? 0.32 : 0.68;
  if (take === 'minimal')
    return {
      text: `${one} at the ${side}, ${two} at the ${across}, both small, wide negative space above`,
      x,
    };
  return take === 'studio'
    ? {
        text: `${one} on the ${side}, ${two} on the ${across}, level with each other, a clear gap between them`,
        x,
      }
    : { text: `${one} on the ${side} third, ${two} on the ${across} third, a step farther back`, x };
}
