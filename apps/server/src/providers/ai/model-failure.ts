/**
 * What goes wrong between a server and a model.
 *
 * - `wrong-key`: the key is not accepted
 * - `no-access`: the key may not use the model, or there is no such model
 * - `retired`: the provider has switched the model off
 * - `quota`: the credit of the account is used up
 * - `spent`: the operator's money limit for the day is reached; nothing was called
 * - `busy`: too many calls at the moment, or a failure at the provider
 * - `declined`: against the provider's rules
 * - `garbage`: what came back cannot be used
 * - `failed`: everything else; the provider does not take the request
 */
export const MODEL_FAILURE_KINDS = [
  'wrong-key',
  'no-access',
  'retired',
  'quota',
  'spent',
  'busy',
  'declined',
  'too-slow',
  'garbage',
  'unreachable',
  'failed',
] as const;
export type ModelFailureKind = (typeof MODEL_FAILURE_KINDS)[number];

interface Particulars {
  readonly status?: number | undefined;
  readonly retryAfter?: number | undefined;
  readonly words?: string | undefined;
  readonly sentence?: string | undefined;
}

/** Characters of a provider's own words that are passed on. */
const WORDS = 300;

/**
 * A model did not do what it was asked. It carries nothing of what was sent, and no cause, since providers
 * repeat keys and prompts in their errors; only where they declined, their words, for the user alone.
 */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly kind: ModelFailureKind;
  /** Of the provider's answer, where there was one. */
  readonly status: number | undefined;
  /** Seconds after which the provider wants to be asked again, where it said so. */
  readonly retryAfter: number | undefined;
  /** Why the provider declined, in its own words: for the user who asked, never for a log. */
  readonly words: string | undefined;
  /** For a person, with what to do next, where the general one for its kind would say too little. */
  readonly sentence: string | undefined;

  constructor(kind: ModelFailureKind, { status, retryAfter, words, sentence }: Particulars = {}) {
    super(`A model failed: ${kind}.`);
    this.kind = kind;
    this.status = status;
    this.retryAfter = retryAfter;
    this.words = words?.trim().slice(0, WORDS) || undefined;
    this.sentence = sentence;
    // Shown by whoever handles the failure; a log that prints errors prints own properties that can be enumerated.
    Object.defineProperty(this, 'words', { enumerable: false });
    Object.defineProperty(this, 'sentence', { enumerable: false });
  }
}
