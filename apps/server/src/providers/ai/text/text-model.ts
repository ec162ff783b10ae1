import type { z } from 'zod';

/** What a language model is asked. */
export interface TextRequest<T> {
  /** Whose call it is, for the book of calls. */
  readonly userId: string;
  /** Ours alone: nothing that a user typed is ever put into them. */
  readonly instructions: string;
  /** What users typed; it goes as JSON in a message of its own. */
  readonly data: object;
  /** What goes along to be looked at; only for a model that `sees`. */
  readonly pictures?: readonly TextPicture[];
  /** The shape of the answer, and by its refinements what every such answer must hold to. */
  readonly schema: z.ZodType<T>;
  /** What is wrong with an answer to this very request: a schema that is made anew for each costs more than its checks. */
  problemsIn?(answer: T): readonly string[];
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** A picture that a model is shown. Made by us from pixels: a file of somebody's may carry words of its own. */
export interface TextPicture {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/jpeg';
}

/** A language model behind one key. */
export interface TextModel {
  /** The provider's name of the model that answers. */
  readonly id: string;
  /** Whether it takes pictures. */
  readonly sees: boolean;
  /**
   * Asks once, and once more where the answer cannot be used, saying what was wrong with it.
   * @throws {ModelFailure} for all that can go wrong outside; the signal's reason where it was aborted
   */
  generate<T>(request: TextRequest<T>): Promise<T>;
}
