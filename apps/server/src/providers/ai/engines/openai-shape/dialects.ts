import { type ImageCapabilities, MAX_COUNT } from '@framewright/contract';

/** How a server differs from the others that take `/images/generations`. As of 2026-11, from their sources. */
export interface ServerDialect {
  /** What people call it. */
  readonly program: string;
  /** Before `models` and `images/generations`. */
  readonly version: string;
  /** It has one model, which is there before it answers at all; others load theirs when it is asked for. */
  readonly loadsAtStart?: true;
  /** What it calls the numbers that it takes; it takes no others. */
  readonly steps?: 'step' | 'num_inference_steps';
  readonly guidance?: 'guidance_scale';
  readonly seed?: 'seed';
  /** Where a negative prompt goes. */
  readonly negative?: 'field' | 'behind a bar';
}

/** A bar in its prompt begins the negative one. */
export const LOCALAI: ServerDialect = {
  program: 'LocalAI',
  version: 'v1',
  steps: 'step',
  negative: 'behind a bar',
};

export const VLLM_OMNI: ServerDialect = {
  ...{
    program: 'vLLM-Omni',
    version: 'v1',
    steps: 'num_inference_steps',
    guidance: 'guidance_scale',
    seed: 'seed',
  },
  negative: 'field',
  loadsAtStart: true,
};

/** Which of the models of Docker Model Runner draw, only this part of it says. */
export const DOCKER: ServerDialect = { program: 'Docker Model Runner', version: 'engines/diffusers/v1' };

/** What of the controls a server takes. */
export function controlsOf(
  { steps, guidance, seed, negative }: ServerDialect,
  all: ImageCapabilities['controls'],
): ImageCapabilities['controls'] {
  return {
    count: { max: MAX_COUNT },
    ...(steps && all.steps && { steps: all.steps }),
    ...(guidance && all.guidance && { guidance: all.guidance }),
    ...(seed && all.seed && { seed: all.seed }),
    ...(negative && { negative_prompt: true }),
  };
}
