import type { PromptResult, promptRequest } from '@framewright/contract';
import { analyze } from '@framewright/prompt-engine/anatomy';
import { compose, suggestRatio } from '@framewright/prompt-engine/compose';
import { PROMPT_DEFAULTS, type PromptRequest, type Take } from '@framewright/prompt-engine/vocabulary';
import type { z } from 'zod';

/** What the prompt form asks for, wherever it comes from. */
export type AskedPrompts = Omit<z.output<typeof promptRequest>, 'from_work'>;

const ENGINE = 'built-in';

/** A subject as the built-in engine writes it. */
export function writtenByEngine(asked: AskedPrompts): PromptResult {
  const { anatomy, ...rest } = compose(requestOf(asked));
  const { studio, cinematic, minimal } = anatomy;
  return {
    ...rest,
    anatomy: { studio: [...studio], cinematic: [...cinematic], minimal: [...minimal] },
    engine: ENGINE,
  };
}

/** The ratio that suits a subject, whoever writes it. */
export const ratioFor = (asked: AskedPrompts): PromptResult['suggested_aspect_ratio'] =>
  suggestRatio(requestOf(asked));

function requestOf({ variation, locks, aspect_ratio, ...said }: AskedPrompts): PromptRequest {
  return {
    ...said,
    aspect_ratio: aspect_ratio ?? PROMPT_DEFAULTS.aspect_ratio,
    ...(variation !== undefined && { variation }),
    ...(locks && { locks }),
  };
}

/** The jobs of the phrases in three takes that somebody else has written. */
export const anatomyOfTakes = ({
  studio,
  cinematic,
  minimal,
}: Readonly<Record<Take, string>>): PromptResult['anatomy'] => ({
  studio: analyze(studio),
  cinematic: analyze(cinematic),
  minimal: analyze(minimal),
});
