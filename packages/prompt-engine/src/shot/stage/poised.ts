import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';
import { bound, MOST_FIGURES, thingFor, unbound } from './benches.ts';
import { without } from './grounds.ts';
import { HANDED } from './in-hand.ts';
import { told } from './piece.ts';

/*
 * Bodies that are seen with what holds them or what they throw up: at the rim of a hoop, between two trees, out of
 * the sea, on a horse that nobody names.
 */

const isPerson = ({ drawing }: Figure): boolean => HANDED.test(drawing);

const SHOOTS = sifted(
  /\bshoot(?:s|ing)? (?:at the |a |the |some |his |her )?(?:hoops?|baskets?|basketballs?|three-pointer|free throws?|jump shot)\b|\b(?:free throw|jump shot)\b/i,
);

/** Who shoots at a hoop is off the ground before it, the ball over the head. */
function shooting(first: Figure, figures: readonly Figure[]): Figure[] {
  const others = figures.slice(1).filter(({ drawing }) => !/^(?:plain-)?ball$|^hoop$/.test(drawing));
  if (others.some(({ bond }) => bond) || others.length > MOST_FIGURES - 3) return [...figures];
  const hoop: Figure = { ...thingFor(first, 'hoop'), x: 0.78, height: 0.84, faces: 'right', depth: 0.2 };
  const ball: Figure = { ...thingFor(first, 'plain-ball'), word: 'ball', height: 0.08, colour: 'orange' };
  return [
    { ...unbound(first), posture: 'jump', faces: 'right', x: 0.3, height: Math.min(first.height, 0.56) },
    ...others,
    hoop,
    { ...ball, posture: 'fly', bond: { to: 0, as: 'held' } },
  ];
}

/** Who dunks is up at the rim, with the ball in the raised hand. */
function dunked({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  if (first?.age && SHOOTS.test(subject)) return shooting(first, figures);
  if (!first?.age || !/\b(?:slam[- ]?)?dunk(?:s|ing|ed)?\b/i.test(subject)) return [...figures];
  const others = figures.slice(1).filter(({ drawing }) => !/^(?:plain-)?ball$|^hoop$/.test(drawing));
  if (others.some(({ bond }) => bond) || others.length > MOST_FIGURES - 3) return [...figures];
  const to = others.length + 1;
  const hoop: Figure = { ...thingFor(first, 'hoop'), height: 0.96, faces: 'right' };
  const ball: Figure = {
    ...thingFor(first, 'plain-ball'),
    word: 'ball',
    height: 0.08,
    colour: 'orange',
    posture: 'fly',
  };
  return [
    {
      ...bound(first, to, 'on'),
      posture: 'jump',
      faces: 'right',
      x: 0.62,
      height: Math.min(first.height, 0.56),
    },
    ...others,
    hoop,
    { ...ball, bond: { to: 0, as: 'held' } },
  ];
}

/** A hammock is slung between the two that are named, or between two such as grow there. */
function slung({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const at = figures.findIndex(({ drawing }) => drawing === 'hammock');
  const hammock = figures[at];
  if (!hammock || hammock.bond) return [...figures];
  const isTree = ({ drawing, bond }: Figure): boolean =>
    /^(?:tree|pine|palm|bare-tree)$/.test(drawing) && !bond;
  const told = figures.find(isTree)?.drawing;
  const kept = figures.reduceRight<readonly Figure[]>(
    (all, figure, i) => (isTree(figure) && i > 0 ? without(all, i) : all),
    figures,
  );
  const to = kept.findIndex(({ drawing }) => drawing === 'hammock');
  const grown = /\b(?:beach|tropical|island|palms?|lagoon|sea|ocean)\b/i.test(subject) ? 'palm' : 'tree';
  const drawing = told ?? (/\b(?:balcony|porch|room|deck|cabin|ship)\b/i.test(subject) ? 'post' : grown);
  const ends: Figure = {
    ...thingFor(hammock, drawing),
    count: 2,
    x: 0.5,
    height: drawing === 'post' ? 0.5 : 0.78,
    faces: 'right',
  };
  const middle = kept.map((figure, i) => (i === 0 || i === to ? { ...figure, x: 0.5 } : figure));
  return [...middle, { ...ends, depth: 0.26, bond: { to, as: 'around' as const } }].slice(0, MOST_FIGURES);
}

/** What is curled up lies drawn together. */
const curledUp = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) =>
    /\bcurl(?:s|ed|ing)?\b/i.test(subject) && figure.age && figure.posture === 'lie' && !isPerson(figure)
      ? { ...figure, posture: 'slump' }
      : figure,
  );

const LEAPS = sifted(/\b(?:breach|leap|jump|surfac|burst)(?:s|es|ing|ed)?\b/i);

