import type { ModelFailure, ModelFailureKind } from '../../providers/ai/model-failure.ts';

export const BUILT_IN = 'built-in';

export const BY_ENGINE = 'Written by the built-in engine.';
export const NO_MODEL_HERE = 'Written by the built-in engine: no language model is set up on this server.';

/** @param name of an engine's model */
export function notReady(name: string): string {
  return `Written by the built-in engine: ${name} is not ready. The Engines page says why.`;
}

/** @param name that was chosen; the provider may have another model behind it */
export function byModel(model: string, name: string): string {
  return model === name ? `Written by ${model}.` : `Written by ${model}, which answers for ${name}.`;
}

/** What a user reads whose own key was used: what happened, and what to do next. */
export function failureMessage(failure: ModelFailure, model: string): string {
  return FAILED[failure.kind](model, failure);
}

const FAILED: Readonly<Record<ModelFailureKind, (model: string, failure: ModelFailure) => string>> = {
  'wrong-key': () => 'Your API key was not accepted: please check that it is whole and still valid.',
  'no-access': (model) => `Your API key has no access to ${model}: please choose another model.`,
  retired: (model) => `${model} is no longer offered: please choose another model.`,
  quota: () => 'The credit of your API key is used up: please check its billing, or choose Built-in.',
  spent: () => 'The money of this server for today is spent: please choose Built-in.',
  busy: (model, { retryAfter }) => `${model} is busy: please try again ${inTime(retryAfter)}.`,
  declined: (model, { words }) =>
    `${model} declined to write about this idea${words ? ` (“${words}”)` : ''}: please put it in other words.`,
  'too-slow': (model) => `${model} took too long to answer: please try again, or choose another model.`,
  garbage: (model) => `${model} gave an answer that could not be used: please try again.`,
  unreachable: (model) => `${model} could not be reached: please try again in a moment, or choose Built-in.`,
  failed: (model) => `${model} did not take the request: please choose another model.`,
};

/** Beyond this many seconds nobody waits with a watch. */
const COUNTED = 120;

function inTime(seconds: number | undefined): string {
  if (seconds === undefined) return 'in a moment';
  return seconds <= COUNTED ? `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : 'later';
}
