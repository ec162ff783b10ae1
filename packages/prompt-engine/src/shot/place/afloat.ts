import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import { capital } from '../shot.ts';

const WEIGHTLESS = sifted(
  /\b(?:(?:astro|cosmo)nauts?\b.*\bfloating|floating (?:\w+ )?(?:astro|cosmo)nauts?|zero[ -]?g(?:ravity)?|weightless\w*|micro-?gravity|floating (?:\w+ ){0,2}(?:in|inside|through|aboard|around) (?:the |a |an )?(?:\w+ )?(?:space|orbit|iss\b))/i,
);

/** Whether nothing in the picture has weight: nobody sits or stands, and no ground is underfoot. */
export const isAfloat = ({ subject }: Scene): boolean => WEIGHTLESS.test(subject);

const AGROUND = sifted(
  /\b(?:ice|frozen|icebound|stranded|aground|beached|wreck\w*|dry dock|field|desert|dunes|sand|mud|bottle|sky|clouds)\b/i,
);

/** Whether a boat lies in ice, on sand or in a field, and on no open water. */
const isAground = (subject: string): boolean => AGROUND.test(subject);

/** A boat is on open water where no other water is named. */
export function afloatIn({ cast, subject }: Scene, air: string): string {
  const isNamed = cast.some(
    ({ part, name }) =>
      part !== 'main' &&
      /\b(?:fjord|harbou?r|bay|river|canal|lake|port|lagoon|marina|dock|gorge|strait|cove|estuary|locks?)$/i.test(
        name,
      ),
  );
  return isNamed || isAground(subject) ? capital(air) : `On open water, with ${air}`;
}
