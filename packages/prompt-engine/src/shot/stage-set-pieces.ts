import type { Scene } from '../read/scene.ts';
import type { Figure } from './stage.ts';
import { MOST_FIGURES, onBench } from './stage-benches.ts';

/*
 * Set pieces: what stands in a picture in a way of its own, whatever the words hang it on.
 */

const BACKGROUND = 0.72;

/** A moon that is looked at is up in its sky, far behind. */
export const inHeaven = (figure: Figure, i: number): Figure =>
  i > 0 && !figure.bond && /^(?:moon|sun|planet|comet)$/.test(figure.drawing)
    ? { ...figure, depth: BACKGROUND, height: Math.min(0.3, figure.height), posture: 'fly' }
    : figure;

/** Who is on or in a wave is before it, on the board. */
export function surfed(figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing }) => drawing === 'wave');
  const wave = figures[at];
  const board = figures.findIndex(({ drawing }) => drawing === 'surfboard');
  const isOn = [first, figures[board]].some((figure) => figure?.bond?.to === at);
  if (!first || !wave || at < 1 || !isOn) return [...figures];
  const { bond: _, ...free } = first;
  const { bond: __, ...behind } = wave;
  const rider: Figure = board < 0 ? free : { ...free, posture: 'ride', bond: { to: board, as: 'on' } };
  return figures.map((figure, i) => {
    if (i === 0) return { ...rider, height: Math.min(rider.height, 0.42) };
    if (i === at) return { ...behind, x: first.x, depth: 0.5, height: 0.7 };
    const { bond: ___, ...loose } = figure;
    return i === board ? loose : figure;
  });
}

/** Two on horses are on two horses. */
export const mounted = (figures: readonly Figure[]): Figure[] =>
  figures.map((figure, i) => {
    // A broom that bears one is in the air.
    if (figure.drawing === 'broom' && figures.some(({ bond }) => bond?.as === 'on' && bond.to === i))
      return { ...figure, posture: 'fly' };
    const rider = figures.find(({ bond, count }) => bond?.as === 'on' && bond.to === i && count > 1);
    const least = figure.age ? 0 : (rider?.height ?? 0) * 0.5;
    return rider && figure.count > 1
      ? { ...figure, count: rider.count, faces: 'right', height: Math.max(least, figure.height) }
      : figure;
  });

const ON_RUNGS = /\b(?:up|down|on|onto|off|climb\w*|atop) (?:an?|the|his|her|their|its) (?:\w+ )?(?:step)?ladder\b/i;

