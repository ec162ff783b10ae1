import { bar, blob, box, disc, limb, poly, ring } from '../../drawing/pen.ts';
import type { Prop } from '../../reading/cast.ts';
import { flat, type Part, rimmed, veil } from '../silhouette.ts';
import { POSES, type PoseName } from './pose.ts';

interface Props {
  readonly behind: readonly Part[];
  readonly front: readonly Part[];
}

/** Where the near hand of a pose is. */
function nearHand(pose: PoseName): readonly [number, number] {
  const [x = 0, y = 0] = (POSES[pose].arms[1].split(' ')[2] ?? '').split(',').map(Number);
  return [x, y];
}

const NONE: readonly Part[] = [];

const SEAT = rimmed('deep', box(-18, -25, 24, 5, 1), box(-16, -21, 3, 21), box(1, -21, 3, 21));

const violin = (x: number, y: number): Part[] => [
  rimmed(
    'pop',
    blob(
      `${x},${y} ${x + 6},${y - 7} ${x + 4},${y - 12} ${x + 8},${y - 19} ${x - 1},${y - 22} ${x - 7},${y - 15} ${x - 5},${y - 10} ${x - 9},${y - 2}`,
    ),
  ),
  rimmed('shade', bar(x + 2, y - 20, x + 14, y - 42, 2)),
];

