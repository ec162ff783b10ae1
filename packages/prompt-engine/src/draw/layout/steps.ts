import type { Figure } from '../../shot/stage.ts';
import type { Silhouette } from '../silhouettes/silhouette.ts';
import { isIndoors } from '../tones.ts';
import { type DrawnMember, type Ground, isActor, shapeOf, sizeFor } from './actors.ts';
import { deedOf } from './deeds.ts';
import { apartIn } from './pairs.ts';

/*
 * How far apart the members of a figure stand, where that is more or less than they are broad.
 */

const isField = ({ count, age }: Figure): boolean => count > 12 && !age;
/** A field that comes up to the lens. */
export const isNearField = (figure: Figure): boolean => isField(figure) && figure.depth < 0.2;

/** How far apart those two stand that a hammock is slung between. */
function slungOver(ground: Ground, { bond }: Figure): number | undefined {
  const between = ground.stage.figures[bond?.to ?? -1];
  if (between?.drawing !== 'hammock' || !bond) return undefined;
  const shape = shapeOf(ground.stage, bond.to, 0);
  return (shape.width * sizeFor(ground, between, shape)) / 100;
}

/** How far apart two animals are that keep each other warm, in the breadth of one. */
const NESTLED = 0.62;

/** How far apart a pair stands that does something with each other. */
function pairStep({ stage }: Ground, index: number, shape: Silhouette, size: number): number | undefined {
  const deed = deedOf(stage, index);
  if (deed?.other !== index) return undefined;
  if (deed.as === 'hug' && !isActor(shape)) return ((shape.width * size) / 100) * NESTLED;
  const one: DrawnMember = { shape, at: { x: 0, base: 0, size } };
  return apartIn(deed.as, one, one);
}

/** From one member of a figure to the next; undefined where they stand side by side. */
export function stepOf(ground: Ground, index: number, shape: Silhouette, size: number): number | undefined {
  const figure = ground.stage.figures[index];
  if (!figure) return undefined;
  return (
    pairStep(ground, index, shape, size) ??
    slungOver(ground, figure) ??
    // A crowd of things is a field of them, from side to side.
    (isField(figure) ? ground.canvas.w / 5.6 : undefined)
  );
}

/** How far a row behind rises over the one before it: more where bodies are broad and low. */
export const rowRise = ({ width, height }: Silhouette): number => (width > height * 1.15 ? 0.66 : 0.34);

/** Places where what flies is shown hanging just over its shadow. */
export const isNearGround = (place: string): boolean =>
  place === 'backdrop' || place === 'table' || place === 'paper' || isIndoors(place);
