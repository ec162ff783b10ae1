import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Figure } from '../../stage.ts';
import { MOST_FIGURES, thingFor, unbound } from '../benches.ts';
import { without } from '../grounds.ts';
import { told } from '../piece.ts';
import { hasHands } from './persons.ts';

/*
 * In, out of, over and under: a head out of a window, boots before a chimney, a boat above a shark, a cow in a beam.
 */

const HEAD_OUT = sifted(
  /\b(?:heads?|face|arm) (?:stuck |hanging |sticking )?out (?:of )?(?:an?|the|its|his|her) (?:open )?(?:car|truck|van|taxi|bus|train)? ?window\b|\b(?:lean|look|stick)\w* out of (?:an?|the|its|his|her) (?:car|truck|van|taxi|bus|train) window\b/i,
);
const WINDOWED = /^(?:car|.*-car|taxi|van|bus|truck|train|tram)$/;

/** Who has the head out of a car's window is in the car. */
function headOut({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing, bond }) => WINDOWED.test(drawing) && !bond);
  const vehicle = figures[at];
  if (!first?.age || at < 1 || !vehicle || !HEAD_OUT.test(subject)) return [...figures];
  return figures
    .with(0, { ...unbound(first), posture: 'stand', bond: { to: at, as: 'in' } })
    .with(at, { ...vehicle, x: 0.5, depth: 0.2, height: 0.62 });
}

const DOWN_A_CHIMNEY = sifted(
  /\b(?:com|go|climb|slid|squeez|crawl|stuck|drop|jump|peek|fall)\w*\b.*\b(?:down|in|into|out of|through|from) (?:an?|the|his|her) (?:[\w-]+ )?chimney\b/i,
);

/** Who comes down a chimney is in it to the waist. */
function downChimney({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  if (!first?.age || first.bond || !DOWN_A_CHIMNEY.test(subject) || figures.length >= MOST_FIGURES)
    return [...figures];
  const height = Math.min(first.height, 0.6);
  const stack: Figure = {
    ...thingFor(first, 'chimney-stack'),
    word: 'chimney',
    height: height * 0.8,
    x: first.x,
  };
  const all = figures.filter(({ word, age }) => age || word !== 'chimney');
  return [{ ...first, height, posture: 'stand', bond: { to: all.length, as: 'in' } }, ...all.slice(1), stack];
}

const CLINGS = sifted(/\b(?:hug|cling|climb|hang)\w*\b.*\b(?:trees?|trunk|branch|palm|bamboo|eucalyptus)\b/i);
const CLIMBERS = /^(?:koala|sloth|monkey|squirrel|raccoon|panda|cat|bear|lizard|chameleon)$/;

/** An animal that clings to a tree is on its trunk. */
function clinging({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing }) => /^(?:tree|palm|pine)$/.test(drawing));
  const tree = figures[at];
  if (!first || at < 1 || !tree || !CLIMBERS.test(first.drawing) || !CLINGS.test(subject))
    return [...figures];
  return figures
    .with(0, {
      ...unbound(first),
      posture: 'sit',
      height: 0.28,
      bond: { to: at, as: 'around' },
      depth: 0.1,
      x: 0.5,
    })
    .with(at, { ...unbound(tree), x: 0.5, depth: 0.2, height: 0.95 });
}

const LIFTS = sifted(/\b(?:abduct|beam|suck)\w*\b/i);

/** What a flying saucer takes hangs in its beam. */
function abducted({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const ufo = figures.findIndex(({ drawing }) => drawing === 'ufo');
  const prey = figures.findIndex(({ age, bond }, i) => i !== ufo && age && !bond);
  const [saucer, taken] = [figures[ufo], figures[prey]];
  if (!saucer || !taken || !LIFTS.test(subject)) return [...figures];
  const posture = hasHands(taken) ? 'float' : 'jump';
  return figures
    .with(ufo, { ...unbound(saucer), x: 0.5, depth: 0.75, height: 0.36, posture: 'fly' })
    .with(prey, { ...taken, x: 0.5, depth: 0.2, height: Math.min(taken.height, 0.24), posture });
}

const BELOW = sifted(
  /\b(?:under|below|beneath|underneath) (?:an?|the|his|her|their) (?:[\w-]+ ){0,2}?(?:boat|ship|canoe|kayak|raft|sailboat|surfer|surfboard|swimmers?)\b/i,
);
const SWIMMERS =
  /^(?:shark|whale|orca|dolphin|fish|octopus|squid|turtle|manta|person:diver|submarine|crocodile)$/;

/** What swims under a boat has its keel above. */
function underBoat({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing }) =>
    /^(?:boat|canoe|sailboat|sailing-ship|ferry|surfboard|raft)$/.test(drawing),
  );
  const boat = figures[at];
  if (!first || at < 1 || !boat || !SWIMMERS.test(first.drawing) || !BELOW.test(subject)) return [...figures];
  return figures.with(0, { ...unbound(first), x: 0.5, height: Math.min(first.height, 0.5) }).with(at, {
    ...unbound(boat),
    x: 0.56,
    depth: 0.75,
    posture: 'fly',
    height: Math.min(boat.height, 0.18),
  });
}

