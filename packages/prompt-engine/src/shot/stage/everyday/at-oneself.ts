import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Figure } from '../../stage.ts';
import { MOST_FIGURES, onBench, thingFor, unbound } from '../benches.ts';
import { without } from '../grounds.ts';
import { told } from '../piece.ts';
import { freePerson, hasHands } from './persons.ts';

/*
 * What one has before the eyes, at one's own head or under it, and who listens: a map that is looked at is in both
 * hands, hair that is washed has foam on it, books are slept on at a table, children who are told a story sit.
 */

const LOOKS_AT = sifted(
  /\b(?:look(?:s|ing)? at|read(?:s|ing)?|check(?:s|ing)?|stud(?:y|ies|ying)|star(?:es|ing) at|scroll(?:s|ing)?(?: (?:on|through))?|consult(?:s|ing)?|examin(?:es|ing)|texting on|using|on) (?:an?|the|his|her|their|its) (?:[\w-]+ ){0,2}?(maps?|phones?|smartphones?|cell ?phones?|tablets?|letters?|photos?|photographs?|postcards?|newspapers?|menus?|books?|magazines?|recipes?|notebooks?|tickets?|compass|pocket watch)\b/i,
);
const IN_BOTH: Readonly<Record<string, string>> = {
  phone: 'phone',
  smartphone: 'phone',
  cellphone: 'phone',
  'cell phone': 'phone',
  tablet: 'tablet',
  map: 'map',
  letter: 'letter',
  photo: 'photo',
  photograph: 'photo',
  postcard: 'greeting-card',
  newspaper: 'newspaper',
  menu: 'clipboard',
  book: 'book',
  magazine: 'newspaper',
  recipe: 'paper',
  notebook: 'book',
  ticket: 'paper',
  compass: 'compass',
  'pocket watch': 'watch',
};

