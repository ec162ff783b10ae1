import type { Stage } from '../../shot/stage.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { num } from '../drawing/pen.ts';
import type { PlacePicture } from '../places/place-picture.ts';

/** How steep a hill is that one goes up or down, in degrees; it rises to the right. */
const STEEP = 9;

/** All who go up or down a hill stand askew, as the hill does. */
export const onSlope = ({ w }: Canvas, { place }: Stage, { base }: PlacePicture, cast: string): string =>
  place === 'uphill' ? `<g transform="rotate(${-STEEP} ${num(w / 2)} ${num(base)})">${cast}</g>` : cast;
