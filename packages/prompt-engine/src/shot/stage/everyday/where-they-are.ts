import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Figure } from '../../stage.ts';
import { bound, MOST_FIGURES, thingFor, unbound } from '../benches.ts';
import { without } from '../grounds.ts';
import { freePerson, hasHands } from './persons.ts';

/*
 * Where bodies and things are by the words alone: aboard what is pulled or rowed, on top of a wall, a bowl on its
 * table, what hangs up before whoever hangs it.
 */

const CARRIED = sifted(
  /\b(?:sledg?e|sleigh|cart|wagon|carriage|trailer|boat|canoe|raft|rowboat)s? (?:with|carrying|full of) (?:[\w-]+ )+/i,
);
const BEARERS = /^(?:sleigh|cart|carriage|wagon|boat|canoe|barrel-raft|shopping-cart)$/;

/** Who is with a sledge or a boat is aboard. */
function aboard({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const to = figures.findIndex(({ drawing, age }, i) => i > 0 && !age && BEARERS.test(drawing));
  const bearer = figures[to];
  if (!bearer || !CARRIED.test(subject)) return [...figures];
  const isBoat = /boat|canoe/.test(bearer.drawing);
  const height = Math.max(bearer.height, 0.3);
  return figures.map((figure, i): Figure => {
    if (i === to) return { ...figure, height };
    const isAboard =
      i > 0 && figure.age && (!figure.bond || /^(?:beside|around)$/.test(figure.bond.as)) && figure.count < 5;
    if (!isAboard || new RegExp(`\\bwith\\b.*${figure.word}`, 'i').exec(subject) === null) return figure;
    const bond = { to, as: isBoat ? ('in' as const) : ('on' as const) };
    return { ...figure, posture: 'sit', height: Math.min(figure.height, height * 1.1), bond };
  });
}

const IN_BOW = sifted(/\b(?:in|at|on) the (?:bow|stern|prow|back|front)\b/i);

/** A dog in the bow is in the boat with who rows, and the bow is the boat's own. */
function inBow({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const to = figures.findIndex(({ drawing }) => /^(?:boat|canoe)$/.test(drawing));
  const boat = figures[to];
  if (!first?.age || to < 1 || !boat || !IN_BOW.test(subject)) return [...figures];
  const all = figures.map((figure, i): Figure => {
    if (i === to) return { ...unbound(figure), x: 0.5, depth: 0.2, height: Math.min(figure.height, 0.34) };
    if (i === 0)
      return bound(figure, to, 'in', { posture: 'sit', height: Math.min(figure.height, 0.42), x: 0.5 });
    const isMate = figure.age && figure.count === 1 && figure.bond?.as !== 'held';
    return isMate
      ? bound(figure, to, 'on', { posture: 'sit', height: Math.min(figure.height, 0.2), x: 0.74 })
      : figure;
  });
  const bow = all.findIndex(({ drawing, bond }) => drawing === 'bow' && bond?.as !== 'held');
  return bow < 0 ? all : [...without(all, bow)];
}

const OVER_WALL = sifted(
  /\b(?:climb|clamber|scrambl|vault|hop|jump|sneak|get)\w* (?:over|onto|up|on) (?:an?|the|his|her) (?:[\w-]+ ){0,2}?(?:wall|fence|gate|hedge)\b/i,
);

/** Who climbs over a wall is on top of it. */
function overWall({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    ({ drawing, age }, i) => i > 0 && !age && /^(?:wall|fence|gate|bush)$/.test(drawing),
  );
  const wall = figures[at];
  if (!first || !hasHands(first) || !wall || !OVER_WALL.test(subject)) return [...figures];
  const height = Math.min(first.height, 0.5);
  return figures
    .with(0, bound(first, at, 'on', { posture: 'crouch', height, faces: 'right', x: 0.5 }))
    .with(at, { ...unbound(wall), x: 0.5, depth: 0.2, height: Math.min(Math.max(wall.height, 0.3), 0.42) });
}

const STANDS_ON = sifted(
  /\b(?:bowl|vase|jar|tank|cup|mug|glass|basket|box|aquarium|cage|pot|bucket|teapot|plate|tray)s? (?:standing |sitting |placed )?on (?:an?|the|his|her|their) (?:[\w-]+ ){0,2}?(table|desk|shelf|counter|piano|bench|chair)\b/i,
);
const VESSELS =
  /^(?:bowl|vase|jar|aquarium|cup|mug|glass|basket|box|cage|flower-pot|bucket|teapot|plate|tray|empty-bowl)$/;
const TOPS = /^(?:table|desk|shelf|counter|piano|bench|chair)$/;

/** A bowl that stands on a table is on it, and so is the cat that looks into it. */
function onItsTop({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const to = figures.findIndex(({ drawing, bond }) => TOPS.test(drawing) && !bond);
  const at = figures.findIndex(({ drawing, bond }) => VESSELS.test(drawing) && !bond);
  const [first] = figures;
  const [top, vessel] = [figures[to], figures[at]];
  if (!first || !top || !vessel || !STANDS_ON.test(subject)) return [...figures];
  const isPet = first.age && !hasHands(first) && !first.bond;
  const tall = isPet ? Math.min(first.height, 0.3) : first.height;
  return figures.map((figure, i): Figure => {
    if (i === to)
      return {
        ...figure,
        x: 0.5,
        height: isPet ? 0.4 : Math.min(figure.height, first.height * 0.46),
        depth: 0.2,
      };
    if (i === at)
      return bound(figure, to, 'on', {
        x: 0.64,
        height: isPet ? tall * 0.62 : Math.min(figure.height, first.height * 0.2),
      });
    if (i === 0 && isPet) return bound(figure, to, 'on', { height: tall, x: 0.4, faces: 'right' });
    return figure.bond?.to === at ? { ...figure, height: Math.min(figure.height, tall * 0.3) } : figure;
  });
}

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

const THROUGH_GATE = sifted(/\bthrough (?:an?|the) (?:[\w-]+ )?(gate|gateway|doorway|arch)\b/i);

/** What one goes through stands there. */
function throughGate({ subject, place }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const told = THROUGH_GATE.exec(subject)?.[1]?.toLowerCase();
  const isThere = figures.some(({ drawing }) => /^(?:gate|door|stone-arch|wall)$/.test(drawing));
  if (!first?.age || !told || isThere || place?.words === 'doorway' || figures.length >= MOST_FIGURES)
    return [...figures];
  const drawing = told.startsWith('gate') ? 'gate' : 'stone-arch';
  const gate = {
    ...thingFor(first, drawing),
    word: told,
    height: Math.min(0.6, first.height),
    x: 0.86,
    depth: 0.62,
  };
  return [...figures, gate];
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

const ROLLED = /^(?:wheelbarrow|shopping-cart|pram|lawnmower)$/;

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
  const all = figures
    .with(0, { ...first, posture: 'walk' })
    .with(at, bound(barrow, 0, 'push', { height: first.height * 0.46, posture: 'stand' }));
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

const SLEEPS_ON = sifted(
  /\b(?:asleep|sleep(?:s|ing)?|napp?(?:s|ing)?|snooz(?:es|ing)|doz(?:es|ing)|lying|stretched out) (?:[\w-]+ )?on (?:an?|the|his|her|their) (?:[\w-]+ ){0,2}?(?:bench|sofa|couch|settee|beach towel|lounger|floor|mattress|deck)\b/i,
);

/** Who sleeps on a bench lies on it. */
const asleepOn = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => {
    const bearer = figures[figure.bond?.as === 'on' ? figure.bond.to : -1];
    const isOn = bearer && /^(?:bench|sofa|bed|rug)$/.test(bearer.drawing);
    return isOn &&
      hasHands(figure) &&
      figure.count === 1 &&
      figure.posture === 'sit' &&
      SLEEPS_ON.test(subject)
      ? { ...figure, posture: 'lie' }
      : figure;
  });

/** The set pieces of this kind, in their order. */
export const WHERE_THEY_ARE = [
  aboard,
  inBow,
  overWall,
  onItsTop,
  hungUp,
  throughGate,
  tipped,
  wheeled,
  netMended,
  housePainted,
  asleepOn,
];
