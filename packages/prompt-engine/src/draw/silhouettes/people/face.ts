import type { Hex } from '../../../oklab.ts';
import type { Face } from '../../../shot/stage.ts';
import { moved } from '../../drawing/moved.ts';
import { blob, disc, limb } from '../../drawing/pen.ts';
import { flat, rimmed, type SilhouettePart, veil } from '../silhouette.ts';

/** What a temper does to a face: inner and outer ends of the brows, eyes, corners and opening of the mouth. */
interface Expression {
  readonly inner: number;
  readonly outer: number;
  readonly eyes: number;
  readonly corners: number;
  readonly open: number;
}

const expression = (
  inner: number,
  outer: number,
  eyes: number,
  corners: number,
  open: number,
): Expression => ({
  inner,
  outer,
  eyes,
  corners,
  open,
});

const EXPRESSIONS: Readonly<Record<Face, Expression>> = {
  calm: expression(0, 0, 1, 0.4, 0),
  joy: expression(-1.6, -0.6, 0.7, 2.6, 3.4),
  sad: expression(-2.6, 1.6, 0.7, -2.2, 0),
  fear: expression(-3.6, -0.4, 1.45, -1.4, 2.6),
  anger: expression(2.6, -2, 0.8, -1.8, 0.6),
  love: expression(-1.2, 0, 0.55, 2, 0),
  wonder: expression(-3, -2.4, 1.4, 0, 3.6),
  proud: expression(-0.6, -1.6, 0.75, 1.2, 0),
  lonely: expression(-1.8, 0.8, 0.8, -1.2, 0),
  tired: expression(0.2, 1.4, 0.4, -0.8, 0),
  funny: expression(-2.4, 0.6, 1.2, 3, 2.6),
  tense: expression(1.8, -0.4, 1.1, -0.8, 0),
  asleep: expression(0, 0.6, 0, 0.6, 0),
};

/** The colours of a head, and how old it is. */
export interface Complexion {
  readonly skin: Hex;
  readonly hair: Hex;
  /** Lines of the face, and its lips. */
  readonly line: Hex;
  readonly lips: Hex;
  readonly old: boolean;
  readonly made: boolean;
  /** A child's face: large eyes set low, light brows, a small mouth. */
  readonly young: boolean;
}

const HEAD = disc(0, -71, 16, 21);
const ROUND_HEAD = blob('0,-92 13,-88 17,-76 17,-63 10,-52 0,-49.5 -10,-52 -17,-63 -17,-76 -13,-88');
const EARS = disc(-16, -69.5, 3, 4.8) + disc(16, -69.5, 3, 4.8);

function eyesOf({ eyes }: Expression, { line, young }: Complexion): SilhouettePart[] {
  if (young)
    return [
      flat('#33211b', ...[-7, 7].map((x) => disc(x, -72, 2.7, 3.3 * Math.min(1.2, Math.max(0.3, eyes))))),
      flat('#ffffff', disc(-6, -73.2, 0.9), disc(8, -73.2, 0.9)),
    ];
  const tall = 2.3 * eyes;
  const white = [-6.6, 6.6].map((x) =>
    blob(`${x - 3.9},-71.8 ${x},${-72.2 - tall} ${x + 3.9},-71.8 ${x},${-72.2 + tall * 0.72}`),
  );
  const iris = [-6.4, 6.4].map((x) => disc(x, -72.2, Math.min(2.1, 1.2 + tall * 0.36), Math.min(2.1, tall)));
  const lids = [-6.6, 6.6].map((x) =>
    limb(`${x - 4.3},${-71.4},0.35 ${x},${-72.6 - tall},0.85 ${x + 4.3},${-71.4},0.35`),
  );
  return [
    flat('#f6efe6', ...white),
    flat('#33211b', ...iris),
    flat('#ffffff', disc(-5.6, -73, 0.6), disc(7.2, -73, 0.6)),
    flat(line, ...lids),
  ];
}

function browsOf({ inner, outer }: Expression, { hair, old, young }: Complexion): SilhouettePart {
  const y = -79.2;
  const t = young ? 0.6 : old ? 1.3 : 1.05;
  return flat(
    hair,
    limb(`-2.8,${y + inner},${t} -7,${y - 1.2 + (inner + outer) / 2},${t} -11.2,${y + 0.6 + outer},0.5`),
    limb(`2.8,${y + inner},${t} 7,${y - 1.2 + (inner + outer) / 2},${t} 11.2,${y + 0.6 + outer},0.5`),
  );
}

function mouthOf({ corners, open }: Expression, { lips, line, made, young }: Complexion): SilhouettePart[] {
  const y = -58.6;
  const c = corners * 0.62;
  const half = open > 3 && corners < 1 ? 3 : young ? 4.2 : 5.2;
  if (open > 0) {
    const inside = blob(`${-half},${y - c} 0,${y - 0.4} ${half},${y - c} 0,${y + open * 1.25}`);
    const teeth =
      corners > 1
        ? [
            flat(
              '#f8f3ea',
              blob(`${-half * 0.8},${y - c * 0.7} 0,${y} ${half * 0.8},${y - c * 0.7} 0,${y + 1.2}`),
            ),
          ]
        : [];
    return [flat('#5e2320', inside), ...teeth];
  }
  const mouth = flat(line, limb(`${-half},${y - c},0.35 0,${y + c * 0.55},0.75 ${half},${y - c},0.35`));
  if (!made)
    return [veil(lips, 0.75, blob(`-3.4,${y + 0.8} 0,${y + 0.4} 3.4,${y + 0.8} 0,${y + 2.6}`)), mouth];
  return [
    flat(
      lips,
      blob(`${-half},${y - c} -1.8,${y - 1.5} 0,${y - 0.9} 1.8,${y - 1.5} ${half},${y - c} 0,${y + 2.6}`),
    ),
    mouth,
  ];
}

