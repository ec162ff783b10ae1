import type { Bond, Figure } from '../../shot/stage.ts';
import type { Silhouette, Standing } from '../silhouettes/silhouette.ts';
import {
  type Actor,
  type DrawnMember,
  type Ground,
  isActor,
  LEAF,
  looksLeft,
  pointOn,
  shapeOf,
  sizeFor,
} from './actors.ts';
import { under } from './beneath.ts';
import { crowdOn, seatedAlong, spreadOn } from './crowds.ts';
import { deedOf, isHeld } from './deeds.ts';
import { held, personTall } from './held.ts';
import { gripOf, moreWindowsOf, ON_TOP, seatOf, type Wear, wornOn } from './holds.ts';
import { rested } from './spots.ts';
import { turnedOver, turnOf } from './states.ts';
import { restAt } from './tops.ts';
import {
  type Bonding,
  coated,
  fanned,
  GARMENT,
  type Inside,
  inside,
  severalIn,
  shoal,
  tint,
} from './vessels.ts';

/** Bonds that put a figure onto, into or into the hands of another; the others only say who is near whom. */
const TIGHT = new Set<Bond>(['on', 'over', 'under', 'in', 'held', 'given', 'worn', 'mouth']);

/** Whether a bond settles where the figure is: on, under or in another, on its body or in its hands. */
export const isTight = (as: Bond | undefined): boolean => as !== undefined && TIGHT.has(as);

function worn(bonding: Bonding, wear: Wear): DrawnMember {
  const { ground, index, to } = bonding;
  const shape = shapeOf(ground.stage, index, 0);
  const head = to.shape.focus ?? [to.shape.width * 0.3, -to.shape.height * 0.86];
  const unit = isActor(to.shape) ? 21 : to.shape.height * 0.13;
  const scale = isActor(to.shape) ? personTall(to) : personTall(to) * 1.7;
  const size = (scale * wear.tall) / shape.height;
  const tall = (shape.height * size) / 100;
  // The neck of an animal that shows its side is behind its head.
  const isAside = !isActor(to.shape) && Math.abs(head[0]) > to.shape.width * 0.12;
  const spots: Readonly<Record<Wear['on'], readonly [number, number]>> = {
    head: [head[0], head[1] - unit * 0.62],
    eyes: [head[0], head[1] + unit * 0.02],
    face: [head[0], head[1] + unit * 0.3],
    neck: [head[0] - (isAside ? to.shape.width * 0.13 : 0), head[1] + unit * (isAside ? 1.9 : 2.6)],
    chest: [0, -to.shape.height * 0.68],
    back: [-to.shape.width * 0.24, -to.shape.height * 0.66],
    hip: [-to.shape.width * 0.2, -to.shape.height * 0.46],
    feet: [0, 0],
  };
  const [x, y] = pointOn(to, spots[wear.on]);
  return tint(bonding, {
    x,
    base: y + (wear.on === 'head' ? tall * 0.16 : wear.on === 'feet' ? 0 : tall / 2),
    size,
    flip: to.at.flip ?? false,
    turn: to.at.turn ?? 0,
  });
}

const BUILT =
  /^(?:house|castle|cottage|cabin|tower|temple|tent|island|tree|lighthouse|palace|suitcase|box|basket)$/;

/** From a person's face down to the shoulders. */
const SHOULDER = 40;
const LAPDOGS = /^(?:cat|dog|rabbit|teddy|doll|child|baby|laptop|book)/;
/** What is laid out flat to be worked on, and what it is laid on. */
const SHEET =
  /^(?:shirt|dress|jacket|trousers|apron|swimsuit|towel|scarf|tie|sock|glove|paper|letter|map|poster|newspaper|greeting-card|blanket|curtain)$/;
const BENCH = /^(?:table|desk|counter|bed)$/;
/** How steep a slope is, in degrees. */
const SLANT = 24;
/** What lies where it is put. */
const LAID = /^(?:spoon|knife|pen|pencil|brush|paintbrush|spanner|wand|flute|key)$/;

