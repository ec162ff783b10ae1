import type { Stage } from '@framewright/prompt-engine/stage';
import type { AspectRatio } from '@framewright/prompt-engine/vocabulary';

/** A stage as a picture to be, of so many pixels. The id keeps the drawings of a page apart. */
export interface Drawing {
  readonly stage: Stage;
  readonly ratio: AspectRatio;
  readonly width: number;
  readonly id: string;
}

/** The renderer is fetched when the first stage is drawn. */
const renderer = () => import('@framewright/prompt-engine/draw');

/** Draws a stage. @returns SVG */
export async function drawStage(drawing: Drawing): Promise<string> {
  return (await renderer()).illustrateStage(drawing);
}

/** The colours that a stage is drawn in. */
export async function coloursOf(stage: Stage): Promise<readonly string[]> {
  return (await renderer()).paletteOfStage(stage);
}

/** A text as a picture to be; the id keeps the drawings of a page apart. */
interface TextDrawing extends Omit<Drawing, 'stage'> {
  readonly text: string;
}

/** Drawings of texts that were made since the page was opened, newest last. */
const drawn = new Map<string, Promise<string>>();
const MOST_DRAWN = 300;
let line: Promise<unknown> = Promise.resolve();

/**
 * Draws what a prompt says. One after the other, each when the browser has a moment, so that scrolling stays
 * smooth. @returns SVG
 */
export function drawText({ text, ...drawing }: TextDrawing): Promise<string> {
  const key = `${drawing.ratio} ${text}`;
  const known = drawn.get(key);
  if (known) return known;
  const svg = line.then(async () => {
    await aMoment();
    const { stageOfText } = await import('@framewright/prompt-engine/stage-of-text');
    return drawStage({ ...drawing, stage: stageOfText(text) });
  });
  line = svg.catch(() => undefined);
  drawn.set(key, svg);
  for (const oldest of drawn.keys()) {
    if (drawn.size <= MOST_DRAWN) break;
    drawn.delete(oldest);
  }
  return svg;
}

/** When the browser has nothing more urgent to do; Safari does not tell. */
function aMoment(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 16);
  });
}
