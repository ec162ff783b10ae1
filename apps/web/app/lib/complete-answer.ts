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
import { analyze } from '@framewright/prompt-engine/anatomy';
import { stageOfText } from '@framewright/prompt-engine/stage-of-text';
import { z } from 'zod';

/*
 * Answers of a server that sends the fields of the specification alone. What ours adds to them is worked out
 * here where it can be, and empty where not. Whatever is no such answer goes back as it came.
 */

const text = z.string();
const user = z.looseObject({ email: text }).transform((given) => ({ id: given.email, ...given }));
const session = z.looseObject({ user });

const takes = z
  .looseObject({ studio: text, cinematic: text, minimal: text })
  .transform(({ studio, cinematic, minimal, ...rest }) => ({
    anatomy: { studio: analyze(studio), cinematic: analyze(cinematic), minimal: analyze(minimal) },
    stages: {
      studio: stageOfText(studio),
      cinematic: stageOfText(cinematic),
      minimal: stageOfText(minimal),
    },
    engine: 'built-in',
    ...{ studio, cinematic, minimal, ...rest },
  }));

const option = z
  .looseObject({ title: text, hook: text })
  .transform((given) => ({ stage: stageOfText(`${given.title}. ${given.hook}`), ...given }));
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
  ...{ anatomy: analyze(given.optimized_prompt), added: [], engine: 'built-in' },
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
