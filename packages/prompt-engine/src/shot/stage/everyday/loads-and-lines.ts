import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Figure } from '../../stage.ts';
import { bound, MOST_FIGURES, thingFor, unbound } from '../benches.ts';
import { without } from '../grounds.ts';
import { told } from '../piece.ts';
import { freePerson, hasHands } from './persons.ts';

/*
 * What is hung up, tipped out, wheeled, mended or painted, where it is by such work: on a line, in a heap, across the
 * knees, at the brush.
 */

const HANGS_UP = sifted(
  /\bhang(?:s|ing)? (?:up )?(?:an?|the|his|her|their|some|two|three|four|wet|[a-z]+s\b)(?! (?:from|off|out|around|upside|on to|onto|over))/i,
);
const LINE = sifted(/\b(?:washing|clothes)[- ]?line\b/i);

/** What somebody hangs up is before the hands; nobody who does so hangs. */
function hungUp({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  if (!first || !hasHands(first) || !HANGS_UP.test(subject)) return [...figures];
  const lines = figures.flatMap(({ drawing }, i) => (drawing === 'clothesline' ? [i] : []));
  const [line = -1, second = -1] = lines;
  const laundry = figures[line];
  const isWashing = laundry && (LINE.test(subject) || second >= 0);
  if (isWashing) {
    const all = figures
      .with(0, { ...unbound(first), posture: 'stand', faces: 'right', x: 0.3 })
      .with(
        line,
        bound(laundry, 0, 'tend', { height: first.height * 0.92, x: 0.68, count: 1, posture: 'stand' }),
      );
    return second < 0 ? all : [...without(all, second)];
  }
  if (first.posture !== 'hang') return [...figures];
  // What is hung on a thing is in the hand before it.
  const isOnThing = figures.some(
    ({ bond, age }) => !age && bond?.to === 0 && /^(?:put|tend|beside)$/.test(bond.as),
  );
  if (isOnThing) return figures.with(0, { ...first, posture: 'stand' });
  const height = Math.min(first.height, 0.62);
  return figures.map((figure, i): Figure => {
    if (i === 0) return { ...first, height, posture: 'stand', faces: 'right', x: 0.36 };
    const isHung = !figure.age && (figure.bond?.as === 'held' || figure.posture === 'hang');
    return isHung
      ? bound(figure, 0, 'tend', { posture: 'fly', height: Math.max(figure.height, height * 0.2), x: 0.66 })
      : figure;
  });
}

const TIPS = sifted(
  /\b(?:unload|tip|dump|deliver|empt|spread|pour|shovel)\w* (?:a (?:load|pile|heap) of |some |the |its )?(?:wet |fresh |hot )?(sand|gravel|earth|soil|coal|rubble|dirt|stones?|snow|hay|grain|wood ?chips|manure|concrete|asphalt|salt|mud|leaves)\b/i,
);
const HEAPS: Readonly<Record<string, string>> = {
  sand: 'sand',
  snow: 'white',
  salt: 'white',
  coal: 'black',
  gravel: 'grey',
  rubble: 'grey',
  stone: 'grey',
  stones: 'grey',
  concrete: 'grey',
  asphalt: 'black',
  hay: 'gold',
  grain: 'gold',
};
const TIPPERS = /^(?:truck|van|tractor|pickup|excavator|wheelbarrow|wagon|cart)$/;

/** What is tipped lies in a heap behind what brought it. */
function tipped({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const load = TIPS.exec(subject)?.[1]?.toLowerCase();
  const at = figures.findIndex(({ drawing }) => TIPPERS.test(drawing));
  const isThere = figures.some(({ drawing }) => drawing === 'mound');
  if (!first || !load || at < 0 || isThere || figures.length >= MOST_FIGURES) return [...figures];
  const isSelf = at === 0;
  const heap: Figure = {
    ...thingFor(first, 'mound'),
    word: load,
    colour: HEAPS[load] ?? 'brown',
    height: first.height * (isSelf ? 0.34 : 0.2),
    x: 0.86,
    depth: 0.2,
  };
  return isSelf
    ? [{ ...first, x: 0.34, faces: 'left', height: Math.min(first.height, 0.5) }, ...figures.slice(1), heap]
    : [...figures, heap];
}

const ROLLED = /^(?:wheelbarrow|shopping-cart|pram|lawnmower|piano|sled|sleigh)$/;

/** What has a wheel and handles is pushed, and stands on no table. */
function wheeled(_: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = figures.findIndex(
    ({ drawing, bond }) => ROLLED.test(drawing) && bond?.to === 0 && bond.as === 'held',
  );
  const barrow = figures[at];
  if (!first || !barrow) return [...figures];
  const bench = figures.findIndex(({ drawing, bond }) => drawing === 'table' && bond?.as === 'front');
  const gone = new Set(
    figures.flatMap(({ bond, drawing }, i) =>
      i === bench || (bond?.to === bench && bench > 0) || drawing === 'stream' ? [i] : [],
    ),
  );
  const all = figures.with(0, { ...first, posture: 'walk' }).with(
    at,
    bound(barrow, 0, 'push', {
      height: first.height * (barrow.drawing === 'piano' ? 0.8 : 0.46),
      posture: 'stand',
    }),
  );
  return [...gone]
    .sort((a, b) => b - a)
    .reduce((left: readonly Figure[], i) => without(left, i), all)
    .slice();
}

const MENDS_NET = sifted(
  /\b(?:mend|repair|fix|untangl|sew|check|clean)\w* (?:an?|the|his|her|their|some)? ?(?:[\w-]+ )?nets?\b/i,
);

/** Who mends a net has it across the knees, and no table. */
function netMended({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = figures.findIndex(({ drawing }) => drawing === 'net');
  const net = figures[at];
  if (!first || !net || !MENDS_NET.test(subject)) return [...figures];
  const gone = figures.flatMap(({ drawing, bond }, i) =>
    (drawing === 'table' && bond?.to === 0) || (drawing === 'hammer' && bond?.to === 0) ? [i] : [],
  );
  const height = Math.min(first.height, 0.7);
  const all = figures
    .with(0, { ...first, height, posture: 'sit', faces: 'right' })
    .with(at, bound(net, 0, 'tend', { height: height * 0.42, count: 1, posture: 'stand' }));
  return gone
    .sort((a, b) => b - a)
    .reduce((left: readonly Figure[], i) => without(left, i), all)
    .slice();
}

const PAINTS_HOUSE = sifted(
  /\b(?:paint|whitewash|plaster|clad|render|clean|wash|scrub)\w* (?:the )?(?:[\w-]+ )?(?:walls?|front|side|facade|door|shutters?|windows?)? ?(?:of )?(?:an?|the|his|her|their) (?:[\w-]+ )?(?:house|cottage|barn|cabin|church|shed)\b/i,
);
const HOUSES = /^(?:house|cottage|barn|cabin|church)$/;

/** A house that is painted is at the brush. */
function housePainted({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = figures.findIndex(({ drawing, bond }) => HOUSES.test(drawing) && !bond);
  const house = figures[at];
  if (!first || !house || !PAINTS_HOUSE.test(subject)) return [...figures];
  const height = Math.min(first.height, 0.56);
  return figures
    .with(0, { ...first, height, posture: 'stand', x: 0.24, faces: 'right' })
    .with(at, bound(house, 0, 'tend', { height: 0.66, x: 0.7 }));
}

/** The set pieces of this kind, in their order. */
export const LOADS_AND_LINES = [
  told(HANGS_UP, hungUp),
  tipped,
  wheeled,
  told(MENDS_NET, netMended),
  told(PAINTS_HOUSE, housePainted),
];
