import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Figure } from '../../stage.ts';
import { bound, MOST_FIGURES, thingFor, unbound } from '../benches.ts';
import { without } from '../grounds.ts';
import { told } from '../piece.ts';
import { hasHands } from './persons.ts';

/*
 * Set pieces by what happens: a theft, a fire, a wreck that is found, a lesson at the wheel, a catch.
 */

const STEALS = sifted(/\b(?:steal|snatch|swip|nick|pinch|grab|pilfer|make off with|run off with)\w*\b/i);

/** What an animal steals is in its mouth, or in its paw; what a person steals is in the hand. */
function stolen({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    ({ age, bond }, i) => i > 0 && !age && (!bond || bond.to === 0 || bond.as === 'on' || bond.as === 'in'),
  );
  const prey = figures[at];
  if (!first?.age || first.bond || !prey || !STEALS.test(subject)) return [...figures];
  if (prey.bond && /^(?:worn|held)$/.test(prey.bond.as)) return [...figures];
  const isPawed = hasHands(first) || /^(?:panda|koala|crab|lobster)$/.test(first.drawing);
  const as = isPawed ? 'held' : 'mouth';
  return figures.with(
    at,
    bound(unbound(prey), 0, as, { count: isPawed ? Math.min(prey.count, 3) : 1, posture: 'stand' }),
  );
}

/** Tiles of dominoes lie on their table, and a pick is what a miner digs with. */
const ofTrade = (_: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => {
    if (figure.drawing === 'game-table' && /domino|mahjong/.test(figure.word))
      return { ...figure, drawing: 'domino-table' };
    const isMiner = /:miner$/.test(figures[figure.bond?.to ?? -1]?.drawing ?? '');
    return figure.drawing === 'spade' && isMiner
      ? { ...figure, drawing: 'pickaxe', word: 'pickaxe' }
      : figure;
  });

const TO_DRIVE = sifted(/\bteach\w* (?:[\w'-]+ ){1,3}(?:how )?to drive\b/i);

/** Who learns to drive is at the wheel. */
function taughtToDrive({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first, pupil] = figures;
  if (!first?.age || !pupil?.age || !TO_DRIVE.test(subject)) return [...figures];
  const { age, sex, word, drawing, hair } = first;
  return figures
    .with(0, { ...first, ...looksOf(pupil) })
    .with(1, { ...pupil, age, word, drawing, ...(sex && { sex }), ...(hair && { hair }) });
}

const looksOf = ({ age, sex, word, drawing, hair }: Figure): Partial<Figure> => ({
  word,
  drawing,
  ...(age && { age }),
  ...(sex && { sex }),
  ...(hair && { hair }),
});

const WITHIN_CAR = sifted(
  /\b(?:in|inside) (?:an?|the|his|her|their) (?:parked |moving |old |red |rental )?(?:car|taxi|van|convertible|cab)\b/i,
);

/** Two who do something with each other in a car sit in it. */
function withinCar({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing }) => /^(?:car|taxi|van|convertible)$/.test(drawing));
  const car = figures[at];
  if (!first?.age || first.count !== 2 || at < 1 || !car || !WITHIN_CAR.test(subject)) return [...figures];
  const free = unbound(car);
  return figures
    .with(0, { ...bound(first, at, 'in', { posture: 'sit' }), height: Math.min(first.height, 0.5) })
    .with(at, { ...free, drawing: 'convertible', x: 0.5, depth: 0.2, height: 0.42 });
}

const ABLAZE = sifted(/\b(?:burning|blazing|flaming) (barn|house|cabin|castle|church|cottage)\b/i);

/** What burns stands in its flames. */
function burnt({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const name = ABLAZE.exec(subject)?.[1]?.toLowerCase();
  const [first] = figures;
  const at = figures.findIndex(({ drawing }, i) => i > 0 && drawing === name);
  if (!name || !first?.age || (at < 0 && figures.length >= MOST_FIGURES)) return [...figures];
  const plain = { ...thingFor(first, name), word: 'blaze' };
  const flames = figures.map(
    (figure): Figure =>
      figure.drawing === 'fire' ? { ...unbound(figure), x: 0.76, depth: 0.4, height: 0.42 } : figure,
  );
  const house: Figure = { ...plain, x: 0.74, depth: 0.6, height: 0.62 };
  return at < 0 ? [...flames, house] : flames.with(at, house);
}

const GLIDES = sifted(/\b(?:glid|swim|float|paddl|drift)\w*\b/i);

/** A waterbird that glides does so on the water. */
const afloat = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure, i) =>
    i === 0 &&
    /^(?:duck|swan|goose)$/.test(figure.drawing) &&
    figure.posture === 'fly' &&
    GLIDES.test(subject)
      ? { ...figure, posture: 'swim' }
      : figure,
  );

