import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';
import { bound, MOST_FIGURES, onBench, thingFor, unbound } from './benches.ts';
import { carrierOf, onStairs } from './deed-places.ts';
import { without } from './grounds.ts';

/*
 * Where work lies by what it lies on: a machine on its table, blocks on the floor, a cup on the counter.
 */

/** What one works at with both hands, and what of it the worker sits at. */
const MACHINES = sifted(
  /^(?:sewing-machine|typewriter|keyboard|laptop|microscope|record-player|balance-scales)$/,
);
const WHEEL = sifted(/\b(?:potter|pottery|potter['’]s|clay)\b.*\bwheel\b|\bwheel[- ]thrown?\b/i);
const UNTOLD = sifted(/\b(?:table|desk|bench|workbench|counter)s?\b/i);

/** Who works on a machine sits before it, not on it. */
export function atMachine({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing }) => MACHINES.test(drawing));
  const machine = figures[at];
  const isAt = machine && first?.age && (!machine.bond || machine.bond.to === 0);
  if (!isAt || at < 1 || !/^(?:person|child)/.test(first.drawing) || machine.bond?.as === 'held')
    return [...figures];
  const rides = first.bond?.to === at && first.bond.as === 'on';
  const works = rides || /\b(?:at|on|with|using|behind) (?:an?|the|his|her|their|its|my)\b/i.test(subject);
  if (!works || (first.bond && !rides)) return [...figures];
  const all = [...figures];
  all[0] = { ...unbound(first), posture: first.posture === 'stand' ? 'stand' : 'sit' };
  all[at] = unbound(machine);
  onBench(all, { agent: 0, object: at, row: { place: 'table', stock: '-' } });
  return all;
}

/** Who throws a pot sits at a wheel with the clay on it. */
export function atWheel({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  if (!first?.age || !WHEEL.test(subject) || first.bond) return [...figures];
  const table = figures.findIndex(({ drawing }) => drawing === 'table');
  const rest = table < 0 ? [...figures] : without(figures, table);
  if (rest.length > MOST_FIGURES - 2) return [...figures];
  const told = rest.findIndex(({ drawing }) =>
    /^(?:bowl|vase|cup|mug|plate|flower-pot|mound)$/.test(drawing),
  );
  const at = told < 0 ? rest.length + 1 : told;
  const wheel: Figure = {
    ...thingFor(first, 'potters-wheel'),
    word: 'wheel',
    x: first.x,
    height: first.height * 0.4,
    depth: 0.1,
    bond: { to: 0, as: 'front' },
  };
  const to = rest.push(wheel) - 1;
  const clay = rest[told] ?? { ...thingFor(first, 'vase'), word: 'clay' };
  const drawing = clay.drawing === 'bowl' ? 'empty-bowl' : clay.drawing;
  rest[at] = bound({ ...clay, drawing, colour: clay.colour ?? 'brown' }, to, 'on', {
    height: first.height * 0.14,
  });
  return rest.with(0, { ...first, posture: 'sit' });
}

const BEHIND_COUNTER = sifted(
  /\b(?:behind (?:the|an?|his|her|their) (?:\w+ ){0,2}?(?:counter|bar|till|cash register|front desk|reception)|at (?:the|an?|his|her|their) (?:\w+ )?(?:checkout|cash register|till|front desk))\b/i,
);
/** Who works at a counter by their trade. */
const SERVERS = sifted(
  /\b(?:barista|bartender|barman|barmaid|cashier|shopkeeper|receptionist|fishmonger|butcher|baker|pharmacist)s?\b/i,
);

/** Who serves stands behind a counter, with what is served on it. */
export function atCounter({ subject }: Scene, all: readonly Figure[]): Figure[] {
  const [first] = all;
  const isBehind = BEHIND_COUNTER.test(subject);
  if (!first?.drawing.startsWith('person')) return [...all];
  // A counter that was taken for its house.
  const house = first.bond?.as === 'behind' ? first.bond.to : -1;
  const isHouse = isBehind && /\b(?:counter|bar|till|reception)\b/i.test(all[house]?.word ?? '');
  const figures = isHouse ? without(all.with(0, { ...unbound(first), depth: 0.2 }), house) : [...all];
  const at = figures.findIndex(({ drawing, bond }) => /^(?:table|desk)$/.test(drawing) && bond?.to === 0);
  const bench = figures[at];
  if (bench && (isBehind || (SERVERS.test(subject) && bench.word === 'table')))
    return figures.with(at, { ...bench, drawing: 'counter', word: 'counter' });
  const to = figures.length;
  const user = figures[0];
  if (bench || !user || user.bond || !isBehind || figures.length >= MOST_FIGURES) return figures;
  const counter: Figure = { ...thingFor(user, 'counter'), height: user.height * 0.45, depth: 0.1 };
  // What the counter is full of is on it, not on who serves.
  const laid = figures.map(
    (figure): Figure =>
      figure.bond?.to === 0 && /^(?:on|in)$/.test(figure.bond.as) && !figure.age
        ? { ...figure, height: Math.min(figure.height, user.height * 0.14), bond: { to, as: 'on' } }
        : figure,
  );
  return [...laid, { ...counter, bond: { to: 0, as: 'front' } }];
}

const ON_THE_GROUND = sifted(
  /\bon (?:an?|the|his|her|their|my) (?:\w+ ){0,2}(?:floor|carpet|rug|ground|grass|lawn|beach|sand|snow|pavement|sidewalk|driveway)\b/i,
);

/** Who sits on the floor has no stool. */
export const seatedOnFloor = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) =>
    ON_THE_GROUND.test(subject) &&
    figure.posture === 'sit' &&
    !figure.bond &&
    /^(?:person|child)/.test(figure.drawing)
      ? { ...figure, posture: 'lotus' }
      : figure,
  );

