import type { PromptResult, promptRequest } from '@framewright/contract';
import { analyze } from '@framewright/prompt-engine/anatomy';
import { compose } from '@framewright/prompt-engine/compose';
import { stageOfText } from '@framewright/prompt-engine/stage-of-text';
import type { Take } from '@framewright/prompt-engine/vocabulary';
import type { z } from 'zod';

/** What the prompt form asks for. */
export type Asked = z.output<typeof promptRequest>;

const ENGINE = 'built-in';

/** A subject as the built-in engine writes it. */
export function writtenByEngine({ variation, locks, ...said }: Asked): PromptResult {
  const { anatomy, ...rest } = compose({
    ...said,
    ...(variation !== undefined && { variation }),
    ...(locks && { locks }),
  });
  const { studio, cinematic, minimal } = anatomy;
  return {
    ...rest,
    anatomy: { studio: [...studio], cinematic: [...cinematic], minimal: [...minimal] },
    engine: ENGINE,
  };
}

/** What the engine reads in three takes that somebody else has written. */
export function readInTakes({
  studio,
  cinematic,
  minimal,
}: Readonly<Record<Take, string>>): Pick<PromptResult, 'anatomy' | 'stages'> {
  return {
    anatomy: { studio: analyze(studio), cinematic: analyze(cinematic), minimal: analyze(minimal) },
    stages: {
      studio: { ...stageOfText(studio), take: 'studio' },
      cinematic: { ...stageOfText(cinematic), take: 'cinematic' },
      minimal: { ...stageOfText(minimal), take: 'minimal' },
    },
  };
}
