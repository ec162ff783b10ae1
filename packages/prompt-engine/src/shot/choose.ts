import { sifted } from '../lexicon/sifting/sifted.ts';
import type { Brief } from './shot.ts';

/** A whole number from a text, the same on every machine (FNV-1a, 32 bits). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/**
 * One of several choices that fit equally well: by the subject, so that neighbours in a list of subjects differ,
 * and by the variation, so that another take is another choice.
 * @param salt a word for the decision, so that decisions turn independently
 */
export function chosen<T>(choices: readonly T[], brief: Brief, salt: string): T | undefined {
  if (choices.length === 0) return undefined;
  const start = seedOf(`${brief.seed} ${salt}`) % choices.length;
  return choices[(start + brief.variation) % choices.length];
}

/** The low digits of such a number repeat from text to text: these turn more evenly. */
const EVENER = 0x10000;

/** As `chosen`, spread more evenly over many subjects. */
export function chosenEvenly<T>(choices: readonly T[], brief: Brief, salt: string): T | undefined {
  if (choices.length === 0) return undefined;
  const start = Math.floor(seedOf(`${salt} ${brief.seed}`) / EVENER) % choices.length;
  return choices[(start + brief.variation) % choices.length];
}

const LIT_FROM = sifted(
  /\b(?:(?:day|moon|candle|fire)?light(?:ing|s)?|lit|sun(?:light|shine)?|lamp(?:light)?|window|softbox|flash|key)\b[^,.;]{0,24}? (?:from|at|on) (?:the |camera )?(?:top |upper |lower |back |rear |front |far |near )?(left|right)\b|\b(?:window|light|lit) (left|right)(?=[,.;]|$)/i,
);

/** The side that the key light comes from: the one that the words name, else one for each take, the other in the next variation. */
export function keySide(brief: Brief): 'left' | 'right' {
  const found = LIT_FROM.exec(brief.scene.subject);
  const told = (found?.[1] ?? found?.[2])?.toLowerCase();
  if (told === 'left' || told === 'right') return told;
  const turn = (brief.seed + brief.variation + (brief.take === 'cinematic' ? 1 : 0)) % 2;
  return turn === 0 ? 'left' : 'right';
}

/** The side across the frame from another. */
export const otherSide = (side: 'left' | 'right'): 'left' | 'right' => (side === 'left' ? 'right' : 'left');
