import { readScene } from '../read/read-scene.ts';
import { seedOf } from '../shot/choose.ts';
import { suggestedRatio } from '../shot/layout/ratio.ts';
import { planShot } from '../shot/plan.ts';
import type { Stage } from '../shot/stage.ts';
import { wishesOf } from '../shot/wishes.ts';
import { type AspectRatio, type PromptRequest, type Span, TAKES, type Take } from '../vocabulary.ts';
import { tipFor } from './tip.ts';
import { type WrittenTake, writePrompt } from './write-prompt.ts';

/** A subject in three takes, with what each stretch of text does. */
export interface Composition {
  readonly studio: string;
  readonly cinematic: string;
  readonly minimal: string;
  /** One sentence that makes this prompt better next time. */
  readonly tip: string;
  readonly suggested_aspect_ratio: AspectRatio;
  /** Sorted, without overlap; offsets in UTF-16 code units; each span with why it is there. */
  readonly anatomy: Readonly<Record<Take, readonly Span[]>>;
  /** What a preview of each take draws. */
  readonly stages: Readonly<Record<Take, Stage>>;
}

/**
 * Writes a subject as three prompts: reads the sentence once, plans a shot for each take, writes each shot. The same
 * request gives the same answer; `variation` changes what the words leave open, and what is locked stays.
 */
export function compose(request: PromptRequest): Composition {
  const { scene, wishes } = wishesOf(request, readScene(request.subject));
  const variation = request.variation ?? 0;
  const seed = seedOf(scene.subject);
  const written = {} as Record<Take, WrittenTake>; // filled for each take below
  const stages = {} as Record<Take, Stage>; // filled for each take below
  for (const take of TAKES) {
    const shot = planShot({ scene, take, wishes, seed, variation }, request.locks ?? []);
    written[take] = writePrompt(shot);
    stages[take] = shot.stage;
  }
  const suggested = suggestedRatio(scene);
  return {
    studio: written.studio.text,
    cinematic: written.cinematic.text,
    minimal: written.minimal.text,
    tip: tipFor(scene, request.aspect_ratio, suggested, seed + variation),
    suggested_aspect_ratio: suggested,
    anatomy: {
      studio: written.studio.anatomy,
      cinematic: written.cinematic.anatomy,
      minimal: written.minimal.anatomy,
    },
    stages,
  };
}

/** The ratio that `compose` suggests, without the takes: for takes that somebody else writes. */
export function suggestRatio(request: PromptRequest): AspectRatio {
  return suggestedRatio(wishesOf(request, readScene(request.subject)).scene);
}
