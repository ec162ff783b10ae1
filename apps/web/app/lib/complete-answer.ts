import {
  checkoutStatus,
  generateCreativeOptions,
  generatePrompts,
  generateScript,
  login,
  optimizePrompt,
  profile,
  register,
} from '@framewright/contract';
import type { Stage } from '@framewright/prompt-engine/stage';
import type { Take } from '@framewright/prompt-engine/vocabulary';
import { z } from 'zod';

/*
 * Answers of a server that sends the fields of the specification alone. What ours adds to them is empty here:
 * the reader that it comes from never ships to a browser. Whatever is no such answer goes back as it came.
 */

/** An empty sheet, where nobody has read what is to be drawn. */
export const plainStage = (take: Take): Stage => ({
  take,
  medium: 'photo',
  mono: false,
  place: 'paper',
  placeWord: '',
  daytime: 'day',
  weather: 'clear',
  light: { from: 'left', hard: false, warmth: 0, key: 'normal' },
  size: 'medium',
  cameraHeight: 'eye',
  shallow: false,
  colours: [],
  figures: [],
  lettering: [],
  seed: 0,
});

const text = z.string();
const user = z.looseObject({ email: text }).transform((given) => ({ id: given.email, ...given }));
const session = z.looseObject({ user });

const takes = z
  .looseObject({ studio: text, cinematic: text, minimal: text })
  .transform(({ studio, cinematic, minimal, ...rest }) => ({
    anatomy: { studio: [], cinematic: [], minimal: [] },
    stages: {
      studio: plainStage('studio'),
      cinematic: plainStage('cinematic'),
      minimal: plainStage('minimal'),
    },
    engine: 'built-in',
    ...{ studio, cinematic, minimal, ...rest },
  }));

const option = z
  .looseObject({ title: text, hook: text })
  .transform((given) => ({ stage: plainStage('cinematic'), ...given }));
const options = z
  .looseObject({ optionA: option, optionB: option })
  .transform((given) => ({ engine: 'built-in', ...given }));

const script = z.looseObject({ script: text }).transform((given) => ({
  parts: { title: 'Script', seconds: SCRIPT_SECONDS, beats: [], prompt: given.script },
  engine: 'built-in',
  ...given,
}));
/** The script's length in the specification. */
const SCRIPT_SECONDS = 10;

const optimized = z.looseObject({ optimized_prompt: text }).transform((given) => ({
  ...{ anatomy: [], added: [], engine: 'built-in' },
  ...given,
}));

const checkout = z
  .looseObject({ payment_status: text })
  .transform((given) => ({ plan: given.payment_status === 'paid' ? 'pro' : 'free', ...given }));

const COMPLETIONS: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  [profile.path, user],
  [login.path, session],
  [register.path, session],
  [generatePrompts.path, takes],
  [generateCreativeOptions.path, options],
  [generateScript.path, script],
  [optimizePrompt.path, optimized],
  [checkoutStatus.path, checkout],
]);

/** An answer of the specification with what ours has beside it. @param path of the endpoint */
export function completeAnswer(path: string, answer: unknown): unknown {
  const completed = COMPLETIONS.get(path)?.safeParse(answer);
  return completed?.success ? completed.data : answer;
}