const WRECKED = sifted(
  /\b(?:ship ?wrecks?|sunken (?:ship|galleon|boat)s?|wreck of an? (?:[\w-]+ )?(?:ship|boat))\b/i,
);

/** A wreck that is told lies behind who is at it. */
function atWreck({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const isThere = figures.some(({ drawing }) => /(?:ship|boat)$/.test(drawing));
  if (!first?.age || isThere || figures.length >= MOST_FIGURES || !WRECKED.test(subject)) return [...figures];
  const wreck: Figure = { ...thingFor(first, 'sailing-ship'), word: 'shipwreck', state: 'overturned' };
  const height = Math.min(first.height, 0.5);
  return [
    { ...first, height, x: 0.24, faces: 'right' },
    ...figures.slice(1),
    { ...wreck, x: 0.76, depth: 0.5, height: 0.44 },
  ];
}

/** Leaves that nobody holds lie in a heap. */
const heaped = (_: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure, i) =>
    i > 0 &&
    figure.drawing === 'leaf' &&
    figure.count > 1 &&
    !/^(?:held|mouth|on|in)$/.test(figure.bond?.as ?? '')
      ? { ...figure, drawing: 'leaf-pile', count: 1, lettered: false }
      : figure,
  );

const FISHES = sifted(/\bfish(?:ing|es)\b/i);

/** An animal that fishes has its fish. */
function fished({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const isBusy = figures.some(({ drawing, bond }) => drawing === 'fish' || bond?.to === 0);
  if (!first?.age || hasHands(first) || first.bond || isBusy || !FISHES.test(subject)) return [...figures];
  const { age: _, sex: __, temper: ___, ...fish } = thingFor(first, 'fish');
  return [{ ...first, faces: 'right' }, ...figures.slice(1), { ...fish, bond: { to: 0, as: 'mouth' } }];
}

/** Several animals that drink have what they drink from between them. */
const drunkFrom = (_: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => {
    const [first] = figures;
    const isShared = first && first.count > 1 && !hasHands(first) && first.posture === 'bend';
    return isShared && figure.drawing === 'fountain' && figure.bond?.as === 'tend'
      ? { ...unbound(figure), x: 0.5, depth: 0.34, height: first.height * 1.1 }
      : figure;
  });

const FIGHTS = sifted(/\b(?:fight|duel|battl|brawl|wrestl)(?:s|es|e|ing)?\b/i);

/** Several who fight are in the stance of it. */
const inFray = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure, i) =>
    i === 0 &&
    hasHands(figure) &&
    figure.count > 2 &&
    (!figure.bond || figure.bond.as === 'on') &&
    figure.posture === 'stand' &&
    FIGHTS.test(subject)
      ? { ...figure, posture: 'fight' }
      : figure,
  );

/** What is above and below everyone is no thing that stands there. */
const withoutShell = (_: Scene, figures: readonly Figure[]): Figure[] => {
  const at = figures.findIndex(
    ({ drawing, word }, i) => i > 0 && drawing === '-' && /\b(?:ceiling|floor|ground|sky|air)$/i.test(word),
  );
  return at < 0 ? [...figures] : [...without(figures, at)];
};

/** How much of the frame an animal fills at most whose place is named, so that the place is seen. */
const MOST_OF_ANIMAL = 0.46;

/** An animal alone in a place that is named leaves room for the place. */
function inItsPlace({ place, cast }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const isPeopled = figures.some(({ drawing }) => /^(?:person|child|baby)/.test(drawing));
  const isPlaced = place !== undefined || cast.some(({ placeRow, part }) => placeRow && part !== 'main');
  if (!isPlaced || !first?.age || isPeopled || hasHands(first) || first.height <= MOST_OF_ANIMAL)
    return [...figures];
  const share = MOST_OF_ANIMAL / first.height;
  return figures.map((figure) => ({ ...figure, height: figure.height * share }));
}

/** The set pieces of this kind, in their order. */
export const BY_EVENT = [
  told(STEALS, stolen),
  ofTrade,
  told(TO_DRIVE, taughtToDrive),
  told(WITHIN_CAR, withinCar),
  burnt,
  afloat,
  told(WRECKED, atWreck),
  heaped,
  told(FISHES, fished),
  drunkFrom,
  inFray,
  withoutShell,
  inItsPlace,
];
