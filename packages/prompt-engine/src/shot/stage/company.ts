import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';
import { MOST_FIGURES, thingFor, unbound } from './benches.ts';
import { HANDED } from './in-hand.ts';
import { told } from './piece.ts';

/*
 * Several who have to do with one thing: about it, not in a queue before it; and who comes out of a house.
 */

const isPerson = ({ drawing }: Figure): boolean => HANDED.test(drawing);

const MADE = sifted(
  /^(?:snowman|sandcastle|tent|christmas-tree|campfire|fire|statue|car|television|easel|canvas|rocket|robot|tree)$/,
);

/** Three or more at one tall thing are at both sides of it, and look at it. */
function bothSides({ doings }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    ({ bond, age }, i) =>
      i > 0 && bond?.to === 0 && bond.as === 'tend' && (!age || MADE.test(figures[i]?.drawing ?? '')),
  );
  const thing = figures[at];
  const isGroup = first?.age && first.count > 1 && first.count < 7 && !first.bond && isPerson(first);
  if (!first || !thing || !isGroup || doings.length === 0 || figures.length >= MOST_FIGURES)
    return [...figures];
  if (figures.some(({ bond }, i) => i !== at && bond?.to === 0)) return [...figures];
  const most = Math.min(thing.height, first.height * 1.3);
  // Each stands alone: two that are one figure turn to each other.
  const spots = (first.count < 4 ? [0.24, 0.76, 0.08] : [0.26, 0.74, 0.1, 0.9, 0.18, 0.82]).slice(
    0,
    first.count,
  );
  const stood = spots.map(
    (x, i): Figure => ({
      ...first,
      count: 1,
      x,
      faces: x < 0.5 ? 'right' : 'left',
      depth: i > 3 ? 0.4 : 0.2,
    }),
  );
  const ball: Figure = { ...thingFor(first, 'plain-ball'), word: 'snowball', colour: 'white' };
  const [one = first, ...others] = stood;
  const rest = figures
    .slice(1)
    .map(
      (figure, i): Figure =>
        i + 1 === at ? { ...unbound(thing), x: 0.5, depth: 0.25, height: most } : figure,
    );
  const whole = [one, ...rest, ...others].slice(0, MOST_FIGURES);
  if (thing.drawing !== 'snowman' || whole.length >= MOST_FIGURES || others.length === 0) return whole;
  return [...whole, { ...ball, bond: { to: rest.length + 1, as: 'held' } }];
}

const LOOKS = sifted(
  /^(?:look|stare|gaze|peer|sniff|eye|watch|examine|inspect|study|admire|stand (?:by|around|over)|fight over|argue over|share|guard|discover|find|crowd|gather|huddle)\b/,
);

const SHEETS = sifted(
  /^(?:map|letter|newspaper|photo|paper|phone|book|tablet|laptop|camera|crystal-ball|magnifying-glass)$/,
);

/** A few who look at one sheet stand about whoever holds it. */
function aboutSheet({ doings }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing, age }) => !age && SHEETS.test(drawing));
  const sheet = figures[at];
  const isSeen = doings.some(({ verb, object }) => LOOKS.test(verb.base) && object !== undefined);
  const isGroup = first?.age && isPerson(first) && first.count > 1 && first.count < 6 && !first.bond;
  if (!first || !sheet || !isGroup || !isSeen || figures.length + first.count > MOST_FIGURES)
    return [...figures];
  const spots = [0.38, 0.6, 0.76, 0.22, 0.92].slice(0, first.count);
  const [one = first, ...others] = spots.map(
    (x, i): Figure => ({
      ...first,
      count: 1,
      x,
      faces: x < 0.5 ? 'right' : 'left',
      depth: i > 1 ? 0.35 : 0.2,
    }),
  );
  return [...figures.with(0, one).with(at, { ...sheet, count: 1, bond: { to: 0, as: 'held' } }), ...others];
}

/** Two who look at one small thing have it between them. */
function lookedAt({ doings }: Scene, figures: readonly Figure[]): Figure[] {
  const free = figures.flatMap(({ age, bond, count }, i) => (age && !bond && count === 1 ? [i] : []));
  const [a = -1, b = -1, third] = free;
  const at = figures.findIndex(
    ({ age, bond }) => !age && (!bond || bond.as === 'tend' || bond.as === 'front'),
  );
  const [one, other, thing] = [figures[a], figures[b], figures[at]];
  const isBoth = doings.some(
    ({ verb, agents, object }) => LOOKS.test(verb.base) && agents.length > 1 && object !== undefined,
  );
  if (!one || !other || !thing || third !== undefined || !isBoth || thing.height > one.height)
    return [...figures];
  return figures
    .with(a, { ...one, x: 0.24, faces: 'right', depth: 0.2 })
    .with(b, { ...other, x: 0.76, faces: 'left', depth: 0.2 })
    .with(at, { ...unbound(thing), x: 0.5, depth: 0.15, faces: 'camera' });
}

