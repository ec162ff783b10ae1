import { blob, disc, turned } from '../../drawing/pen.ts';
import { flat, rimmed, type SilhouettePart } from '../silhouette.ts';

/** Hair over a head whose middle is (0, -71), 16 by 21; its tone `shade` stands for the hair's colour. */
const HAIR_STYLES = [
  'short',
  'parted',
  'long',
  'bun',
  'curls',
  'bob',
  'pony',
  'plaits',
  'bald',
  'fringe',
] as const;
export type Hair = (typeof HAIR_STYLES)[number];

/** Hair or a hat, before and behind the face. */
export interface Headwear {
  /** Drawn before the shoulders and the face. */
  readonly behind?: SilhouettePart;
  /** Drawn over the face. */
  readonly front: readonly SilhouettePart[];
}

const CROP = blob(
  '-17,-71 -18.5,-84 -12,-95 0,-98 12,-96 18.5,-85 17,-71 14.5,-79 8,-85 -3,-83 -10,-84 -15,-78',
);
const PARTED = blob(
  '-17,-68 -18.5,-84 -11,-95 1,-98 13,-95 18.5,-84 17,-68 14,-78 6,-88 2,-89 -6,-85 -14,-77',
);
export const BEARD = blob(
  '-16.5,-72 -15,-64 -8,-62 0,-64.5 8,-62 15,-64 16.5,-72 16.5,-58 9,-45 0,-42 -9,-45 -16.5,-58',
);
const CURLS = [
  disc(-14, -83, 10),
  disc(-5, -93, 10.5),
  disc(7, -93, 10.5),
  disc(15, -83, 10),
  disc(18, -71, 7.5),
  disc(-18, -71, 7.5),
].join('');
const BOB_FRONT = blob('-17,-66 -18,-84 -11,-95 0,-98 12,-95 18,-84 17,-66 14,-78 0,-81 -14,-78');

/** Seen from before. */
export const HAIR = {
  short: { front: [rimmed('shade', CROP)] },
  parted: { front: [rimmed('shade', PARTED)] },
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
    front: [rimmed('shade', BOB_FRONT)],
  },
  pony: {
    behind: rimmed('shade', blob('8,-98 18,-102 27,-92 28,-72 24,-56 20,-66 18,-84')),
    front: [rimmed('shade', PARTED)],
  },
  plaits: {
    behind: rimmed(
      'shade',
      blob('-15,-74 -24,-64 -25,-48 -21,-36 -17,-46 -15,-60'),
      blob('15,-74 24,-64 25,-48 21,-36 17,-46 15,-60'),
    ),
    front: [rimmed('shade', PARTED)],
  },
  fringe: { front: [rimmed('shade', BOB_FRONT)] },
  bald: { front: [] },
} as const satisfies Record<Hair, Headwear>;

const CAP =
  '-13,-54 -19,-63 -20.5,-82 -13,-95 0,-98.5 11,-95.5 17,-87 14,-84 7,-83 4,-77 1,-70 -2,-68 -5,-70 -6,-60';

/** Seen from the side, looking right. */
export const HAIR_ASIDE = {
  short: { front: [rimmed('shade', blob(CAP))] },
  parted: { front: [rimmed('shade', blob(CAP))] },
  long: {
    front: [
      rimmed(
        'shade',
        blob(
          '3,-74 8,-83 15,-87 9,-97 -2,-100 -14,-96 -22,-82 -23,-62 -28,-46 -29,-28 -20,-23 -11,-30 -8,-46 -5,-62',
        ),
      ),
    ],
  },
  bun: { front: [rimmed('shade', disc(-22, -88, 8.5), blob(CAP))] },
  curls: {
    front: [
      rimmed(
        'shade',
        disc(-15, -62, 9),
        disc(-18, -76, 10),
        disc(-12, -90, 10.5),
        disc(0, -94, 10),
        disc(9, -90, 7.5),
        disc(-6, -76, 9),
      ),
    ],
  },
  bob: {
    front: [
      rimmed(
        'shade',
        blob('5,-74 8,-82 16,-85 10,-96 -2,-100 -15,-96 -22,-82 -22,-60 -18,-50 -6,-50 0,-58 3,-66'),
      ),
    ],
  },
  pony: {
    front: [
      rimmed('shade', blob('-16,-92 -28,-92 -36,-78 -36,-58 -31,-48 -30,-66 -26,-78 -16,-80'), blob(CAP)),
    ],
  },
  plaits: { front: [rimmed('shade', blob(CAP), blob('-10,-70 -18,-62 -20,-44 -15,-34 -11,-46 -6,-60'))] },
  fringe: {
    front: [
      rimmed('shade', blob('3,-74 8,-80 17,-82 12,-95 0,-99 -13,-95 -20,-82 -19,-63 -13,-54 -6,-60 -5,-70')),
    ],
  },
  bald: { front: [] },
} as const satisfies Record<Hair, Headwear>;

/** Seen from behind: the back of the head. */
const NAPE = turned('0,-98 13,-96 19,-84 19,-68 14,-56 8,-51 0,-50');
export const HAIR_BEHIND = {
  short: [rimmed('shade', NAPE)],
  parted: [rimmed('shade', NAPE)],
  long: [rimmed('shade', turned('0,-98 13,-96 20,-84 21,-68 23,-52 26,-36 18,-29 0,-28'))],
  bun: [rimmed('shade', NAPE, disc(0, -92, 9))],
  curls: [rimmed('shade', CURLS, NAPE)],
  bob: [rimmed('shade', turned('0,-98 13,-96 20,-85 21.5,-70 21,-54 14,-50 0,-49'))],
  pony: [rimmed('shade', NAPE, blob('-5,-88 5,-88 7,-66 4,-40 -2,-38 -6,-62'))],
  plaits: [
    rimmed(
      'shade',
      NAPE,
      blob('-10,-62 -18,-50 -17,-34 -13,-40 -8,-52'),
      blob('10,-62 18,-50 17,-34 13,-40 8,-52'),
    ),
  ],
  fringe: [rimmed('shade', NAPE)],
  bald: [],
} as const satisfies Record<Hair, readonly SilhouettePart[]>;
