import { z } from 'zod';
import { listOf, name } from '../hostile-lists.ts';

/** Choices of one input that are looked at; people have many files. */
const choices = listOf(name, 1_000);

/** The old way to say it, and the new one. */
const combo = z.union([
  z
    .tuple([choices])
    .rest(z.unknown())
    .transform(([options]) => options),
  z
    .tuple([z.literal('COMBO'), z.object({ options: choices })])
    .rest(z.unknown())
    .transform(([, { options }]) => options),
]);

/** What `/object_info/{class}` answers: nothing for a class that is not installed. */
export const objectInfo = z.record(
  z.string(),
  z.object({ input: z.object({ required: z.record(z.string(), z.unknown()).catch({}) }) }),
);

/** The choices of an input; empty where there are none. */
export function choicesOf(info: z.infer<typeof objectInfo>, name: string, input: string): string[] {
  const parsed = combo.safeParse(info[name]?.input.required[input]);
  return parsed.success ? parsed.data : [];
}
