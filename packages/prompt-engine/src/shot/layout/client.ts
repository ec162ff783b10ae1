import { articleFor } from '../../lexicon/inflect.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';

/*
 * Whom or what a sheet is made for, and what a packet holds.
 */

/** 'Mars', 'Lisbon': names of places have no article. */
export const NAMED = sifted(/^\p{Lu}\p{Ll}+$/u);

const FOR = sifted(
  /\bfor\s+((?:an?|the|my|our|your)\s[^,;:."“]+?)(?=\s(?:called|named|with|that|which|who|in)\b|[,;:."“]|$)/i,
);

const CALLED_FOR = sifted(/\bfor\s+([^,;:."“]+?)(?=\s(?:called|named)\b)/i);

/** What a packet holds: 'seed packet for an imaginary vegetable called …'. */
export const heldIn = (scene: Scene): string | undefined => {
  const held = CALLED_FOR.exec(scene.subject)?.[1]?.trim();
  return held === undefined || /^(?:an?|the|my|our|some)\s/i.test(held)
    ? held
    : NAMED.test(held)
      ? held
      : `${articleFor(held)} ${held}`;
};

/** Whom or what it is made for: 'a coffee roastery'. */
export const clientOf = ({ subject }: Scene): string | undefined => FOR.exec(subject)?.[1]?.trim();
