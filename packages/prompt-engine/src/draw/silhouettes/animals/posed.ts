import type { Posture } from '../../../shot/stage.ts';
import { disc, limb, num } from '../../drawing/pen.ts';
import { rimmed, type Silhouette, type SilhouettePart } from '../silhouette.ts';

/*
 * Four-legged animals are drawn standing. Their other postures bend that drawing: every point of its outlines is
 * moved, so that each animal keeps its own head, coat and marks.
 */

/** How long the legs are against the whole height, by animal. */
const LEGS = new Map(
  `0.1 otter|0.14 crocodile lizard hedgehog chameleon armadillo|0.24 dachshund corgi hippo pig raccoon mouse rabbit
0.3 capybara anteater pug rhino bear dragon panda sheep|0.36 cat dog dalmatian husky griffin fox wolf lion tiger leopard elephant cow bull goat squirrel
0.42 poodle centaur horse donkey zebra unicorn deer moose camel llama giraffe`
    .split(/[|\n]/)
    .flatMap((row) => {
      const [share, ...ids] = row.split(' ');
      return ids.map((id) => [id, Number(share)] as const);
    }),
);

type Bend = (x: number, y: number) => readonly [number, number];

/** An outline with its points moved; what is relative in it (eyes, boxes) keeps its shape. */
const bent = (d: string, bend: Bend): string =>
  d.replace(/([MLC])([-\d. ]+)/g, (_, command: string, list: string) => {
    const n = list.trim().split(' ').map(Number);
    const out: string[] = [];
    for (let i = 0; i + 1 < n.length; i += 2)
      out.push(
        bend(n[i] ?? 0, n[i + 1] ?? 0)
          .map(num)
          .join(' '),
      );
    return command + out.join(' ');
  });

/** Small discs pressed flat: eyes that are shut. */
const shut = (d: string): string =>
  d.replace(/a([\d.]+) ([\d.]+) 0 0 1/g, (arc, rx: string) => (Number(rx) < 3.4 ? `a${rx} 0.5 0 0 1` : arc));

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Down on its belly, legs under it, its head sunk to the ground. */
function lying({ focus, width, height }: Silhouette, legs: number, swims: boolean): Bend {
  const [hx, hy] = focus ?? [width * 0.4, -height * 0.8];
  // Long necks stay up.
  const sunk = swims || legs > height * 0.4 ? 0 : Math.min(28, Math.max(0, -(hy + 22 + legs * 0.84)));
  return (x, y) => {
    const t = clamp((x - hx + 40) / 28);
    const low = y > -legs ? y * 0.16 : y + legs * 0.84;
    const tail = legs > height * 0.32 && x < -width * 0.3 && low < -32 ? -32 + (low + 32) * 0.2 : low;
    return [x, Math.min(0, tail + sunk * t * t * (3 - 2 * t))];
  };
}

/** Curled up: its head at its paws; all else is the round of its back. */
const curled = ({ focus, width, height }: Silhouette): Bend => {
  const [hx, hy] = focus ?? [width * 0.4, -height * 0.8];
  return (x, y) => [x + width * 0.2 - hx, Math.min(0, y - height * 0.2 - hy)];
};

/** What of an outline is its head's. */
const headOf = (d: string, [hx, hy]: readonly [number, number]): string =>
  d
    .split(/(?=M)/)
    .filter((path) => {
      const [x = 0, y = 0] = path
        .slice(1)
        .split(/[^-\d.]/)
        .map(Number);
      return Math.hypot(x - hx, y - hy) < 45;
    })
    .join('');

/** On its haunches: the hind end sinks, the forelegs stay. */
const sitting =
  (legs: number): Bend =>
  (x, y) => {
    const stays = 0.2 + 0.8 * clamp((x + 30) / 56);
    return [x + (y < -legs ? (1 - stays) * 8 : 0), y > -legs ? y * stays : y + legs * (1 - stays)];
  };

/** At full stretch, and in a leap turned upwards. */
function running(legs: number, leaps: boolean): Bend {
  const angle = leaps ? -0.26 : -0.05;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return (x, y) => {
    const down = clamp((y + legs) / legs);
    const [px, py] = [x + Math.sign(x) * down * legs * 0.62, y - down * legs * 0.2];
    return [px * cos - (py + 30) * sin, px * sin + (py + 30) * cos - 30];
  };
}

/** They have no neck to bend, or drink by the trunk. */
const HEAVY_HEADS = new Set(['elephant', 'sheep', 'hippo', 'hedgehog', 'crocodile', 'lizard']);

