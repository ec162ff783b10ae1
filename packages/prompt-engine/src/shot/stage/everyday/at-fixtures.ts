import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Figure } from '../../stage.ts';
import { bound, MOST_FIGURES, thingFor, unbound } from '../benches.ts';
import { told } from '../piece.ts';
import { freePerson, hasHands } from './persons.ts';

/*
 * What stands fast and is used: a sink that somebody washes at, a fence between two, a pole that one slides down, a
 * bottle that a lamb drinks from.
 */

const FIXTURES =
  /^(?:sink|stove|piano|well|fountain|washing-machine|fridge|mailbox|easel|board|desk|counter|shower|bath|vending-machine|petrol-pump|arcade-machine|telescope|sewing-machine|safe|grill|hive|loom|potters-wheel|anvil)$/;
const AT_IT = sifted(
  /\b(?:wash|clean|rins|scrub|brush|cook|play|work|fill|wait|look|check|post|draw|drink|fix|repair|stand|iron|practi[sc]|type|sort|open|clos)\w* (?:[\w-]+ ){0,4}?(?:at|in|over|from|into|with) (?:an?|the|his|her|their|its) (?:[\w-]+ ){0,2}?(\w+)\b/i,
);

/** Who does something at a sink is at it. */
function atFixture({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const named = AT_IT.exec(subject)?.[1]?.toLowerCase();
  const at = figures.findIndex(
    ({ drawing, bond, word }, i) =>
      i > 0 && !bond && FIXTURES.test(drawing) && named !== undefined && word.toLowerCase().endsWith(named),
  );
  const fixture = figures[at];
  const isBusy = figures.some(
    ({ bond }) => bond?.to === 0 && /^(?:tend|front|push|put|mouth)$/.test(bond.as),
  );
  if (!first || !fixture || isBusy || first.count > 2 || !/^(?:stand|bend)$/.test(first.posture))
    return [...figures];
  const height = Math.min(first.height, 0.78);
  return figures
    .with(0, {
      ...first,
      height,
      x: 0.36,
      faces: 'right',
      posture: fixture.height < height * 0.7 ? 'bend' : 'stand',
    })
    .with(at, bound(fixture, 0, 'tend', { x: 0.68, count: 1, height: Math.min(fixture.height, height) }));
}

const ACROSS = sifted(
  /\b(?:over|across|through) (?:an?|the|their|her|his) (?:[\w-]+ ){0,2}?(?:fence|wall|hedge|gate|railing)\b/i,
);
const BARRIERS = /^(?:fence|wall|bush|gate)$/;

/** What two meet over stands between them, before their legs. */
function betweenThem({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing }, i) => i > 0 && BARRIERS.test(drawing));
  const barrier = figures[at];
  const isTwo =
    first?.count === 2 || figures.some(({ age, bond }, i) => i > 0 && age && (!bond || bond.to === 0));
  const isLeap = /\b(?:jump|leap|climb|fly|vault|hop|throw|kick|look|peek|peer)/i.test(subject);
  if (!first?.age || !barrier || !isTwo || isLeap || !ACROSS.test(subject)) return [...figures];
  const height = Math.min(first.height, 0.74);
  return figures
    .map(
      (figure, i): Figure =>
        i > 0 && figure.age
          ? { ...figure, height: Math.min(figure.height, height * 1.05), depth: 0.2 }
          : figure,
    )
    .with(0, { ...first, height, depth: 0.2 })
    .with(at, {
      ...bound(unbound(barrier), 0, 'around', { x: 0.5, height: height * 0.46, count: 1, posture: 'stand' }),
      depth: 0.08,
    });
}

const ON_POLE = sifted(
  /\b(?:slid|climb|shin|shimmy|danc|swing|spin|go|com)\w* (?:up|down|on|around) (?:an?|the) (?:[\w-]+ )?(?:pole|mast|flagpole|drainpipe|lamppost|lamp ?post)\b/i,
);

