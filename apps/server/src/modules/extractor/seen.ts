import type { Seen } from '@framewright/contract';
import { analyze } from '@framewright/prompt-engine/anatomy';
import type { PictureDescription } from '@framewright/prompt-engine/describe';
import type { PictureFeatures } from '@framewright/prompt-engine/features';
import type { FastifyBaseLogger } from 'fastify';
import { ModelFailure } from '../../providers/ai/model-failure.ts';
import type { TextModel } from '../../providers/ai/text/text-model.ts';
import { describedAnswer } from './described-answer.ts';
import { DESCRIBE_INSTRUCTIONS } from './instructions.ts';
import { BUILT_IN } from './texts.ts';

/** Who looks, at what, for how long. */
interface Showing {
  readonly userId: string;
  readonly model: TextModel;
  /** Made of the small picture's pixels. */
  readonly jpeg: Uint8Array;
  readonly log: FastifyBaseLogger;
  readonly signal: AbortSignal;
}

/** What was measured, as the built-in reader puts it. */
export function seenByReader(features: PictureFeatures, description: PictureDescription): Seen {
  return {
    prompt: description.prompt,
    anatomy: [...description.anatomy],
    described_by: BUILT_IN,
    palette: features.palette.map(({ hex, name, weight }) => ({ hex, name, weight })),
    measurements: [...description.measurements],
    unknown: [...description.unknown],
  };
}

/**
 * The same with a model's description in place of the reader's.
 * @returns undefined where the model gives none that holds to the measurements
 */
export async function seenByModel(
  { userId, model, jpeg, log, signal }: Showing,
  features: PictureFeatures,
  byReader: Seen,
): Promise<Seen | undefined> {
  try {
    const { prompt } = await model.generate({
      userId,
      instructions: DESCRIBE_INSTRUCTIONS,
      data: { measured: measuredFor(features) },
      pictures: [{ bytes: jpeg, mediaType: 'image/jpeg' }],
      schema: describedAnswer(features),
      signal,
    });
    // The first thing that pixels do not tell is the subject, which a model has seen.
    const unknown = byReader.unknown.slice(1);
    return { ...byReader, prompt, anatomy: analyze(prompt), described_by: model.id, unknown };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    const { kind, status } = error;
    log.warn({ model: model.id, kind, status }, 'a vision model failed');
    return undefined;
  }
}

/** In words, and only of pixels: nothing that stands in the file. */
function measuredFor(features: PictureFeatures): object {
  const { ratio, palette, tone, colour, light, focus, grain, composition, medium } = features;
  return {
    ratio: `${ratio.name}, ${ratio.orientation}`,
    palette: palette.map(({ name, hex, weight }) => ({ name, hex, share: Number(weight.toFixed(2)) })),
    key: tone.key,
    contrast: tone.contrast,
    warmth: colour.warmth,
    saturation: colour.saturation,
    has_colour: colour.monochrome === null,
    lightest_side: light.lightest,
    depth_of_field: focus.depth,
    grain: grain.amount,
    placement_of_one_figure: composition.placement,
    symmetric: composition.symmetric,
    drawn_as: medium.kind,
  };
}
