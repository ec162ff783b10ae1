import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Figure } from '../../stage.ts';
import { bound, MOST_FIGURES, onBench, thingFor, unbound } from '../benches.ts';
import { without } from '../grounds.ts';
import { told } from '../piece.ts';
import { freePerson, hasHands } from './persons.ts';

/*
 * Work by its tool and by where one is at it: at a desk, with a syringe, over a pot, in the cab, on the ice.
 */

/** The figures without some of them. */
const withoutAll = (figures: readonly Figure[], gone: readonly number[]): Figure[] =>
  [...gone]
    .sort((a, b) => b - a)
    .reduce<readonly Figure[]>((left, i) => without(left, i), figures)
    .slice();

const AT_DESK = sifted(
  /\bat (?:an?|the|his|her|their) (?:[\w-]+ ){0,2}?(?:desk|(?:kitchen |dining |school )?table|computer)\b/i,
);

/** Who is at a desk with something in hand sits behind it. */
function satAtDesk({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = figures.findIndex(
    ({ drawing, bond }) =>
      /^(?:desk|table)$/.test(drawing) && (!bond || (bond.to === 0 && /^(?:tend|put)$/.test(bond.as))),
  );
  const desk = figures[at];
  if (!first || !desk || first.count > 1 || !AT_DESK.test(subject) || !/stand|sit/.test(first.posture))
    return [...figures];
  return figures
    .with(0, { ...first, posture: 'sit' })
    .with(at, { ...bound(desk, 0, 'front', { height: first.height * 0.5, x: first.x }), depth: 0.1 });
}

/** Words for what is done to a body, and the tool it is done with. */
const TREATMENTS: readonly (readonly [told: RegExp, tool: string])[] = [
  [sifted(/\b(?:injections?|jabs?|vaccin\w+|flu shots?|inject\w*)\b/i), 'syringe'],
  [sifted(/\b(?:temperature|fever)\b/i), 'thermometer'],
  [sifted(/\bblood pressure\b|\bheart ?beat\b/i), 'stethoscope'],
];

/** Who gives an injection has the syringe at the other's arm. */
function treatedWith({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const tool = TREATMENTS.find(([told]) => told.test(subject))?.[1];
  const at = figures.findIndex(
    ({ age, bond }, i) => i > 0 && age && (!bond || (bond.to === 0 && bond.as === 'tend')),
  );
  const other = figures[at];
  if (!first || !tool || !other || figures.length >= MOST_FIGURES) return [...figures];
  const sits = hasHands(other) && other.posture === 'stand';
  const all =
    figures.filter(({ bond }) => !(bond?.to === 0 && bond.as === 'held')).length === figures.length
      ? [...figures, { ...thingFor(first, tool), bond: { to: 0, as: 'held' as const } }]
      : [...figures];
  return all
    .with(0, { ...first, posture: 'stand' })
    .with(at, bound(other, 0, 'tend', sits ? { posture: 'sit' } : {}));
}

const FROM_POT = sifted(
  /\b(?:soup|stew|sauce|broth|curry|chilli|jam|porridge)\b.*\b(?:from|in|out of|over) (?:an?|the|his|her) (?:[\w-]+ )?(?:pot|pan|saucepan|cauldron)\b/i,
);

/** Soup in a pot is the pot on the stove. */
function inPot({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const pot = figures.findIndex(({ drawing, bond }) => drawing === 'cauldron' && !bond);
  const soup = figures.findIndex(
    ({ drawing, bond }) => /^(?:soup|noodles|meal|bowl)$/.test(drawing) && bond?.as === 'on',
  );
  const [vessel, food] = [figures[pot], figures[soup]];
  if (!vessel || !food?.bond || !FROM_POT.test(subject)) return [...figures];
  const height = (figures[0]?.height ?? 0.8) * 0.2;
  return withoutAll(figures.with(pot, { ...vessel, height, bond: food.bond }), [soup]);
}

const LAID_ON = sifted(
  /\b(?:chang|dress|undress|examin|massag|bandag|tickl|check|treat|measur|weigh)\w*\b.*\bon (?:an?|the|his|her) (?:[\w-]+ ){0,2}?(?:bed|table|couch|mat|changing table)\b/i,
);

/** A baby that is changed on a bed lies on it, before whoever does it. */
function changedOn({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing }) => drawing === 'baby' || drawing === 'child');
  const baby = figures[at];
  const isUp = first?.bond?.as === 'on' && /^(?:bed|table|sofa)$/.test(figures[first.bond.to]?.drawing ?? '');
  if (!first || at < 1 || !baby || !isUp || !hasHands(first) || !LAID_ON.test(subject)) return [...figures];
  const all: Figure[] = figures.with(0, { ...unbound(first), posture: 'stand' }).with(at, unbound(baby));
  onBench(all, { agent: 0, object: at, row: { place: 'bed', stock: '-' } });
  return all.map((figure, i) =>
    i === at ? { ...figure, height: Math.max(baby.height, first.height * 0.36) } : figure,
  );
}

/** What one looks at through a glass is in the other hand. */
function seenThrough(_: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const isLooking = figures.some(
    ({ drawing, bond }) => drawing === 'magnifying-glass' && bond?.to === 0 && bond.as === 'mouth',
  );
  if (!first || !isLooking || !hasHands(first)) return [...figures];
  return figures.map((figure, i) =>
    i > 0 && !figure.bond && !figure.age && figure.height < first.height * 0.3 && figure.count === 1
      ? bound(figure, 0, 'held')
      : figure,
  );
}

const WRITES_UP = sifted(
  /\bwrit\w* (?:down |out |up )?(?:an?|the|his|her|their|some)? ?(?:[\w-]+ )?(?:tickets?|orders?|notes?|reports?|fines?|numbers?|prescription)\b|\btak\w* (?:an?|the|his|her|their)? ?(?:[\w-]+ )?(?:orders?|notes)\b/i,
);
const UPRIGHT = sifted(/\b(?:desk|table|sitting|seated|sits|office|school|library|bed|sofa|chair)\b/i);

/** Who writes a ticket or takes an order stands with a pad in the hand. */
function writtenUp({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  if (!first || !hasHands(first) || first.count > 1 || !WRITES_UP.test(subject) || UPRIGHT.test(subject))
    return [...figures];
  const table = figures.findIndex(({ drawing, bond }) => drawing === 'table' && bond?.to === 0);
  const paper = figures.findIndex(({ drawing }) => /^(?:paper|letter|book|letters)$/.test(drawing));
  const sheet = figures[paper] ?? thingFor(first, 'clipboard');
  const pad = { ...bound(sheet, 0, 'held', { count: 1, posture: 'stand' }), drawing: 'clipboard' };
  const all = figures.with(0, { ...unbound(first), posture: 'stand' });
  const held = paper < 0 ? [...all, pad].slice(0, MOST_FIGURES) : all.with(paper, pad);
  return table < 0 ? held : withoutAll(held, [table]);
}

const ON_GROUND = sifted(
  /\bon (?:an?|the|his|her|their) (?:[\w-]+ ){0,2}?(?:floor|ground|carpet|rug|grass|lawn|beach|bed|steps|stairs)\b/i,
);
const AT_CARDS = sifted(/\bplay\w* (?:cards|poker|dominoes|bridge|rummy|a card game|a board game)\b/i);

/** Two who play cards have a table between them. */
function cardTable({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const isThere = figures.some(({ drawing }) => /table$/.test(drawing));
  if (
    !first ||
    first.count < 2 ||
    isThere ||
    ON_GROUND.test(subject) ||
    !AT_CARDS.test(subject) ||
    figures.length >= MOST_FIGURES
  )
    return [...figures];
  const table: Figure = { ...thingFor(first, 'table'), x: first.x, height: first.height * 0.36, depth: 0.1 };
  return [
    { ...first, posture: 'sit', faces: 'right' },
    ...figures.slice(1),
    { ...table, bond: { to: 0, as: 'front' } },
  ];
}

const WHEEL = sifted(/\b(?:at|behind) (?:the|his|her) (?:steering )?wheel\b/i);
const DRIVES = sifted(/\b(lorry|truck|bus|taxi|tram|train|tractor|van|ambulance|car|cab)\b/i);
const DRIVEN: Readonly<Record<string, string>> = { lorry: 'truck', cab: 'taxi' };

/** A driver at the wheel sits in what is driven. */
function atVehicle({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const name = DRIVES.exec(subject)?.[1]?.toLowerCase() ?? 'car';
  if (!first || !hasHands(first) || first.bond || !WHEEL.test(subject)) return [...figures];
  const wheel = figures.findIndex(({ drawing }) => /wheel$/.test(drawing) && drawing !== 'potters-wheel');
  const rest = wheel < 0 ? [...figures] : withoutAll(figures, [wheel]);
  const drawing = DRIVEN[name] ?? name;
  const told = rest.findIndex((figure) => figure.drawing === drawing);
  const vehicle = {
    ...(rest[told] ?? thingFor(first, drawing)),
    word: name,
    height: 0.7,
    x: 0.5,
    depth: 0.2,
  };
  const to = told < 0 ? rest.length : told;
  if (to >= MOST_FIGURES) return [...figures];
  const all = rest.with(0, { ...first, posture: 'sit', faces: 'right', bond: { to, as: 'in' } });
  return told < 0 ? [...all, unbound(vehicle)] : all.with(told, unbound(vehicle));
}

const SKATES = sifted(/\b(?:ice[- ]?)?(?:skat(?:es|ing)|skaters?)\b/i);
const ON_ICE = sifted(/\b(?:ice|icy|frozen|rink|figure skat\w*)\b/i);

/** Who skates on the ice glides with the arms out. */
const skated = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  SKATES.test(subject) && ON_ICE.test(subject)
    ? figures.map((figure) =>
        hasHands(figure) && !figure.bond && /^(?:stand|walk)$/.test(figure.posture)
          ? { ...figure, posture: 'dance', height: Math.min(figure.height, 0.66) }
          : figure,
      )
    : [...figures];

const EMPTIES = sifted(
  /\b(?:empt(?:y|ies|ying)|tip(?:s|ping)?(?: out)?|pour(?:s|ing)? out) (?:an?|the|his|her|their|out) /i,
);

/** A bin that is emptied is tipped. */
const tippedOut = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) =>
    figure.bond?.as === 'held' &&
    /^(?:bucket|basket|box|bag|sack)$/.test(figure.drawing) &&
    EMPTIES.test(subject)
      ? { ...figure, posture: 'fall' }
      : figure,
  );

const DRIVEN_IN = sifted(
  /\b(?:hammer|drill|screw|nail|knock|bang|driv|hit)\w*\b.*\b(?:into|in|on) (?:an?|the|his|her) (?:[\w-]+ )?(?:wall|fence|tree|door|post|ceiling|gate)\b/i,
);

/** A nail that is driven into a wall is at the wall, and on no table. */
function drivenIn({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = figures.findIndex(
    ({ drawing, bond }) => /^(?:wall|fence|tree|door|post|gate)$/.test(drawing) && (!bond || bond.to === 0),
  );
  const wall = figures[at];
  if (!first || !wall || !DRIVEN_IN.test(subject)) return [...figures];
  const table = figures.findIndex(({ drawing, bond }) => drawing === 'table' && bond?.as === 'front');
  const gone = figures.flatMap(({ bond }, i) =>
    i === table || (table > 0 && bond?.to === table) ? [i] : [],
  );
  const height = first.height * (/^(?:post|fence|gate)$/.test(wall.drawing) ? 0.66 : 1.04);
  const all = figures
    .with(0, { ...first, posture: 'stand', faces: 'right', x: 0.3 })
    .with(at, bound(wall, 0, 'tend', { height, x: 0.74, count: 1 }));
  return withoutAll(all, gone);
}

/** The set pieces of this kind, in their order. */
export const WITH_TOOLS = [
  told(AT_DESK, satAtDesk),
  treatedWith,
  told(FROM_POT, inPot),
  told(LAID_ON, changedOn),
  seenThrough,
  told(WRITES_UP, writtenUp),
  told(AT_CARDS, cardTable),
  told(WHEEL, atVehicle),
  told(SKATES, skated),
  tippedOut,
  told(DRIVEN_IN, drivenIn),
];
