import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Figure } from '../../stage.ts';
import { bound, MOST_FIGURES, onBench, thingFor, unbound } from '../benches.ts';
import { without } from '../grounds.ts';
import { told } from '../piece.ts';
import { freePerson, hasHands } from './persons.ts';

/*
 * Bodies at what they rest on or take from: a cat on a chest, a goat at a veil, somebody on a seat.
 */

const ON_BODY = sifted(
  /\b(?:asleep |sleeping |curled up |sitting |lying )?on (?:his|her|its|their|\w+'s) (?:chest|stomach|belly|tummy|lap|back|legs)\b/i,
);

/** What lies on somebody's chest is on that one. */
function onBody({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ age, bond }, i) => i > 0 && age && !bond);
  const pet = figures[at];
  if (!first?.age || first.posture !== 'lie' || !pet || hasHands(pet) || !ON_BODY.test(subject))
    return [...figures];
  return figures.with(
    at,
    bound(pet, 0, 'on', { posture: 'lie', height: Math.min(pet.height, first.height * 0.3) }),
  );
}

const PUTS = sifted(
  /\b(?:put|stick|draw|paint|plac|drop|pour|tickl|pok|cover|build|sprinkl|decorat|tuck)\w*\b.*\bon\b/i,
);

/** Who puts something on a sleeper stands over that one, who lies on a bed. */
function overSleeper({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ age, posture }, i) => i > 0 && age && posture === 'lie');
  const lying = figures[at];
  const isOn = first?.bond?.as === 'on' && first.bond.to === at;
  if (!first?.age || !lying || !isOn || !hasHands(lying) || !PUTS.test(subject)) return [...figures];
  const all = figures.with(0, { ...unbound(first), posture: 'stand' });
  onBench(all, { agent: 0, object: at, row: { place: 'bed', stock: '-' } });
  // A child looks over the edge.
  return all.map((figure, i) => (i === at ? { ...figure, height: lying.height } : figure));
}