/** What one looks at and could hold is in the hands. */
function readInHand({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = figures[0];
  const told = LOOKS_AT.exec(subject)?.[1]?.toLowerCase().replace(/s$/, '') ?? '';
  const drawing = IN_BOTH[told.replace(/^compas$/, 'compass')];
  const isFree = first?.age && hasHands(first) && !/^(?:lie|swim|climb|hang|run)$/.test(first.posture);
  if (!first || !isFree || !drawing || first.bond?.as === 'held') return [...figures];
  const at = figures.findIndex(
    ({ drawing: each, word, age }, i) =>
      i > 0 && !age && (each === drawing || word.toLowerCase().endsWith(told)),
  );
  const had = figures[at];
  const isBusy = figures.some(
    ({ bond }, i) => i !== at && bond?.to === 0 && /^(?:held|mouth|given)$/.test(bond.as),
  );
  const stick = figures.findIndex(({ drawing: each, bond }) => each === 'stick' && bond?.to === 0);
  if (had?.bond) return [...figures];
  if (!had && (figures.length >= MOST_FIGURES || (isBusy && stick < 0))) return [...figures];
  const thing: Figure = {
    ...(had ? unbound(had) : thingFor(first, drawing)),
    count: first.count,
    posture: 'stand',
    bond: { to: 0, as: 'held' },
  };
  const all = had ? figures.with(at, thing) : [...figures, thing];
  return stick < 0 ? all : [...without(all, stick)];
}

const WASHES = sifted(
  /\b(?:wash|shampoo|lather|rins|massag|scrub)\w* (?:her|his|their|its|my) (?:[\w-]+ )?(?:hair|head|scalp)\b/i,
);

/** Who washes their hair has both hands in the foam on it. */
function hairWashed({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  if (!first || !WASHES.test(subject) || figures.length >= MOST_FIGURES) return [...figures];
  const foam: Figure = {
    ...thingFor(first, 'foam'),
    count: first.count,
    posture: 'lean',
    bond: { to: 0, as: 'worn' },
  };
  return [...figures, foam];
}

const SLEEPS_ON = sifted(
  /\b(?:asleep|sleep(?:s|ing)?|doz(?:es|ing)|nodd(?:s|ing) off|slump(?:s|ed|ing)?|nap(?:s|ping)?) (?:\w+ )?(?:on|over|at|in front of) (?:an?|the|his|her|their|some) (?:[\w-]+ ){0,2}?(?:books?|textbooks?|homework|desk|laptop|keyboard|papers?|notes|computer|paperwork|essay|exam)\b/i,
);
const STUDIES = /^(?:book|book-stack|laptop|keyboard|paper|paper-stack|letters|computer)$/;

/** Who falls asleep over books sits at a table with the head down beside them. */
function sleptOver({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  if (!first?.age || !hasHands(first) || !SLEEPS_ON.test(subject)) return [...figures];
  const at = figures.findIndex(({ drawing, age }, i) => i > 0 && !age && STUDIES.test(drawing));
  const bare = figures.with(0, { ...unbound(first), posture: 'slump', faces: 'right', temper: 'asleep' });
  const thing = bare[at];
  const all: Figure[] = thing
    ? bare.with(at, {
        ...unbound(thing),
        drawing: /^book/.test(thing.drawing) ? 'book-stack' : thing.drawing,
        count: 1,
      })
    : bare;
  const hasBench = all.some(({ drawing, bond }) => /^(?:desk|table)$/.test(drawing) && bond?.as === 'front');
  if (!hasBench) onBench(all, { agent: 0, object: at, row: { place: 'table', stock: '-' } });
  return all;
}

const TELLS = sifted(
  /\b(?:tell(?:s|ing)?|read(?:s|ing)?|show(?:s|ing)?|play(?:s|ing)?|sing(?:s|ing)?|explain(?:s|ing)?|narrat(?:es|ing))\b.*\bto\b/i,
);

/** Children who are told something sit on the floor before whoever tells it. */
const listeners = ({ subject }: Scene, figures: readonly Figure[]): Figure[] => {
  const [first] = figures;
  if (!first?.age || !hasHands(first) || !TELLS.test(subject)) return [...figures];
  return figures.map(
    (figure, i): Figure =>
      i > 0 &&
      hasHands(figure) &&
      figure.age === 'child' &&
      figure.posture === 'stand' &&
      (!figure.bond || figure.bond.as === 'around')
        ? {
            ...unbound(figure),
            posture: figure.count > 1 ? 'kneel' : 'lotus',
            faces: 'left',
            height: Math.min(figure.height, first.height * 0.7),
            depth: 0.15,
          }
        : figure,
  );
};

const BOWLED = sifted(
  /\bin (?:an?|the|his|her|its) (?:[\w-]+ )?(?:bowl|jar|tank|glass|bag|vase|aquarium)\b/i,
);

/** A fish in a bowl swims there. */
function bowled({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const fish = figures.findIndex(
    ({ drawing, bond, posture }) => /fish$/.test(drawing) && !bond && posture !== 'jump',
  );
  const bowl = figures.findIndex(({ drawing }) => /^(?:bowl|fish-bowl|jar|glass|vase|bag)$/.test(drawing));
  const [swimmer, vessel] = [figures[fish], figures[bowl]];
  if (!swimmer?.age || !vessel || vessel.bond?.as === 'held' || !BOWLED.test(subject)) return [...figures];
  return figures
    .with(fish, {
      ...swimmer,
      drawing: 'fish',
      x: 0.5,
      height: Math.min(swimmer.height, 0.3),
      bond: { to: bowl, as: 'in' },
    })
    .with(bowl, { ...vessel, drawing: 'bowl', x: 0.5, depth: 0.2, height: 0.72 });
}

const FISHERS = sifted(
  /^(?:an?|the|my|some|one|two|old|young)? ?(?:[\w-]+ ){0,3}?(?:fisherman|fishermen|angler|anglers)\b(?! \w+(?:ing|s|ed)\b)/i,
);

/** A fisherman of whom nothing else is told has the rod out. */
function fished({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const isBusy = figures.some(({ bond }) => bond?.to === 0);
  if (
    !first ||
    isBusy ||
    !/^(?:stand|sit)$/.test(first.posture) ||
    !FISHERS.test(subject) ||
    figures.length >= MOST_FIGURES
  )
    return [...figures];
  return [
    { ...first, faces: 'right', height: Math.min(first.height, 0.62), x: 0.36 },
    ...figures.slice(1),
    { ...thingFor(first, 'rod'), bond: { to: 0, as: 'held' } },
  ];
}

const ROUND_FIRE = sifted(
  /\b(?:around|round|by|at|beside) (?:an?|the|their) (?:[\w-]+ )?(?:camp ?fire|bonfire|fire pit|fire)\b/i,
);

/** Several round a fire sit at both sides of it. */
function roundFire({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing }) => /^(?:campfire|fire)$/.test(drawing));
  const fire = figures[at];
  if (!first?.age || !hasHands(first) || first.bond || !fire || first.count < 2 || first.count > 6)
    return [...figures];
  if (!ROUND_FIRE.test(subject)) return [...figures];
  return figures
    .with(0, { ...first, posture: 'sit', faces: 'right', x: 0.5, height: Math.min(first.height, 0.6) })
    .with(at, { ...unbound(fire), x: 0.5, depth: 0.12, height: 0.24, bond: { to: 0, as: 'front' } });
}

/** The set pieces of this kind, in their order. */
export const AT_ONESELF = [
  readInHand,
  told(WASHES, hairWashed),
  told(SLEEPS_ON, sleptOver),
  told(TELLS, listeners),
  told(BOWLED, bowled),
  told(FISHERS, fished),
  told(ROUND_FIRE, roundFire),
];
