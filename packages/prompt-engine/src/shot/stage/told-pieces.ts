import type { Scene } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';
import { MOST_FIGURES, onBench, unbound } from './benches.ts';
import { candled, stillLife } from './beside.ts';
import { BODIES } from './bodies.ts';
import { asOne, onBranch, shouldered, suited } from './borne-pieces.ts';
import { IN_COMPANY } from './company.ts';
import { IN_CONTACT } from './contact.ts';
import { EVERYDAY } from './everyday/everyday.ts';
import { amongGuests, crowdBehind, underLamps, withGuests } from './hints.ts';
import { IN_PLACE } from './in-place.ts';
import { IN_SIGHT } from './in-sight.ts';
import { IN_THE_AIR } from './in-the-air.ts';
import { piecesInOrder, told } from './piece.ts';
import { POISED } from './poised.ts';
import { bottled, inBand, picnicked } from './set-pieces.ts';
import { hangsFrom, lampOver, onBoard, overNet } from './supports.ts';
import { acrossTable, armful, atTheTable, bothToward, onTray } from './tables.ts';
import {
  atCounter,
  atDesk,
  atMachine,
  atWheel,
  inItsWheel,
  onFloor,
  onLap,
  seatedOnFloor,
  upStairs,
  vaseFits,
  watching,
} from './workers.ts';

/*
 * Pictures that a few words ask for and that no bond or deed makes by itself: a band, a costume party, a boat that
 * somebody fishes from.
 */

const ON_RUNGS =
  /\b(?:up|down|on|onto|off|climb\w*|atop) (?:an?|the|his|her|their|its) (?:\w+ )?(?:step)?ladder\b/i;