/** The point of what bears a figure that it stands, sits or hangs at. */
function placeOn({ ground, index, target, to }: Bonding, shape: Silhouette): [number, number] {
  const figure = ground.stage.figures[index];
  const seat = seatOf(target.figure.drawing);
  const isBelow = figure?.posture === 'hang' && !/^(?:tree|branch)$/.test(target.figure.drawing);
  // Smoke rises out of the chimney.
  if (figure?.drawing === 'smoke') return pointOn(to, [to.shape.width * 0.2, -to.shape.height * 0.97]);
  const isTop = /^(?:table|desk|counter)$/.test(target.figure.drawing);
  const flat = LEAF.test(target.figure.drawing) ? 0.16 : seat.up;
  const high = isBelow ? 0 : to.shape.height * (isTop ? 0.99 : flat);
  if (!isActor(to.shape)) {
    // Who climbs a tree has arms and legs about its trunk.
    const isUpTrunk = figure?.posture === 'climb' && /^(?:tree|pine|palm)$/.test(target.figure.drawing);
    if (isUpTrunk && isActor(shape)) return pointOn(to, [-to.shape.width * 0.06, -to.shape.height * 0.12]);
    const [fx, fy] = to.shape.focus ?? [0, 0];
    // What is built is carried on the back.
    if (BUILT.test(figure?.drawing ?? ''))
      return pointOn(to, [to.shape.width * seat.aside, -to.shape.height * seat.up]);
    // A ball is balanced on the nose.
    if (to.shape.focus && /ball$/.test(figure?.drawing ?? ''))
      return pointOn(to, [fx + to.shape.width * 0.11, fy - to.shape.height * 0.01]);
    if (to.shape.focus && !figure?.age) return pointOn(to, [fx, fy - to.shape.height * 0.08]);
    const across = to.shape.width * seat.aside;
    // What has no seat of its own bears at its top, wherever that is there.
    const isOnTop =
      seat === ON_TOP && !isBelow && !LEAF.test(target.figure.drawing) && !turnOf(target.figure);
    return pointOn(to, [across, (isOnTop && restAt(to.shape, across)) || -high]);
  }
  // What is soft and warm lies in the lap of whoever sits, a bird on a person sits on the shoulder.
  if (target.figure.posture === 'sit' && LAPDOGS.test(figure?.drawing ?? ''))
    return pointOn(to, [to.shape.seat[0] + 34, to.shape.seat[1] - 22]);
  const [middle = 0, face = -high] = to.shape.focus ?? [];
  if (isActor(shape)) return pointOn(to, [to.shape.width * seat.aside, -high]);
  if (!figure?.age) return pointOn(to, [0, face - 24]);
  // What lies on a sleeper is on the chest.
  if (to.shape.tilt) return pointOn(to, [16, -126]);
  // A large bird sits beside the head, not before it.
  const half = (shape.width * sizeFor(ground, figure, shape)) / (2 * to.at.size);
  return pointOn(to, [Math.min(-18, middle - Math.min(half, 34)), face + SHOULDER]);
}

const VESSEL = /^(?:cup|mug|bowl|glass|wine-glass|teapot|jug|flask|bottle|bucket|cauldron|takeaway-cup)$/;

/** Where across the frame that is poured into which stands on the bench of whoever pours. */
function pouredInto({ ground: { stage, stood }, index, target }: Bonding): number | undefined {
  const at = target.figure.bond?.to ?? -1;
  const pours = stage.figures.some(({ drawing, bond }) => drawing === 'stream' && bond?.to === at);
  const user = stood.get(at);
  if (!pours || !user || !isActor(user.shape) || !VESSEL.test(stage.figures[index]?.drawing ?? ''))
    return undefined;
  return pointOn(user, user.shape.hands[0])[0];
}

/** How far one is above what it leaps over, or what is tossed above its pan. */
const clearOf = (figure: Figure | undefined, { bond }: Figure, size: number, its: number): number =>
  figure?.posture === 'jump' ? size * 0.26 : figure?.posture === 'fly' && bond?.as === 'held' ? its : 0;

/** A thing on what bears it: cloth and paper lie flat on a table. */
function thingOn(bonding: Bonding, at: Standing, slant: number): DrawnMember {
  const figure = bonding.ground.stage.figures[bonding.index];
  const isFlat = SHEET.test(figure?.drawing ?? '') && BENCH.test(bonding.target.figure.drawing);
  return tint(bonding, isFlat ? { ...at, size: at.size * 1.5, squash: 0.36 } : { ...at, turn: slant });
}

/** Sits or stands on what bears it. */
function on(bonding: Bonding): DrawnMember {
  const { ground, index, target, to } = bonding;
  const figure = ground.stage.figures[index];
  const shape = shapeOf(ground.stage, index, 0);
  const seat = seatOf(target.figure.drawing);
  const [place, y] = placeOn(bonding, shape);
  const x = pouredInto(bonding) ?? place;
  const led = seat.astride || deedOf(ground.stage, target.index) !== undefined;
  const flip = led ? (to.at.flip ?? false) : figure ? looksLeft(figure, figure.x) : false;
  const size = figure ? sizeFor(ground, figure, shape) : 1;
  const seated =
    isActor(shape) &&
    !seat.stood &&
    (seat.astride || ['sit', 'ride', 'kneel', 'crouch'].includes(figure?.posture ?? ''));
  const over = figure ? turnOf(figure) : 0;
  if (over) return tint(bonding, turnedOver(shape, { x: x + spreadOn(bonding), base: y, size }, over));
  const slant = target.figure.drawing === 'slope' ? SLANT : 0;
  const isUpright = !isActor(shape) && figure?.posture === 'lie' && shape.height > shape.width;
  if (LAID.test(figure?.drawing ?? '') || isUpright)
    return tint(bonding, rested(shape, { x: x + spreadOn(bonding), base: y, size, flip }, 90 + slant, 0));
  // What is knocked off tips over the edge.
  if (figure?.posture === 'lean' && !figure.age) {
    const way = figure.faces === 'left' ? -1 : 1;
    return tint(bonding, { x: x + (way * to.shape.width * to.at.size) / 210, base: y, size, turn: way * 24 });
  }
  // What hangs is below, an animal head down.
  if (figure?.posture === 'hang') {
    const isTurned = figure.age !== undefined && !isActor(shape);
    const low = y + (isTurned ? 0 : (shape.height * size) / 100);
    return tint(bonding, { x: x + spreadOn(bonding), base: low, size, flip, turn: isTurned ? 180 : 0 });
  }
  // Flames burn in what they are on.
  const sunk = figure?.drawing === 'fire' ? (shape.height * size) / 400 : 1;
  // Who leaps over it is above it.
  const clear = clearOf(figure, target.figure, size, to.at.size);
  if (!isActor(shape))
    return thingOn(bonding, { x: x + spreadOn(bonding), base: y + sunk - clear, size, flip }, slant);
  if (shape.tilt) return { ...tint(bonding, rested(shape, { x, base: y, size, flip }, shape.tilt, 0)) };
  const k = size / 100;
  const base = seated ? y - shape.seat[1] * k + 13 * k : y;
  return tint(bonding, {
    x: x + spreadOn(bonding) - (seated ? shape.seat[0] * k * (flip ? -1 : 1) : 0),
    base,
    size,
    flip,
    // Who slides leans back.
    turn: slant && -14,
  });
}