/** A wheel that a pet runs in is behind it, and round about it. */
export function inItsWheel(_: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing }) => /^(?:bicycle|hamster)-wheel$/.test(drawing));
  const wheel = figures[at];
  if (!first?.age || !wheel || first.bond?.to !== at || /^(?:person|child)/.test(first.drawing))
    return [...figures];
  const height = 0.22;
  return figures.with(0, { ...unbound(first), height, depth: 0.2 }).with(at, {
    ...wheel,
    drawing: 'hamster-wheel',
    x: first.x,
    depth: 0.45,
    height: height * 1.7,
    bond: { to: 0, as: 'behind' },
  });
}

/** What is done on the floor needs no table. */
export function onFloor({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const at = figures.findIndex(({ drawing, word }) => drawing === 'table' && word === 'table');
  const table = figures[at];
  const agent = table?.bond?.to ?? -1;
  const user = figures[agent];
  const isLow = ON_THE_GROUND.test(subject) || user?.age === 'baby';
  if (!user?.age || !isLow || UNTOLD.test(subject) || !/^(?:person|child|baby)/.test(user.drawing))
    return [...figures];
  const work = figures.findIndex(({ bond }) => bond?.to === at && bond.as === 'on');
  const low = figures.map((figure, i): Figure => {
    if (i === agent)
      return { ...figure, posture: /^(?:sit|lie|lotus)$/.test(figure.posture) ? figure.posture : 'kneel' };
    return i === work ? { ...figure, bond: { to: agent, as: 'tend' } } : figure;
  });
  const freed = low.map((figure) => (figure.bond?.to === at ? unbound(figure) : figure));
  return without(freed, at);
}

/** Deeds that turn one away from what they are done to. */
const AWAY = sifted(/^(?:leave|flee|ignore|run (?:away )?from|escape|turn|pass|cross|walk past|walk away)\b/);

/** Who does something to a thing that stands free looks at it. */
export function facingWork({ doings }: Scene, figures: Figure[], order: readonly number[]): void {
  for (const { agents, object, verb } of doings) {
    const agent = order.indexOf(agents[0] ?? -1);
    const thing = figures[carrierOf(figures, order.indexOf(object ?? -1))];
    const user = figures[agent];
    const isFree = user?.age && thing && user !== thing && !user.bond && !thing.bond;
    if (!isFree || AWAY.test(verb.base) || !/left|right/.test(user.faces) || user.count > 1) continue;
    figures[agent] = { ...user, faces: thing.x < user.x ? 'left' : 'right' };
  }
}

const ON_STAIRS = sifted(
  /\b(?:up|down|on|climb\w*) (?:an?|the|his|her|their|some) (?:[\w-]+ ){0,2}(?:stairs|staircase|steps)\b/i,
);

/** Who carries something up the stairs is on them. */
export function upStairs({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const at = figures.findIndex(({ drawing, bond }) => drawing === 'stairs' && !bond);
  const [user] = figures;
  const object = figures[at];
  if (!user?.age || !object || user.bond || !/^(?:walk|run|climb|stand)$/.test(user.posture))
    return [...figures];
  if (!ON_STAIRS.test(subject)) return [...figures];
  const all = [...figures];
  onStairs(all, { agent: 0, at, user, object });
  return all;
}

const ON_LAP = sifted(
  /\b([a-z]+) (?:asleep |sleeping |sitting |curled up |lying )?(?:on|in) (?:his|her|their|its) lap\b/i,
);

/** A cat on a lap is there, whoever the words begin with. */
export function onLap({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const name = ON_LAP.exec(subject)?.[1]?.toLowerCase() ?? '-';
  const at = figures.findIndex(
    ({ word, age }) => age !== undefined && word.toLowerCase().split(' ').at(-1) === name,
  );
  const who = figures.findIndex(({ drawing }, i) => i !== at && /^(?:person|child)/.test(drawing));
  const [pet, sitter] = [figures[at], figures[who]];
  if (!pet || !sitter || pet.bond || /^(?:person|child)/.test(pet.drawing)) return [...figures];
  return figures
    .with(who, { ...sitter, posture: 'sit' })
    .with(at, { ...pet, posture: 'lie', bond: { to: who, as: 'on' } });
}

const WATCHED = sifted(
  /\b(?:watch\w*|looking at|gazing at|staring at|admiring) (?:an?|the|their|his|her) (?:\w+ )?(?:movie|film|sunset|sunrise|fireworks|stars|northern lights|show|play|match|game|view|sea|ocean|waves|screen)\b/i,
);

/** Who watches what is behind everything is seen from behind. */
export const watching = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure, i) =>
    i === 0 &&
    WATCHED.test(subject) &&
    figure.count > 1 &&
    !figure.bond &&
    /^(?:person|child)/.test(figure.drawing)
      ? { ...figure, faces: 'away' }
      : // Two who watch it look the same way.
        i > 0 && WATCHED.test(subject) && figure.age && !figure.bond && figures[0]?.faces === 'right'
        ? { ...figure, faces: 'right' }
        : figure,
  );

/** What stands in a vase is seen with it. */
export const vaseFits = (_: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure, i) =>
    i === 0 &&
    /^(?:vase|jar|glass|bottle|flower-pot)$/.test(figure.drawing) &&
    figures.some(({ bond }) => bond?.as === 'in' && bond.to === 0)
      ? { ...figure, height: Math.min(figure.height, 0.4) }
      : figure,
  );

const SLEEPS = sifted(/\b(?:asleep|sleeping|napping|snoozing|dozing|nodding off|passed out|slumped)\b/i);

/** Who sleeps at a desk has the head on it. */
export const atDesk = ({ subject }: Scene, figures: readonly Figure[]): Figure[] => {
  const [first] = figures;
  const to =
    first?.bond?.as === 'on'
      ? first.bond.to
      : figures.findIndex(({ bond }) => bond?.to === 0 && bond.as === 'front');
  const desk = figures[to];
  const isAt = /^(?:person|child)/.test(first?.drawing ?? '') && /^(?:desk|table)$/.test(desk?.drawing ?? '');
  if (!first || !desk || !isAt || !SLEEPS.test(subject) || !/^(?:lie|sit)$/.test(first.posture))
    return [...figures];
  const { bond: _bond, ...free } = first;
  const faces = first.faces === 'left' ? 'left' : 'right';
  return figures
    .with(0, { ...free, posture: 'slump', faces })
    .with(to, { ...desk, x: first.x, depth: 0.1, posture: 'stand', bond: { to: 0, as: 'front' } });
};