type Joint = readonly [x: number, y: number];

/** A point turned about a joint. */
function turnedAbout([px, py]: Joint, angle: number, [x, y]: Joint): Joint {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [px + (x - px) * cos - (y - py) * sin, py + (x - px) * sin + (y - py) * cos];
}

/** Its head down to the ground, to drink or to graze: the neck turns at the shoulder, the head back at its nape. */
function grazing({ focus, width, height }: Silhouette, legs: number): Bend {
  const [hx, hy] = focus ?? [width * 0.4, -height * 0.8];
  const joint: Joint = [hx - Math.min(width * 0.3, 26), Math.min(-legs, hy * 0.62)];
  const [neck, back] = hy < -70 ? [2, -0.9] : [0.9, 0];
  const nape = turnedAbout(joint, neck, [hx - 8, hy]);
  return (x, y) => {
    // The forelegs and the trunk stay.
    const t = clamp((x - joint[0] + 8) / 14) * clamp((-y - legs * 0.8) / 10);
    const head = t * clamp((Math.hypot(x - joint[0], y - joint[1]) - 24) / 12);
    const [bx, by] = turnedAbout(nape, head * back, turnedAbout(joint, t * neck, [x, y]));
    return [bx, Math.min(0, by)];
  };
}

function bendFor(shape: Silhouette, id: string, posture: Posture, share: number): Bend | undefined {
  const legs = shape.height * share;
  if (posture === 'lie' || posture === 'swim') return lying(shape, legs, posture === 'swim');
  if (posture === 'slump') return curled(shape);
  if (posture === 'sit') return sitting(legs);
  if (posture === 'bend' && !HEAVY_HEADS.has(id)) return grazing(shape, legs);
  if (posture === 'run' || posture === 'jump') return running(legs, posture === 'jump');
  return undefined;
}

/** The back and the thigh of one that is curled up, behind its head. */
const rounded = ({ width, height }: Silhouette): SilhouettePart[] => [
  rimmed('body', disc(-width * 0.06, -height * 0.25, width * 0.36, height * 0.25)),
  rimmed('body', disc(-width * 0.2, -height * 0.15, width * 0.17, height * 0.15)),
];

/** Its tail, about its feet up to its chin. */
const wrapped = ({ width }: Silhouette): SilhouettePart =>
  rimmed(
    'body',
    limb(`${-width * 0.38},-14,5 ${-width * 0.26},-6,7 0,-5,7 ${width * 0.2},-5,5 ${width * 0.28},-6,2`),
  );

/** Thigh and forelegs of one that lies, over its flattened legs. */
const folded = ({ width }: Silhouette): SilhouettePart =>
  rimmed(
    'body',
    disc(-width * 0.24, -13, 15, 12),
    limb(`${width * 0.2},-7,5 ${width * 0.34},-4,4 ${width * 0.44},-3.4,3.2`),
  );

/** The drawing of an animal in a posture; whatever is no animal on four legs only shuts its eyes to sleep. */
export function inPosture(shape: Silhouette, id: string, posture: Posture): Silhouette {
  const share = LEGS.get(id);
  const bend = share === undefined ? undefined : bendFor(shape, id, posture, share);
  const sleeps = posture === 'lie' || posture === 'slump';
  if (!bend && !sleeps) return shape;
  const isRound = posture === 'slump';
  const parts = shape.parts.map((part): SilhouettePart => {
    const own = isRound && bend ? headOf(part.d, shape.focus ?? [0, 0]) : part.d;
    const d = bend ? bent(own, bend) : own;
    if (!sleeps) return { ...part, d };
    // An eye that shines open is dark when it is shut.
    return { ...part, d: shut(d), ...(part.tone === 'glow' ? { tone: 'shade' } : {}) };
  });
  const [fx, fy] = shape.focus ?? [0, 0];
  const focus = bend ? bend(fx, fy) : shape.focus;
  const lower = sleeps && bend ? shape.height * (isRound ? 0.8 : 1 - (share ?? 0) * 0.84) : shape.height;
  return {
    ...shape,
    parts: !(sleeps && bend)
      ? parts
      : isRound
        ? [...rounded(shape), ...parts, wrapped(shape)]
        : [...parts, folded(shape)],
    ...(isRound && bend ? { width: shape.width * 0.8 } : {}),
    height: lower,
    ...(shape.focus && focus ? { focus } : {}),
  };
}
