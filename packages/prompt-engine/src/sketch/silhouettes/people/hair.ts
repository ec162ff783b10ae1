import { blob, box, disc, hole, turned } from '../../drawing/pen.ts';
import { body, flat, type Part, rimmed } from '../silhouette.ts';

/** Hair, hats and hoods over a frontal head: centre (0, -71), 16 by 21. */
export const HAIR_STYLES = [
  'short',
  'long',
  'bun',
  'curls',
  'bob',
  'bald',
  'beard',
  'fedora',
  'cap',
  'beanie',
  'hood',
  'headscarf',
  'toque',
  'helmet',
  'crown',
  'flat-cap',
] as const;
export type Hair = (typeof HAIR_STYLES)[number];

export interface Headwear {
  /** Drawn before the shoulders and the face. */
  readonly behind?: Part;
  /** Drawn over the face. */
  readonly front: readonly Part[];
}

const CROP = blob(
  '-17,-71 -18.5,-84 -12,-95 0,-98 12,-96 18.5,-85 17,-71 14.5,-79 8,-85 -3,-83 -10,-84 -15,-78',
);
const PARTED = blob(
  '-17,-68 -18.5,-84 -11,-95 1,-98 13,-95 18.5,-84 17,-68 14,-78 6,-88 2,-89 -6,-85 -14,-77',
);
const BEARD = blob(
  '-16.5,-72 -15,-64 -8,-62 0,-64 8,-62 15,-64 16.5,-72 16.5,-58 9,-46 0,-43.5 -9,-46 -16.5,-58',
);
const CURLS = [
  disc(-14, -83, 10),
  disc(-5, -93, 10.5),
  disc(7, -93, 10.5),
  disc(15, -83, 10),
  disc(18, -71, 7.5),
  disc(-18, -71, 7.5),
].join('');

export const HAIR = {
  short: { front: [rimmed('shade', CROP)] },
  long: {
    behind: rimmed('shade', turned('0,-98 13,-96 20,-84 21,-68 23,-52 27,-36 20,-29 9,-32 0,-32')),
    front: [rimmed('shade', PARTED)],
  },
  bun: { front: [rimmed('shade', disc(1, -101, 8.5), PARTED)] },
  curls: {
    behind: rimmed('shade', CURLS),
    front: [flat('shade', blob('-17,-70 -16,-82 -8,-89 8,-89 16,-82 17,-70 13,-78 6,-83 -6,-83 -13,-78'))],
  },
  bob: {
    behind: rimmed('shade', turned('0,-98 13,-96 20,-85 21.5,-70 21,-56 17,-50 11,-52 0,-52')),
    front: [rimmed('shade', blob('-17,-66 -18,-84 -11,-95 0,-98 12,-95 18,-84 17,-66 14,-78 0,-81 -14,-78'))],
  },
  bald: { front: [] },
  beard: { front: [rimmed('shade', CROP), flat('shade', BEARD)] },
  fedora: {
    front: [
      rimmed('shade', blob('-16.5,-84! -15,-98 -9,-104 0,-101 9,-104 15,-98 16.5,-84!')),
      flat('pop', blob('-16.6,-84! -16,-89 0,-91 16,-89 16.6,-84! 0,-86')),
      rimmed('shade', blob('-31,-82 -16,-86 0,-88 16,-86 31,-82 16,-78.5 0,-77.5 -16,-78.5')),
    ],
  },
  cap: {
    front: [
      body(turned('0,-100 11,-98 17.5,-89 18.5,-78! 0,-81')),
      rimmed('shade', blob('-18,-81! 0,-84 18,-81! 17,-75 0,-71.5 -17,-75')),
    ],
  },
  beanie: {
    front: [
      body(turned('0,-103 10,-101 17,-91 18,-80! 0,-83')),
      rimmed('deep', turned('0,-84 18.5,-81! 18.5,-75! 0,-78')),
    ],
  },
  hood: {
    behind: body(turned('0,-106 13,-102 23,-88 26,-68 24,-50 33,-38 0,-30')),
    front: [
      flat(
        'shade',
        `${turned('0,-99 12,-95 18,-82 19,-66 15,-50 0,-44')}${hole('0,-90 9,-86 13,-74 12.4,-62 7,-54 0,-51.5 -7,-54 -12.4,-62 -13,-74 -9,-86')}`,
      ),
      body(blob('-24,-46 -14,-44 0,-34 14,-44 24,-46 33,-36 0,-24 -33,-36')),
    ],
  },
  headscarf: {
    behind: body(turned('0,-99 14,-95 20,-80 20,-62 17,-48 26,-34 0,-30')),
    front: [body(blob('-17,-62 -19,-80 -12,-95 0,-98.5 12,-95 19,-80 17,-62 13.5,-76 0,-84 -13.5,-76'))],
  },
  toque: {
    front: [
      rimmed(
        'lit',
        blob('-15,-84! -17,-92 -22,-98 -19,-108 -9,-110 0,-113 10,-110 19,-108 22,-98 17,-92 15,-84!'),
      ),
      flat('glow', box(-15.5, -88, 31, 9)),
    ],
  },
  helmet: {
    front: [
      rimmed('pop', turned('0,-101 13,-97 20,-85 20,-78! 0,-80')),
      rimmed('pop', blob('-25,-79 0,-83 25,-79 0,-75')),
    ],
  },
  crown: {
    front: [
      rimmed('shade', PARTED),
      rimmed('pop', blob('-16,-88! -18,-104! -8,-96! 0,-107! 8,-96! 18,-104! 16,-88! 0,-91')),
    ],
  },
  'flat-cap': {
    front: [
      rimmed('shade', blob('-18,-77 -20,-86 -12,-95 2,-98 15,-94 20,-85 18,-78 0,-82')),
      rimmed('shade', blob('-18,-79! 0,-83 18,-79! 15,-74.5 0,-73.5 -15,-74.5')),
    ],
  },
} as const satisfies Record<Hair, Headwear>;
