import type { ModelFailure, ModelFailureKind } from '../../providers/ai/model-failure.ts';

/** Beyond this many seconds nobody waits with a watch. */
const COUNTED = 120;

/**
 * What a person reads when a model made no picture: what happened, and what to do next.
 * @param label of the model, as the form shows it
 * @param onUserKey whether the call was made on the user's own key
 */
export function pictureFailure(failure: ModelFailure, label: string, onUserKey: boolean): string {
  return failure.sentence ?? SENTENCES[failure.kind](label, onUserKey, failure);
}

const SENTENCES: Readonly<
  Record<ModelFailureKind, (label: string, onUserKey: boolean, failure: ModelFailure) => string>
> = {
  'wrong-key': (label, onUserKey) =>
    onUserKey
      ? `Your ${label} key was not accepted: please check that it is whole and still valid.`
      : `${label} did not accept this server's key. Please choose another model.`,
  'no-access': (label, onUserKey) =>
    onUserKey
      ? `Your key has no access to ${label}'s model: please activate it in the console, or choose another model.`
      : `This server has no access to ${label}'s model. Please choose another model.`,
  retired: (label) => `${label} has retired this model. Please choose another model.`,
  quota: (label, onUserKey) =>
    onUserKey
      ? `The credit of your ${label} key is used up: please check its billing, or choose another model.`
      : `${label} has no credit left on this server. Please choose another model.`,
  spent: (label) =>
    `This server has spent its money for ${label} today. Please choose the built-in preview, or come back tomorrow (UTC).`,
  busy: (label, _, { retryAfter }) => `${label} is busy: please try again ${inTime(retryAfter)}.`,
  declined: (label, _, { words }) =>
    words
      ? `${label} declined this picture: “${words}” Please put it in other words.`
      : `${label} declined this picture. Please put it in other words.`,
  'too-slow': (label) => `${label} took too long. Please try again, or choose another model.`,
  garbage: (label) =>
    `${label} sent something that is no picture. Please try again, or choose another model.`,
  unreachable: (label) =>
    `${label} could not be reached. Please try again in a moment, or choose another model.`,
  failed: (label) => `${label} did not take the request. Please choose another model.`,
};

function inTime(seconds: number | undefined): string {
  if (seconds === undefined) return 'in a moment';
  return seconds <= COUNTED ? `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : 'later';
}
