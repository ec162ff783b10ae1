import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Figure } from '../../stage.ts';
import { bound, MOST_FIGURES, thingFor, unbound } from '../benches.ts';
import { without } from '../grounds.ts';
import { told } from '../piece.ts';
import { freePerson, hasHands } from './persons.ts';

/*
 * What is pulled, lifted or borne, and what is in the air or in a shoal: a rabbit out of a hat, a rope between two
 * dogs, a leaf on an ant, birds over a field.
 */

const OUT_OF_HAT = sifted(
  /\b(?:pull|tak|conjur|draw|bring|lift)\w* (?:an?|the|his|her) (?:[\w-]+ )?\w+ (?:out of|from) (?:an?|the|his|her) (?:[\w-]+ )?hat\b/i,
);

/** What a magician pulls out of a hat looks out of it, on the table before the hands. */
function outOfHat({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const hat = figures.findIndex(({ drawing }) => /hat$/.test(drawing));
  const pet = figures.findIndex(({ bond, age }, i) => i > 0 && age && bond?.as === 'in' && bond.to === hat);
  const [brim, rabbit] = [figures[hat], figures[pet]];
  if (!first?.age || !hasHands(first) || !brim || !rabbit || !OUT_OF_HAT.test(subject)) return [...figures];
  const height = Math.min(first.height, 0.8);
  return figures
    .with(0, { ...first, posture: 'stand', height, faces: 'camera' })
    .with(hat, { ...brim, drawing: 'top-hat', state: 'overturned', colour: 'grey', height: height * 0.26 })
    .with(pet, bound(rabbit, 0, 'held', { colour: rabbit.colour ?? 'white' }));
}

const UP_IN_AIR = sifted(
  /\b(?:lift|toss|throw|rais|hold|swing)\w* (?:an?|the|his|her|their) (?:[\w-]+ )?(?:baby|toddler|son|daughter|child|kid|puppy|kitten) (?:up|high|into the air|in the air|overhead|above)/i,
);

/** Who is lifted into the air is above both hands. */
function liftedUp({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = figures.findIndex(({ bond, age }) => age && bond?.as === 'held' && bond.to === 0);
  const child = figures[at];
  if (!first || !child || !UP_IN_AIR.test(subject)) return [...figures];
  return figures
    .with(0, { ...first, posture: 'cheer', faces: 'right', height: Math.min(first.height, 0.56) })
    .with(at, {
      ...child,
      drawing: child.drawing === 'baby' ? 'child' : child.drawing,
      posture: 'float',
      temper: 'joy',
    });
}

/** An insect carries what it has on its back. */
const antBorne = ({ subject }: Scene, figures: readonly Figure[]): Figure[] => {
  const [first] = figures;
  if (
    !/^(?:ant|beetle|bee|ladybird|fly|cricket)$/.test(first?.drawing ?? '') ||
    !/\b(?:carr|lift|haul|bear)\w*\b/i.test(subject)
  )
    return [...figures];
  return figures.map((figure, i) =>
    i > 0 && !figure.age && figure.bond?.to === 0 && /^(?:mouth|held|tend)$/.test(figure.bond.as)
      ? {
          ...figure,
          posture: 'stand',
          height: Math.min(figure.height, 0.44),
          bond: { to: 0, as: 'on' as const },
        }
      : figure,
  );
};

const TUG = sifted(
  /\b(?:pull|tug|fight|play)\w* (?:on|at|over|with|for)? ?(?:an?|the|one|each end of (?:an?|the)) (?:[\w-]+ )?(?:rope|stick|sock|bone|toy)\b|\btug[- ]of[- ]war\b/i,
);

/** Two animals at one rope face each other, and it is taut between their mouths. */
function tugged({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  if (
    !first?.age ||
    hasHands(first) ||
    first.count !== 2 ||
    !TUG.test(subject) ||
    figures.length >= MOST_FIGURES
  )
    return [...figures];
  const at = figures.findIndex(
    ({ drawing, age }, i) =>
      i > 0 && !age && /^(?:rope|stick|sock|bone|teddy|ball|plain-ball)$/.test(drawing),
  );
  const had = figures[at];
  const isRope = !had || had.drawing === 'rope';
  const thing: Figure = {
    ...(had ? unbound(had) : thingFor(first, 'taut-rope')),
    ...(isRope ? { drawing: 'taut-rope', word: 'rope' } : {}),
    count: 1,
    posture: 'stand',
    bond: { to: 0, as: 'mouth' },
  };
  const all: Figure[] = figures.with(0, { ...first, faces: 'right', bond: { to: 0, as: 'five' } });
  return had ? all.with(at, thing) : [...all, thing];
}

const OUT_OF_GROUND = sifted(
  /\b(?:pull|tug|dig|drag|yank|pluck)\w* (?:up )?(?:an?|the|some) (?:[\w-]+ )?[\w-]+ (?:up )?(?:out of|from|up from) (?:the |its )?(?:ground|earth|soil|mud|grass|lawn|sand)\b/i,
);

/** What an animal pulls out of the ground is in its mouth. */
function unearthed({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ bond }, i) => i > 0 && (!bond || (bond.to === 0 && bond.as !== 'on')));
  const thing = figures[at];
  if (!first?.age || hasHands(first) || first.bond || !thing || !OUT_OF_GROUND.test(subject))
    return [...figures];
  return figures.with(at, bound(thing, 0, 'mouth', { count: 1, height: Math.min(thing.height, 0.2) }));
}

/** A ball of yarn is one ball. */
const ofYarn = ({ subject }: Scene, figures: readonly Figure[]): Figure[] => {
  const isYarn = figures.some(({ drawing }) => drawing === 'yarn-ball');
  const at =
    isYarn && /\bballs? of (?:yarn|wool)\b/i.test(subject)
      ? figures.findIndex(({ drawing }) => /^(?:plain-)?ball$/.test(drawing))
      : -1;
  return at > 0 ? [...without(figures, at)] : [...figures];
};

const BIRDS =
  /^(?:bird|seagull|crow|eagle|pigeon|swan|duck|goose|parrot|owl|bat|swallow|pelican|heron|flamingo|butterfly)$/;
const ABOVE = sifted(
  /\b(?:over|above|across) (?:an?|the|its|their)? ?(?:[\w-]+ ){0,2}?(?:fields?|sea|ocean|lake|river|city|town|village|forest|mountains?|hills?|desert|valley|rooftops?|roofs?|water|meadow|clouds?|sky|beach|bridge|harbou?r|house|farm)\b/i,
);

/** Birds over a field are in the air. */
const inFlight = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map(
    (figure, i): Figure =>
      i === 0 &&
      figure.age &&
      !figure.bond &&
      figure.posture === 'stand' &&
      BIRDS.test(figure.drawing) &&
      ABOVE.test(subject)
        ? { ...figure, posture: 'fly' }
        : figure,
  );

/** Many of what is hunted are smaller than the hunter. */
const shoaled = (_: Scene, figures: readonly Figure[]): Figure[] => {
  const [first] = figures;
  return figures.map(
    (figure, i): Figure =>
      i > 0 &&
      first?.age &&
      figure.age &&
      figure.count > 4 &&
      !hasHands(figure) &&
      figure.height > first.height * 0.4
        ? { ...figure, height: first.height * 0.34 }
        : figure,
  );
};

const TO_TREEHOUSE = sifted(/\btree ?house\b/i);

/** A ladder to a tree house leads up to one. */
function toTreehouse({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const ladder = figures.findIndex(({ drawing }) => /^(?:ladder|hanging-rope)$/.test(drawing));
  const isThere = figures.some(({ drawing }) => drawing === 'treehouse');
  const steps = figures[ladder];
  if (!first?.age || !steps || isThere || !TO_TREEHOUSE.test(subject) || figures.length >= MOST_FIGURES)
    return [...figures];
  return [
    ...figures.with(ladder, { ...steps, height: 0.5, x: 0.46, depth: 0.15 }),
    { ...thingFor(first, 'treehouse'), height: 0.95, x: 0.5, depth: 0.5 },
  ];
}

/** The set pieces of this kind, in their order. */
export const PULLED_AND_LIFTED = [
  told(OUT_OF_HAT, outOfHat),
  told(UP_IN_AIR, liftedUp),
  antBorne,
  told(TUG, tugged),
  inFlight,
  shoaled,
  told(TO_TREEHOUSE, toTreehouse),
  told(OUT_OF_GROUND, unearthed),
  ofYarn,
];