/** Who slides down a pole has arms and legs about it. */
function onPole({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = figures.findIndex(
    ({ word, drawing }, i) =>
      i > 0 &&
      (/\b(?:pole|mast|flagpole|drainpipe)$/.test(word) || drawing === 'lamppost' || drawing === 'post'),
  );
  if (!first || !ON_POLE.test(subject) || first.count > 1 || (at < 0 && figures.length >= MOST_FIGURES))
    return [...figures];
  const made = figures[at] ?? thingFor(first, 'fire-pole');
  const drawing = made.drawing === 'lamppost' ? 'lamppost' : 'fire-pole';
  const pole: Figure = {
    ...bound(unbound(made), 0, 'behind', { x: 0.53, height: 1, count: 1, posture: 'stand' }),
    drawing,
    word: 'pole',
    lettered: false,
    depth: 0.3,
  };
  const all = figures.with(0, { ...first, posture: 'climb', height: 0.56, x: 0.5, faces: 'right' });
  return at < 0 ? [...all, pole] : all.with(at, pole);
}

const DRINKS = sifted(
  /\b(?:drink|suck|sip|feed)\w* (?:milk |water )?(?:from|out of) (?:an?|the|its|his|her) (?:[\w-]+ )?(?:bottle|cup|glass|mug|straw|can|flask|carton)\b/i,
);
const VESSELS = /^(?:bottle|cup|glass|mug|can|thermos|flask|pump-bottle)$/;

/** Who drinks from a bottle has it at the mouth, and stands still for it. */
function atBottle({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    ({ drawing, bond }, i) => i > 0 && VESSELS.test(drawing) && (!bond || bond.to === 0),
  );
  const bottle = figures[at];
  if (!first?.age || first.bond || !bottle || bottle.bond?.as === 'mouth' || !DRINKS.test(subject))
    return [...figures];
  const posture = /^(?:bend|run|walk)$/.test(first.posture) ? 'stand' : first.posture;
  return figures
    .with(0, { ...first, posture })
    .with(at, bound(bottle, 0, 'mouth', { posture: hasHands(first) ? 'stand' : 'fall', count: 1 }));
}

const OF_WATER = sifted(
  /\b(?:drink|lap)\w* (?:water |milk )?(?:from|at|out of) (?:an?|the|its) (?:[\w-]+ ){0,2}?(?:well|trough|fountain|bucket|barrel|bath|bird ?bath|bowl|tub)\b/i,
);

/** An animal that drinks from a well is at it. */
function atTrough({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    ({ drawing, bond }, i) =>
      i > 0 && !bond && /^(?:well|fountain|bucket|barrel|bath|bowl|basket)$/.test(drawing),
  );
  const trough = figures[at];
  if (!first?.age || hasHands(first) || first.bond || !trough || !OF_WATER.test(subject)) return [...figures];
  return figures
    .with(0, {
      ...first,
      x: 0.36,
      faces: 'right',
      posture: trough.height > first.height * 0.5 ? 'stand' : 'bend',
    })
    .with(at, bound(trough, 0, 'tend', { x: 0.7, count: 1 }));
}

const OUT_OF_BOWL = sifted(
  /\b(?:jump|leap|hop|fly|pop)\w* (?:right )?out of (?:an?|the|its) (?:[\w-]+ )?(?:bowl|tank|glass|jar|aquarium)\b/i,
);

/** A fish that leaps out of its bowl is above it. */
function overBowl({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing }) => /^(?:bowl|fish-bowl|glass|jar|aquarium)$/.test(drawing));
  const bowl = figures[at];
  if (!/fish$/.test(first?.drawing ?? '') || !first || !bowl || !OUT_OF_BOWL.test(subject))
    return [...figures];
  const isSplash = ({ word, bond }: Figure): boolean => word === 'splash' && bond?.to === 0;
  const last = figures.findIndex(isSplash);
  // Nothing else hangs on what comes after them.
  const dry = last > at ? figures.filter((figure) => !isSplash(figure)) : figures;
  return dry
    .with(0, { ...unbound(first), drawing: 'fish', posture: 'fly', x: 0.56, height: 0.22, depth: 0.1 })
    .with(at, { ...unbound(bowl), drawing: 'fish-bowl', x: 0.46, depth: 0.2, height: 0.42 });
}

const AT_WINDOW = sifted(
  /\b(?:look|peer|peek|star|gaz|peep|stick)\w* (?:its head )?(?:in|into|through|in through|at) (?:an?|the|our|my|her|his) (?:[\w-]+ )?window\b/i,
);

/** A beast that looks into a window stands before one. */
function atWindow({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const isThere = figures.some(({ drawing }) => drawing === 'window' || drawing === 'house');
  if (!first?.age || hasHands(first) || first.bond || isThere || /^(?:cat|dog)/.test(first.drawing))
    return [...figures];
  if (!AT_WINDOW.test(subject) || figures.length >= MOST_FIGURES) return [...figures];
  const height = Math.min(first.height, 0.6);
  const house: Figure = { ...thingFor(first, 'window'), height: height * 0.9, x: 0.78, depth: 0.2 };
  return [
    { ...first, height, x: 0.36, faces: 'right' },
    ...figures.slice(1),
    { ...house, bond: { to: 0, as: 'tend' } },
  ];
}

const TASTES = sifted(
  /\b(?:tast|sampl|try|slurp|eat)\w* (?:an?|the|his|her|some)? ?(?:[\w-]+ )?(?:soup|stew|sauce|broth|curry|porridge|gravy)\b/i,
);

/** Who tastes soup has the spoon at the mouth. */
const tasted = ({ subject }: Scene, figures: readonly Figure[]): Figure[] => {
  const first = freePerson(figures);
  const at = figures.findIndex(({ drawing }, i) => i > 0 && drawing === 'spoon');
  const spoon = figures[at];
  if (!first || !TASTES.test(subject) || (!spoon && figures.length >= MOST_FIGURES)) return [...figures];
  const held: Figure = {
    ...(spoon ?? thingFor(first, 'spoon')),
    count: 1,
    posture: 'stand',
    bond: { to: 0, as: 'mouth' },
  };
  return spoon ? figures.with(at, held) : [...figures, held];
};

/** The set pieces of this kind, in their order. */
export const AT_FIXTURES = [
  atFixture,
  told(ACROSS, betweenThem),
  told(ON_POLE, onPole),
  told(DRINKS, atBottle),
  told(OF_WATER, atTrough),
  told(OUT_OF_BOWL, overBowl),
  told(AT_WINDOW, atWindow),
  told(TASTES, tasted),
];
