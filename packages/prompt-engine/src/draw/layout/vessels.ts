import type { Figure } from '../../shot/stage.ts';
import type { Standing } from '../silhouettes/silhouette.ts';
import {
  type Actor,
  colourFor,
  type DrawnMember,
  type Ground,
  isActor,
  looksLeft,
  seenAs,
  shapeOf,
  sizeFor,
} from './actors.ts';
import { windowOf } from './holds.ts';
import { isPlain } from './plain-shape.ts';

/** One figure as it hangs on another. */
export interface Bonding {
  readonly ground: Ground;
  readonly index: number;
  readonly target: Actor;
  /** The member of the target that this one is bound to. */
  readonly to: DrawnMember;
  /** Which of the figure's members. */
  readonly nth?: number;
}

/** A body in its own colour where its bond puts it. */
export function tint({ ground, index, nth = 0 }: Bonding, at: Standing): DrawnMember {
  const shape = shapeOf(ground.stage, index, nth);
  const colour = colourFor(ground, index, shape);
  return { shape, at: colour ? { ...at, colour } : at };
}

/** Several in one hand: a fan of them about the grip. */
export function fanned(one: DrawnMember, count: number, step: number): DrawnMember[] {
  return Array.from({ length: count }, (_, i) => {
    const by = (i - (count - 1) / 2) * step;
    const angle = (by * Math.PI) / 180;
    // Turned about the hand, a little above the foot.
    const below = (one.shape.height * one.at.size * 0.04) / 100;
    return {
      ...one,
      at: { ...one.at, turn: (one.at.turn ?? 0) + by, x: one.at.x - Math.sin(angle) * below },
    };
  });
}

/** Inside: seen through a window, or over the brim of what holds it. */
export interface Inside {
  readonly member: DrawnMember;
  /** The part of the frame through which it is seen, if it is a window. */
  readonly pane?: readonly [x: number, y: number, w: number, h: number];
  /** The same where several are seen, each through one of its own. */
  readonly panes?: readonly (readonly [x: number, y: number, w: number, h: number])[];
  /** In a vessel of glass, through which it is seen. */
  readonly swims?: boolean;
}

/** How high up its drawing a vessel's rim is, and how wide, where that is not at its top. */
const RIMS: Readonly<
  Record<string, { readonly up: number; readonly wide: number; readonly aside?: number }>
> = {
  cup: { up: 0.7, wide: 0.62 },
  mug: { up: 0.78, wide: 0.66 },
  box: { up: 0.64, wide: 0.84 },
  bath: { up: 0.8, wide: 0.9 },
  shoe: { up: 0.86, wide: 0.5, aside: -0.26 },
  boot: { up: 0.94, wide: 0.6 },
  'chimney-stack': { up: 0.82, wide: 0.9 },
  wagon: { up: 0.72, wide: 0.84 },
  'top-hat': { up: 0.86, wide: 0.62 },
  'bare-nest': { up: 0.72, wide: 0.86 },
  sink: { up: 0.7, wide: 0.9 },
  bucket: { up: 0.74, wide: 0.8 },
  longship: { up: 0.3, wide: 0.8 },
  gondola: { up: 0.36, wide: 0.6 },
  boat: { up: 0.7, wide: 0.7 },
  convertible: { up: 0.6, wide: 0.5 },
  canoe: { up: 0.62, wide: 0.72 },
  tulip: { up: 0.86, wide: 2 },
  'guitar-case': { up: 0.56, wide: 0.7 },
  'paper-bag': { up: 0.86, wide: 0.8 },
  teapot: { up: 0.96, wide: 0.6 },
  kettle: { up: 0.8, wide: 0.5 },
  jug: { up: 0.94, wide: 0.7 },
  'watering-can': { up: 0.72, wide: 0.6 },
};

/** What has windows that one looks out of. */
const ROADED = /^(?:car|.*-car|taxi|van|bus|tram|truck|train|tractor)$/;

const DISH = /^(?:noodles|soup|salad|pasta|rice)$/;
/** What is filled to the brim with what it holds. */
const HEAPED_IN = /^(?:bowl|basket|bucket|box|bath|jar|shopping-cart|wheelbarrow|wagon)$/;