const BITES_WORN = sifted(
  /\b(?:eat|steal|pull|lick|chew|tug|nibbl|grab|snatch|bit|sniff)\w* (?:at |on )?(?:an?|the|his|her|their) (?:[\w-]+ )?\w+(?:'s|’s)\b/i,
);

/** An animal that takes what somebody wears or has is at that one. */
function atOwner({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    (figure, i) => i > 0 && figure.age !== undefined && hasHands(figure) && !figure.bond,
  );
  const owner = figures[at];
  if (!first?.age || hasHands(first) || first.bond || !owner || !BITES_WORN.test(subject))
    return [...figures];
  return figures.with(at, bound(owner, 0, 'put'));
}

const SHAKES = sifted(/\bshak(?:e|es|ing) (?:off|(?:it|him|her)self|(?:the )?water|dry)\b/i);

/** Round a wet animal that shakes itself drops fly. */
function shaken({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  if (!first?.age || hasHands(first) || !SHAKES.test(subject) || figures.length >= MOST_FIGURES)
    return [...figures];
  const height = Math.min(first.height, 0.5);
  const rest = figures.slice(1).filter(({ word, bond }) => bond || word !== 'water');
  return rest.length < figures.length - 1 && rest.some(({ bond }) => bond)
    ? [...figures]
    : [
        { ...first, height },
        ...rest,
        {
          ...bound(thingFor(first, 'shaken-drops'), 0, 'front'),
          x: first.x,
          depth: 0.1,
          height: height * 1.16,
        },
      ];
}

const RUBS = sifted(/\b(?:scratch|rub|sniff|sharpen|lean|mark)\w*\b.*\b(?:on|against|at)\b/i);
const TREES = /^(?:tree|pine|palm|bare-tree|post|lamppost)$/;

/** An animal that rubs its back on a tree stands at its foot. */
function atTrunk({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = first?.bond?.as === 'on' ? first.bond.to : -1;
  const tree = figures[at];
  if (!first?.age || hasHands(first) || !tree || !TREES.test(tree.drawing) || !RUBS.test(subject))
    return [...figures];
  return figures
    .with(0, { ...unbound(first), x: 0.42, height: 0.5, faces: 'left', depth: 0.2 })
    .with(at, bound(tree, 0, 'around', { x: 0.6, height: 0.95 }));
}

const FROM_TOP = sifted(/\b(?:from|on) (?:the )?top of (?:an?|the|his|her|their|its) (?:[\w-]+ )?([\w-]+)/i);

/** Who watches from the top of a piano is on it. */
function onTop({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const name = FROM_TOP.exec(subject)?.[1]?.toLowerCase();
  const at = figures.findIndex(
    ({ drawing, word }, i) => i > 0 && name && (drawing === name || word.endsWith(name)),
  );
  const bearer = figures[at];
  if (!first?.age || first.bond || !bearer || bearer.age || bearer.bond) return [...figures];
  return figures
    .with(0, bound(first, at, 'on', { height: Math.min(first.height, 0.3) }))
    .with(at, { ...bearer, height: Math.min(bearer.height, 0.52), depth: 0.2 });
}

const LIFTED = sifted(
  /\b(?:lift|hold|gather|rais|smooth|straighten|adjust|hitch|tuck|tear|rip)\w* (?:up )?(?:her|his|their) (?:[\w-]+ )?(?:dress|skirt|gown|veil|trousers|shirt|coat|robe)\b/i,
);

/** The dress that one lifts is the one that is worn. */
function ownDress({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const at = figures.findIndex(
    ({ drawing, bond }, i) => i > 0 && /^(?:dress|trousers|shirt|jacket)$/.test(drawing) && !bond,
  );
  return at > 0 && LIFTED.test(subject) ? [...without(figures, at)] : [...figures];
}

const FROM_SEAT = sifted(
  /\bfrom (?:an?|the|his|her|their) (?:[\w-]+ )?(?:wheelchair|bench|chair|armchair|rocking chair|sofa|stool|swing|hammock|bed)\b/i,
);
const SEATS = /^(?:wheelchair|bench|chair|armchair|rocking-chair|sofa|swing|hammock|bed)$/;

/** Who does something from a seat sits on it. */
function fromSeat({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = figures.findIndex(({ drawing, bond }, i) => i > 0 && SEATS.test(drawing) && !bond);
  const seat = figures[at];
  if (!first || !seat || !FROM_SEAT.test(subject)) return [...figures];
  return figures
    .with(0, bound(first, at, 'on', { posture: 'sit' }))
    .with(at, { ...seat, x: first.x, depth: 0.2, height: Math.max(seat.height, first.height * 0.56) });
}

const CRIES = sifted(/\b(?:cry|cries|crying|cried|weep(?:s|ing)?|sob(?:s|bing)?|in tears|tearful)\b/i);

const CRIER = sifted(/\b(?:crying|sobbing|weeping|tearful) (?:[\w-]+ )?([\w-]+)/i);

/** Tears run down the face of who cries. */
function inTears({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const named = CRIER.exec(subject)?.[1]?.toLowerCase() ?? '';
  const told = figures.findIndex(({ word, age }) => age && named !== '' && word.endsWith(named));
  const at = Math.max(told, 0);
  const who = figures[at];
  const isSeen = who && hasHands(who) && who.count < 3 && who.posture !== 'cry' && who.faces !== 'away';
  if (!isSeen || !CRIES.test(subject) || figures.length >= MOST_FIGURES) return [...figures];
  return [
    ...figures.with(at, { ...who, temper: 'sad' }),
    { ...thingFor(who, 'tears'), count: who.count, bond: { to: at, as: 'worn' } },
  ];
}

const SPILLS = sifted(/\b(?:spill|pour|splash|drop|throw|empt|tip)\w*\b.*\b(?:on|onto|over) /i);

/** Who spills wine on somebody stands before that one. */
function spiltOn({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = first?.bond?.as === 'on' ? first.bond.to : -1;
  const other = figures[at];
  if (!first || !other?.age || !hasHands(first) || !hasHands(other) || other.posture === 'lie')
    return [...figures];
  if (!SPILLS.test(subject)) return [...figures];
  return figures.with(0, { ...unbound(first), posture: 'stand' }).with(at, bound(other, 0, 'tend'));
}

/** Who falls on skis or on the ice is on the way down. */
const fallen = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) =>
    figure.posture === 'fall' &&
    figure.bond?.as === 'on' &&
    /\bfall(?:s|ing)? (?:in|on|over|off|down|into|onto)\b/i.test(subject)
      ? { ...unbound(figure), posture: 'slip' }
      : figure,
  );

const BEDS = /^(?:wheelbarrow|wagon|cart|bath|box|shopping-cart|bucket|barrel)$/;

/** Who lies in a wheelbarrow looks out over it. */
const inBarrow = (_: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => {
    const bed = figures[figure.bond?.as === 'in' ? figure.bond.to : -1];
    return bed && hasHands(figure) && figure.posture === 'lie' && BEDS.test(bed.drawing)
      ? { ...figure, posture: 'sit', height: Math.min(figure.height, bed.height * 1.1) }
      : figure;
  });

/** The set pieces of this kind, in their order. */
export const BODIES_AT = [
  told(ON_BODY, onBody),
  told(PUTS, overSleeper),
  told(BITES_WORN, atOwner),
  told(SHAKES, shaken),
  told(RUBS, atTrunk),
  onTop,
  told(LIFTED, ownDress),
  told(FROM_SEAT, fromSeat),
  told(CRIES, inTears),
  told(SPILLS, spiltOn),
  fallen,
  inBarrow,
];
