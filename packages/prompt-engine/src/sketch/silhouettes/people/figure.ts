import { blob, box, disc, limb } from '../../drawing/pen.ts';
import { body, type Part, rimmed, type Silhouette, silhouette } from '../silhouette.ts';
import { POSES, type Pose, type PoseName } from './pose.ts';

/** What a figure wears over plain clothes, and on its head. */
export type Clothes = 'plain' | 'coat' | 'dress' | 'gown' | 'apron' | 'kit' | 'robe';
export type Head = 'short' | 'long' | 'bun' | 'hat' | 'cap' | 'hood' | 'helmet' | 'space' | 'bald';

/** A space suit is white where the prompt names no colour. */
const LIT = 'lit' as const;

interface Look {
  readonly clothes?: Clothes;
  readonly head?: Head;
}

const numbers = (text: string): number[][] => text.split(' ').map((word) => word.split(',').map(Number));
const swelling = (chain: string, radii: readonly number[]): string =>
  limb(
    chain
      .split(' ')
      .slice(0, radii.length)
      .map((joint, i) => `${joint},${radii[i]}`)
      .join(' '),
  );

function arm(chain: string): string {
  const [hx = 0, hy = 0] = numbers(chain)[2] ?? [];
  return swelling(chain, [3.4, 2.6, 1.9]) + disc(hx, hy, 2.4);
}

function leg(chain: string): string {
  const [ankle = [], toe = []] = numbers(chain).slice(2);
  const [ax = 0, ay = 0] = ankle;
  const [tx = 0, ty = 0] = toe;
  return (
    swelling(chain, [5.4, 3.9, 2.4]) +
    limb(`${ax},${ay},2.3 ${(ax + tx) / 2},${(ay + ty) / 2},2.2 ${tx},${ty},1.5`)
  );
}

/** A row of points across the body's axis: how far along it (0 neck, 1 hip) and half how wide. */
function alongAxis(pose: Pose, rows: readonly (readonly [number, number])[]): string {
  const [nx, ny] = pose.neck;
  const [hx, hy] = pose.hip;
  const [ax, ay] = [hx - nx, hy - ny];
  const length = Math.hypot(ax, ay) || 1;
  const side = (sign: number) =>
    rows.map(([t, half]) => {
      const w = half * pose.turn * sign;
      return `${(nx + ax * t - (ay / length) * w).toFixed(1)},${(ny + ay * t + (ax / length) * w).toFixed(1)}`;
    });
  return blob([...side(-1), ...side(1).reverse()].join(' '));
}

const TORSO = [
  [-0.02, 3],
  [0.04, 8.6],
  [0.16, 10],
  [0.6, 7],
  [0.95, 7.8],
  [1.08, 5],
] as const;

const GARMENTS: Readonly<Record<Clothes, readonly (readonly [number, number])[]>> = {
  plain: TORSO,
  kit: [...TORSO.slice(0, 4), [1, 8.6], [1.22, 8.8], [1.26, 4]],
  coat: [...TORSO.slice(0, 3), [0.6, 8.8], [1.1, 10.4], [1.62, 13], [1.66, 5]],
  robe: [...TORSO.slice(0, 3), [0.6, 9.5], [1.2, 12], [2.2, 16], [2.26, 6]],
  apron: [...TORSO.slice(0, 4), [1, 9], [1.55, 10.5], [1.6, 5]],
  dress: [
    [-0.02, 3],
    [0.04, 7.4],
    [0.2, 8],
    [0.58, 5.4],
    [0.95, 9],
    [1.55, 15],
    [1.6, 6],
  ],
  gown: [
    [-0.02, 3],
    [0.04, 7.4],
    [0.2, 8],
    [0.56, 5],
    [0.95, 9],
    [1.6, 15],
    [2.28, 23],
    [2.34, 8],
  ],
};

function head(pose: Pose, kind: Head): Part[] {
  const [x, y] = pose.head;
  const [nx, ny] = pose.neck;
  const skull = disc(x, y, 5, 6.4) + limb(`${x},${y + 3},2.4 ${nx},${ny + 2},2.8`);
  const at = (points: string): string =>
    blob(
      numbers(points)
        .map(([px = 0, py = 0]) => `${x + px},${y + py}`)
        .join(' '),
    );
  const bare = body(skull);
  const extras: Readonly<Record<Head, readonly Part[]>> = {
    bald: [bare],
    short: [body(skull, at('-5.6,1 -6,-4 -3,-7.6 2,-7.6 5.6,-4 5.4,0 3,-3 -3,-3'))],
    long: [body(skull, at('-4,-7 1,-7.8 5.4,-4 5.5,1 6,8 3,11 -4,11.5 -7,8 -6,1 -6.2,-3'))],
    bun: [body(skull, disc(x - 3.5, y - 7, 3), at('-5.6,1 -6,-4 -3,-7.4 2,-7.4 5.6,-4 5.2,0'))],
    hat: [
      bare,
      rimmed('shade', at('-5.5,-4 -5,-10.5 0,-11.5 5,-10.5 5.5,-4'), at('-11,-3.4 0,-5.4 11,-3.4 0,-2.2')),
    ],
    cap: [bare, body(at('-5.8,-1.5 -5.6,-5.5 -1,-8 4,-6.8 5.8,-3.4 11,-2.6 10.5,-1.2 4,-1.8'))],
    hood: [body(skull, at('-3,-8.5 3,-8 7,-3 6.5,4 8,9 0,11 -8,9 -7,2 -6.8,-4'))],
    helmet: [bare, rimmed('pop', at('-6,0 -6.4,-4.6 -2.4,-8.4 3,-8.2 6.6,-4.4 6.2,-1 0,-2'))],
    space: [rimmed('lit', disc(x, y, 8.6, 8.8)), rimmed('shade', at('-3,-4 4,-5 7,-1 6,4 0,5 -4,2'))],
  };
  return [...extras[kind]];
}

/** The pack on a space suit. */
function lifeSupport(pose: Pose): Part[] {
  const [x, y] = pose.neck;
  return [rimmed('deep', box(x - 13, y - 3, 14, 26, 3))];
}

/** A person in a pose: far limbs first, so that the light separates near from far. */
export function figure(name: PoseName, look: Look = {}): Silhouette {
  const pose: Pose = POSES[name];
  const clothes = look.clothes ?? 'plain';
  const [farArm, nearArm] = pose.arms;
  const [farLeg, nearLeg] = pose.legs;
  const suited = look.head === 'space';
  const sleeve = !suited && (clothes === 'dress' || clothes === 'gown') ? 'shade' : 'body';
  const trousers = suited ? 'body' : 'shade';
  const parts: Part[] = [
    ...(suited ? lifeSupport(pose) : []),
    rimmed(trousers, arm(farArm)),
    rimmed(trousers, leg(farLeg)),
    rimmed(trousers, leg(nearLeg)),
    body(alongAxis(pose, GARMENTS[clothes])),
    ...head(pose, look.head ?? 'short'),
    rimmed(sleeve, arm(nearArm)),
  ];
  const [, top] = pose.head;
  return silhouette(pose.width, parts, { height: 8 - top, ...(suited ? { colour: LIT } : {}) });
}

/** The same figure as one piece, for people too small to show more than an outline. */
export const outlined = (person: Silhouette): Silhouette => ({
  ...person,
  parts: [
    body(...person.parts.filter((part) => part.rim).map((part) => part.d)),
    ...person.parts.filter((part) => !part.rim),
  ],
});