/** Where a figure stands inside another. */
export function inside(bonding: Bonding): Inside {
  const { ground, index, target, to } = bonding;
  const figure = ground.stage.figures[index];
  const shape = shapeOf(ground.stage, index, 0);
  const flip = figure ? looksLeft(figure, figure.x) : false;
  const pane = windowOf(target.figure.drawing);
  const wide = (to.shape.width * to.at.size) / 100;
  const tall = (to.shape.height * to.at.size) / 100;
  if (pane) {
    const [px, py, pw, ph] = pane;
    const x = to.at.x + px * wide * (to.at.flip ? -1 : 1);
    const y = to.at.base - py * tall;
    const isWhole = !isActor(shape) || /^(?:mirror|window)$/.test(target.figure.drawing);
    // Of an animal in a vehicle one sees the head.
    if (shape.focus && !isActor(shape) && figure?.age && ROADED.test(target.figure.drawing)) {
      const size = (ph * tall * 190) / shape.height;
      const left = to.at.flip ?? false;
      const [fx, fy] = [(shape.focus[0] * size) / 100, (shape.focus[1] * size) / 100];
      const head = tint(bonding, { x: x + (left ? fx : -fx), base: y - fy, size, flip: left });
      return { member: head, pane: [x - (pw * wide) / 2, y - (ph * tall) / 2, pw * wide, ph * tall] };
    }
    const most = isWhole ? (pw * wide * 95) / shape.width : Number.POSITIVE_INFINITY;
    const size = Math.min(((ph * tall) / (isWhole ? shape.height : 62)) * 100, most);
    const top = y - ph * tall * 0.42;
    const member = tint(bonding, {
      x,
      base: top + (shape.height * size) / 100,
      size,
      flip: target.figure.drawing === 'mirror' ? figure?.faces === 'left' : (to.at.flip ?? false),
    });
    return { member, pane: [x - (pw * wide) / 2, y - (ph * tall) / 2, pw * wide, ph * tall] };
  }
  // What a bowl is full of is no dust in it.
  const least = figure?.age || !HEAPED_IN.test(target.figure.drawing) ? 0 : (tall * 42) / shape.height;
  // What is in a dish is a part of it.
  const most = DISH.test(target.figure.drawing) ? (tall * 30) / shape.height : Number.POSITIVE_INFINITY;
  const size = Math.min(most, Math.max(least, figure ? sizeFor(ground, figure, shape) : 1));
  // Before a plain shape, not in it: nobody could be seen.
  if (isPlain(to.shape))
    return {
      member: tint(bonding, { x: to.at.x, base: to.at.base + ground.canvas.m * 0.03, size, flip }),
    };
  if (seenAs(ground.stage, target.index) === 'fish-bowl') {
    const swims = Math.min(size, (wide * 55) / shape.width);
    return {
      member: tint(bonding, { x: to.at.x, base: to.at.base - tall * 0.28, size: swims, flip }),
      swims: true,
    };
  }
  if (target.figure.drawing === 'cage') {
    const caged = Math.min(size, (wide * 80) / shape.width, (tall * 80) / shape.height);
    return { member: tint(bonding, { x: to.at.x, base: to.at.base - tall * 0.06, size: caged, flip }) };
  }
  const { up = 0.92, wide: mouth = 0.86, aside: off = 0 } = RIMS[target.figure.drawing] ?? {};
  // Who sits in an open car is seen from the chest up.
  const isSeated = target.figure.drawing === 'convertible' && isActor(shape);
  const seatedMost = isSeated ? (tall * 92) / shape.height : Number.POSITIVE_INFINITY;
  const fits = Math.min(size, seatedMost, (wide * mouth * 100) / shape.width);
  const own = (shape.height * fits) / 100;
  const hidden = /^(?:lie|slump)$/.test(figure?.posture ?? '') ? 0.14 : 0.34;
  const deep = Math.min(own * (isSeated ? 0.46 : hidden), tall * 0.7);
  // Each in an open car has a seat.
  const mates = ground.stage.figures.flatMap(({ bond }, i) =>
    isSeated && bond?.as === 'in' && bond.to === target.index ? [i] : [],
  );
  const aside = mates.length > 1 ? (mates.indexOf(index) - 0.5) * wide * -0.2 : 0;
  return {
    member: tint(bonding, {
      x: to.at.x + aside + off * wide * (to.at.flip ? -1 : 1),
      base: to.at.base - tall * up + deep,
      size: fits,
      flip,
    }),
  };
}