/** Who goes up or down a ladder is on its rungs, with whatever is carried. */
function onRungs({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const at = figures.findIndex(({ drawing }) => drawing === 'ladder');
  const [first] = figures;
  const ladder = figures[at];
  if (!first || !ladder || at < 1 || first.bond || !first.age || !ON_RUNGS.test(subject)) return [...figures];
  const { bond: _, ...free } = ladder;
  return figures
    .with(0, { ...first, posture: 'climb', bond: { to: at, as: 'on' } })
    .with(at, { ...free, depth: 0.2, height: Math.max(ladder.height, 0.9) });
}

/** Who is before a mirror is in it too. */
function mirrored({ subject }: Scene, given: readonly Figure[]): Figure[] {
  // Who looks at herself in a mirror is before it.
  const [main] = given;
  const isWithin = main?.bond?.as === 'in' && given[main.bond.to]?.drawing === 'mirror';
  const figures = main && isWithin ? given.with(0, unbound(main)) : given;
  const at = figures.findIndex(({ drawing, bond }) => drawing === 'mirror' && bond?.as !== 'held');
  const [first] = figures;
  const isAlone = !figures.some(({ bond }) => bond?.to === at && bond.as === 'in');
  if (
    at < 1 ||
    !/^(?:person|child)/.test(first?.drawing ?? '') ||
    !first ||
    first.count > 1 ||
    !isAlone ||
    !/\bmirror\b/i.test(subject) ||
    figures.length >= MOST_FIGURES
  )
    return [...figures];
  const { bond: _, ...free } = first;
  // Who tries something on looks into the mirror.
  const toMirror = (figures[at]?.x ?? 0) < first.x ? 'left' : 'right';
  const turned = figures.with(0, { ...first, faces: toMirror });
  return [...turned, { ...free, faces: toMirror === 'left' ? 'right' : 'left', bond: { to: at, as: 'in' } }];
}

/** A DJ stands at a desk with a record on it. */
function atDecks({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const isDj = /^(?:an? |the |my )?(?:\w+ )?(?:dj|disc jockey|deejay)\b/i.test(subject);
  if (!isDj || !first?.drawing.startsWith('person') || figures.length > MOST_FIGURES - 2) return [...figures];
  const all = [...figures];
  onBench(all, { agent: 0, object: -1, row: { place: 'table', stock: 'record-player' } });
  return all;
}

const TO_RIDE = /\b(?:teach|help|show)\w* .*\bto (?:ride|cycle)\b/i;

/** Who is taught to ride is on what is ridden, and the other one behind it. */
function taughtToRide({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const at = figures.findIndex(({ drawing }) => /^(?:bicycle|scooter|horse|skateboard)$/.test(drawing));
  const [first, pupil] = figures;
  const mount = figures[at];
  if (at < 2 || !first?.age || !pupil?.age || !mount || !TO_RIDE.test(subject)) return [...figures];
  const height = mount.drawing === 'horse' ? mount.height : Math.min(mount.height, pupil.height * 0.62);
  return figures
    .with(0, { ...first, posture: 'stand' })
    .with(1, { ...pupil, posture: 'ride', bond: { to: at, as: 'on' } })
    .with(at, { ...mount, height, depth: 0.2, bond: { to: 0, as: 'push' } });
}

const WEARABLE =
  /^(?:headphones|glasses|hat|cap|top-hat|party-hat|cowboy-hat|crown|helmet|scarf|necklace|backpack)$/;

/** What is worn and lies beside the only one who could wear it is on them. */
const clad = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure, i) => {
    const [first] = figures;
    const isLoose = !figure.bond || (figure.bond.as === 'on' && figure.bond.to === 0);
    const isWorn = i > 0 && isLoose && WEARABLE.test(figure.drawing) && first?.count === 1 && first.age;
    return isWorn && /\b(?:with|wearing|and)\b/.test(subject) && figures.filter(({ age }) => age).length === 1
      ? { ...figure, bond: { to: 0, as: 'worn' } }
      : figure;
  });

/** A hot dog stand is no hot dog. */
const atStall = ({ subject }: Scene, [first, ...others]: readonly Figure[]): Figure[] =>
  first &&
  !first.age &&
  /^(?:an? |the |my )?(?:[\w-]+ ){1,3}stand\b/i.test(subject) &&
  /^(?:hot-dog|ice-cream|taco|fruit-bowl|flower)$/.test(first.drawing)
    ? [{ ...first, drawing: 'stall', word: 'stand' }, ...others]
    : first
      ? [first, ...others]
      : [];

/** A baby that nothing else is said of is in the arms of whoever it is with. */
const babyHeld = (_: Scene, figures: readonly Figure[]): Figure[] => {
  const [first] = figures;
  const isBusy = figures.some(({ bond }) => bond?.to === 0 && bond.as === 'held');
  const isCarer = first?.drawing.startsWith('person') && first.count === 1 && first.age !== 'child';
  return figures.map((figure, i) =>
    i > 0 &&
    isCarer &&
    !isBusy &&
    figure.drawing === 'baby' &&
    figure.count === 1 &&
    !figure.bond &&
    figure.posture === 'stand'
      ? { ...figure, bond: { to: 0, as: 'held' } }
      : figure,
  );
};

const FIGHT = /\b(snowball|pillow|water balloon|food) fight\b/i;
const THROWN: Readonly<Record<string, Pick<Figure, 'drawing' | 'colour'>>> = {
  snowball: { drawing: 'plain-ball', colour: 'white' },
  pillow: { drawing: 'pillow' },
  'water balloon': { drawing: 'plain-ball', colour: 'blue' },
  food: { drawing: 'tomato' },
};

/** Each in a snowball fight has a ball in hand, and they face each other. */
function atPlay({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const thrown = THROWN[FIGHT.exec(subject)?.[1]?.toLowerCase() ?? ''];
  const [first] = figures;
  if (!thrown || !first?.age || first.bond || figures.length > MOST_FIGURES - 2) return [...figures];
  const left = Math.ceil(first.count / 2);
  const right = first.count - left;
  const one: Figure = { ...first, count: left, x: right ? 0.28 : first.x, faces: 'right' };
  const others = figures.slice(1).filter(({ bond, age }) => age && bond?.to !== 0);
  const two: Figure[] = right ? [{ ...first, count: right, x: 0.74, faces: 'left' }] : [];
  const sides = [one, ...two, ...others];
  const { age: _, sex: __, temper: ___, colour: ____, ...plain } = first;
  const ball = (to: number, count: number): Figure => ({
    ...plain,
    ...thrown,
    word: thrown.drawing,
    count,
    height: 0.08,
    posture: 'stand',
    bond: { to, as: 'held' },
  });
  return [...sides, ...[one, ...two].map(({ count }, i) => ball(i, count))];
}

/** A party's cake is one cake, however often it is named. */
const oneCake = (_: Scene, figures: readonly Figure[]): Figure[] => {
  const first = figures.findIndex(({ drawing, bond }) => drawing === 'cake' && !bond);
  return first !== 0
    ? [...figures]
    : figures.filter(
        ({ drawing, count, bond }, i) => i === 0 || drawing !== 'cake' || count > 1 || bond !== undefined,
      );
};

const IN_BOAT =
  /\b(?:from|in|on|aboard|(?:pull|haul|drag|reel|lift|land)\w* .*\binto) (?:an?|the|his|her|their) (?:\w+ ){0,2}(?:boat|rowboat|canoe|kayak|dinghy)\b/i;

/** Who fishes from a boat sits in it. */
function inBoat({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const at = figures.findIndex(({ drawing, bond }) => /^(?:boat|canoe)$/.test(drawing) && !bond);
  const [first] = figures;
  const boat = figures[at];
  if (at < 1 || !first?.age || first.bond || !boat || !IN_BOAT.test(subject)) return [...figures];
  return figures
    .with(0, { ...first, posture: 'sit', height: Math.min(first.height, 0.55), bond: { to: at, as: 'in' } })
    .with(at, { ...boat, x: 0.5, depth: 0.2, height: Math.min(boat.height, 0.36) });
}

/** A horse-drawn carriage has its horse before it; the young have their mother's coat. */
function drawnByHorse({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first, ...others] = figures;
  const coated = others.map((figure) =>
    first?.colour && first.age && figure.drawing === first.drawing && !figure.colour && figure.age
      ? { ...figure, colour: first.colour }
      : figure,
  );
  const isPulled = first?.drawing === 'carriage' && /\bhorse[- ]drawn\b/i.test(subject);
  if (!first || !isPulled || others.some(({ drawing }) => drawing === 'horse'))
    return first ? [first, ...coated] : [];
  const carriage: Figure = { ...first, x: 0.3, height: Math.min(first.height, 0.36) };
  const { bond: _, colour: __, ...plain } = carriage;
  const horse: Figure = {
    ...plain,
    drawing: 'horse',
    word: 'horse',
    age: 'adult',
    x: 0.7,
    posture: 'walk',
    faces: 'right',
  };
  return [carriage, ...others, { ...horse, height: carriage.height * 0.95, bond: { to: 0, as: 'chase' } }];
}

const DRESSED_UP = ['witch', 'pirate', 'wizard'] as const;
/** On that night children go in costumes. */
function dressedUp({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const isNight = /\b(?:halloween|trick.or.treat\w*|costume party)\b/i.test(subject);
  if (!isNight || first?.drawing !== 'child' || figures.length + first.count > MOST_FIGURES)
    return [...figures];
  const children = Array.from({ length: Math.min(first.count, 3) }, (_, i): Figure => {
    const x = first.count > 1 ? 0.26 + i * 0.24 : first.x;
    return { ...first, drawing: `child:${DRESSED_UP[i % 3]}`, count: 1, x };
  });
  // What is bound to the first one stays with it.
  return figures.length > 1 && children.length > 1 ? [...figures] : [...children, ...figures.slice(1)];
}

const PIECES = [
  bottled,
  underLamps,
  withGuests,
  atMachine,
  atWheel,
  onFloor,
  seatedOnFloor,
  upStairs,
  onLap,
  atTheTable,
  inItsWheel,
  asOne,
  onBranch,
  suited,
  shouldered,
  atDesk,
  inBand,
  picnicked,
  oneCake,
  told(IN_BOAT, inBoat),
  drawnByHorse,
  atPlay,
  babyHeld,
  atStall,
  clad,
  told(ON_RUNGS, onRungs),
  atCounter,
  atDecks,
  told(TO_RIDE, taughtToRide),
  mirrored,
  dressedUp,
  acrossTable,
  onTray,
  watching,
  vaseFits,
  amongGuests,
  crowdBehind,
  armful,
  bothToward,
  onBoard,
  overNet,
  lampOver,
  hangsFrom,
  candled,
  ...POISED,
  ...IN_CONTACT,
  ...IN_COMPANY,
  stillLife,
  ...IN_SIGHT,
  ...IN_PLACE,
  ...IN_THE_AIR,
  ...BODIES,
  ...EVERYDAY,
];

/** The figures as the words' own set pieces place them. */
export const inToldPieces = piecesInOrder(PIECES);
