import { type DrawnMember, isActor, looksLeft, shapeOf, sizeFor } from './actors.ts';
import { rested } from './spots.ts';
import { type Bonding, tint } from './vessels.ts';

/*
 * Who is under a thing: beneath a table, between the wheels of a car, looking out of a bush.
 */

/** What stands on wheels, and how much of its height is open beneath, between them. */
const WHEELED =
  /^(?:.*-?car|taxi|van|bus|truck|tractor|pickup|jeep|caravan|ambulance|fire-engine|tram|train|wagon|cart|carriage)$/;
const CLEARANCE = 0.34;

/** What hides whoever is under it. */
const LOW = /^(?:bush|bed|sofa|armchair)$/;

/** A body beneath what it is under, no taller than that leaves room for. */
export function under(bonding: Bonding): DrawnMember {
  const { ground, index, target, to } = bonding;
  const figure = ground.stage.figures[index];
  const shape = shapeOf(ground.stage, index, 0);
  const size = figure ? sizeFor(ground, figure, shape) : 1;
  const tilt = isActor(shape) ? shape.tilt : 0;
  const tall = ((tilt ? shape.width * 0.6 : shape.height) * size) / 100;
  const roof = (to.shape.height * to.at.size) / 100;
  const isLifted = target.figure.bond?.as === 'on';
  const below = to.shape.stands === 'air' || isLifted ? ground.groundAt(figure?.depth ?? 0.2) : to.at.base;
  const isLow = WHEELED.test(target.figure.drawing) && !isLifted;
  const most = isLow ? roof * CLEARANCE : roof * 0.78;
  const fit =
    (isLow || tall > roof * 0.94) && to.shape.stands !== 'air' ? size * Math.min(1, most / tall) : size;
  const aside =
    !isLow && figure?.count === 1 && (to.shape.width * to.at.size) / 100 > (shape.width * fit) / 60
      ? ((to.shape.width * to.at.size) / 100) * 0.22
      : 0;
  // The foot of a bed is at its right.
  const flip = figure && target.figure.drawing !== 'bed' ? looksLeft(figure, figure.x) : false;
  // Who hides under a bush, or under what is low, looks out of it.
  const out = LOW.test(target.figure.drawing)
    ? (shape.width * fit * 0.2 - to.shape.width * to.at.size * 0.45) / 100
    : aside;
  return tint(
    bonding,
    rested(
      shape,
      { x: to.at.x + (flip ? out : -out), base: below + ground.canvas.m * 0.012, size: fit, flip },
      tilt,
      0,
    ),
  );
}
