import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Figure } from '../../stage.ts';
import { bound, MOST_FIGURES, onBench, thingFor, unbound } from '../benches.ts';
import { without } from '../grounds.ts';
import { told } from '../piece.ts';
import { freePerson, hasHands } from './persons.ts';

/*
 * What one is in or looks over, and what is in or on another thing: an owl in a tree sits on its bough, a giraffe has
 * the fence before it, a tray bears the glasses.
 */

const IN_A_TREE = sifted(
  /\b(?:in|up|high in|on top of) (?:an?|the|its|her|his) (?:[\w-]+ ){0,2}?(?:tree|oak|pine|palm|willow|birch)\b/i,
);
const CLIMBS =
  /^(?:owl|bird|parrot|crow|eagle|pigeon|cat|squirrel|monkey|koala|panda|sloth|raccoon|leopard|chameleon|fox|lemur|toucan|woodpecker|robin|chimp|red-panda)/;

/** An animal in a tree is on its bough. */
function onBough({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    ({ drawing, bond }, i) => i > 0 && /^(?:tree|pine|willow)$/.test(drawing) && !bond,
  );
  const tree = figures[at];
  const isUp = !first?.bond || (first.bond.as === 'on' && first.bond.to === at);
  if (!first?.age || !tree || !isUp || !CLIMBS.test(first.drawing) || !IN_A_TREE.test(subject))
    return [...figures];
  if (/^(?:climb|fly|fall|jump|run)$/.test(first.posture)) return [...figures];
  return figures
    .with(0, bound(first, at, 'on', { x: 0.5, height: Math.min(Math.max(first.height, 0.4), 0.5) }))
    .with(at, { ...tree, drawing: 'branch', count: 1, x: 0.5, depth: 0.2, height: 0.3 });
}

const LOOKS_OVER = sifted(
  /\b(?:look|peek|peep|peer|gaze|glanc|star|lean|watch|reach|stretch|talk|chat)\w* (?:\w+ )?over (?:an?|the|his|her|their|its) (?:[\w-]+ ){0,2}?(?:fence|wall|hedge|gate|counter|table|edge|railing|bush)\b/i,
);
const BARRIERS = /^(?:fence|wall|bush|gate|counter|table|desk|sales-stall)$/;

/** What one looks over stands before the body, as high as the shoulders. */
function overIt({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing }, i) => i > 0 && BARRIERS.test(drawing));
  const barrier = figures[at];
  if (!first?.age || !barrier || first.bond || !LOOKS_OVER.test(subject)) return [...figures];
  const height = Math.max(first.height, 0.66);
  const isTall = /^(?:giraffe|ostrich|llama|camel|horse)/.test(first.drawing);
  const up = isTall ? 0.5 : hasHands(first) ? 0.56 : 0.6;
  return figures.with(0, { ...first, height, x: 0.5, depth: 0.3 }).with(at, {
    ...bound(unbound(barrier), 0, 'front', { x: 0.5, height: height * up, count: 1, posture: 'stand' }),
    depth: 0.1,
  });
}

const BOTH_IN = sifted(
  /^(?:[\w'-]+ ){1,6}and (?:[\w'-]+ ){1,5}in (?:an?|the|one) (?:[\w-]+ )?(?:basket|box|bowl|bucket|bag|crate|jar|vase|bath|cup)\b/i,
);
const OPEN = /^(?:basket|box|bowl|bucket|crate|jar|vase|bath|cup|mug|wagon)$/;