/** A flower in the neck of its vase. */
function stemmed(one: DrawnMember, { shape, at }: DrawnMember): DrawnMember {
  const tall = (shape.height * at.size) / 100;
  const size = (tall * 86) / one.shape.height;
  return { ...one, at: { ...one.at, size, x: at.x, base: at.base - tall * 0.78 } };
}

/** Several that swim in one bowl. */
export function shoal(one: DrawnMember, count: number): DrawnMember[] {
  const n = Math.min(count, 12);
  const across = Math.ceil(Math.sqrt(n));
  const size = (one.at.size * 1.2) / (across + 0.2);
  const [wide, tall] = [(one.shape.width * size) / 100, (one.shape.height * size) / 100];
  return Array.from({ length: n }, (_, i) => {
    const level = Math.floor(i / across);
    const mates = Math.min(across, n - level * across);
    const x = one.at.x + ((i % across) - (mates - 1) / 2) * wide * 1.05;
    const rise = (level - Math.ceil(n / across) / 2 + 0.8) * 1.2 + (i % 2) * 0.3;
    return { ...one, at: { ...one.at, size, x, base: one.at.base - tall * rise } };
  });
}

/** What stands in a vase by its stem. */
const STEMMED = /^(?:rose|tulip|daisy|sunflower|flower|bouquet)$/;

/** Several in one vessel: rows over its brim, those behind a little higher. */
function heapedIn(
  one: DrawnMember,
  count: number,
  { shape, at }: DrawnMember,
  up = 0.92,
  deep = 0.34,
): DrawnMember[] {
  if (count < 2) return [one];
  const n = Math.min(count, 12);
  const across = n > 4 && !isActor(one.shape) ? Math.ceil(n / 2) : n;
  const step = ((shape.width * at.size) / 100) * (0.8 / across);
  // Shoulders overlap where people sit one behind the other.
  const size = Math.min(one.at.size, (step * (isActor(one.shape) ? 220 : 118)) / one.shape.width);
  const tall = (one.shape.height * size) / 100;
  return Array.from({ length: n }, (_, i) => {
    const back = Math.floor(i / across);
    const x = at.x + ((i % across) - (Math.min(across, n - back * across) - 1) / 2) * step;
    const brim = at.base - ((shape.height * at.size) / 100) * up;
    return { ...one, at: { ...one.at, size, x, base: brim + tall * (deep - back * 0.5) } };
  }).reverse();
}

/** The bodies of a figure inside a vessel: fanned by their stems, or in rows over its brim. */
export function severalIn(
  one: DrawnMember,
  figure: Figure,
  vessel: DrawnMember,
  drawing: string,
): DrawnMember[] {
  const n = Math.round(figure.count);
  if (n > 1 && STEMMED.test(figure.drawing)) return fanned(stemmed(one, vessel), n, 70 / n);
  // Of what hangs on a stem the fruit is seen.
  const isShallow = /^(?:lie|slump)$/.test(figure.posture) || figure.drawing === 'cherry';
  return heapedIn(one, n, vessel, RIMS[drawing]?.up, isShallow ? 0 : undefined);
}

/** Garments that an animal wears as a coat of cloth. */
export const GARMENT = /^(?:shirt|jacket|dress|sock)$/;

/** What an animal is clad in: its own back and belly once more, in the colour of the cloth. */
export function coated(bonding: Bonding): Required<Pick<Inside, 'member' | 'pane'>> {
  const { ground, index, to } = bonding;
  const { shape, at } = to;
  const { width, height, focus: [fx, fy] = [0, -height * 0.8] } = shape;
  const cloth =
    tint(bonding, at).at.colour ?? ground.canvas.local(shapeOf(ground.stage, index, 0).own ?? '#a33');
  const parts = shape.parts.filter(({ tone, rim }) => rim && /^(?:body|deep|pale)$/.test(tone));
  const { own: _, ...bare } = shape;
  // One that shows its side is clad from hip to neck, one that sits up from the chin down.
  const isAside = Math.abs(fx) > width * 0.12;
  const [from, until] = isAside ? [-width * 0.34, fx - width * 0.2] : [-width / 2, width / 2];
  const [top, low] = isAside ? [-height, -height * 0.3] : [fy + height * 0.2, -height * 0.08];
  const k = at.size / 100;
  const [left, right] = at.flip ? [-until, -from] : [from, until];
  return {
    member: { shape: { ...bare, parts }, at: { ...at, colour: cloth } },
    pane: [at.x + left * k, at.base + top * k, (right - left) * k, (low - top) * k],
  };
}
