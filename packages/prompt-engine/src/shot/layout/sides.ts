import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isFromBehind, type Member, mainOf, type Scene } from '../../read/scene.ts';
import type { Take } from '../../vocabulary.ts';
import { theOf } from '../refer.ts';
import { capital } from '../shot.ts';

/*
 * Sides that the words give: 'a dog right of a teddy bear' decides where in the frame both are.
 */

type Side = 'left' | 'right' | 'above' | 'below';

const SIDES: readonly (readonly [words: RegExp, side: Side])[] = [
  [sifted(/\bleft (?:side )?of$|^left to$/), 'left'],
  [sifted(/\bright (?:side )?of$|^right to$/), 'right'],
  [sifted(/^above$/), 'above'],
  [sifted(/^(?:below|beneath)$/), 'below'],
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

/** Deeds that leave somebody where the words put them. */
const STAYS = sifted(
  /^(?:sit|stand|lie|hover|float|perch|sleep|wait|lean|kneel|crouch|rest|hang|pose|balance)$/,
);

interface SaidSide {
  readonly side: Side;
  readonly other: Member;
}

/** 'cheetah on the left', of two who are named. */
function sideByName({ cast, subject }: Scene, main: Member): SaidSide | undefined {
  const named =
    /\b([\p{L}-]+) (?:is |stands? |sits? )?(?:on|at) the (left|right)(?=$|[,.;]| and\b| facing\b)/iu.exec(
      subject,
    );
  const [, who = '', where = ''] = named ?? [];
  const two = cast.filter(
    ({ kind, part, name }, i) =>
      isBeing(kind) && part !== 'topic' && cast.findIndex((each) => each.name === name) === i,
  );
  const [other] = two.filter((member) => member !== main && member.name !== main.name);
  if (two.length !== 2 || !other || !who) return undefined;
  const isMain = main.name.toLowerCase().endsWith(who.toLowerCase());
  if (!isMain && !other.name.toLowerCase().endsWith(who.toLowerCase())) return undefined;
  const side = where.toLowerCase() === 'left' ? 'left' : 'right';
  return { side: isMain ? side : side === 'left' ? 'right' : 'left', other };
}

/** On which side of what other thing the words put the main one. */
export function sideOf(scene: Scene): SaidSide | undefined {
  const main = mainOf(scene);
  const told = main && sideByName(scene, main);
  if (told) return told;
  const isStill =
    /\bto the (?:left|right) of\b/i.test(scene.subject) ||
    scene.doings.every(({ verb, object }) => object === undefined && STAYS.test(verb.base));
  if (!main || scene.place || !isStill || GROUNDS.has(main.kind)) return undefined;
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

/** To which side of the frame the words have somebody move or reach; one's own left is on the right, seen from the front. */
function toldSide(scene: Scene): 'left' | 'right' | undefined {
  const own = /\bto (?:his|her|its|their) (?:own )?(left|right)\b/i.exec(scene.subject)?.[1];
  const seen = /\b(?:to|toward|towards) (?:the|camera|frame) (left|right)\b(?! (?:side )?of\b)/i.exec(
    scene.subject,
  )?.[1];
  const isMirrored = own !== undefined && !isFromBehind(scene);
  const side = (own ?? seen)?.toLowerCase();
  if (side !== 'left' && side !== 'right') return undefined;
  return isMirrored ? (side === 'left' ? 'right' : 'left') : side;
}

/** A layout with its sides changed. */
export const mirrored = (layout: string): string =>
  layout.replace(/\b(left|right)\b/g, (word) => (word === 'left' ? 'right' : 'left'));

/** A layout whose empty side is the one that the words have somebody move, look or reach to. */
export function towardTold(scene: Scene, layout: string): string {
  const side = toldSide(scene);
  const stands = /\b(left|right)\b/.exec(layout)?.[1];
  if (side === undefined || stands === undefined || stands !== side) return layout;
  return mirrored(layout);
}
