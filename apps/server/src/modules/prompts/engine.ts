import type { PromptResult, promptRequest } from '@framewright/contract';
import { analyze } from '@framewright/prompt-engine/anatomy';
import { compose, suggestRatio } from '@framewright/prompt-engine/compose';
import { stageOfText } from '@framewright/prompt-engine/stage-of-text';
import type { PromptRequest, Take } from '@framewright/prompt-engine/vocabulary';
import type { z } from 'zod';
import { inTurn } from '../../in-turn.ts';

/** What the prompt form asks for. */
export type AskedPrompts = z.output<typeof promptRequest>;

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

function requestOf({ variation, locks, ...said }: AskedPrompts): PromptRequest {
  return { ...said, ...(variation !== undefined && { variation }), ...(locks && { locks }) };
}

/** What the engine reads in three takes that somebody else has written. */
export async function readInTakes(
  takes: Readonly<Record<Take, string>>,
): Promise<Pick<PromptResult, 'anatomy' | 'stages'>> {
  const read = (take: Take) =>
    inTurn(() => ({ anatomy: analyze(takes[take]), stage: { ...stageOfText(takes[take]), take } }));
  const [studio, cinematic, minimal] = await Promise.all([
    read('studio'),
    read('cinematic'),
    read('minimal'),
  ]);
  return {
    anatomy: { studio: studio.anatomy, cinematic: cinematic.anatomy, minimal: minimal.anatomy },
    stages: { studio: studio.stage, cinematic: cinematic.stage, minimal: minimal.stage },
  };
}
