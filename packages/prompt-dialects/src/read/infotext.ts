import type { Setting } from '../prompt.ts';
import { isBlank, isDigit, isLetter, skipBlanks } from '../scan/characters.ts';

/** Our names for the keys of a settings line; other keys keep their own. */
const NAMES: Readonly<Record<string, string>> = {
  steps: 'steps',
  sampler: 'sampler',
  'schedule type': 'scheduler',
  scheduler: 'scheduler',
  'cfg scale': 'guidance',
  'distilled cfg scale': 'distilled_guidance',
  seed: 'seed',
  size: 'size',
  model: 'model',
  'model hash': 'model_hash',
  'clip skip': 'clip_skip',
  'denoising strength': 'denoising_strength',
};
const KNOWN: ReadonlySet<string> = new Set(Object.values(NAMES));
const NEGATIVE = 'Negative prompt:';
const STEPS = 'Steps:';

/** The three parts of the text that AUTOMATIC1111 writes into pictures. */
export interface Infotext {
  readonly prompt: string;
  /** Null where the text says nothing about it. */
  readonly negative: string | null;
  readonly settings: readonly Setting[];
}

/** Splits what A1111 writes into a picture: prompt, `Negative prompt: …`, `Steps: 20, Sampler: …`. */
export function splitInfotext(text: string): Infotext {
  const found = findSteps(text);
  const pairs = readPairs(text, found);
  // One line of a prompt may begin like this; two known pairs are a settings line.
  const isSettings = pairs.filter(({ name }) => KNOWN.has(name)).length >= 2;
  const steps = isSettings ? found : text.length;
  const above = text.slice(0, steps);
  const negative = findNegative(above, steps < text.length);
  return {
    prompt:
      negative === -1 ? (steps < text.length ? above.trimEnd() : above) : above.slice(0, negative).trimEnd(),
    negative: negative === -1 ? null : above.slice(negative + NEGATIVE.length).trim(),
    settings: isSettings ? pairs : [],
  };
}

/** Where the settings begin: the last `Steps: 20` at the start of a line or behind a full stop; else the end. */
function findSteps(text: string): number {
  const at = text.lastIndexOf(STEPS);
  const isNumbered = isDigit(text.charAt(skipBlanks(text, at + STEPS.length)));
  return at !== -1 && isNumbered && startsLine(text, at, true) ? at : text.length;
}

/** At the start of a line; on sites that write all in one line also behind a full stop, where settings follow. */
function findNegative(text: string, hasSettings: boolean): number {
  let at = text.indexOf(NEGATIVE);
  while (at !== -1 && !startsLine(text, at, hasSettings)) {
    at = text.indexOf(NEGATIVE, at + NEGATIVE.length);
  }
  return at;
}

function startsLine(text: string, at: number, mayFollowStop: boolean): boolean {
  let before = at - 1;
  while (isBlank(text.charAt(before)) && text.charAt(before) !== '\n') {
    before -= 1;
  }
  const character = text.charAt(before);
  return before < 0 || character === '\n' || (mayFollowStop && character === '.');
}

/** `Steps: 20, Lora hashes: "a: h1, b: h2", Size: 512x768`; a comma inside quotation marks or braces parts nothing. */
function readPairs(text: string, from: number): Setting[] {
  const settings: Setting[] = [];
  let start = from;
  let depth = 0;
  let isQuoted = false;
  for (let at = from; at <= text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') {
      isQuoted = !isQuoted;
    } else if (!isQuoted && (character === '{' || character === '[')) {
      depth += 1;
    } else if (!isQuoted && (character === '}' || character === ']')) {
      depth = Math.max(0, depth - 1);
    }
    const isEnd = at === text.length || (character === ',' && !isQuoted && depth === 0) || character === '\n';
    if (isEnd && at > start) {
      addPair(settings, text, start, at);
    }
    start = isEnd ? at + 1 : start;
  }
  return settings;
}

function addPair(settings: Setting[], text: string, start: number, end: number): void {
  const pair = text.slice(start, end);
  const colon = pair.indexOf(':');
  const key = pair.slice(0, Math.max(0, colon)).trim();
  const last = settings.at(-1);
  if (colon > 0 && isLetter(key.charAt(0)) && key.length <= 80) {
    const lower = key.toLowerCase();
    const name = (Object.hasOwn(NAMES, lower) ? NAMES[lower] : undefined) ?? key;
    settings.push({ name, value: pair.slice(colon + 1).trim(), start, end });
  } else if (last !== undefined && pair.trim() !== '') {
    // A value with a comma in it.
    settings[settings.length - 1] = { ...last, value: `${last.value}, ${pair.trim()}`, end };
  }
}
