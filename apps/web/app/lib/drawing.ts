import type { Stage } from '@framewright/prompt-engine/stage';
import type { AspectRatio } from '@framewright/prompt-engine/vocabulary';

/** A stage as a picture to be, of so many pixels. The id keeps the drawings of a page apart. */
export interface Drawing {
  readonly stage: Stage;
  readonly ratio: AspectRatio;
  readonly width: number;
  readonly id: string;
}

/** The renderer is fetched when the first stage is drawn, and the silhouettes when a stage asks for them. */
const renderer = () => import('@framewright/prompt-engine/illustrate-on-demand');

/** Draws a stage. @returns SVG */
export async function drawStage(drawing: Drawing): Promise<string> {
  return (await renderer()).illustrateOnDemand(drawing);
}
