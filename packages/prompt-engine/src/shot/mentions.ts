import { patternOf } from './refer.ts';

/** Whether a text already speaks of what is called so, by its whole name or by its last word as a thing. */
export function mentions(written: string, name: string): boolean {
  const stem = patternOf(name.toLowerCase().replace(/(?:ies|es|s|y)$/, ''));
  const last = stem.split('\\W+').at(-1) ?? stem;
  return new RegExp(
    `(?<!\\p{L})(?:${stem}|(?:the|an?) ${last}(?:s|es|y)?(?=[,.]| (?:held|in|on|of|at|to|up|between|lifted|raised)\\b))`,
    'u',
  ).test(written);
}
