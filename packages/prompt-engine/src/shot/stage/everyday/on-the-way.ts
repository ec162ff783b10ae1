import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Figure } from '../../stage.ts';
import { bound, MOST_FIGURES, thingFor, unbound } from '../benches.ts';
import { told } from '../piece.ts';
import { freePerson, hasHands } from './persons.ts';

/*
 * How people go on their way with what they carry, push or drive, and before what chases them.
 */

const FLEES = sifted(
  /\b(?:run(?:s|ning)?|flee(?:s|ing)?|escap(?:es|ing)|hurr(?:ies|ying)|sprint(?:s|ing)?|dash(?:es|ing)?) (?:away )?from\b|\bchased by\b/i,
);

/** Who runs from another goes before it. */
function fled({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ bond, age }, i) => i > 0 && age && bond?.as === 'chase' && bond.to === 0);
  const chaser = figures[at];
  if (!first?.age || first.bond || !chaser || !FLEES.test(subject)) return [...figures];
  return figures
    .with(0, { ...first, posture: hasHands(first) ? 'run' : first.posture, bond: { to: at, as: 'chase' } })
    .with(at, { ...unbound(chaser), posture: 'run' });
}

const FLIERS = /^(?:bat|bird|bee|fly|butterfly|dragonfly|pigeon|crow|parrot|owl|seagull|chicken|ladybird)$/;

/** What flies is chased in the air, and large enough to be seen there. */
const chasedInAir = (_: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) =>
    figure.bond?.as === 'chase' && FLIERS.test(figure.drawing) && figure.drawing !== 'chicken'
      ? { ...figure, posture: 'fly', height: Math.max(figure.height, 0.2) }
      : figure,
  );

const CARRIES = sifted(
  /\b(?:carr(?:y|ies|ying)|lug(?:s|ging)?|haul(?:s|ing)?|heav(?:es|ing)|lift(?:s|ing)?|mov(?:es|ing)|deliver(?:s|ing)?|load(?:s|ing)?|unload(?:s|ing)?)\b/i,
);
/** What is too large for two hands before the body. */
const LARGE =
  /^(?:mattress|bed|sofa|table|armchair|wardrobe|fridge|canoe|boat|bath|washing-machine|desk|bench|rug)$/;

/** What is large and carried is overhead in both hands. */
function borneAloft({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    ({ drawing, bond }, i) => i > 0 && LARGE.test(drawing) && (!bond || bond.to === 0),
  );
  const thing = figures[at];
  if (
    !first ||
    !hasHands(first) ||
    !thing ||
    !CARRIES.test(subject) ||
    first.count > 2 ||
    thing.bond?.as === 'front'
  )
    return [...figures];
  const height = Math.min(first.height, 0.62);
  return figures
    .with(0, { ...first, height, posture: 'walk', faces: 'right' })
    .with(at, bound({ ...thing, lettered: false }, 0, 'held', { count: 1, posture: 'float' }));
}

const PILED: Readonly<Record<string, string>> = {
  book: 'book-stack',
  plate: 'plate-stack',
  tray: 'plate-stack',
};

/** Several books or plates in the hands, or on a head, are one pile. */
const inPile = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => {
    const pile = PILED[figure.drawing];
    const bearer = figures[figure.bond?.to ?? -1];
    const isBorne =
      (figure.bond?.as === 'held' && (figure.drawing === 'plate' || CARRIES.test(subject))) ||
      (figure.bond?.as === 'on' && bearer?.age !== undefined);
    return pile && isBorne && figure.count > 2 && bearer?.count === 1
      ? { ...figure, drawing: pile, count: 1, height: Math.max(figure.height, 0.14) }
      : figure;
  });

const RIDDEN_IN = /^(?:tractor|car|vintage-car|sports-car|truck|van|bus|taxi|tram|pickup|jeep|train)$/;

/** Who drives is in the cab. */
const inCab = (_: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => {
    const { bond, posture } = figure;
    const car = figures[bond?.as === 'on' ? bond.to : -1];
    return bond && car && hasHands(figure) && /^(?:ride|sit)$/.test(posture) && RIDDEN_IN.test(car.drawing)
      ? { ...figure, posture: 'sit', bond: { ...bond, as: 'in' } }
      : figure;
  });

const STUCK = sifted(
  /\bstuck in (?:an?|the|some)? ?(?:[\w-]+ ){0,2}(?:mud|snow|sand|ditch|bog|snowdrift)\b/i,
);
const VEHICLES = /^(?:van|car|bus|truck|taxi|tractor|jeep|pickup|ambulance|vintage-car|sports-car|caravan)$/;

/** Who is stuck with a car stands by it and pushes. */
function stuck({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = figures.findIndex(({ drawing, bond }, i) => i > 0 && VEHICLES.test(drawing) && !bond);
  const car = figures[at];
  if (!first || !car || !STUCK.test(subject)) return [...figures];
  const height = Math.min(first.height, 0.56);
  return figures
    .with(0, { ...first, posture: 'walk', height })
    .with(at, bound(car, 0, 'push', { height: Math.min(car.height, height * 0.95), x: 0.7 }));
}

const TAUGHT_TO_DRIVE = sifted(/\b(?:teach|learn)\w*\b.*\b(?:to )?driv(?:e|ing)\b/i);

/** Whoever learns to drive sits in a car. */
function atTheWheel({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  if (!first?.age || !TAUGHT_TO_DRIVE.test(subject) || figures.length >= MOST_FIGURES) return [...figures];
  if (figures.some(({ drawing }) => VEHICLES.test(drawing) || drawing === 'convertible')) return [...figures];
  const to = figures.length;
  const height = 0.42;
  return [
    ...figures.map((figure, i): Figure => {
      const isIn = figure.age !== undefined && i < 2;
      return isIn
        ? { ...bound(figure, to, 'in'), posture: 'sit', faces: 'right', height: height * (i ? 0.8 : 0.9) }
        : figure;
    }),
    { ...thingFor(first, 'convertible'), x: 0.5, depth: 0.2, faces: 'right', height: 0.4 },
  ];
}

/** Many who push one thing stand close behind it. */
function crowdPushes(_: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ bond }) => bond?.as === 'push' && bond.to === 0);
  const thing = figures[at];
  if (!first || !thing || first.count < 2 || first.bond) return [...figures];
  const height = Math.min(first.height, first.count > 2 ? 0.56 : 0.66);
  const share = height / first.height;
  return figures
    .with(0, { ...first, x: 0.34, height })
    .with(at, { ...thing, x: 0.8, height: thing.height * share });
}

