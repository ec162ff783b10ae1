import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Figure } from '../../stage.ts';
import { bound, MOST_FIGURES, thingFor, unbound } from '../benches.ts';
import { told } from '../piece.ts';
import { freePerson, hasHands } from './persons.ts';

/*
 * What is done at another's body, or is on a body: a scarf around a son's neck is worn by the son, a crow on a
 * scarecrow's arm sits there.
 */

const AT_PART = sifted(
  /\b(?:on|onto|around|round|over|to|from|at|into|in|of) (?:(?:an?|the|his|her|their|its) )?(?:[\w-]+ )?(boy|girl|child|kid|son|daughter|grandson|granddaughter|man|woman|patient|toddler|baby|friend|customer|player|runner|soldier|brother|sister|husband|wife|bride|groom)['’]s (knee|leg|foot|ankle|arm|hand|wrist|finger|elbow|shoulder|neck|head|face|cheek|nose|ear|eye|chin|chest|back|hair|forehead|tooth|teeth|mouth)s?\b/i,
);
const YOUNG = /^(?:boy|girl|child|kid|son|daughter|grandson|granddaughter|toddler|baby|brother|sister)$/;
const WOMEN = /^(?:girl|daughter|granddaughter|woman|sister|wife|bride)$/;
const MEN = /^(?:boy|son|grandson|man|brother|husband|groom)$/;
const DRESS =
  /^(?:scarf|tie|bow-tie|necklace|medal|hat|cap|crown|helmet|glasses|party-hat|top-hat|cowboy-hat|wreath|mask|headphones|stethoscope|watch|backpack)$/;
const LOW_PARTS = /^(?:knee|leg|foot|ankle)$/i;

/** The one whose body is named, who is nobody of the cast. */
const ownerOf = (first: Figure, name: string): Figure => {
  const isYoung = YOUNG.test(name);
  const sex = WOMEN.test(name) ? ('f' as const) : MEN.test(name) ? ('m' as const) : undefined;
  return {
    ...thingFor(first, isYoung ? 'child' : 'person'),
    word: name,
    age: isYoung ? 'child' : 'adult',
    height: first.height * (isYoung ? 0.72 : 1),
    posture: 'stand',
    ...(sex ? { sex } : {}),
  };
};

/** Who does something at another's knee or neck is at that one, and what is put there is worn there. */
function atPart({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const [, name = '', part = ''] = AT_PART.exec(subject) ?? [];
  if (!first || first.count > 1 || !part || !/\w+(?:ing|s) /.test(subject)) return [...figures];
  const told = name.toLowerCase();
  const had = figures.findIndex((figure, i) => i > 0 && figure.age && hasHands(figure));
  const isOn = figures[had]?.bond && /^(?:on|in|held)$/.test(figures[had]?.bond?.as ?? '');
  if (isOn || (had < 0 && figures.length >= MOST_FIGURES)) return [...figures];
  const to = had < 0 ? figures.length : had;
  const owner = figures[had] ?? ownerOf(first, told);
  const isLow = LOW_PARTS.test(part);
  const isSmall = owner.age === 'child' && first.age !== 'child';
  const other = bound(unbound(owner), 0, 'tend', { posture: isLow ? 'sit' : owner.posture, faces: 'left' });
  const posture = isLow || isSmall ? 'kneel' : first.posture === 'bend' ? 'stand' : first.posture;
  const all = figures.map((figure, i): Figure => {
    if (i === 0) return { ...first, posture, faces: 'right', height: Math.min(first.height, 0.8) };
    if (i === to) return other;
    const isPut = DRESS.test(figure.drawing) && /^(?:held|worn|tend|mouth)$/.test(figure.bond?.as ?? 'held');
    return isPut ? { ...figure, posture: 'stand', count: 1, bond: { to, as: 'worn' } } : figure;
  });
  return had < 0 ? [...all, other] : all;
}

const ON_LIMB = sifted(
  /\bwith (?:an?|the|two|three|his|her|its) (?:[\w-]+ ){1,3}?(?:perched |sitting |resting |asleep )?on (?:its|his|her|their|one) (?:outstretched )?(arm|shoulder|head|back|nose|hat|hand|finger|knee|tail|antlers|horn)s?\b/i,
);

/** What somebody has on an arm or a head is on that one. */
function onLimb({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const part = ON_LIMB.exec(subject)?.[1]?.toLowerCase();
  const at = figures.findIndex(({ age, bond }, i) => i > 0 && age && !bond);
  const sitter = figures[at];
  if (!first || !part || !sitter || hasHands(sitter) || first.bond) return [...figures];
  const isInHand = hasHands(first) && /^(?:arm|hand|finger)$/.test(part);
  const height = Math.min(sitter.height, first.height * 0.26);
  return figures.with(0, { ...first, x: 0.5 }).with(
    at,
    bound(sitter, 0, isInHand ? 'held' : 'on', {
      height,
      posture: sitter.posture === 'fly' ? 'stand' : sitter.posture,
    }),
  );
}

const VESSELS = /^(?:wheelbarrow|wagon|basket|box|bucket|sack|bath|cart)$/;

/** Leaves in a wheelbarrow are a heap of them. */
const heapedLeaves = (_: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => {
    const vessel = figures[figure.bond?.as === 'in' ? figure.bond.to : -1];
    return vessel && figure.drawing === 'leaf' && VESSELS.test(vessel.drawing)
      ? { ...figure, drawing: 'leaf-pile', count: 1, height: vessel.height * 0.5 }
      : figure;
  });

const DRINKS = sifted(
  /\b(?:(?:drink|lap|sip)\w* (?:water )?(?:from|at|out of|by)|(?:wash|rins|dip|clean|paw|splash|fish)\w* (?:its|their) (?:[\w-]+ )?\w+ in|fish\w* (?:in|through)) (?:an?|the|its) (?:[\w-]+ ){0,3}?(?:pond|puddle|lake|river|stream|pool|creek|brook|waterhole|water ?hole|hole in the ice|ice hole)\b/i,
);

/** Before an animal that drinks at a pond is the water. */
function atWater({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const isThere = figures.some(({ drawing }) => drawing === 'puddle');
  if (!first?.age || hasHands(first) || first.bond || isThere || !DRINKS.test(subject)) return [...figures];
  if (figures.length >= MOST_FIGURES) return [...figures];
  const water: Figure = {
    ...thingFor(first, 'puddle'),
    word: 'water',
    count: 1,
    height: 0.07,
    x: 0.76,
    depth: 0.15,
  };
  return [{ ...first, posture: 'bend' }, ...figures.slice(1), { ...water, bond: { to: 0, as: 'tend' } }];
}

const FLOATS_ON = sifted(
  /\bfloat\w* (?:\w+ )?(?:on|down|in|across|over) (?:an?|the) (?:[\w-]+ ){0,2}?(?:lake|river|pond|sea|ocean|pool|water|canal|stream|puddle)\b/i,
);

/** An umbrella that floats on water lies there upside down. */
const afloat = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) =>
    figure.drawing === 'umbrella' && !figure.bond && FLOATS_ON.test(subject)
      ? { ...figure, state: 'overturned' as const, height: Math.min(figure.height, 0.42) }
      : figure,
  );

/** A beekeeper's frame is one of honeycomb. */
const ofHive = (_: Scene, figures: readonly Figure[]): Figure[] => {
  const isHive = figures.some(({ drawing }) => drawing === 'hive' || drawing === 'person:beekeeper');
  return figures.map((figure) =>
    isHive && figure.drawing === '-' && /\bframes?$/i.test(figure.word)
      ? { ...figure, drawing: 'honeycomb', lettered: false }
      : figure,
  );
};

/** The set pieces of this kind, in their order. */
export const ON_ANOTHER = [atPart, onLimb, heapedLeaves, told(DRINKS, atWater), afloat, ofHive];
