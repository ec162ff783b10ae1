import type { Canvas } from '../drawing/canvas.ts';
import type { View } from './view.ts';

/** A place ready to receive its subject. */
export interface PlacePicture {
  /** Everything behind the subject. */
  readonly back: string;
  /** Height at which the subject stands. */
  readonly base: number;
  /** Height of the line where the ground ends, if it is not a little above the base. */
  readonly line?: number;
  /** Everything before the subject. */
  readonly front: string;
  /** Whether the subject throws a long shadow, a soft one, a reflection, or none. */
  readonly meets: 'cast' | 'contact' | 'water' | 'nothing';
}

/** Draws a place, with the subject's view of it. */
export type PaintPlace = (canvas: Canvas, view: View) => PlacePicture;
