import type { TextFailure, TextFailureKind } from '../../providers/ai/text/text-failure.ts';

export const BUILT_IN = 'built-in';

export const BY_ENGINE = 'Written by the built-in engine.';
export const NO_MODEL_HERE = 'Written by the built-in engine: no language model is set up on this server.';

export function byModel(model: string): string {
  return `Written by ${model}.`;
}

const WHY: Readonly<Record<TextFailureKind, string>> = {
  'wrong-key': 'did not accept the key of this server',
  'no-access': 'is not open to this server',
  quota: 'has no credit left on this server',
  busy: 'is busy',
  declined: 'declined to write about this',
  'too-slow': 'took too long',
  garbage: 'gave an answer that could not be used',
  unreachable: 'could not be reached',
  failed: 'did not take the request',
};

/** Why the built-in engine wrote what a model was asked for. */
export function fellBack(kind: TextFailureKind, model: string): string {
  return `Written by the built-in engine: ${model} ${WHY[kind]}.`;
}

/** What a user reads whose own key was used: what happened, and what to do next. */
export function failureMessage({ kind, retryAfter }: TextFailure, model: string): string {
  return FAILED[kind](model, retryAfter);
}

const FAILED: Readonly<Record<TextFailureKind, (model: string, retryAfter: number | undefined) => string>> = {
  'wrong-key': () => 'Your API key was not accepted: please check that it is whole and still valid.',
  'no-access': (model) => `Your API key has no access to ${model}: please choose another model.`,
  quota: () => 'The credit of your API key is used up: please check its billing, or choose Built-in.',
  busy: (model, retryAfter) => `${model} is busy: please try again ${inTime(retryAfter)}.`,
  declined: (model) => `${model} declined to write about this idea: please put it in other words.`,
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