function agedFront({ line, old }: Complexion): SilhouettePart[] {
  if (!old) return [];
  return [
    veil(
      line,
      0.4,
      limb('-7,-66,0.3 -9.4,-60,0.4 -8.6,-56,0.3'),
      limb('7,-66,0.3 9.4,-60,0.4 8.6,-56,0.3'),
      limb('-8,-86,0.3 0,-87,0.4 8,-86,0.3'),
    ),
  ];
}

/** A face looking at us. */
export function faceFront(skin: Complexion, temper: Face): SilhouettePart[] {
  const look = EXPRESSIONS[temper];
  const blush = temper === 'love' || temper === 'joy' || skin.made || skin.young;
  // What makes a child's face is that it sits low on the head.
  const low = (parts: SilhouettePart[]): SilhouettePart[] =>
    skin.young ? parts.map((part) => ({ ...part, d: moved(part.d, 1, 0, 4) })) : parts;
  return [
    rimmed(skin.skin, EARS + (skin.young ? ROUND_HEAD : HEAD)),
    ...(blush ? [veil('#c8553d', 0.2, disc(-9.4, -64.4, 3.8, 2.4), disc(9.4, -64.4, 3.8, 2.4))] : []),
    ...(skin.young
      ? []
      : [veil(skin.line, 0.3, blob('3,-78! 1.6,-72 4.6,-65.4 2.6,-63.4 -2.2,-63.8 1,-65.4'))]),
    veil(skin.line, 0.55, limb('-2.4,-64,0.4 0.4,-63,0.6 3.4,-64.2,0.4')),
    ...agedFront(skin),
    ...low([...eyesOf(look, skin), browsOf(look, skin)]),
    ...mouthOf(look, skin),
  ];
}

const PROFILE = blob(
  '0,-92.5 9,-91 14,-86 16,-80 15.5,-76 17.2,-72 21.5,-66 20.6,-63.8 17,-63! 18.2,-60.6 17.2,-59! 17.8,-56.6 15.8,-54.4 16,-51 12.5,-47.8 6,-48.5 -2,-53 -10,-58 -16,-66 -18,-76 -15,-86 -8,-91.5',
);

/** A child's: a round brow, a small nose. */
const YOUNG_PROFILE = blob(
  '0,-92.5 9,-91 15,-85 17,-77 16.4,-71 19.4,-66.4 18,-63.6 16.4,-62! 17.2,-59.6 16.6,-56 14,-51.4 8,-48.6 -2,-52 -10,-58 -16,-66 -18,-76 -15,-86 -8,-91.5',
);

/** A face in profile, looking right. */
export function faceAside(skin: Complexion, temper: Face): SilhouettePart[] {
  const { inner, outer, eyes, corners, open } = EXPRESSIONS[temper];
  const tall = 2.2 * eyes;
  const c = corners * 0.6;
  const brow = skin.young ? 0.5 : 1.05;
  const mouth =
    open > 1
      ? flat(
          '#5e2320',
          blob(`18.4,-59.6! 12.6,${-59 - c} 13.6,${-58 + open * 0.7} 17.6,${-57.6 + open * 0.4}!`),
        )
      : flat(skin.line, limb(`17.4,-59,0.3 14.6,${-58.9 + c * 0.2},0.7 11.8,${-59 - c},0.3`));
  return [
    rimmed(skin.skin, skin.young ? YOUNG_PROFILE : PROFILE),
    veil(skin.line, 0.45, limb('-3.5,-74.5,0.7 -6,-70,0.9 -3.5,-65.5,0.7 -1,-66.5,0.6')),
    ...(skin.old
      ? [veil(skin.line, 0.4, limb('12,-66,0.3 10,-61,0.4 10.5,-57,0.3'), limb('5,-74,0.3 3,-72,0.3'))]
      : []),
    ...(skin.young
      ? [
          flat('#33211b', disc(11.6, -71, 2, 3.2 * Math.max(0.3, eyes))),
          flat('#ffffff', disc(12.2, -72.2, 0.8)),
        ]
      : [
          flat('#f6efe6', blob(`14,${-73.6 - tall} 9.6,-73 13.6,${-73.2 + tall * 0.7}`)),
          flat('#33211b', disc(13, -73.4, 1.2, Math.min(1.9, tall))),
          flat(skin.line, limb(`14.6,${-73.8 - tall},0.5 12,${-74.4 - tall * 0.7},0.8 8.8,-72.8,0.3`)),
        ]),
    flat(
      skin.hair,
      limb(
        `15,${-80 + inner * 0.8},${brow} 12,${-81.4 + (inner + outer) / 2.6},${brow} 8.4,${-80 + outer * 0.8},0.5`,
      ),
    ),
    ...(skin.made ? [flat(skin.lips, blob('18,-60.6 17,-59 17.8,-57 14.8,-58.4 14.6,-59.6'))] : []),
    mouth,
  ];
}
