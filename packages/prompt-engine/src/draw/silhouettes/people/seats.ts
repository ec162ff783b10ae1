import type { Hex } from '../../../oklab.ts';
import { blob, box } from '../../drawing/pen.ts';
import { flat, rimmed, type SilhouettePart } from '../silhouette.ts';
import type { Pose } from './pose.ts';
import { U } from './rig.ts';

/*
 * What one sits on where nothing is drawn to sit on, by the place: a chair, an armchair, a bench, a crate, a rock.
 */

/** What one sits on: a crate, a stone, or a piece of furniture. */
export type Seat = 'stool' | 'rock' | 'chair' | 'armchair' | 'bench';

const WOOD: Hex = '#7d5a3c';
const CLOTH: Hex = '#8a5a4c';

/** Boxes in units of the rig about the hips, the ground at their own zero: x, y, width, height, roundness. */
type Boxes = readonly (readonly [x: number, y: number, w: number, h: number, r?: number])[];

const boxes = (x: number, all: Boxes): string =>
  all.map(([dx, y, w, h, r = 0.8]) => box((x + dx) * U, y * U, w * U, h * U, r * U)).join('');

/** A chair from the side, its back behind the sitter, or from before. */
function chair(x: number, top: number, isAside: boolean): SilhouettePart[] {
  const legs: Boxes = isAside
    ? [
        [-11, top, 2.2, -top],
        [7, top, 2.2, -top],
      ]
    : [
        [-11.5, top, 2.4, -top],
        [9.1, top, 2.4, -top],
      ];
  const back: Boxes = isAside
    ? [[-12, top - 30, 2.6, 32]]
    : [
        [-11.5, top - 32, 2.4, 34],
        [9.1, top - 32, 2.4, 34],
        [-10, top - 31, 20, 6],
        [-10, top - 21, 20, 4],
      ];
  const board: Boxes = isAside ? [[-12, top, 22, 3, 1.4]] : [[-12.5, top, 25, 3.4, 1.4]];
  return [rimmed(WOOD, boxes(x, back), boxes(x, legs), boxes(x, board))];
}

/** An armchair, a cushion at the back and the arm behind the sitter. */
function armchair(x: number, top: number, isAside: boolean): SilhouettePart[] {
  const foot: Boxes = isAside
    ? [
        [-16, -3, 3, 3],
        [6, -3, 3, 3],
      ]
    : [
        [-19, -3, 3, 3],
        [16, -3, 3, 3],
      ];
  const back: Boxes = isAside ? [[-18, top - 32, 11, 32 - top - 2, 4]] : [[-16, top - 33, 32, 36, 6]];
  const arms: Boxes = isAside
    ? [[-13, top - 10, 22, 8, 4]]
    : [
        [-21, top - 10, 8, 8 - top, 3],
        [13, top - 10, 8, 8 - top, 3],
      ];
  const seat: Boxes = isAside ? [[-15, top, 25, -top - 2, 2]] : [[-15, top, 30, -top - 2, 2]];
  return [
    flat('shade', boxes(x, foot)),
    rimmed(CLOTH, boxes(x, back)),
    rimmed(CLOTH, boxes(x, seat), boxes(x, arms)),
  ];
}

/** A bench, as long as two who sit on it. */
function bench(x: number, top: number): SilhouettePart[] {
  const frame: Boxes = [-22, 19].flatMap((dx) => [[dx, top - 26, 2.6, 26 - top] as const]);
  const slats: Boxes = [
    [-27, top - 26, 54, 5],
    [-27, top - 17, 54, 5],
    [-27, top, 54, 3.6],
  ];
  return [flat('#4a4238', boxes(x, frame)), rimmed(WOOD, boxes(x, slats))];
}

/** What a pose sits on. */
export function seatUnder({ hip: [x, y], turn }: Pose, kind: Seat): SilhouettePart[] {
  const top = y + 5;
  const isAside = turn < 0.9;
  if (kind === 'chair') return chair(x, top, isAside);
  if (kind === 'armchair') return armchair(x, top, isAside);
  if (kind === 'bench') return bench(x, top);
  if (kind === 'stool') return [rimmed(WOOD, boxes(x, [[-10, top, 19, -top, 2]]))];
  const at = (dx: number, dy: number): string => `${(x + dx) * U},${dy * U}`;
  const edge = [at(-17, 0), at(-16, top * 0.6), at(-10, top), at(6, top - 1), at(13, top * 0.5), at(16, 0)];
  return [rimmed('#8d8a84', blob(edge.join(' ')))];
}
