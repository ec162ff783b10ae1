import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';
import { MOST_FIGURES, onBench } from './benches.ts';

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
  // Its back is behind the rider, and its foot bears the board.
  const rider: Figure = board < 0 ? free : { ...free, posture: 'ride', bond: { to: board, as: 'on' } };
  return figures.map((figure, i) => {
    if (i === 0) return { ...rider, height: Math.min(rider.height, 0.42) };
    if (i === at) return { ...behind, x: first.x, depth: 0.3, height: 0.7 };
    return i === board ? { ...figure, bond: { to: at, as: 'on' } } : figure;
  });
}

/** A pot that another plant grows in has no plant of its own. */
export const potted = (figures: readonly Figure[]): Figure[] =>
  figures.map((figure, i) =>
    figure.drawing === 'potted-plant' && figures.some(({ bond }) => bond?.as === 'in' && bond.to === i)
      ? { ...figure, drawing: 'flower-pot' }
      : figure,
  );

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

/** Who plays what in a band, those in front first. */
const PLAYED = ['guitar', 'microphone', 'saxophone', 'drum'] as const;

/** Of a band each plays something else. */
export function inBand(_: Scene, figures: readonly Figure[]): Figure[] {
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
  first &&
  /s\b/.test(name) &&
  /^(?:strawberry|cherry|tomato|apple|orange|lemon|egg|biscuit|grapes|chocolate)$/.test(first.drawing)
    ? /^(?:an? |the |my )?(?:\w+ )?(bowl|basket|box|bucket|jar) of\b/i.exec(subject)?.[1]?.toLowerCase()
    : undefined;

/** 'Puppies in a basket' may be one noun: what it names besides is in the picture too. */
export function inNamedVessel(figures: readonly Figure[], name: string, { subject }: Scene): Figure[] {
  const [first, ...others] = figures;
  const vessel = / in (?:an? |the )?(\w+)$/.exec(name.toLowerCase())?.[1] ?? fullVessel(first, name, subject);
  const drawing = vessel && /^(?:basket|box|bucket|bowl|cup|jar|vase)$/.test(vessel) ? vessel : undefined;
  if (!first || !drawing || first.bond) return [...figures];
  const container: Figure = { ...first, drawing, word: drawing, count: 1, posture: 'stand', faces: 'camera' };
  const count = / in /.test(name) ? first.count : Math.max(5, first.count);
  return [{ ...first, count, bond: { to: figures.length, as: 'in' } }, ...others, container];
}

/** Those on one seat who have to do with each other turn to each other. */
export function faceSeatmates(figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const seat = first?.bond?.as === 'on' ? first.bond.to : -1;
  const mate = figures.find(({ bond, age }, i) => i > 0 && age && bond?.as === 'on' && bond.to === seat);
  if (!first?.age || !mate || figures[seat]?.age || first.faces === 'camera') return [...figures];
  const isLeft = first.x < mate.x;
  return figures.map((figure) =>
    figure === first || figure === mate
      ? { ...figure, faces: (figure === first) === isLeft ? 'right' : 'left' }
      : figure,
  );
}

const MEAL = sifted(
  /\b(?:having|eating|sharing|at|over|enjoying) (?:an? |their |the )?(?:\w+ )?(?:dinner|lunch|breakfast|brunch|supper|meal|feast|tea party)\b/i,
);

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
  onBench(all, { agent: 0, object: -1, row: { place: 'table', stock: 'meal' } });
  return all;
}

/** A ship in a bottle is one thing. */
export function bottled(_: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = first?.bond?.as === 'in' ? first.bond.to : -1;
  const isShip = /^(?:boat|sailboat|sailing-ship|cruise-ship|ferry)$/.test(first?.drawing ?? '');
  if (!first || !isShip || !/^(?:bottle|jar)$/.test(figures[at]?.drawing ?? '')) return [...figures];
  const { bond: _bond, ...free } = first;
  const rest = figures.filter((figure, i) => i > 0 && i !== at && !figure.bond);
  return [{ ...free, drawing: 'ship-in-bottle', height: 0.42 }, ...rest];
}

/** A picnic is a rug with its basket and all that is eaten there. */
export function picnicked(_: Scene, figures: readonly Figure[]): Figure[] {
  const [first, ...others] = figures;
  if (first?.word !== 'picnic' || first.drawing !== 'basket') return [...figures];
  const laid = others.map(
    ({ bond: _, ...thing }, i): Figure => ({
      ...thing,
      height: thing.age ? thing.height : 0.18,
      x: 0.62 + i * 0.14,
      depth: 0.15,
    }),
  );
  const rug: Figure = { ...first, drawing: 'rug', word: 'blanket', x: 0.5, height: 0.1, depth: 0.3 };
  return [{ ...first, x: 0.36, height: 0.26 }, ...laid, { ...rug, bond: { to: 0, as: 'around' } }];
}
