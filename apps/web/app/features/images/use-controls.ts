import type { ImageControls, ImageSettings } from '@framewright/contract';
import { useState } from 'react';
import { announce } from '../../ui/announcer.tsx';
import { CONTROL_TEXTS as TEXTS } from './texts.ts';

/** What a picture is asked for with beside its words. */
type Settings = ImageSettings & { readonly count?: number };

/** What somebody chose; the seed as it was typed. */
interface Chosen extends Omit<ImageSettings, 'seed'> {
  readonly seed?: string;
  readonly count?: number;
}

/** What is chosen from names of the provider's own. */
export const NAMED_CONTROLS = ['resolution', 'quality', 'background'] as const;

/** The numbers and names that a model takes. What was chosen stays, and is sent where the model takes it. */
export function useControls(offered: ImageControls) {
  const [chosen, setChosen] = useState<Chosen>({});
  const change = (next: Chosen) => setChosen((before) => ({ ...before, ...next }));
  const seedProblem = offered.seed && problemOf(chosen.seed ?? '', offered.seed.max);
  return {
    offered,
    chosen,
    change,
    seedProblem,
    sent: sentOf(chosen, offered),
    fill({ seed, ...settings }: ImageSettings) {
      setChosen({ ...settings, ...(seed !== undefined && { seed: String(seed) }) });
    },
    keepSeed(seed: number) {
      change({ seed: String(seed) });
      announce(TEXTS.seedKept(seed));
    },
  };
}

function problemOf(typed: string, max: number): string | undefined {
  const seed = typed.trim();
  return seed === '' || (/^\d+$/.test(seed) && Number(seed) <= max) ? undefined : TEXTS.badSeed(max);
}

/** Those of some settings that a model takes. */
export function takenBy({ seed, ...settings }: Settings, offered: ImageControls): Settings {
  return sentOf({ ...settings, ...(seed !== undefined && { seed: String(seed) }) }, offered);
}

function sentOf(chosen: Chosen, offered: ImageControls): Settings {
  const { steps, guidance, sampler, seed = '', negative_prompt = '', count = 1 } = chosen;
  const within = (
    value: number | undefined,
    { min, max }: { min: number; max: number } = { min: 1, max: 0 },
  ) => value !== undefined && value >= min && value <= max;
  const named = NAMED_CONTROLS.flatMap((name) => {
    const value = chosen[name];
    return value && offered[name]?.options.includes(value) ? [[name, value]] : [];
  });
  return {
    ...Object.fromEntries(named),
    ...(within(steps, offered.steps) && { steps }),
    ...(within(guidance, offered.guidance) && { guidance }),
    ...(sampler && offered.sampler?.options.includes(sampler) && { sampler }),
    ...(offered.seed && seed.trim() && { seed: Number(seed) }),
    ...(offered.negative_prompt && negative_prompt.trim() && { negative_prompt }),
    ...(offered.count && count > 1 && { count: Math.min(count, offered.count.max) }),
  };
}