/** What leaps out of the sea throws up the water, and a boat beside a whale is small. */
function breached({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  if (!first || !/^(?:whale|orca|dolphin|shark|fish)$/.test(first.drawing)) return [...figures];
  const scaled = figures.map((figure) =>
    /^(?:boat|canoe|sailboat|ferry|gondola)$/.test(figure.drawing) && /^(?:whale|orca)$/.test(first.drawing)
      ? { ...figure, height: Math.min(figure.height, first.height * 0.2) }
      : /^(?:boat|canoe)$/.test(figure.drawing)
        ? { ...figure, height: Math.min(figure.height, first.height * 0.3) }
        : figure,
  );
  if (!LEAPS.test(subject) || first.count > 1 || scaled.length > MOST_FIGURES - 2) return scaled;
  const spray = (side: number): Figure => ({
    ...thingFor(first, 'wave'),
    word: 'splash',
    x: first.x + side * 0.1,
    height: first.height * 0.22,
    faces: side < 0 ? 'left' : 'right',
    depth: 0.1,
    posture: 'stand',
    bond: { to: 0, as: 'around' },
  });
  return [{ ...first, posture: 'jump' }, ...scaled.slice(1), spray(-1), spray(1)];
}

/** An animal that sprays water has room for it before its trunk, and what is sprayed behind that. */
function sprayed(_: Scene, figures: readonly Figure[]): Figure[] {
  const at = figures.findIndex(({ drawing, bond }) => drawing === 'spray' && bond?.to === 0);
  const [first] = figures;
  if (!first || at < 0 || isPerson(first) || first.bond) return [...figures];
  const wet = figures.findIndex((figure, i) => i > 0 && i !== at && (!figure.bond || figure.bond.to === 0));
  const way = wet > 0 || first.faces !== 'left' ? 'right' : 'left';
  const height = Math.min(first.height, wet > 0 ? 0.46 : 0.5);
  return figures.map((figure, i): Figure => {
    if (i === 0) return { ...first, x: wet > 0 ? 0.3 : way === 'left' ? 0.64 : 0.36, faces: way, height };
    if (i === wet)
      return { ...unbound(figure), x: 0.82, depth: 0.25, height: Math.min(figure.height, height * 0.72) };
    return i === at ? { ...figure, posture: 'climb' } : figure;
  });
}

const LEADS = sifted(
  /\b(?:walk|lead|leash)(?:s|es|ed|ing)?\b|\bby (?:a|the|its) (?:rope|halter|lead|leash|bridle)\b/i,
);

/** A leash is in the hand of whoever leads by it, and no coil on the ground. */
function leashed({ subject }: Scene, given: readonly Figure[]): Figure[] {
  const figures = given.map((figure): Figure => {
    const other = given[figure.bond?.to ?? -1];
    const isPair =
      other && (figure.age || figure.drawing === 'dog') && other.age && isPerson(figure) !== isPerson(other);
    return isPair && figure.bond?.as === 'chase' && LEADS.test(subject)
      ? { ...figure, bond: { ...figure.bond, as: 'leash' } }
      : figure;
  });
  const at = figures.findIndex(({ word, age }) => !age && /^(?:leash|lead|rope|reins?)$/.test(word));
  const isLed = figures.some(({ bond }) => bond?.as === 'leash');
  return at > 0 && isLed ? without(figures, at) : [...figures];
}

const HORSEMAN = sifted(
  /\b(?:horse|pony|stallion|mare) and (?:its |his |her |a |the )?(?:rider|jockey|cowboy|cowgirl|knight)\b/i,
);

/** A horse and its rider are one above the other. */
function ridden({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const at = figures.findIndex((figure) => isPerson(figure) && (figure.bond?.to ?? 0) === 0);
  const rider = figures[at];
  const [first] = figures;
  if (first?.drawing !== 'horse' || !rider || !HORSEMAN.test(subject)) return [...figures];
  const height = first.height * 0.95;
  return figures.with(at, {
    ...rider,
    posture: 'ride',
    faces: first.faces,
    height,
    bond: { to: 0, as: 'on' },
  });
}

const LEAPT = sifted(/\b(?:jump|leap|vault)(?:s|ed|ing)? (?:over|across)\b/i);

/** Whoever jumps a fence or a stream on horseback is on a horse that jumps it; who throws a lasso without one stands. */
function overFence(scene: Scene, figures: readonly Figure[]): Figure[] {
  const { subject } = scene;
  const [first] = figures;
  const at = first?.bond?.as === 'on' ? first.bond.to : -1;
  const mount = figures[at];
  const isAfoot =
    first?.posture === 'ride' && !first.bond && /\b(?:lasso|rop|herd|wrangl)\w*\b/i.test(subject);
  if (first && isAfoot) return figures.with(0, { ...first, posture: 'stand' });
  const isLeaping = first && mount?.age && !isPerson(mount) && isPerson(first) && LEAPT.test(subject);
  if (!isLeaping) return fenced(scene, figures);
  const height = Math.min(mount.height, 0.5);
  const leapt: Figure = { ...mount, posture: 'jump', height };
  const rider: Figure = { ...first, posture: 'ride', faces: 'right', height: Math.min(first.height, height) };
  return fenced(scene, figures.with(0, rider).with(at, leapt));
}

/** Whoever jumps a fence on horseback is over it. */
function fenced({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = first?.bond?.as === 'on' ? first.bond.to : -1;
  const mount = figures[at];
  const to = figures.findIndex(
    ({ drawing, bond }) => /^(?:fence|wall|bush)$/.test(drawing) && bond?.to !== at,
  );
  const fence = figures[to];
  if (
    !first ||
    !mount?.age ||
    !fence ||
    isPerson(mount) ||
    !/\b(?:jump|leap|vault)(?:s|ed|ing)?\b/i.test(subject)
  )
    return [...figures];
  const height = Math.min(mount.height, 0.42);
  return figures
    .with(0, { ...first, posture: 'ride', height: Math.min(first.height, height) })
    .with(at, { ...bound(mount, to, 'on'), posture: 'jump', height })
    .with(to, { ...unbound(fence), height: height * 0.42, depth: 0.2 });
}

const RIDES = sifted(
  /\brid(?:es?|ing) (?:away |off |slowly |fast |alone )?(?:through|across|along|over|into|toward|towards|down|up|past|in|on the)\b/i,
);
const RIDDEN = sifted(
  /\b(?:bike|bicycle|cycl\w+|motor\w+|scooter|bus|train|tram|metro|subway|wave|waves|carousel|coaster|elevator|escalator|taxi|car)\b/i,
);

/** Who rides through a land, with nothing said of a mount, rides a horse. */
function onHorseback({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const isAfoot = first && isPerson(first) && !first.bond && first.posture === 'ride';
  if (!isAfoot || !RIDES.test(subject) || RIDDEN.test(subject) || figures.length >= MOST_FIGURES)
    return [...figures];
  const horse: Figure = {
    ...unbound(first),
    drawing: 'horse',
    word: 'horse',
    age: 'adult',
    posture: 'walk',
    faces: first.faces === 'left' ? 'left' : 'right',
  };
  const height = Math.min(first.height, 0.5);
  const { sex: _, temper: __, colour: ___, hair: ____, ...plain } = horse;
  return [
    { ...first, height, bond: { to: figures.length, as: 'on' } },
    ...figures.slice(1),
    { ...plain, height: height * 1.05 },
  ];
}

const ON_IT = sifted(
  /\b(?:on|onto) (?:an?|the|his|her|its|their) (?:[\w-]+ ){0,2}(?:rug|mat|carpet|blanket|(?:wooden|cutting|chopping|serving|cheese) board)\b(?!.*\b(?:overhead|flat ?lay|top[- ]down|from above|top view|bird'?s[- ]eye))/i,
);

/** An animal on a rug, or a dish on a board, lies on it. */
function onFlat({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  if (!first || isPerson(first) || first.bond || !ON_IT.test(subject)) return [...figures];
  const at = figures.findIndex(({ drawing, bond }) => /^(?:rug|cutting-board)$/.test(drawing) && !bond);
  const isBoard = / board\b/i.test(ON_IT.exec(subject)?.[0] ?? '');
  if (at < 1 && (!isBoard || figures.length >= MOST_FIGURES)) return [...figures];
  const board: Figure = { ...thingFor(first, 'cutting-board'), word: 'board', height: first.height * 0.34 };
  const to = at < 1 ? figures.length : at;
  const all = figures.with(0, { ...first, ...(isBoard && { x: 0.5 }), bond: { to, as: 'on' } });
  return at < 1 ? [...all, board] : all.with(at, { ...(figures[at] ?? board), height: 0.1 });
}

/** A boat beside an iceberg or a ship is small. */
function dwarfed(_: Scene, figures: readonly Figure[]): Figure[] {
  const isGreat = figures.some(({ drawing }) => /^(?:iceberg|cruise-ship|volcano|island)$/.test(drawing));
  return figures.map((figure) =>
    isGreat && /^(?:boat|canoe|sailboat)$/.test(figure.drawing)
      ? { ...figure, height: Math.min(figure.height, figure.drawing === 'sailboat' ? 0.24 : 0.1) }
      : figure,
  );
}

/** The set pieces of bodies, in their order. */
export const POISED = [
  dunked,
  slung,
  curledUp,
  breached,
  sprayed,
  leashed,
  told(RIDES, onHorseback),
  told(HORSEMAN, ridden),
  overFence,
  told(ON_IT, onFlat),
  dwarfed,
];
