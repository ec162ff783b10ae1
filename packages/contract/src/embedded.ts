import { z } from 'zod';

/** What the picture's tool wrote into the file. Seed as a string: seeds exceed 2^53. */
export const embedded = z.object({
  tool: z.string(),
  prompt: z.string().nullable(),
  negative_prompt: z.string().nullable(),
  seed: z.string().nullable(),
  model: z.string().nullable(),
  steps: z.number().nullable(),
  sampler: z.string().nullable(),
  guidance: z.number().nullable(),
  /** Everything else, by the tool's own names. */
  settings: z.record(z.string(), z.string()),
  /** Which of these are longer in the file than here: `readEmbedded` has them whole. */
  cut: z.array(z.enum(['prompt', 'negative_prompt', 'settings'])),
});
export type Embedded = z.infer<typeof embedded>;

/** What is kept of it with a work, whose prompt stands beside: how the picture was made. */
export const extractedSettings = embedded.omit({ prompt: true, cut: true });
export type ExtractedSettings = z.infer<typeof extractedSettings>;
