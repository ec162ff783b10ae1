import type { Scene } from '../../read/scene.ts';

/** Games and gatherings under the open sky. */
const PLAYED_OUTSIDE =
  /\b(?:baseball|football|soccer|cricket|rugby|golf|tennis|marathon|parade|regatta|horse race|county fair|picnic|barbecue|rodeo)\b/i;

/** Lights of the sky that somebody is under. */
const UNDER_THE_SKY =
  /\b(?:under|beneath|below) (?:an? |the )?(?:\p{L}+ )?(?:northern lights|aurora(?: borealis)?|stars|starry sky|night sky|milky way|full moon|open sky|rainbow)\b/iu;

/** Whether the words have it under a light of the sky, where no lamp is. */
export const isUnderTheSky = (subject: string): boolean => UNDER_THE_SKY.test(subject);

/** Whether it is seen during a game or a gathering that is held under the open sky. */
export const isPlayedOutside = ({ around, subject }: Scene): boolean =>
  isUnderTheSky(subject) ||
  around.some(({ when, member }) => when === 'during' && PLAYED_OUTSIDE.test(member.name));