/** A bird on somebody's shoulder is small beside that one. */
const onShoulder = (_: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => {
    const bearer = figures[figure.bond?.as === 'on' ? figure.bond.to : -1];
    return bearer && hasHands(bearer) && figure.age && !hasHands(figure) && bearer.posture !== 'lie'
      ? { ...figure, height: Math.min(figure.height, bearer.height * 0.26) }
      : figure;
  });

const ONTO = sifted(
  /\b(?:onto|on to|into|off|out of|aboard) (?:an?|the|his|her|their) (?:[\w-]+ )?(bus|train|tram|plane|truck|van|taxi|boat|ferry)\b/i,
);

const STEPS = sifted(
  /\b(?:get(?:s|ting)?|step(?:s|ping)?|climb(?:s|ing)?|jump(?:s|ing)?|hop(?:s|ping)?) (?:off|onto|out of|aboard)\b/i,
);

/** Who brings something onto a bus is outside of it. */
function boarding({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const name = ONTO.exec(subject)?.[1]?.toLowerCase();
  const isOutside = CARRIES.test(subject) || STEPS.test(subject);
  if (!first || !hasHands(first) || !name || !isOutside) return [...figures];
  const drawing = name === 'plane' ? 'aeroplane' : name;
  const told = figures.findIndex((figure) => figure.drawing === drawing);
  if (told < 0 && figures.length >= MOST_FIGURES) return [...figures];
  const vehicle: Figure = {
    ...thingFor(first, drawing),
    word: '',
    x: 0.86,
    depth: 0.65,
    height: 0.66,
    faces: 'left',
  };
  const all = figures.with(0, {
    ...unbound(first),
    x: 0.34,
    height: Math.min(first.height, 0.5),
    faces: 'right',
  });
  return told < 0 ? [...all, vehicle] : all.with(told, vehicle);
}

const THROWS = sifted(/\b(?:throw|toss|hurl|lob|fling|pelt)\w*\b/i);

/** Of several that are thrown one is in the hand, and one in the air. */
function thrownOne({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = figures.findIndex(
    ({ bond, age, count }) => /^(?:held|throw)$/.test(bond?.as ?? '') && bond?.to === 0 && !age && count > 1,
  );
  const thing = figures[at];
  if (!first || first.count > 1 || !thing || !THROWS.test(subject) || figures.length >= MOST_FIGURES)
    return [...figures];
  const x = first.x + (first.faces === 'left' ? -0.2 : 0.2);
  const flown: Figure = { ...unbound(thing), count: 1, posture: 'fly', depth: 0.2, x };
  return [
    ...figures
      .with(0, { ...first, posture: 'fight' })
      .with(at, bound(thing, 0, 'held', { count: 1, posture: 'stand' })),
    { ...flown, height: first.height * 0.12 },
  ];
}

const WITH_PICTURE = sifted(
  /\b(?:with|carry\w*|hold\w*|steal\w*) (?:an?|the|his|her) (?:[\w-]+ )?(?:painting|picture|portrait|canvas)\b/i,
);

/** Who goes off with a painting has it in hand. */
function withPicture({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing, bond }, i) => i > 0 && drawing === 'canvas' && !bond);
  const canvas = figures[at];
  return first && hasHands(first) && canvas && WITH_PICTURE.test(subject)
    ? figures.with(at, bound(canvas, 0, 'held', { count: 1 }))
    : [...figures];
}

const DROPS = sifted(/\bdrop(?:s|ping|ped)? (?:an?|the|his|her|their|some) /i);

/** What somebody drops lies at the feet. */
function dropped({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = figures.findIndex(({ bond, age }) => bond?.as === 'held' && bond.to === 0 && !age);
  const thing = figures[at];
  const isLet = figures.every(({ bond }) => bond?.as !== 'put');
  if (!first || !thing || !isLet || !DROPS.test(subject)) return [...figures];
  const x = first.x + (first.x > 0.5 ? -0.16 : 0.16);
  return figures.with(at, {
    ...unbound(thing),
    x,
    depth: 0.12,
    height: Math.max(thing.height, first.height * 0.16),
    state: thing.state ?? 'overturned',
  });
}

/** The set pieces of this kind, in their order. */
export const ON_THE_WAY = [
  told(FLEES, fled),
  chasedInAir,
  told(CARRIES, borneAloft),
  inPile,
  inCab,
  told(STUCK, stuck),
  told(TAUGHT_TO_DRIVE, atTheWheel),
  crowdPushes,
  onShoulder,
  boarding,
  told(THROWS, thrownOne),
  told(WITH_PICTURE, withPicture),
  told(DROPS, dropped),
];
