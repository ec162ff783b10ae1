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
/** What waits to be drawn. The last comes first: it is what somebody looks at. */
const waiting: (() => Promise<void>)[] = [];
let isDrawing = false;

/** Draws what a prompt says, when the browser has a moment, so that scrolling stays smooth. @returns SVG */
export function drawText({ text, ...drawing }: TextDrawing): Promise<string> {
  const key = `${drawing.ratio} ${text}`;
  const known = drawn.get(key);
  if (known) return known;
  const svg = new Promise<string>((resolve, reject) => {
    waiting.push(async () => {
      const { stageOfText } = await import('@framewright/prompt-engine/stage-of-text');
      await drawStage({ ...drawing, stage: stageOfText(text) }).then(resolve, reject);
    });
  });
  drawn.set(key, svg);
  const [oldest] = drawn.keys();
  if (drawn.size > MOST_DRAWN && oldest !== undefined) drawn.delete(oldest);
  void drawWaiting();
  return svg;
}

async function drawWaiting(): Promise<void> {
  if (isDrawing) return;
  isDrawing = true;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    await aMoment();
    await next();
  }
  isDrawing = false;
}

/** When the browser has nothing more urgent to do; Safari does not tell. */
function aMoment(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 16);
  });
}
