import { blob, disc, turned } from '../../drawing/pen.ts';
import { body, flat, type Part, rimmed, type Silhouette, silhouette, veil } from '../silhouette.ts';
import { HAIR, type Hair, type Headwear } from './hair.ts';

const SHOULDERS = turned('0,-44 9,-43 21,-39 34,-34 43,-25 47,-10 48,2! 0,2!');
const NECK = turned('0,-64 8.5,-60 8,-50 9.5,-43 15,-39 0,-31');
const FACE = disc(0, -71, 16, 21);
/** The side of the face that is turned away from a light at the left: brow, nose, lips, chin. */
const SHADED_CHEEK = blob(
  '3,-92! 2,-83 1,-78 4.5,-68 6,-64.5 2.5,-62.5 4,-58.5 2,-55 3.5,-50! 10,-54 16,-66 16,-76 11,-88',
);
const COLLARS = {
  crew: [],
  coat: [
    flat('deep', blob('-9,-43! 0,-30 -7,-16! -22,-38!'), blob('9,-43! 0,-30 7,-16! 22,-38!')),
    flat('shade', blob('-4,-26! 0,-31 4,-26! 1.5,2! -1.5,2!')),
  ],
  dress: [flat('shade', blob('-14,-40! 0,-22 14,-40! 8,-37 0,-31 -8,-37'))],
} as const satisfies Record<string, readonly Part[]>;
export type Collar = keyof typeof COLLARS;

/** Head and shoulders, seen from the front, for a light from the left; flip for one from the right. */
export function bust(hair: Hair, collar: Collar = 'crew'): Silhouette {
  const { behind, front }: Headwear = HAIR[hair];
  return silhouette(
    96,
    [
      ...(behind ? [behind] : []),
      body(SHOULDERS),
      ...COLLARS[collar],
      rimmed('skin', NECK),
      veil('shade', 0.55, blob('-8,-55 0,-50 8,-55 8.5,-47 2,-42 -6,-47')),
      rimmed('skin', FACE),
      veil('shade', 0.5, SHADED_CHEEK),
      ...front,
    ],
    { stands: 'edge', height: 106 },
  );
}

const PROFILE = blob(
  '0,-97 10,-94 16,-86 17.5,-79 16.5,-75 22.5,-66.5 21,-64.5 18,-63.5! 19.5,-60.5 17.5,-58.5! 18.5,-55.5 16.5,-53 17,-49 12.5,-45.5 6,-45! 6,-36 12,-28 0,-20 -16,-32 -13,-50 -20,-66 -20,-84 -11,-94',
);
const PROFILE_SHOULDERS = blob('-48,2! -44,-18 -31,-31 -15,-38 2,-30 12,-31 24,-25 31,-12 33,2!');
const SKULL_CAP =
  '-14,-55 -21,-64 -22,-82 -14,-96 0,-100.5 12,-96 17.5,-86 12,-86 7,-82 6,-76 2,-72 -1,-66 -5,-68 -6,-60';

const PROFILE_HAIR = {
  short: [rimmed('shade', blob(SKULL_CAP))],
  bun: [rimmed('shade', disc(-22, -86, 9), blob(SKULL_CAP))],
  long: [
    rimmed(
      'shade',
      blob(
        '3,-72 8,-82 14,-88 9,-98 -2,-101.5 -15,-97 -23,-82 -24,-62 -31,-44 -33,-24 -22,-20 -11,-28 -8,-46 -5,-62',
      ),
    ),
  ],
  beard: [
    rimmed('shade', blob(SKULL_CAP)),
    flat('shade', blob('-4,-66 3,-60 10,-60 17,-61 18,-57 19,-48 14,-41 7,-40 0,-46')),
  ],
  hat: [
    rimmed('shade', blob('-14,-56 -20,-66 -20,-80 -6,-84 4,-84 2,-74 -3,-66 -7,-60')),
    rimmed('shade', blob('-20,-86! -19,-102 -10,-108 0,-104 10,-106 15,-99 16,-86!')),
    flat('pop', blob('-20,-87! -19.6,-92 15.6,-92 16,-87!')),
    rimmed('shade', blob('-34,-82 -20,-88 0,-88 18,-87 32,-80 18,-81.5 0,-82.5 -20,-82')),
  ],
  hood: [
    body(
      blob('17,-82 12,-97 -2,-105 -18,-100 -27,-84 -27,-62 -26,-44 -36,-30 -6,-28 4,-38 -2,-50 2,-66 8,-80'),
    ),
  ],
} as const satisfies Record<string, readonly Part[]>;
export type ProfileHair = keyof typeof PROFILE_HAIR;

/** Head and shoulders in profile, looking right. */
export const profile = (hair: ProfileHair): Silhouette =>
  silhouette(
    84,
    [
      body(PROFILE_SHOULDERS),
      rimmed('skin', PROFILE),
      ...PROFILE_HAIR[hair],
      veil('shade', 0.35, blob('-12,-36 4,-44 6,-36 11,-29 0,-24')),
    ],
    { stands: 'edge', height: 104 },
  );
