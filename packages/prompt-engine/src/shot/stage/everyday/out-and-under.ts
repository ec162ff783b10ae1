import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Figure } from '../../stage.ts';
import { bound, unbound } from '../benches.ts';
import { told } from '../piece.ts';
import { hasHands } from './persons.ts';

/*
 * Who looks out of a thing, is at the foot of one or under an umbrella; what is giant, what is on a wall, what hangs
 * from a thread.
 */

const OUT_OF = sifted(
  /\b(?:peek|peep|peer|look|crawl|climb|pop|jump|stick|com)\w* (?:its head |his head |her head )?out (?:of|from) (?:an?|the|its|his|her) /i,
);
const HID_IN = sifted(
  /\b(?:hid|sleep|asleep|sit|curl|stuck|trapped|rest|nestl)\w* (?:up |away |down )?(?:in|inside) /i,
);
const DEEP =
  /^(?:paper-bag|bag|box|basket|bucket|boot|shoe|mug|cup|jar|vase|pot|flower-pot|barrel|backpack|sack|top-hat|hat|suitcase|guitar-case|teapot|watering-can|bath|shopping-cart)$/;
const NARROW = /^(?:boot|mug|cup|jar|vase|teapot|watering-can|paper-bag|flower-pot|bucket|hat|top-hat)$/;

/** Who looks out of a bag is in it; in what is narrow nobody lies. */
function lookedOut({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const isOut = OUT_OF.test(subject);
  const isHid = HID_IN.test(subject);
  const at = figures.findIndex(
    ({ drawing, bond }, i) => i > 0 && DEEP.test(drawing) && (!bond || bond.to === 0),
  );
  const vessel = figures[at];
  if (!first?.age || hasHands(first) || !vessel || !(isOut || isHid) || (first.bond && first.bond.to !== at))
    return [...figures];
  if (!isOut && !NARROW.test(vessel.drawing)) return [...figures];
  const posture = /^(?:lie|slump|crouch)$/.test(first.posture) ? 'sit' : first.posture;
  const height = Math.max(vessel.height, 0.46);
  return figures
    .with(0, {
      ...unbound(first),
      posture,
      height: Math.min(Math.max(first.height, 0.4), height * 1.1),
      bond: { to: at, as: 'in' },
    })
    .with(at, { ...unbound(vessel), x: 0.5, depth: 0.2, height });
}

const AT_BUSH = sifted(
  /\b(?:under|beneath|beside|below) (?:an?|the|its|some) (?:[\w-]+ )?(?:bush|hedge|fern|shrub|leaf|leaves)\b/i,
);

/** A small animal that does something under a bush is at its foot, seen whole. */
function atBush({ subject, doings }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = first?.bond?.as === 'under' ? first.bond.to : -1;
  const bush = figures[at];
  const isBusy = doings.some(({ object }) => object !== undefined);
  if (!first?.age || !bush || !/^(?:bush|leaf)$/.test(bush.drawing) || !isBusy || !AT_BUSH.test(subject))
    return [...figures];
  return figures
    .with(0, { ...unbound(first), height: Math.max(first.height, 0.34), x: 0.5, depth: 0.1 })
    .with(at, { ...bush, drawing: 'bush', height: 0.8, x: 0.52, depth: 0.5 });
}

const UMBRELLA_OVER = sifted(/\bumbrella over (?:an?|the|his|her|its|their|two) /i);

/** Whom somebody holds an umbrella over is under it too. */
function shielded({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ age, bond }, i) => i > 0 && age && !bond);
  const other = figures[at];
  const umbrella = figures.find(({ drawing, bond }) => drawing === 'umbrella' && bond?.to === 0);
  if (!first?.age || !other || !umbrella || !UMBRELLA_OVER.test(subject)) return [...figures];
  return figures.with(0, { ...first, x: 0.46, faces: 'right' }).with(at, {
    ...bound(other, 0, 'front'),
    x: 0.58,
    depth: 0.08,
    height: Math.min(other.height, first.height * 0.5),
  });
}

/** What is giant stands before whoever has it, as tall as that one. */
const giantHeld = ({ subject }: Scene, figures: readonly Figure[]): Figure[] => {
  const [first] = figures;
  if (
    !first?.age ||
    !hasHands(first) ||
    !/\b(?:giant|huge|enormous|gigantic|oversized|massive)\b/i.test(subject)
  )
    return [...figures];
  return figures.map(
    (figure, i): Figure =>
      i > 0 &&
      !figure.age &&
      figure.state === 'large' &&
      /^(?:held|mouth)$/.test(figure.bond?.as ?? '') &&
      SLIM.test(figure.drawing)
        ? { ...figure, posture: 'lean', count: 1, bond: { to: 0, as: 'held' } }
        : figure,
  );
};
const SLIM =
  /^(?:toothbrush|pencil|pen|paintbrush|spoon|fork|knife|key|lollipop|scissors|brush|match|needle-thread|spanner|hammer|flower|candle|feather)$/;

/** A mural is on its wall. */
const onWall = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure, i) =>
    i > 0 &&
    figure.drawing === 'canvas' &&
    figure.bond?.as === 'tend' &&
    /\b(?:murals?|graffiti|frescos?)\b/i.test(subject)
      ? {
          ...figure,
          drawing: 'mural-wall',
          height: Math.max(figure.height, (figures[0]?.height ?? 0.6) * 1.05),
        }
      : figure,
  );

/** A spider that hangs from a thread has it from above, and no spool. */
const onThread = ({ subject }: Scene, figures: readonly Figure[]): Figure[] => {
  const [first] = figures;
  const at = figures.findIndex(
    ({ drawing, word }, i) =>
      i > 0 && (drawing === 'needle-thread' || /\b(?:thread|silk|strand)$/.test(word)),
  );
  const thread = figures[at];
  if (
    !first?.age ||
    hasHands(first) ||
    !thread ||
    !/\b(?:hang|dangl|lower|swing|climb|descend)\w*\b/i.test(subject)
  )
    return [...figures];
  return figures.with(0, { ...unbound(first), posture: 'hang', x: 0.5, height: 0.3 }).with(at, {
    ...unbound(thread),
    drawing: 'silk-thread',
    x: 0.5,
    depth: 0.3,
    height: 0.36,
    posture: 'stand',
    bond: { to: 0, as: 'behind' },
  });
};

/** The set pieces of this kind, in their order. */
export const OUT_AND_UNDER = [
  lookedOut,
  told(AT_BUSH, atBush),
  told(UMBRELLA_OVER, shielded),
  giantHeld,
  onWall,
  onThread,
];
