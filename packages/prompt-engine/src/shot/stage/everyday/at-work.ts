import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Figure } from '../../stage.ts';
import { bound, MOST_FIGURES, onBench, thingFor, unbound } from '../benches.ts';
import { without } from '../grounds.ts';
import { told } from '../piece.ts';
import { PAINTING } from './painting.ts';
import { freePerson, hasHands } from './persons.ts';

/*
 * Work and trade by what is about them: a stall, a table between two, a wall with paint on it.
 */

const SELLS = sifted(
  /^(?!.*\b(?:driver|conductor|tickets?|house|car|horse)\b).*\b(?:sell(?:s|ing)?|sold|hawk(?:s|ing))\b/i,
);
/** What is sold by showing it, or carried about. */
const NO_GOODS = /^(?:person|child|house|car|van|bus|boat|horse|stall|shop|sales-stall|table)/;

/** Who sells something stands behind a stall with it. */
function sold({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = figures.findIndex(
    ({ age, drawing, bond }, i) =>
      i > 0 && !age && !NO_GOODS.test(drawing) && (!bond || (bond.to === 0 && bond.as !== 'worn')),
  );
  const goods = figures[at];
  if (!first || !goods || !SELLS.test(subject) || figures.some(({ drawing }) => /stall$/.test(drawing)))
    return [...figures];
  if (figures.length >= MOST_FIGURES) return [...figures];
  const height = Math.min(first.height, 0.6);
  const stall: Figure = { ...thingFor(first, 'sales-stall'), height: height * 1.42 };
  const kept = figures.map((figure): Figure => (figure.bond?.as === 'front' ? unbound(figure) : figure));
  return [
    ...kept
      .with(0, { ...first, posture: 'stand', faces: 'camera', height })
      .with(
        at,
        bound(goods, figures.length, 'on', { count: Math.max(3, goods.count), height: height * 0.2 }),
      ),
    { ...stall, x: first.x, depth: 0.1, bond: { to: 0, as: 'front' } },
  ];
}

const WRESTLES = sifted(/\barm[- ]wrestl/i);

/** Two who wrestle with their arms clasp hands over a table. */
function armWrestled({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  if (
    !first ||
    !WRESTLES.test(subject) ||
    first.count !== 2 ||
    figures.some(({ drawing }) => drawing === 'table')
  )
    return [...figures];
  const table: Figure = { ...thingFor(first, 'table'), x: first.x, height: first.height * 0.36, depth: 0.1 };
  return [
    { ...first, posture: 'sit', faces: 'right', bond: { to: 0, as: 'shake' } },
    ...figures.slice(1),
    { ...table, bond: { to: 0, as: 'front' } },
  ];
}

const READS = sifted(/\bread(?:s|ing)?\b/i);

/** A letter that is read is unfolded. */
const unfolded = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) =>
    figure.drawing === 'letter' && figure.bond?.as === 'held' && READS.test(subject)
      ? { ...figure, drawing: 'paper' }
      : figure,
  );

/** A meeting is people about their table. */
function met(_: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    ({ word, drawing }, i) => i > 0 && /meeting$/.test(word) && drawing === 'table',
  );
  const table = figures[at];
  if (!first || !table || figures.length >= MOST_FIGURES) return [...figures];
  const height = Math.min(first.height, 0.6);
  const { bond: _bond, ...free } = table;
  const members: Figure = {
    ...thingFor(first, 'person:suit'),
    word: 'people',
    age: 'adult',
    count: 3,
    posture: 'stand',
    height: height * 0.86,
    x: 0.66,
    depth: 0.5,
  };
  return [
    ...figures
      .with(0, { ...first, x: 0.16, height })
      .with(at, { ...free, x: 0.66, depth: 0.3, height: height * 0.44 }),
    members,
  ];
}

const EATS_HIGH = sifted(
  /\b(?:eat|hav|enjoy|munch)\w*\b.*\b(?:up|on|atop) (?:an?|the|his|her) (?:[\w-]+ )?(?:pylon|scaffold\w*|roof\w*|ladder|tree|branch|wall|rock|cliff|crane|mast|beam|girder|ledge|steps|stairs|swing|hill)\b/i,
);

