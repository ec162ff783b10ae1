import { z } from 'zod';

/** Entries of a list that are looked at. */
const MOST = 500;
/** Characters of a name. */
const LONGEST = 300;

/** A name that can be shown and sent back: short, and without control characters. */
export const name = z
  .string()
  .min(1)
  .max(LONGEST)
  .refine((text) => !/\p{Cc}/u.test(text));

/**
 * A list of whatever length, as engines send them; broken entries are passed over.
 * @param most entries that are looked at
 */
export const listOf = <T>(entry: z.ZodType<T>, most = MOST) =>
  z.array(z.unknown()).transform((entries) =>
    entries
      .slice(0, most)
      .map((each) => entry.safeParse(each))
      .flatMap(({ success, data }) => (success ? [data] : [])),
  );