/** Each prop by the hand that holds it. */
const PROPS: Readonly<Record<Prop, (x: number, y: number) => Props>> = {
  seat: () => ({ behind: [SEAT], front: NONE }),
  book: (x, y) => ({
    behind: [SEAT],
    front: [
      rimmed('lit', poly(`${x - 1},${y - 1} ${x + 10},${y - 10} ${x + 12},${y - 4} ${x + 2},${y + 3}`)),
      rimmed('pop', poly(`${x + 2},${y + 3} ${x + 12},${y - 4} ${x + 13},${y - 2} ${x + 3},${y + 5}`)),
    ],
  }),
  net: (x, y) => ({
    behind: [SEAT],
    front: [
      rimmed(
        'pop',
        blob(
          `${x - 4},${y - 2} ${x + 6},${y - 3} ${x + 16},${y + 14} ${x + 24},-4 ${x + 34},0! ${x - 12},0! ${x - 6},-12`,
        ),
      ),
      veil(
        'lit',
        0.5,
        ...[-6, 3, 12, 21].map((dx, i) => bar(x + i * 2, y + 6, x + dx, -1.5, 0.6)),
        bar(x - 3, y + 10, x + 11, y + 9, 0.6),
        bar(x - 5, y + 18, x + 15, y + 17, 0.6),
        bar(x - 7, y + 26, x + 20, y + 25, 0.6),
      ),
    ],
  }),
  phone: (x, y) => ({
    behind: NONE,
    front: [rimmed('shade', box(x - 2, y - 8, 5, 9, 1)), flat('glow', box(x - 1, y - 7, 3, 7))],
  }),
  violin: () => ({ behind: NONE, front: [...violin(8, -66), rimmed('lit', bar(-4, -70, 30, -82, 1))] }),
  guitar: () => ({
    behind: NONE,
    front: [
      rimmed('pop', blob('-12,-48 -4,-44 6,-50 12,-56 12,-64 4,-66 0,-62 -6,-66 -14,-60 -16,-53')),
      rimmed('shade', bar(6, -61, 30, -80, 2.4), box(28, -85, 6, 6, 1)),
    ],
  }),
  easel: (x, y) => ({
    behind: NONE,
    front: [
      rimmed('shade', bar(38, 0, 44, -86, 2), bar(60, 0, 52, -86, 2)),
      rimmed('lit', box(32, -82, 34, 40)),
      flat('pop', blob('38,-48 44,-62 52,-58 60,-66 62,-48!')),
      rimmed('shade', bar(x, y, x + 10, y - 6, 1.2)),
    ],
  }),
  umbrella: (x, y) => ({
    behind: NONE,
    front: [
      rimmed('shade', bar(x, y + 4, x - 6, -104, 1.6)),
      rimmed(
        'pop',
        blob(
          `${x - 36},-98! ${x - 24},-114 ${x - 6},-120 ${x + 12},-114 ${x + 24},-98! ${x + 14},-101 ${x + 4},-98! ${x - 6},-101 ${x - 16},-98! ${x - 26},-101`,
        ),
      ),
    ],
  }),
  ball: () => ({
    behind: NONE,
    front: [
      rimmed('lit', disc(54, -30, 8)),
      flat('shade', poly('54,-34 58,-31 56.4,-26.6 51.6,-26.6 50,-31')),
      veil('lit', 0.5, bar(70, -26, 82, -22, 1), bar(69, -34, 84, -34, 1)),
    ],
  }),
  basketball: (x, y) => ({
    behind: NONE,
    front: [
      rimmed('pop', disc(x + 2, y - 9, 9)),
      veil('shade', 0.7, bar(x - 7, y - 9, x + 11, y - 9, 0.9), bar(x + 2, y - 18, x + 2, y, 0.9)),
    ],
  }),
  camera: () => ({
    behind: NONE,
    front: [
      rimmed('shade', box(-8, -74, 16, 11, 1.5)),
      flat('glow', disc(0, -68.5, 3.4)),
      flat('shade', disc(0, -68.5, 2)),
    ],
  }),
  staff: (x) => ({
    behind: [rimmed('deep', bar(x + 2, 0, x + 3, -104, 2.2)), flat('glow', disc(x + 3, -107, 4))],
    front: NONE,
  }),
  sword: (x, y) => ({
    behind: NONE,
    front: [
      rimmed('lit', poly(`${x - 1.2},${y - 3} ${x + 8},${y - 50} ${x + 11},${y - 48} ${x + 2},${y - 2}`)),
      rimmed('shade', bar(x - 6, y - 5, x + 7, y - 1, 2)),
    ],
  }),
  bench: (x, y) => ({
    behind: NONE,
    front: [
      rimmed('deep', box(18, -46, 56, 5), box(24, -41, 4, 41), box(64, -41, 4, 41)),
      rimmed('pop', box(x + 6, y - 4, 12, 8, 1)),
      rimmed('shade', box(58, -57, 10, 11, 1), bar(61, -57, 59, -66, 1.2), bar(65, -57, 67, -68, 1.2)),
    ],
  }),
  pan: (x, y) => ({
    behind: NONE,
    front: [rimmed('shade', bar(x, y, x + 12, y + 1, 2), box(x + 11, y - 2, 20, 5, 2))],
  }),
  backpack: () => ({
    behind: [
      rimmed('pop', blob('-6,-82 -16,-80 -19,-66 -17,-54 -4,-52')),
      rimmed('deep', box(-18, -86, 14, 6, 3)),
    ],
    front: NONE,
  }),
  microphone: () => ({
    behind: NONE,
    front: [
      rimmed(
        'shade',
        bar(16, 0, 16, -74, 1.4),
        disc(16, -2, 8, 2),
        bar(16, -74, 8, -82, 1.6),
        disc(7, -83, 2.6),
      ),
    ],
  }),
  bicycle: () => ({
    behind: [
      rimmed('shade', ring(-26, -20, 20, 17.6), ring(48, -20, 20, 17.6)),
      rimmed(
        'pop',
        bar(-26, -20, 6, -17, 2.4),
        bar(-14, -52, 6, -17, 2.4),
        bar(-12, -46, 34, -50, 2.4),
        bar(6, -17, 36, -46, 2.4),
        bar(48, -20, 34, -56, 2.4),
        limb('33,-55,1.6 40,-58,1.6 42,-53,1.4'),
      ),
    ],
    front: NONE,
  }),
  balloon: (x, y) => ({
    behind: NONE,
    front: [
      rimmed('shade', bar(x, y, x + 8, -108, 0.7)),
      rimmed(
        'pop',
        blob(`${x + 8},-108 ${x - 3},-122 ${x},-136 ${x + 8},-140 ${x + 16},-136 ${x + 19},-122`),
      ),
    ],
  }),
  flowers: (x, y) => ({
    behind: NONE,
    front: [
      rimmed('deep', poly(`${x - 3},${y + 8} ${x + 3},${y + 8} ${x + 7},${y - 4} ${x - 7},${y - 4}`)),
      rimmed('pop', disc(x - 5, y - 6, 4), disc(x + 5, y - 6, 4), disc(x, y - 10, 4.4)),
    ],
  }),
};

/** What a person in this pose holds, sits on or works at. */
export const propParts = (prop: Prop, pose: PoseName): Props => PROPS[prop](...nearHand(pose));
