import { BOARD, LENGTHS } from '@framewright/contract';
import { ASPECT_RATIOS, ELEMENTS } from '@framewright/prompt-engine/vocabulary';
import { z } from 'zod';

const STORAGE_KEY = 'compare';

const wording = z.object({ label: z.string(), text: z.string().max(LENGTHS.description) });

const choices = z.object({
  prompt: z.string().max(LENGTHS.description),
  /** Places among the prompts that were handed over. */
  chosen: z.array(z.int()),
  models: z.array(z.string()),
  ratios: z.array(z.enum(ASPECT_RATIOS)),
  seeds: z.int().min(1).max(BOARD.cells),
  varied: z
    .object({
      element: z.enum(ELEMENTS),
      start: z.int(),
      end: z.int(),
      wordings: z.array(wording).max(BOARD.cells),
    })
    .optional(),
});

/** What was chosen of a comparison that is not drawn yet. */
type KeptChoices = z.infer<typeof choices>;

const kept = z.object({ visit: z.string(), choices });

/** What was chosen on this visit of the page before it was loaded again; a new visit begins anew. */
export function keptChoices(visit: string): KeptChoices | undefined {
  try {
    const found = kept.safeParse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '')).data;
    return found?.visit === visit ? found.choices : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is chosen for this visit of the page. */
export function keepChoices(visit: string, now: object): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ visit, choices: now }));
  } catch {
    // A browser that keeps nothing loses it with the page: nothing else depends on it.
  }
}