const TOPPED = /^(?:pizza|salad|pasta|soup|noodles|burger|pancakes|steak|rice|roast|omelette)$/;

/** What is on a dish lies beside it on the table, no larger than it is. */
function garnished(_: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const to = first?.bond?.as === 'on' ? first.bond.to : -1;
  if (!first || figures[to]?.drawing !== 'plate' || !TOPPED.test(first.drawing)) return [...figures];
  return figures.map((figure, i) =>
    i > 0 && figure.bond?.as === 'on' && figure.bond.to === to && !figure.age
      ? { ...unbound(figure), count: Math.min(figure.count, 2), x: 0.84, depth: 0.05, height: 0.14 }
      : figure,
  );
}

/** Dishes that are washed are a pile of them in the sink. */
const washedUp = (_: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) =>
    figure.drawing === 'plate' &&
    figure.count > 1 &&
    figure.bond?.as === 'on' &&
    figures[figure.bond.to]?.drawing === 'sink'
      ? { ...figure, drawing: 'plate-stack', count: 1, height: (figures[0]?.height ?? 0.8) * 0.2 }
      : figure,
  );

const FISHED = sifted(/\b(?:gold)?fish ?bowl\b|\bfish tank\b/i);

/** A fish bowl has a fish in it. */
function stocked({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const at = figures.findIndex(({ drawing }) => drawing === 'fish-bowl' || drawing === 'aquarium');
  const bowl = figures[at];
  const isStocked = figures.some(({ drawing }) => /fish$/.test(drawing));
  if (!bowl || at < 0 || isStocked || !FISHED.test(subject) || figures.length >= MOST_FIGURES)
    return [...figures];
  const fish: Figure = {
    ...thingFor(bowl, 'fish'),
    age: 'adult',
    colour: 'orange',
    height: bowl.height * 0.3,
  };
  return [...figures.with(at, { ...bowl, drawing: 'bowl' }), { ...fish, bond: { to: at, as: 'in' } }];
}

const HUNG_UP = sifted(
  /\b(?:street|alley|garden|treehouse|tree ?house|temple|market|festival|courtyard|village|forest|bridge|porch)\b/i,
);

/** Lanterns that nobody holds hang over a street, a garden, a tree house. */
const lanternsHung = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) =>
    /lantern$/.test(figure.drawing) &&
    !figure.bond &&
    figure.count > 2 &&
    HUNG_UP.test(subject) &&
    !/\b(?:float|river|lake|sky|carry|carri|hold)\w*\b/i.test(subject)
      ? { ...figure, posture: 'hang', depth: 0.4, x: 0.5, height: 0.16, count: 5, colour: 'glowing' }
      : figure,
  );

const CROSSED = sifted(/\b(?:yoga|meditat\w*|lotus (?:pose|position))\b/i);

/** Legs that are crossed to meditate are seen from before. */
const crossed = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) =>
    figure.posture === 'lotus' && CROSSED.test(subject) ? { ...figure, faces: 'camera' } : figure,
  );

const TOYS = /^(?:teddy|doll|rabbit|pillow|book)$/;

/** Who sleeps with a toy has it in the arms. */
function sleptWith(_: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing, bond }, i) => i > 0 && !bond && TOYS.test(drawing));
  const toy = figures[at];
  if (!first || !toy || first.posture !== 'lie' || !hasHands(first)) return [...figures];
  const { age: _age, ...thing } = toy;
  return figures.with(at, { ...thing, count: 1, bond: { to: 0, as: 'held' } });
}