/** Who eats high up or on a rock has it in hand, and no table. */
function eatenInHand({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const table = figures.findIndex(
    ({ drawing, bond }) => drawing === 'table' && bond?.as === 'front' && bond.to === 0,
  );
  const food = figures.findIndex(({ bond }) => table > 0 && bond?.as === 'on' && bond.to === table);
  const meal = figures[food];
  if (!meal || !EATS_HIGH.test(subject)) return [...figures];
  const held = figures.with(food, {
    ...bound(meal, 0, 'mouth'),
    drawing: meal.drawing === 'meal' ? 'sandwich' : meal.drawing,
  });
  return [...without(held, table)];
}

const OVER_FOOD = sifted(
  /\b(?:asleep|sleep|doz|nod|cry|weep|bend|lean|sweat|work|laugh|pray|hunch|sniff)\w*\b.*\bover\b/i,
);
const FOODS =
  /^(?:onion|tomato|potato|carrot|soup|dough|bread|cake|pie|egg|fish|salad|vegetables|letter|paper|book|map|laptop|puzzle|homework|game-table)$/;

/** What somebody cries or bends over lies on a table. */
function overBench({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = figures.findIndex(
    ({ drawing, bond }, i) =>
      i > 0 && FOODS.test(drawing) && (!bond || (bond.to === 0 && bond.as === 'tend')),
  );
  const food = figures[at];
  if (!first || !food || !OVER_FOOD.test(subject) || figures.length >= MOST_FIGURES - 1) return [...figures];
  const isCrying = /\b(?:cry|weep)/i.test(subject);
  const isAsleep = first.temper === 'asleep';
  const all: Figure[] = figures
    .with(0, {
      ...first,
      posture: isAsleep ? 'sit' : 'stand',
      ...(isAsleep && { faces: 'camera' as const }),
      ...(isCrying && { temper: 'sad' as const }),
    })
    .with(at, unbound(food));
  onBench(all, { agent: 0, object: at, row: { place: 'table', stock: '-' } });
  const isCook = /^(?:onion|tomato|potato|carrot|vegetables)$/.test(food.drawing);
  return isCook ? [...all, { ...thingFor(first, 'knife'), bond: { to: 0, as: 'held' } }] : all;
}

const BUILDS = sifted(/\b(?:build|mak|construct|assembl|nail|tie|ty|lash)\w*\b/i);

/** Who builds a raft is at it. */
function atRaft({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const at = figures.findIndex(({ drawing }) => drawing === 'barrel-raft');
  const [first] = figures;
  const raft = figures[at];
  if (!first?.age || !hasHands(first) || !raft || at < 1 || !BUILDS.test(subject)) return [...figures];
  // The barrels are under it.
  const kept = figures.findIndex(({ drawing, age }) => drawing === 'barrel' && !age);
  const height = Math.min(first.height, 0.5);
  const all = figures.map((figure, i): Figure => {
    if (i === at) return { ...unbound(figure), x: 0.5, depth: 0.1, height: height * 0.42, lettered: false };
    return figure.age ? { ...unbound(figure), height, posture: 'kneel', depth: 0.2 } : figure;
  });
  return kept > 0 ? [...without(all, kept)] : all;
}

const LOOKS_THROUGH = sifted(
  /\b(?:look|peer|peek|peep|spy|spie|watch)\w*\b.*\bthrough (?:an?|the) (?:[\w-]+ )?(?:hole|gap|crack|keyhole|slot)\b/i,
);

/** Who looks through a hole bends to what has it. */
function atHole({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    ({ drawing, bond }, i) => i > 0 && /^(?:fence|wall|door|bush|gate)$/.test(drawing) && !bond,
  );
  const thing = figures[at];
  const isThere = first && hasHands(first) && (!first.bond || first.bond.to === at);
  if (!isThere || !thing || !LOOKS_THROUGH.test(subject)) return [...figures];
  return figures
    .with(0, { ...unbound(first), posture: 'bend', faces: 'right' })
    .with(at, bound(thing, 0, 'tend', { height: Math.max(thing.height, first.height * 0.95), x: 0.74 }));
}

/** Work on a pipe is at a pipe. */
const pipeDrawn = (_: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure, i) =>
    figure.drawing === '-' && /\bpipes?$/.test(figure.word) && i > 0
      ? { ...bound(figure, 0, 'tend'), drawing: 'water-pipe', height: (figures[0]?.height ?? 0.6) * 0.8 }
      : figure,
  );

/** Whose patients and customers sit before them. */
const SEATING = /^person:(?:dentist|barber|doctor|nurse)$/;

const PATIENT = sifted(/^(?:patient|customer|client)s?$/);

/** A patient that nothing else is said of is under the hands of the dentist. */
function treated(_: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const isAlone = figures.filter(({ age }) => age).length === 2;
  const at = figures.findIndex(
    (figure, i) =>
      i > 0 &&
      hasHands(figure) &&
      !figure.bond &&
      (PATIENT.test(figure.word) || (isAlone && /dentist|barber/.test(figures[0]?.drawing ?? ''))),
  );
  const patient = figures[at];
  if (!first || first.bond || !patient || !SEATING.test(first.drawing)) return [...figures];
  return figures
    .with(0, { ...first, posture: 'stand' })
    .with(at, bound(patient, 0, 'tend', { posture: 'sit' }));
}

const UPRIGHT = sifted(/\b(?:measur|weigh)\w*\b|\b(?:height|posture|walk(?:s|ing)?|stand(?:s|ing)?)\b/i);

/** Whoever is treated or shorn sits. */
const seated = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => {
    const { bond, posture, age, drawing } = figure;
    const isTreated = bond?.as === 'tend' && SEATING.test(figures[bond.to]?.drawing ?? '');
    return isTreated &&
      !UPRIGHT.test(subject) &&
      age &&
      posture === 'stand' &&
      /^(?:person|child)/.test(drawing)
      ? { ...figure, posture: 'sit' }
      : figure;
  });

const ON_ROOF = sifted(
  /\b(?:fix|repair|mend|tile|thatch|clean|paint|sit|stand|danc|climb|sleep|play|perch|walk|sunbath)\w*\b (?:\w+ )?(?:on |onto |up )?(?:the |a )?roof of\b/i,
);
const ROOFED =
  /^(?:barn|house|cottage|cabin|church|castle|temple|car|van|bus|taxi|truck|caravan|shop|greenhouse)$/;

const ROOF_OF = sifted(
  /\broof of (?:an?|the|his|her|their|its) (?:[\w-]+ ){0,2}?(shed|barn|house|cottage|cabin|church|hut|farmhouse|greenhouse|chapel|stable|school|garage|bungalow|villa|windmill|castle)\b/i,
);
const HOUSE_OF: Readonly<Record<string, string>> = {
  barn: 'barn',
  stable: 'barn',
  house: 'house',
  villa: 'house',
  school: 'house',
  church: 'church',
  chapel: 'church',
  greenhouse: 'greenhouse',
  cottage: 'cottage',
  farmhouse: 'cottage',
  bungalow: 'cottage',
  windmill: 'windmill',
  castle: 'castle',
};

/** What has the roof that is named is there. */
function houseOfRoof({ subject }: Scene, figures: readonly Figure[]): readonly Figure[] {
  const name = ROOF_OF.exec(subject)?.[1]?.toLowerCase();
  const [first] = figures;
  if (!name || !first || figures.length >= MOST_FIGURES) return figures;
  if (figures.some(({ drawing }) => ROOFED.test(drawing))) return figures;
  return [...figures, { ...thingFor(first, HOUSE_OF[name] ?? 'cabin'), word: name }];
}

/** Work on the roof of a barn is done up there. */
function onRoof(scene: Scene, told: readonly Figure[]): Figure[] {
  const { subject } = scene;
  const figures = houseOfRoof(scene, told);
  const [first] = figures;
  const at = figures.findIndex(({ drawing }, i) => i > 0 && ROOFED.test(drawing));
  const house = figures[at];
  const isThere = first?.age && (!first.bond || first.bond.to === at);
  if (!isThere || !house || !(ON_ROOF.test(subject) || ROOF_OF.test(subject))) return [...figures];
  const posture = /^(?:stand|bend|kneel)$/.test(first.posture) && hasHands(first) ? 'crouch' : first.posture;
  return figures
    .with(0, bound(first, at, 'on', { posture, height: Math.min(first.height, 0.34) }))
    .with(at, { ...unbound(house), x: 0.5, depth: 0.2, height: 0.5 });
}

/** The set pieces of this kind, in their order. */
export const AT_WORK = [
  ...PAINTING,
  told(SELLS, sold),
  told(WRESTLES, armWrestled),
  unfolded,
  met,
  told(EATS_HIGH, eatenInHand),
  told(OVER_FOOD, overBench),
  told(BUILDS, atRaft),
  told(LOOKS_THROUGH, atHole),
  pipeDrawn,
  treated,
  seated,
  onRoof,
];
