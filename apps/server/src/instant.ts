import { z } from 'zod';

/** A moment out of a file, as we keep moments: ISO 8601 in UTC, to the millisecond. */
export const instant = z.iso.datetime().transform((value) => new Date(value).toISOString());