/** 'A racket and two balls in a basket': the racket is in it too. */
function bothIn({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const to = figures.findIndex(({ drawing }, i) => i > 0 && OPEN.test(drawing));
  const vessel = figures[to];
  const isOther = figures.some(({ bond }, i) => i > 0 && bond?.as === 'in' && bond.to === to);
  if (!first || !vessel || first.bond || !isOther || !BOTH_IN.test(subject)) return [...figures];
  const height = Math.max(vessel.height, 0.46);
  return figures.map((figure, i): Figure => {
    if (i === to) return { ...figure, height, x: 0.5, depth: 0.2 };
    if (i === 0) return { ...figure, height: height * 1.1, bond: { to, as: 'in' }, posture: 'stand' };
    return figure.bond?.to === to ? { ...figure, height: Math.min(figure.height, height * 0.4) } : figure;
  });
}

/** What a tray is said to bear stands on the tray in the hand. */
function onTray({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const tray = figures.findIndex(({ drawing, bond }) => drawing === 'tray' && (!bond || bond.as === 'held'));
  const load = figures.findIndex(
    ({ age, bond }, i) => i > 0 && i !== tray && !age && bond?.to === 0 && bond.as === 'held',
  );
  const [plate, goods] = [figures[tray], figures[load]];
  if (
    !first?.age ||
    !hasHands(first) ||
    !plate ||
    !goods ||
    !/\bon (?:an?|the|his|her|one) (?:[\w-]+ )?tray\b/i.test(subject)
  )
    return [...figures];
  return figures
    .with(tray, { ...bound(plate, 0, 'held', { count: 1 }), drawing: 'bare-tray', word: 'tray' })
    .with(load, bound(goods, tray, 'on', { height: first.height * 0.11 }));
}

const WHEELS = sifted(
  /\b(?:wheel(?:s|ing)|push(?:es|ing)) (?:an?|the|his|her|their) (?:[\w-]+ ){0,2}?(?:m[ae]n|wom[ae]n|patient|lady|grand\w+|mother|father|boy|girl|veteran|soldier)\b/i,
);

/** Who is wheeled sits in a wheelchair, and the other walks behind it. */
function wheeled({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    (figure, i) => i > 0 && figure.age && hasHands(figure) && figure.bond?.as === 'push',
  );
  const patient = figures[at];
  const isTold = /\bwheel/i.test(subject) || /\b(?:nurse|carer|hospital|patient)\b/i.test(subject);
  if (!first?.age || !hasHands(first) || !patient || !isTold || !WHEELS.test(subject)) return [...figures];
  if (
    figures.length >= MOST_FIGURES ||
    figures.some(({ drawing }) => /^(?:wheelchair|swing|bicycle|sled|sleigh)$/.test(drawing))
  )
    return [...figures];
  const height = Math.min(first.height, 0.66);
  const to = figures.length;
  const chair: Figure = {
    ...thingFor(first, 'wheelchair'),
    height: height * 0.62,
    x: 0.66,
    depth: 0.2,
    faces: 'right',
    bond: { to: 0, as: 'push' },
  };
  return [
    ...figures.with(0, { ...first, posture: 'walk', height, x: 0.32, faces: 'right' }).with(at, {
      ...bound(patient, to, 'on', { posture: 'sit', faces: 'right', x: 0.66 }),
      height: Math.min(patient.height, height),
    }),
    chair,
  ];
}

const WRAPS = sifted(
  /\bwrap(?:s|ping)? (?:up )?(?:an?|the|some|his|her|their|two|three)? ?(?:[\w-]+ ){1,3}?(?:in|with) (?:[\w-]+ )?(?:paper|foil|cloth|cling ?film)\b/i,
);

/** Who wraps a thing in paper stands at a bench, and thing and paper lie on it. */
function wrapped({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  if (!first?.age || !hasHands(first) || !WRAPS.test(subject)) return [...figures];
  const free = figures.with(0, unbound(first));
  const thing = free.findIndex(
    ({ age, drawing }, i) => i > 0 && !age && !/^(?:paper|counter|table|desk)$/.test(drawing),
  );
  if (!free.some(({ bond, drawing }) => bond?.as === 'front' && /^(?:counter|table|desk)$/.test(drawing)))
    onBench(free, { agent: 0, object: thing, row: { place: 'table', stock: '-' } });
  return free;
}

const STEPPED = sifted(
  /\bon (?:an?|the|some|its|our|their|wooden|stone) ?(?:[\w-]+ ){0,2}?(?:steps?|doorsteps?|stairs)\b/i,
);

/** Things on a step lie on it. */
function onStep({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const isThere = figures.some(({ drawing }) => /^(?:stairs|yard-steps|ladder)$/.test(drawing));
  if (
    !first ||
    first.bond ||
    isThere ||
    !STEPPED.test(subject) ||
    figures.length >= MOST_FIGURES ||
    hasHands(first)
  )
    return [...figures];
  const steps: Figure = { ...thingFor(first, 'yard-steps'), word: 'step', height: 0.26, x: 0.5, depth: 0.2 };
  return [
    {
      ...first,
      height: Math.min(first.height, first.count > 1 ? 0.3 : 0.4),
      x: 0.5,
      bond: { to: figures.length, as: 'on' },
    },
    ...figures.slice(1),
    steps,
  ];
}

const FLIES = sifted(/\b(?:fl(?:y|ies|ying)|soar\w*|swoop\w*)\b/i);

/** A witch who flies rides a broom. */
function broomed({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const isWitch = /^(?:person|child):(?:witch|wizard)$/.test(first?.drawing ?? '');
  const isBorne = figures.some(({ drawing }) =>
    /^(?:broom|dragon|rug|carpet|horse|bicycle|owl)/.test(drawing),
  );
  if (!first || !isWitch || isBorne || first.bond || !FLIES.test(subject) || figures.length >= MOST_FIGURES)
    return [...figures];
  const to = figures.length;
  return [
    {
      ...first,
      posture: 'ride',
      height: Math.min(first.height, 0.44),
      x: 0.5,
      faces: 'right',
      bond: { to, as: 'on' },
    },
    ...figures.slice(1),
    { ...thingFor(first, 'broom'), posture: 'fly', height: 0.16, x: 0.5, depth: 0.2, faces: 'right' },
  ];
}

const DRUMS = sifted(
  /\b(?:play|beat|bang|hit|drum)\w* (?:on )?(?:an?|the|his|her|its)? ?(?:[\w-]+ )?drums?\b/i,
);

/** An animal that plays the drums has them before it. */
function drummed({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const isThere = figures.some(({ drawing }) => /^drum/.test(drawing));
  if (!first?.age || isThere || !DRUMS.test(subject) || figures.length >= MOST_FIGURES) return [...figures];
  const height = Math.min(first.height, 0.6);
  const drum: Figure = {
    ...thingFor(first, hasHands(first) ? 'drum-kit' : 'drum'),
    height: height * (hasHands(first) ? 0.6 : 0.42),
    x: 0.5,
    depth: 0.1,
  };
  return [
    { ...first, height, x: 0.5, depth: 0.25 },
    ...figures.slice(1),
    { ...drum, count: hasHands(first) ? 1 : 2, bond: { to: 0, as: 'front' } },
  ];
}

const OF_A_ROOM = sifted(
  /\b(?:mop|sweep|clean|scrub|vacuum|polish|wax|wip)\w* (?:up )?(?:the )?(?:[\w-]+ )?floors? (?:of|in|at) (?:an?|the|his|her) /i,
);

/** Whose floor is cleaned is round the cleaner, and no house beside it. */
function withinIt({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const at = figures.findIndex(
    ({ drawing, bond }) =>
      /^(?:shop|house|church|cafe|barn|skyscraper|building)$/.test(drawing) && bond?.to === 0,
  );
  if (at < 1 || !freePerson(figures) || !OF_A_ROOM.test(subject)) return [...figures];
  return [...without(figures, at)];
}

/** Whatever is hugged is larger than the hugger only as far as both are seen. */
const huggable = (_: Scene, figures: readonly Figure[]): Figure[] => {
  const at = figures.findIndex(({ bond, age }) => bond?.as === 'hug' && bond.to === 0 && !age);
  const [first, thing] = [figures[0], figures[at]];
  if (!first || !thing || thing.height < first.height * 1.5) return [...figures];
  const height = Math.max(first.height, 0.5);
  return figures.with(0, { ...first, height }).with(at, { ...thing, height: Math.min(0.86, height * 1.5) });
};

const TENNIS = sifted(/\btennis\b/i);

/** The balls of tennis are lime. */
const ofTennis = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) =>
    figure.drawing === 'plain-ball' && !figure.colour && TENNIS.test(subject)
      ? { ...figure, colour: 'lime' }
      : figure,
  );

/** Eggs in a nest lie in it, and it has no others. */
const nested = (_: Scene, figures: readonly Figure[]): Figure[] => {
  const at = figures.findIndex(({ drawing }) => drawing === 'nest');
  const eggs = figures.findIndex(({ drawing, bond }) => drawing === 'egg' && (bond?.to === at || !bond));
  const [nest, laid] = [figures[at], figures[eggs]];
  if (!nest || !laid) return [...figures];
  return figures
    .with(at, { ...nest, drawing: 'bare-nest', x: 0.5, height: Math.min(nest.height, 0.42) })
    .with(eggs, { ...laid, height: Math.min(laid.height, 0.2), bond: { to: at, as: 'in' } });
};

const ON_TRESTLES = sifted(/\b(?:trestles?|saw ?horses?|sawbucks?)\b/i);

/** What is sawn on trestles has no table under it. */
const onTrestles = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) =>
    figure.bond?.as === 'front' && /^(?:table|desk)$/.test(figure.drawing) && ON_TRESTLES.test(subject)
      ? { ...figure, drawing: 'trestles', word: 'trestles' }
      : figure,
  );

/** The set pieces of this kind, in their order. */
export const IN_AND_OVER = [
  told(IN_A_TREE, onBough),
  told(LOOKS_OVER, overIt),
  told(BOTH_IN, bothIn),
  onTray,
  told(WHEELS, wheeled),
  told(WRAPS, wrapped),
  told(STEPPED, onStep),
  told(FLIES, broomed),
  told(DRUMS, drummed),
  told(OF_A_ROOM, withinIt),
  huggable,
  ofTennis,
  nested,
  onTrestles,
];