const PICNIC = sifted(/\bpicnic(?:s|king|ked)?\b(?! (?:table|basket|blanket))/i);

/** Who has a picnic sits about a blanket with the basket and the food between them. */
function aboutBlanket({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const people = figures.filter(
    (figure) => figure.age && isPerson(figure) && !/^(?:held|on)$/.test(figure.bond?.as ?? ''),
  );
  const [first] = people;
  if (!PICNIC.test(subject) || !first || figures[0] !== first || / table\b/i.test(subject))
    return [...figures];
  const all = people.flatMap((figure) =>
    Array.from({ length: Math.min(figure.count, 4) }, () => ({ ...figure, count: 1 })),
  );
  const shown = all.slice(0, 4);
  const tall = Math.max(...shown.map(({ height }) => height));
  const spots = shown.length < 3 ? [0.22, 0.78] : [0.22, 0.78, 0.35, 0.65];
  const sitters = shown.map((figure, i): Figure => {
    const x = spots[i] ?? 0.5;
    const height = Math.min(0.46, (figure.height / tall) * 0.46);
    return {
      ...unbound(figure),
      x,
      height,
      posture: 'lotus',
      faces: x < 0.5 ? 'right' : 'left',
      depth: i > 1 ? 0.35 : 0.2,
    };
  });
  const laid = (drawing: string, x: number, height: number, depth: number): Figure => ({
    ...thingFor(first, drawing),
    word: drawing === 'rug' ? 'blanket' : drawing,
    x,
    height,
    depth,
  });
  const others = figures
    .filter((figure) => !people.includes(figure) && !/^(?:basket|rug|blanket)$/.test(figure.drawing))
    .map(unbound)
    .slice(0, 1);
  const rug: Figure = { ...laid('rug', 0.5, 0.1, 0.28), colour: 'red', bond: { to: 0, as: 'around' } };
  const before = [...sitters, ...others, rug];
  const on = { to: before.length - 1, as: 'on' } as const;
  return [
    ...before,
    { ...laid('basket', 0.45, 0.12, 0.2), bond: on },
    { ...laid('fruit-bowl', 0.55, 0.08, 0.2), bond: on },
  ].slice(0, MOST_FIGURES);
}

const OUT_OF = sifted(
  /\b(?:out of|out from|from|leav\w+|exit\w*|emerg\w+|enter\w*|into|inside|through) (?:an?|the|his|her|their) (?:[\w-]+ ){0,2}?(?:house|building|cottage|cabin|barn|church|castle|shop|school|temple|palace|hut|tower|factory|skyscraper|home)\b/i,
);
const HOUSES = sifted(
  /^(?:house|cottage|cabin|barn|church|castle|shop|temple|palace|tower|factory|skyscraper)$/,
);

/** Who comes out of a house has it behind, and it is larger. */
function outOfHouse({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    ({ drawing, bond }, i) => i > 0 && HOUSES.test(drawing) && bond?.as !== 'held',
  );
  const house = figures[at];
  if (!first?.age || first.bond || !house || !OUT_OF.test(subject)) return [...figures];
  const height = Math.min(first.height, 0.46);
  const by = height / first.height;
  const x = first.x > 0.5 ? 0.6 : 0.4;
  return figures.map((figure, i): Figure => {
    if (i === at)
      return {
        ...unbound(figure),
        x: first.x > 0.5 ? 0.52 : 0.48,
        depth: 0.62,
        height: 0.74,
        faces: 'camera',
      };
    if (figure.bond?.to === at) return { ...figure, height: 0.3, depth: 0.61 };
    return i === 0 ? { ...figure, x, height } : { ...figure, height: figure.height * by };
  });
}

const TABLES = sifted(/^(?:table|desk|game-table|cauldron)$/);

/** Those around a table have it between them. */
const roundTable = (_: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => {
    const { bond, drawing } = figure;
    const group = bond?.as === 'around' ? figures[bond.to] : undefined;
    const isRound = group?.age && group.count > 1 && TABLES.test(drawing) && bond;
    return isRound ? { ...figure, x: group.x, depth: 0.1, bond: { to: bond.to, as: 'front' } } : figure;
  });

/** The set pieces of company, in their order. */
export const IN_COMPANY = [
  aboutSheet,
  roundTable,
  told(PICNIC, aboutBlanket),
  bothSides,
  lookedAt,
  told(OUT_OF, outOfHouse),
];
