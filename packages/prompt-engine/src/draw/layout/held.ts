import { type DrawnMember, isActor, pointOn, shapeOf, TALL } from './actors.ts';
import { gripOf, isPlainGrip, toolOf } from './holds.ts';
import { pawOf } from './paws.ts';
import { gripIn } from './shown.ts';
import { sizeIn } from './states.ts';
import { type Bonding, tint } from './vessels.ts';

/*
 * Where a thing is that is in somebody's hands or at a mouth.
 */

/** The height of a person of the same scale as the member. */
export const personTall = ({ shape, at }: DrawnMember): number =>
  isActor(shape) ? (336 * at.size) / 100 : (shape.height * at.size) / 100;

/** What is no taller than a shoe. */
const CLAWED = /^(?:crab|lobster)$/;

const DOGS = /^(?:dog|dalmatian|corgi|pug|poodle|husky|dachshund|wolf)$/;

/** How tall what is giant stands beside who has it, in hundredths of that one's height. */
const GIANT = 104;

/** How far from its eye to its foremost point the mouth of an animal is. */
const MUZZLE = 0.7;

/** How broad a thing is in hand, in hundredths of the height of who has it. */
const BROADEST = 17;

/** How long what lies on a shoulder is beside whoever bears it, at most. */
const LONGEST = 1.25;

/** A thing on a shoulder, level; between two who bear it, on a shoulder of each. */
function shouldered(bonding: Bonding, shoulder: readonly [number, number]): DrawnMember {
  const { ground, index, to, target } = bonding;
  const shape = shapeOf(ground.stage, index, 0);
  const figure = ground.stage.figures[index];
  const all = target.members.map((member) => pointOn(member, [shoulder[0], shoulder[1] - 8]));
  const [x, y] = [0, 1].map((axis) => all.reduce((sum, at) => sum + (at[axis] ?? 0), 0) / all.length);
  const isUpright = shape.height > shape.width;
  const long = Math.max(shape.width, shape.height);
  const apart = Math.abs((all.at(-1)?.[0] ?? 0) - (all[0]?.[0] ?? 0));
  const tall = personTall(to);
  const wanted = (tall * gripOf(figure?.drawing ?? '-').tall * long) / (shape.height * 100);
  const size = (Math.max(Math.min(wanted, tall * LONGEST), apart > 0 ? apart * 1.5 : 0) * 100) / long;
  const half = (Math.min(shape.width, shape.height) * size) / 200;
  // What is turned rests on its side.
  return tint(bonding, {
    x: (x ?? 0) - (isUpright ? (shape.height * size) / 200 : 0),
    base: (y ?? 0) + (isUpright ? half * 0.5 : 0),
    size,
    flip: to.at.flip ?? false,
    turn: isUpright ? 90 : 0,
  });
}