/** Who goes up or down a ladder is on its rungs, with whatever is carried. */
export function onRungs({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const at = figures.findIndex(({ drawing }) => drawing === 'ladder');
  const [first] = figures;
  const ladder = figures[at];
  if (!first || !ladder || at < 1 || first.bond || !first.age || !ON_RUNGS.test(subject)) return [...figures];
  const { bond: _, ...free } = ladder;
  return figures
    .with(0, { ...first, posture: 'climb', bond: { to: at, as: 'on' } })
    .with(at, { ...free, depth: 0.2, height: Math.max(ladder.height, 0.9) });
}

/** Who plays what in a band, those in front first. */
const PLAYED = ['guitar', 'microphone', 'saxophone', 'drum'] as const;

/** Of a band each plays something else. */
export function inBand(figures: readonly Figure[]): Figure[] {
  const at = figures.findIndex(({ bond, drawing }) => bond?.as === 'held' && drawing === 'guitar');
  const guitar = figures[at];
  const to = guitar?.bond?.to ?? -1;
  const band = figures[to];
  if (!guitar || !band || band.count < 3 || band.count > 4 || figures.length !== 2 || !/band/.test(band.word))
    return [...figures];
  const n = band.count;
  const players = Array.from({ length: n }, (_, i) => ({
    ...band,
    count: 1,
    x: (i + 0.7) / (n + 0.4),
    posture: 'stand' as const,
    faces: i < n / 2 ? ('right' as const) : ('left' as const),
  }));
  return [
    ...players,
    ...players.map((player, i) => ({
      ...guitar,
      drawing: PLAYED[i] ?? 'guitar',
      word: PLAYED[i] ?? 'guitar',
      count: 1,
      x: player.x,
      bond: { to: i, as: 'held' as const },
    })),
  ];
}

/** Who is before a mirror is in it too. */
export function mirrored({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const at = figures.findIndex(({ drawing, bond }) => drawing === 'mirror' && bond?.as !== 'held');
  const [first] = figures;
  const isBefore = at > 0 && first?.drawing.startsWith('person') && first.count === 1;
  const isAlone = !figures.some(({ bond }) => bond?.to === at && bond.as === 'in');
  if (!isBefore || !isAlone || !/\bmirror\b/i.test(subject) || figures.length >= MOST_FIGURES) return [...figures];
  const { bond: _, ...free } = first;
  return [...figures, { ...free, faces: free.faces === 'left' ? 'right' : 'left', bond: { to: at, as: 'in' } }];
}

const BEHIND_COUNTER =
  /\bbehind (?:the|an?|his|her|their) (?:\w+ )?(?:counter|bar|till|cash register|front desk|reception)\b/i;

/** Who serves stands behind a counter. */
export function counterBefore({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const isThere = figures.some(({ drawing }) => /^(?:desk|table)$/.test(drawing));
  if (!first?.drawing.startsWith('person') || first.bond || isThere || !BEHIND_COUNTER.test(subject))
    return [...figures];
  const { age: _, sex: __, temper: ___, colour: ____, ...plain } = first;
  const counter: Figure = { ...plain, drawing: 'desk', word: 'counter', count: 1, posture: 'stand', faces: 'camera' };
  return [...figures, { ...counter, height: first.height * 0.45, depth: 0.1, bond: { to: 0, as: 'front' } }];
}

/** A DJ stands at a desk with a record on it. */
export function atDecks({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const isDj = /^(?:an? |the |my )?(?:\w+ )?(?:dj|disc jockey|deejay)\b/i.test(subject);
  if (!isDj || !first?.drawing.startsWith('person') || figures.length > MOST_FIGURES - 2) return [...figures];
  const all = [...figures];
  onBench(all, { agent: 0, object: -1, row: { place: 'table', stock: 'record-player' } });
  return all;
}

const TO_RIDE = /\b(?:teach|help|show)\w* .*\bto (?:ride|cycle)\b/i;

/** Who is taught to ride is on what is ridden, and the other one behind it. */
export function taughtToRide({ subject }: Scene, figures: readonly Figure[]): Figure[] {
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

const WEARABLE = /^(?:headphones|glasses|hat|cap|top-hat|cowboy-hat|crown|helmet|scarf|necklace|backpack)$/;

/** What is worn and lies beside the only one who could wear it is on them. */
export const clad = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure, i) => {
    const [first] = figures;
    const isWorn = i > 0 && !figure.bond && WEARABLE.test(figure.drawing) && first?.count === 1 && first.age;
    return isWorn && /\b(?:with|wearing|and)\b/.test(subject) && figures.filter(({ age }) => age).length === 1
      ? { ...figure, bond: { to: 0, as: 'worn' } }
      : figure;
  });

/** A hot dog stand is no hot dog. */
export const atStall = ({ subject }: Scene, [first, ...others]: readonly Figure[]): Figure[] =>
  first && !first.age && /^(?:an? |the |my )?(?:[\w-]+ ){1,3}stand\b/i.test(subject) && /^(?:hot-dog|ice-cream|taco|fruit-bowl|flower)$/.test(first.drawing)
    ? [{ ...first, drawing: 'stall', word: 'stand' }, ...others]
    : first
      ? [first, ...others]
      : [];

/** Who writes on a board needs no table. */
export const atBoard = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  /\b(?:on|at) (?:the|a|an?) (?:\w+ )?(?:black|chalk|white)?board\b/i.test(subject) && figures[0]?.age
    ? figures.filter(({ drawing, bond }, i) => i === 0 || !(/^(?:table|paper)$/.test(drawing) && bond))
    : [...figures];

/** A baby that nothing else is said of is in the arms of whoever it is with. */
export const babyHeld = (_: Scene, figures: readonly Figure[]): Figure[] => {
  const [first] = figures;
  const isBusy = figures.some(({ bond }) => bond?.to === 0 && bond.as === 'held');
  const isCarer = first?.drawing.startsWith('person') && first.count === 1 && first.age !== 'child';
  return figures.map((figure, i) =>
    i > 0 && isCarer && !isBusy && figure.drawing === 'baby' && figure.count === 1 && !figure.bond && figure.posture === 'stand'
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
export function atPlay({ subject }: Scene, figures: readonly Figure[]): Figure[] {
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
export const oneCake = (_: Scene, figures: readonly Figure[]): Figure[] => {
  const first = figures.findIndex(({ drawing, bond }) => drawing === 'cake' && !bond);
  return first !== 0 ? [...figures] : figures.filter(({ drawing, count, bond }, i) => i === 0 || drawing !== 'cake' || count > 1 || bond !== undefined);
};

const DRESSED_UP = ['witch', 'pirate', 'wizard'] as const;

/** On that night children go in costumes. */
export function dressedUp({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const isNight = /\b(?:halloween|trick.or.treat\w*|costume party)\b/i.test(subject);
  if (!isNight || first?.drawing !== 'child' || figures.length + first.count > MOST_FIGURES) return [...figures];
  const children = Array.from({ length: Math.min(first.count, 3) }, (_, i): Figure => {
    const x = first.count > 1 ? 0.26 + i * 0.24 : first.x;
    return { ...first, drawing: `child:${DRESSED_UP[i % 3]}`, count: 1, x };
  });
  // What is bound to the first one stays with it.
  return figures.length > 1 && children.length > 1 ? [...figures] : [...children, ...figures.slice(1)];
}

/** A picnic is a rug with its basket and all that is eaten there. */
export function picnicked(figures: readonly Figure[]): Figure[] {
  const [first, ...others] = figures;
  if (first?.word !== 'picnic' || first.drawing !== 'basket') return [...figures];
  const laid = others.map(({ bond: _, ...thing }, i): Figure => ({
    ...thing,
    height: thing.age ? thing.height : 0.18,
    x: 0.62 + i * 0.14,
    depth: 0.15,
  }));
  const rug: Figure = { ...first, drawing: 'rug', word: 'blanket', x: 0.5, height: 0.1, depth: 0.3 };
  return [{ ...first, x: 0.36, height: 0.26 }, ...laid, { ...rug, bond: { to: 0, as: 'around' } }];
}

/** A candle between two glasses has one at each side. */
export function between(figures: readonly Figure[], scene: Scene, order: readonly number[]): Figure[] {
  const at = order.findIndex((index) => scene.cast[index]?.relation?.preposition === 'between');
  const [first] = figures;
  const sides = figures[at];
  if (!first || !sides || at < 1 || sides.count !== 2 || sides.bond || figures.length >= MOST_FIGURES)
    return [...figures];
  const one: Figure = { ...sides, count: 1, depth: first.depth, faces: 'right' };
  return [
    ...figures.with(at, { ...one, x: 0.2 }).with(0, { ...first, x: 0.5 }),
    { ...one, x: 0.8, faces: 'left' },
  ];
}

/** 'A bowl of strawberries and cream' is one noun, and yet is in its bowl. */
const fullVessel = (first: Figure | undefined, name: string, subject: string): string | undefined =>
  first && /s\b/.test(name) && /^(?:strawberry|cherry|tomato|apple|orange|lemon|egg|biscuit|grapes|chocolate)$/.test(first.drawing)
    ? /^(?:an? |the |my )?(?:\w+ )?(bowl|basket|box|bucket|jar) of\b/i.exec(subject)?.[1]?.toLowerCase()
    : undefined;

/** 'Puppies in a basket' may be one noun: what it names besides is in the picture too. */
export function inNamedVessel(
  figures: readonly Figure[],
  name: string,
  { subject }: Scene,
): Figure[] {
  const [first, ...others] = figures;
  const vessel = / in (?:an? |the )?(\w+)$/.exec(name.toLowerCase())?.[1] ?? fullVessel(first, name, subject);
  const drawing = vessel && /^(?:basket|box|bucket|bowl|cup|jar|vase)$/.test(vessel) ? vessel : undefined;
  if (!first || !drawing || first.bond) return [...figures];
  const container: Figure = { ...first, drawing, word: drawing, count: 1, posture: 'stand', faces: 'camera' };
  const count = / in /.test(name) ? first.count : Math.max(5, first.count);
  return [{ ...first, count, bond: { to: figures.length, as: 'in' } }, ...others, container];
}

const MEAL =
  /\b(?:having|eating|sharing|at|over|enjoying) (?:an? |their |the )?(?:\w+ )?(?:dinner|lunch|breakfast|brunch|supper|meal|feast|tea party)\b/i;

/** Who has a meal has a table before them, and a plate on it. */
export function dined({ subject, cast }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const isLaid = figures.some(({ drawing }) => /^(?:table|desk|rug|picnic)/.test(drawing));
  const isPeople = first?.drawing.startsWith('person') || first?.drawing.startsWith('child');
  if (
    !MEAL.test(subject) ||
    !first ||
    !isPeople ||
    isLaid ||
    /picnic|bed\b/i.test(subject) ||
    cast.length > 2
  )
    return [...figures];
  // A family's children sit at the far side of its table.
  const all: Figure[] = figures.map((figure, i) => {
    if (figure.bond) return figure;
    const isFar = i > 0 && figure.age !== undefined;
    return isFar
      ? { ...figure, posture: 'sit', x: first.x, depth: 0.3, faces: 'camera', bond: { to: 0, as: 'around' } }
      : { ...figure, posture: 'sit' };
  });
  onBench(all, { agent: 0, object: -1, row: { place: 'table', stock: 'plate' } });
  return all;
}
