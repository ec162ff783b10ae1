import { z } from 'zod';
import { wholeNumber } from './numbers.ts';

/** NUL and lone surrogates: PostgreSQL refuses the first, UTF-8 has no form for the second. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/**
 * A text field that can be stored on every database.
 * @param label names the field in sentences, in lower case ('subject')
 * @param max characters, inclusive
 * @param missing what a field that was left out is answered with
 */
export function text(label: string, max: number, missing?: string): z.ZodString {
  const wrongType = `Please send the ${label} as text.`;
  return z
    .string({ error: ({ input }) => (input === undefined && missing ? missing : wrongType) })
    .max(max, {
      error: `The ${label} is too long: at most ${wholeNumber(max)} characters.`,
      abort: true,
    })
    .refine((value) => !UNSTORABLE.test(value), `The ${label} holds characters that cannot be stored.`);
}

/** What leaves nothing to read: spaces, control signs and marks that only steer the writing direction. */
const UNSEEN = /[\s\p{Cc}\p{Cf}]/gu;

/** A text field that may not be blank. `sentence` is what a blank one is answered with. */
export function requiredText(label: string, max: number, sentence: string): z.ZodString {
  return text(label, max, sentence).refine((value) => value.replaceAll(UNSEEN, '') !== '', {
    error: sentence,
    abort: true,
  });
}
