import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';

const WEIGHTLESS = sifted(
  /\b(?:(?:astro|cosmo)nauts?\b.*\bfloating|floating (?:\w+ )?(?:astro|cosmo)nauts?|zero[ -]?g(?:ravity)?|weightless\w*|micro-?gravity|floating (?:\w+ ){0,2}(?:in|inside|through|aboard|around) (?:the |a |an )?(?:\w+ )?(?:space|orbit|iss\b))/i,
);

/** Whether nothing in the picture has weight: nobody sits or stands, and no ground is underfoot. */
export const isAfloat = ({ subject }: Scene): boolean => WEIGHTLESS.test(subject);

const AGROUND = sifted(
  /\b(?:ice|frozen|icebound|stranded|aground|beached|wreck\w*|dry dock|field|desert|dunes|sand|mud|bottle|sky|clouds)\b/i,
);

/** Whether a boat lies in ice, on sand or in a field, and on no open water. */
export const isAground = (subject: string): boolean => AGROUND.test(subject);
