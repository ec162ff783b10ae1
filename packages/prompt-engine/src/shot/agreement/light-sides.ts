import type { Decision } from '../shot.ts';

/*
 * The key light of a take comes from one side: what a place or a thing says of the same light says the same.
 */

const KEY =
  /\bfrom (?:behind at |back |upper |the )?(?:camera )?(?:the )?(left|right)\b|\bat camera (left|right)\b/;
/** A second light is meant to come from the other side. */
const SECOND =
  /\b(?:fill\w*|rim|kicker|reflector|panel|the other|a second|one at each|blue one|opposite|behind)\b/i;
const OF_LIGHT =
  /\b(?:light|lamp|lit|glow|sun|sunlight|window|lantern|fire\w*|tubes?|neon|beam|moonlight|daylight)\b/i;

const sideIn = (text: string): string | undefined => {
  const found = KEY.exec(text);
  return found?.[1] ?? found?.[2];
};

/** The decisions of a take with one side for its key light. */
export function litFromOneSide(decisions: readonly Decision[]): readonly Decision[] {
  const key = decisions.find(({ element }) => element === 'light');
  const side = key && sideIn(key.text);
  if (!key || side === undefined) return decisions;
  return decisions.map((each) => {
    if (each === key || !/^(?:setting|light|subject)$/.test(each.element)) return each;
    const own = sideIn(each.text);
    if (own === undefined || own === side || SECOND.test(each.text) || !OF_LIGHT.test(each.text)) return each;
    return { ...each, text: each.text.replace(KEY, (words) => words.replace(own, side)) };
  });
}
