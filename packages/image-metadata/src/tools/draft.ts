import type { Generation, Size } from '../metadata.ts';
import type { Json } from './json.ts';

/** A tool's pairs in its order, before anyone knows which of them is the prompt. */
export type Pairs = Iterable<readonly [string, Json]>;

/** By what names a tool calls the things that all tools have; the first that is filled in counts. */
export interface Names {
  readonly prompt?: readonly string[];
  readonly negativePrompt?: readonly string[];
  readonly seed?: readonly string[];
  readonly model?: readonly string[];
  readonly steps?: readonly string[];
  readonly sampler?: readonly string[];
  readonly scheduler?: readonly string[];
  readonly guidance?: readonly string[];
  readonly width?: readonly string[];
  readonly height?: readonly string[];
  readonly size?: readonly string[];
}

const MAX_SETTINGS = 200;
const MAX_SETTING_LENGTH = 10_000;
const MAX_PIXELS = 1_000_000;

/** Sorts a tool's pairs into what all tools have and everything else. */
export function draftGeneration(tool: string, pairs: Pairs, names: Names): Generation {
  const fields = new Map(pairs);
  const used = new Set<string>();
  const take = <T>(keys: readonly string[] | undefined, read: (value: Json) => T | null): T | null => {
    for (const key of keys ?? []) {
      const value = fields.get(key);
      const result = value === undefined ? null : read(value);
      if (result !== null) {
        used.add(key);
        return result;
      }
    }
    return null;
  };
  const width = take(names.width, pixelsOf);
  const height = take(names.height, pixelsOf);
  const generation = {
    tool,
    prompt: take(names.prompt, wordsOf),
    negativePrompt: take(names.negativePrompt, wordsOf),
    seed: take(names.seed, seedOf),
    model: take(names.model, wordsOf),
    steps: take(names.steps, numberOf),
    sampler: withScheduler(take(names.sampler, wordsOf), take(names.scheduler, wordsOf)),
    guidance: take(names.guidance, numberOf),
    size: width !== null && height !== null ? { width, height } : take(names.size, sizeOf),
  };
  const rest = [...fields].filter(([key]) => !used.has(key));
  return { ...generation, settings: settingsOf(rest) };
}

/** Pairs as texts; what is empty is left out, and there is an end to how many and how long. */
function settingsOf(pairs: Pairs): Record<string, string> {
  const settings: [string, string][] = [];
  for (const [key, value] of pairs) {
    const text = textOf(value).slice(0, MAX_SETTING_LENGTH);
    if (text !== '' && settings.length < MAX_SETTINGS) {
      settings.push([key.slice(0, 200), text]);
    }
  }
  // Makes own members of all names, '__proto__' too.
  return Object.fromEntries(settings);
}

/** Anything as a text: a list of plain things with commas, deeper things as JSON. */
export function textOf(value: Json | undefined): string {
  if (value === null || value === undefined) {
    return '';
  }
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    return value.join(', ');
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value).trim();
}

/** A text with something in it, without the blanks around it. */
export function wordsOf(value: Json | undefined): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? null : text;
}

/** A number, also one in a text. */
export function numberOf(value: Json | undefined): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') {
    return null;
  }
  const number = String(value).trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : null;
}

/** A seed's digits. Below zero a seed is a wish for any. */
function seedOf(value: Json | undefined): string | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return /^\d{1,40}$/u.test(text) ? text : null;
}

/** A width and height in one: '1024x768', '1024 × 768', '(1024, 768)', [1024, 768]. */
function sizeOf(value: Json | undefined): Size | null {
  const text = Array.isArray(value) ? value.slice(0, 3).join(',') : value;
  const match =
    typeof text === 'string' ? /^\s*[([]?\s{0,9}(\d{1,7})\s{0,9}[x×,*]\s{0,9}(\d{1,7})\b/iu.exec(text) : null;
  const width = pixelsOf(match?.[1]);
  const height = pixelsOf(match?.[2]);
  return width === null || height === null ? null : { width, height };
}

function pixelsOf(value: Json | undefined): number | null {
  const number = numberOf(value);
  return number !== null && Number.isInteger(number) && number > 0 && number <= MAX_PIXELS ? number : null;
}

/** Sampler and scheduler in one, as most people say them: 'DPM++ 2M Karras'. */
function withScheduler(sampler: string | null, scheduler: string | null): string | null {
  if (sampler === null || scheduler === null || /^automatic$/iu.test(scheduler)) {
    return sampler ?? scheduler;
  }
  return sampler.toLowerCase().endsWith(scheduler.toLowerCase()) ? sampler : `${sampler} ${scheduler}`;
}