/** Two at a game sit with it between them, whatever they are. */
function atGame(_: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing }) => drawing === 'game-table');
  const other = figures.findIndex(
    ({ age, bond }, i) =>
      i > 0 && i !== at && age && (!bond || (bond.to === 0 && /^(?:around|tend)$/.test(bond.as))),
  );
  const [table, mate] = [figures[at], figures[other]];
  if (!first?.age || !table || !mate || first.bond || first.count > 1) return [...figures];
  const height = Math.min(first.height, 0.66);
  const sat = (figure: Figure): Figure => ({
    ...unbound(figure),
    posture: 'sit',
    height: (figure.height * height) / first.height,
  });
  return figures
    .with(0, { ...sat(first), x: 0.24, faces: 'right', depth: 0.2 })
    .with(other, { ...sat(mate), x: 0.76, faces: 'left', depth: 0.2 })
    .with(at, { ...unbound(table), x: 0.5, depth: 0.15, height: height * 0.46 });
}

/** A hammock has the two trees between which it is slung, and no more. */
function slung(_: Scene, figures: readonly Figure[]): Figure[] {
  const hammock = figures.findIndex(({ drawing }) => drawing === 'hammock');
  const hasEnds = figures.some(({ bond }) => bond?.to === hammock && bond.as === 'around');
  const extra = figures.findIndex(
    ({ drawing, bond, count }) => /^(?:palm|tree|pine)$/.test(drawing) && !bond && count > 1,
  );
  if (hammock < 0 || !hasEnds || extra < 0) return [...figures];
  return without(figures, extra).map((figure) =>
    figure.drawing === 'hammock'
      ? { ...figure, x: 0.5, depth: 0.2, height: Math.max(figure.height, 0.3) }
      : figure,
  );
}

const LOADED = sifted(
  /\b(?:carts?|wagons?|sleds?|trailers?|wheelbarrows?) (?:full of|loaded with|filled with|of|with) (?:\w+ )?(\w+)/i,
);

/** What a cart is full of is in the cart, not on whoever pulls it. */
function loaded({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const load = LOADED.exec(subject)?.[0].toLowerCase() ?? '';
  const cart = figures.findIndex(({ word }) => /(?:cart|wagon|sled|trailer|wheelbarrow)$/.test(word));
  const goods = figures.findIndex(
    ({ word, age }, i) => i !== cart && !age && word !== '' && load.endsWith(word.toLowerCase()),
  );
  const [vehicle, thing] = [figures[cart], figures[goods]];
  if (!load || !vehicle || !thing) return [...figures];
  const isCart = vehicle.drawing === 'carriage';
  const height = isCart ? Math.min(vehicle.height, 0.4) : vehicle.height;
  const open: Figure = { ...vehicle, height, drawing: isCart ? 'wagon' : vehicle.drawing };
  return figures
    .with(cart, open)
    .with(goods, { ...thing, height: Math.min(thing.height, height * 0.5), bond: { to: cart, as: 'in' } });
}

const UPRIGHT = sifted(
  /\b(?:stand|walk|crawl|danc|run|climb|jump|bath|swim|sleep|asleep|fly|rid|held|hold|carr)\w*\b/i,
);

/** A baby that is put nowhere sits on the ground. */
const babySat = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) =>
    figure.drawing === 'baby' &&
    figure.posture === 'stand' &&
    !figure.bond &&
    !UPRIGHT.test(subject.replace(/^.*?\bbaby\b/i, ''))
      ? { ...figure, posture: 'lotus', faces: 'camera', height: Math.max(figure.height, 0.34) }
      : figure,
  );

const OF_YARN = sifted(/\b(?:yarn|wool|balls?|eggs|apples|flowers|toys|laundry|puppies|kittens)\b/i);

/** A basket of yarn has the yarn before it, as large as it is beside a cat. */
const beforeBasket = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure, i) =>
    i > 0 &&
    /^(?:yarn-ball|ball)$/.test(figure.drawing) &&
    /yarn|wool/.test(figure.word) &&
    !figure.bond &&
    OF_YARN.test(subject)
      ? {
          ...figure,
          count: 2,
          height: Math.min(figure.height, (figures[0]?.height ?? 0.6) * 0.24),
          depth: 0.05,
        }
      : figure,
  );

/** The set pieces of this kind, in their order. */
export const WITH_OPENINGS = [
  told(HEAD_OUT, headOut),
  told(DOWN_A_CHIMNEY, downChimney),
  told(CLINGS, clinging),
  told(LIFTS, abducted),
  told(BELOW, underBoat),
  garnished,
  washedUp,
  beforeBasket,
  told(FISHED, stocked),
  lanternsHung,
  crossed,
  sleptWith,
  atGame,
  slung,
  loaded,
  babySat,
];
