import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Figure } from '../../stage.ts';
import { bound, MOST_FIGURES, thingFor, unbound } from '../benches.ts';
import { told } from '../piece.ts';
import { freePerson, hasHands } from './persons.ts';

/*
 * Two at a counter, one at each side of it; guests who are served sit; a table for many is long, and each has a plate.
 */

const COUNTER = sifted(
  /\b(?:over|across|at|on|behind|from behind) (?:an?|the|his|her|their) (?:[\w-]+ ){0,2}?(?:counter|bar|till|checkout|cash register|reception|reception desk|front desk)\b/i,
);

const SERVED_THERE = sifted(
  /\b(?:over|across|behind)\b|\b(?:hand|serv|pass|giv|pay|sell|order|buy|ask|talk|greet|check)\w*\b/i,
);

/** Another person who stands free, or in a deed with the first. */
const otherAt = (figures: readonly Figure[]): number =>
  figures.findIndex(
    (figure, i) =>
      i > 0 &&
      hasHands(figure) &&
      (!figure.bond || /^(?:tend|around|beside|front|behind|put)$/.test(figure.bond.as)),
  );

/** Who hands something over a counter stands behind it, and whoever gets it before it. */
function acrossCounter({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = otherAt(figures);
  const other = figures[at];
  if (!first || !other || first.count > 1 || !COUNTER.test(subject) || !SERVED_THERE.test(subject))
    return [...figures];
  const had = figures.findIndex(({ drawing }) => /^(?:counter|desk|table)$/.test(drawing));
  if (had < 0 && figures.length >= MOST_FIGURES) return [...figures];
  const height = Math.min(first.height, 0.66);
  const all = figures
    .with(0, { ...first, height, posture: 'stand', faces: 'right', x: 0.26 })
    .with(at, { ...unbound(other), height: (other.height * height) / first.height, x: 0.66, faces: 'left' });
  const counter: Figure = {
    ...thingFor(first, 'counter'),
    word: 'counter',
    x: 0.3,
    height: height * 0.45,
    depth: 0.1,
    bond: { to: 0, as: 'front' },
  };
  return had < 0 ? [...all, counter] : all.with(had, counter);
}

const SERVES = sifted(
  /\b(?:pour|serv|bring|hand|offer|carry|refill|tak\w* (?:an? |the )?orders?|set)\w*\b.*\b(?:at (?:an?|the|their|his|her) (?:[\w-]+ ){0,2}?table|guests?|customers?|diners?)\b/i,
);

/** Who is served at a table sits at it. */
function servedAtTable({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = otherAt(figures);
  const other = figures[at];
  const table = figures.findIndex(({ drawing }) => /^(?:table|long-table)$/.test(drawing));
  if (!first || !other || table < 0 || !SERVES.test(subject) || !/stand|walk/.test(first.posture))
    return [...figures];
  return figures
    .with(0, { ...first, posture: 'stand', faces: 'right', x: 0.24 })
    .with(at, { ...unbound(other), posture: 'sit', faces: 'left', x: 0.78, depth: 0.25 });
}

/** From how many on a table is long. */
const MANY = 4;
const SERVED =
  /^(?:soup|noodles|pasta|salad|rice|meal|plate|bowl|pizza|steak|sushi|burger|cup|mug|teapot|pancakes)$/;

/** Many at one table have a long one, and each a plate on it. */
function longTable(_: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    ({ drawing, bond }) => drawing === 'table' && bond?.to === 0 && bond.as === 'front',
  );
  const table = figures[at];
  if (!first || !hasHands(first) || first.count < MANY || !table) return [...figures];
  const isRow = first.count < 7;
  return figures.map((figure, i): Figure => {
    if (i === 0 && isRow) return { ...figure, faces: 'camera' };
    if (i === at && isRow) return { ...figure, drawing: 'long-table', lettered: false, depth: 0 };
    const isServed = figure.bond?.to === at && figure.bond.as === 'on' && SERVED.test(figure.drawing);
    return isServed
      ? bound(figure, at, 'on', {
          count: isRow ? Math.max(figure.count, first.count) : Math.max(figure.count, 3),
          height: Math.min(figure.height, first.height * 0.075),
        })
      : figure;
  });
}

const ON_SEAT = sifted(
  /\bon (?:an?|the|his|her|their) (?:[\w-]+ ){0,2}?(?:sofa|couch|bench|settee|swing seat|park bench)\b/i,
);

/** Two who do something together on a sofa both sit on it. */
function bothOnSeat({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const to = first?.bond?.as === 'on' ? first.bond.to : -1;
  const seat = figures[to];
  const at = figures.findIndex(
    (figure, i) => i > 0 && hasHands(figure) && figure.count === 1 && figure.bond?.as === 'tend',
  );
  const mate = figures[at];
  const isSeat = seat && /^(?:sofa|bench)$/.test(seat.drawing);
  if (!first || !hasHands(first) || first.count > 1 || !mate || !isSeat || !ON_SEAT.test(subject))
    return [...figures];
  return figures
    .with(0, { ...first, x: 0.4, faces: 'right', posture: 'sit' })
    .with(at, { ...mate, x: 0.6, faces: 'left', posture: 'sit', bond: { to, as: 'on' } })
    .with(to, { ...seat, x: 0.5, height: Math.max(seat.height, first.height * 0.6) });
}

const FENCED = /^(?:fence|wall|gate)$/;

/** An animal that is fed over a fence is behind it. */
function fedOverFence({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const fence = figures.findIndex(({ drawing, age }) => FENCED.test(drawing) && !age);
  const at = figures.findIndex(
    (figure, i) => i > 0 && figure.age && !hasHands(figure) && /^(?:put|tend)$/.test(figure.bond?.as ?? ''),
  );
  const [rails, animal] = [figures[fence], figures[at]];
  if (
    !rails ||
    !animal ||
    !/\b(?:over|across|through) (?:an?|the) (?:[\w-]+ )?(?:fence|wall|gate)\b/i.test(subject)
  )
    return [...figures];
  return figures.with(fence, {
    ...bound(rails, at, 'front', { height: animal.height * 0.46, x: 0.7 }),
    depth: 0.1,
  });
}

/** The set pieces of this kind, in their order. */
export const AT_TABLES = [
  told(COUNTER, acrossCounter),
  told(SERVES, servedAtTable),
  longTable,
  told(ON_SEAT, bothOnSeat),
  fedOverFence,
];
