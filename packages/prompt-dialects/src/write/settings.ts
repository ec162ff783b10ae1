import { type Dialect, TRAITS } from '../dialect.ts';
import { type Loss, lossOf, type Setting } from '../prompt.ts';
import { isFlag, parameterOf } from '../read/midjourney.ts';
import { toNumber } from '../scan/characters.ts';

/** What every model or its maker's screen takes. */
const COMMON: readonly string[] = ['aspect_ratio', 'seed', 'size'];
const MAX_MIDJOURNEY_SEED = 4_294_967_295;

/** The settings that the target has, as fields or within its text. */
export interface WrittenSettings {
  readonly settings: Readonly<Record<string, string>>;
  /** Midjourney's `--ar 16:9 --seed 7`; empty for the others. */
  readonly parameters: string;
  readonly losses: readonly Loss[];
}

/** Sorts settings by what means anything to the target. */
export function writeSettings(settings: readonly Setting[], from: Dialect, to: Dialect): WrittenSettings {
  const kept: [string, string][] = [];
  const parameters: string[] = [];
  const lost: Setting[] = [];
  for (const setting of withRatio(merge(settings))) {
    const parameter = to === 'midjourney' ? writeParameter(setting) : null;
    if (parameter !== null) {
      parameters.push(parameter);
    }
    if (parameter !== null || isKept(setting, from, to)) {
      kept.push([setting.name, setting.value]);
    } else {
      lost.push(setting);
    }
  }
  const names = lost.map(({ name, value }) =>
    from === 'midjourney' ? nameOf(name, value) : `${name} ${value}`,
  );
  const why =
    from === 'midjourney'
      ? 'Only Midjourney has these parameters: nothing elsewhere does the same.'
      : `${TRAITS[to].label} has no such settings.`;
  return {
    settings: Object.fromEntries(kept),
    parameters: parameters.join(' '),
    losses: names.length === 0 ? [] : [lossOf(names, why, null)],
  };
}

function isKept({ name }: Setting, from: Dialect, to: Dialect): boolean {
  if (from === to) {
    return true;
  }
  return to === 'midjourney'
    ? name === 'size'
    : COMMON.includes(name) || (from !== 'midjourney' && TRAITS[to].samplerSettings);
}

function nameOf(name: string, value: string): string {
  return `--${parameterOf(name) ?? name}${value === 'true' ? '' : ` ${value}`}`;
}

/** Null for what Midjourney does not take. */
function writeParameter({ name, value }: Setting): string | null {
  const parameter = parameterOf(name);
  const number = toNumber(value);
  const isRatio = value.split(':').length === 2 && value.split(':').every((side) => /^\d{1,5}$/u.test(side));
  const isSeed = number !== null && Number.isInteger(number) && number >= 0 && number <= MAX_MIDJOURNEY_SEED;
  if (parameter === null || (name === 'seed' && !isSeed) || (name === 'aspect_ratio' && !isRatio)) {
    return null;
  }
  return `--${parameter}${isFlag(name) && value === 'true' ? '' : ` ${value}`}`;
}

/** One of each name; a name that stands twice keeps both values. */
function merge(settings: readonly Setting[]): Setting[] {
  const merged = new Map<string, Setting>();
  for (const setting of settings) {
    const before = merged.get(setting.name);
    const isNew = before === undefined || before.value === setting.value;
    merged.set(setting.name, isNew ? setting : { ...before, value: `${before.value}, ${setting.value}` });
  }
  return [...merged.values()];
}

/** A size in pixels says the ratio too. */
function withRatio(settings: readonly Setting[]): readonly Setting[] {
  const size = settings.find(({ name }) => name === 'size');
  const sides = (size?.value ?? '').toLowerCase().split('x').map(toNumber);
  const [width, height] = sides;
  const isSize = sides.length === 2 && Number.isInteger(width) && Number.isInteger(height);
  if (
    size === undefined ||
    !isSize ||
    !width ||
    !height ||
    settings.some(({ name }) => name === 'aspect_ratio')
  ) {
    return settings;
  }
  const divisor = commonDivisor(Math.abs(width), Math.abs(height));
  return [...settings, { ...size, name: 'aspect_ratio', value: `${width / divisor}:${height / divisor}` }];
}

function commonDivisor(a: number, b: number): number {
  let [larger, smaller] = [a, b];
  while (smaller > 0) {
    [larger, smaller] = [smaller, larger % smaller];
  }
  return larger;
}
