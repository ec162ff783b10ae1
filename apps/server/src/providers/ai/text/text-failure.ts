/**
 * What goes wrong between a server and a language model.
 *
 * - `wrong-key`: the key is not accepted
 * - `no-access`: the key may not use the model, or there is no such model
 * - `quota`: the credit of the account is used up
 * - `busy`: too many calls at the moment, or a failure at the provider
 * - `declined`: against the provider's rules
 * - `garbage`: what came back cannot be used, after one repair
 * - `failed`: everything else; the provider does not take the request
 */
export type TextFailureKind =
  | 'wrong-key'
  | 'no-access'
  | 'quota'
  | 'busy'
  | 'declined'
  | 'too-slow'
  | 'garbage'
  | 'unreachable'
  | 'failed';

interface Particulars {
  readonly status?: number | undefined;
  readonly retryAfter?: number | undefined;
}

/**
 * A language model did not answer. It carries nothing of what was sent or received, and no cause, since
 * providers repeat keys and prompts in their errors.
 */
export class TextFailure extends Error {
  override readonly name = 'TextFailure';
  readonly kind: TextFailureKind;
  /** Of the provider's answer, where there was one. */
  readonly status: number | undefined;
  /** Seconds after which the provider wants to be asked again, where it said so. */
  readonly retryAfter: number | undefined;

  constructor(kind: TextFailureKind, { status, retryAfter }: Particulars = {}) {
    super(`A text model failed: ${kind}.`);
    this.kind = kind;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