/** In the air over whoever juggles it, in an arc from hand to hand by its place across the frame. */
function over(bonding: Bonding): DrawnMember {
  const { ground, index, target, to } = bonding;
  const figure = ground.stage.figures[index];
  const shape = shapeOf(ground.stage, index, 0);
  const tall = personTall(to);
  const [x, y] = pointOn(to, to.shape.focus ?? [0, -to.shape.height]);
  const way = Math.max(
    -1,
    Math.min(1, ((figure?.x ?? 0) - (ground.stage.figures[target.index]?.x ?? 0)) * 6),
  );
  return tint(bonding, {
    x: x + way * tall * 0.17,
    // What is in the air stays in the frame.
    base: Math.max(
      y - tall * (0.16 + (1 - way * way) * 0.16),
      ground.canvas.h * (0.12 - (1 - way * way) * 0.05),
    ),
    size: figure ? sizeFor(ground, figure, shape) : 1,
  });
}

/** What is in the hands of one or of several: one each, two that hang from two hands, more of them fanned in one. */
function inHands(bonding: Bonding, count: number): DrawnMember[] {
  const { ground, index, target } = bonding;
  const each = target.members.map((to) => held({ ...bonding, to }));
  const [only] = each;
  const many = Math.min(Math.round(count), 12);
  if (!only || each.length > 1 || many < 2) return each.slice(0, Math.max(1, many));
  const hangs = gripOf(ground.stage.figures[index]?.drawing ?? '-').hold === 'carry';
  return many === 2 && hangs && isActor(bonding.to.shape)
    ? [only, held({ ...bonding, nth: 1 })]
    : fanned(only, many, many > 6 ? 9 : 14);
}

/** A figure's bodies where its bond puts them, or undefined where the bond leaves it free. */
export function standBonded(
  ground: Ground,
  index: number,
  target: Actor,
): (Omit<Inside, 'member'> & { readonly actor: Actor }) | undefined {
  const figure = ground.stage.figures[index];
  const bond = figure?.bond;
  const first = target.members[target.members.length - 1];
  if (!figure || !bond || !first || !isTight(bond.as)) return undefined;
  const many = figure.count > 1 ? target.members : [first];
  const each = (stand: (bonding: Bonding) => DrawnMember): Actor => ({
    index,
    figure,
    members: many
      .slice(0, Math.max(1, figure.count))
      .map((to, nth) => stand({ ground, index, target, to, nth })),
  });
  if (bond.as === 'worn') {
    const wear = wornOn(figure.drawing);
    if (!wear && !isActor(first.shape) && GARMENT.test(figure.drawing)) {
      const { member, pane } = coated({ ground, index, target, to: first });
      return { actor: { index, figure, members: [member] }, pane };
    }
    return { actor: wear ? each((bonding) => worn(bonding, wear)) : { index, figure, members: [] } };
  }
  if (isHeld(bond.as)) {
    return { actor: { index, figure, members: inHands({ ground, index, target, to: first }, figure.count) } };
  }
  if (bond.as === 'in') {
    const { member, pane, swims } = inside({ ground, index, target, to: first });
    if (pane && figure.count > 1 && moreWindowsOf(target.figure.drawing).length > 0)
      return seatedAlong({ ground, index, target, to: first }, { member, pane });
    const members = pane
      ? [member]
      : swims
        ? shoal(member, figure.count)
        : severalIn(member, figure, first, target.figure.drawing);
    return { actor: { index, figure, members }, ...(pane ? { pane } : {}), ...(swims ? { swims } : {}) };
  }
  const stood = each(bond.as === 'on' ? on : bond.as === 'over' ? over : under);
  return figure.count > 1 && target.members.length === 1 ? crowdOn(ground, stood, first) : { actor: stood };
}
