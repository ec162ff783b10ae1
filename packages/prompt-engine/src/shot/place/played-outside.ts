import type { Scene } from '../../read/scene.ts';

/** Games and gatherings under the open sky. */
const PLAYED_OUTSIDE =
  /\b(?:baseball|football|soccer|cricket|rugby|golf|tennis|marathon|parade|regatta|horse race|county fair|picnic|barbecue|rodeo)\b/i;

/** Whether it is seen during a game or a gathering that is held under the open sky. */
export const isPlayedOutside = ({ around }: Scene): boolean =>
  around.some(({ when, member }) => when === 'during' && PLAYED_OUTSIDE.test(member.name));