/** A thing in the hands, at the mouth or in the paw of whoever has it. */
export function held(bonding: Bonding): DrawnMember {
  const { ground, index, to, nth = 0 } = bonding;
  const figure = ground.stage.figures[index];
  const grip = gripIn(ground.stage, index);
  const isAloft = figure?.posture === 'float';
  if (figure?.posture === 'ride' && isActor(to.shape)) return shouldered(bonding, to.shape.shoulder);
  const hold = isAloft ? 'cheer' : figure?.posture === 'fly' ? 'catch' : grip.hold;
  const shape = shapeOf(ground.stage, index, 0);
  // An animal holds in its mouth what it bites on, all else in its paw.
  const isBitten =
    figure?.bond?.as === 'mouth' ||
    /^(?:.*ball|bone|stick|fish|flower|rose|leaf|feather|bucket|basket|shoe|sock|frisbee|bread|baguette|carrot|sausages|key|rope|egg|glove|drumstick)$/.test(
      figure?.drawing ?? '',
    ) ||
    // A dog brings the paper, others read it.
    (/^(?:newspaper|letter)$/.test(figure?.drawing ?? '') && DOGS.test(bonding.target.figure.drawing));
  const hand = pawOf(bonding.target.figure.drawing);
  const focus = isBitten && !hand ? to.shape.focus : undefined;
  // An animal reads what it holds before it, under its face.
  const reads = grip.hold === 'read' && !isActor(to.shape) && !focus && !hand ? to.shape.focus : undefined;
  // What goes round the whole body is as tall as that.
  // What stands on the ground is only held upright, and higher than who holds it.
  const isStood = figure?.posture === 'lean';
  // What is brought to a thing is before the hand, and large enough to be seen there.
  const isBrought =
    to.aim !== undefined &&
    toolOf(figure?.drawing ?? '') === 0 &&
    (figure?.posture === 'walk' ||
      ground.stage.figures.some(({ bond }) => bond?.as === 'put' && bond.to === bonding.target.index));
  const own = isStood
    ? figure?.state === 'large'
      ? GIANT / (grip.tall * 2)
      : 1.7
    : grip.hold === 'wide'
      ? TALL[bonding.target.figure.age ?? 'adult'] / TALL.adult
      : 1;
  const tall =
    (own *
      (figure ? sizeIn(figure) : 1) *
      (isBrought && grip.tall < 24 && figure?.posture !== 'walk' ? 1.5 : 1) *
      personTall(to) *
      grip.tall *
      (reads
        ? 2.6
        : focus && !isActor(to.shape)
          ? grip.tall < 9
            ? 2.4
            : 1.5
          : CLAWED.test(bonding.target.figure.drawing)
            ? 4
            : 1)) /
    100;
  // What no row measures is no broader than two hands.
  const broad =
    isPlainGrip(grip) && isActor(to.shape)
      ? (personTall(to) * BROADEST) / shape.width
      : Number.POSITIVE_INFINITY;
  const size = Math.min((tall * 100) / shape.height, broad);
  // What comes second is in the other hand.
  const first = ground.stage.figures.findIndex(
    ({ bond }) => bond?.as === 'held' && bond.to === bonding.target.index,
  );
  const point = isActor(to.shape)
    ? to.shape.hands[
        (nth > 0 || first < index || (to.aim && grip.hold === 'carry')) && figure?.bond?.as === 'held' ? 1 : 0
      ]
    : hand
      ? ([to.shape.width * hand[0], -to.shape.height * hand[1]] as const)
      : reads
        ? ([reads[0] + to.shape.width * 0.08, reads[1] + to.shape.height * 0.42] as const)
        : focus
          ? // An animal sprays by its trunk.
            figure?.posture === 'climb'
            ? ([to.shape.width * 0.34, -to.shape.height * 0.1] as const)
            : ([
                focus[0] +
                  to.shape.width * Math.min(0.14, Math.max(0.08, (0.5 - focus[0] / to.shape.width) * MUZZLE)),
                focus[1] + to.shape.height * 0.15,
              ] as const)
          : ([to.shape.width * 0.42, -to.shape.height * 0.36] as const);
  const both = !to.aim && isActor(to.shape) && /^(?:read|work|strum|wide|cheer|catch)$/.test(hold);
  const other = isActor(to.shape) ? to.shape.hands[1] : point;
  const [fx, fy] = (isActor(to.shape) && figure?.drawing === 'puff' && to.shape.focus) || [0, 0];
  const middle: readonly [number, number] = fx
    ? [fx + 44, fy + 26]
    : both
      ? [(point[0] + other[0]) / 2, (point[1] + other[1]) / 2]
      : point;
  const [x, y] = pointOn(to, middle);
  const flip = to.at.flip ?? false;
  // What is poured from is tipped; a balloon that nobody holds stands over what it is tied to.
  const isTied = figure?.drawing === 'balloon' && !isActor(to.shape) && !to.shape.focus;
  const tipped =
    (isTied ? 0 : grip.turn) +
    (({ fall: 105, bend: 32, climb: -20 } as Partial<Record<string, number>>)[figure?.posture ?? ''] ?? 0);
  const aimed = to.aim && toolOf(figure?.drawing ?? '');
  const turn = isStood
    ? 0
    : to.aim && aimed
      ? (Math.atan2(to.aim[0] - x, y - to.aim[1]) * 180) / Math.PI + (aimed < 0 ? 180 : 0)
      : (to.at.turn ?? 0) + (flip ? -tipped : tipped);
  const angle = (turn * Math.PI) / 180;
  // What is tossed is above both hands.
  const below = isStood
    ? to.at.base - y
    : isAloft
      ? grip.hold === 'cheer'
        ? 1
        : -tall * 0.3 - (to.at.size / 100) * 26
      : tall * grip.at;
  const isFlown = figure?.drawing === 'flag';
  // A pan is held by its handle.
  const isPan = /-pan$/.test(figure?.drawing ?? '') && isActor(to.shape);
  const aside = isFlown
    ? (shape.width * size) / 58
    : isPan
      ? size * 4.2
      : grip.hold === 'mouth' &&
          isActor(to.shape) &&
          figure &&
          /flute|trumpet|telescope|megaphone/.test(figure.drawing)
        ? (shape.width * size) / 260
        : 0;
  const ahead = isBrought ? (shape.width * size * (flip ? -0.4 : 0.4)) / 100 : 0;
  return tint(bonding, {
    x: x - Math.sin(angle) * below + (flip ? -aside : aside) * 0.2 + ahead,
    base: y + Math.cos(angle) * below,
    size,
    flip: flip !== isPan,
    turn,
  });
}
