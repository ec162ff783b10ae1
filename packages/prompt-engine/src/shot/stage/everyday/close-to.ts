import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Figure } from '../../stage.ts';
import { bound, MOST_FIGURES, thingFor, unbound } from '../benches.ts';
import { without } from '../grounds.ts';
import { told } from '../piece.ts';
import { freePerson, hasHands } from './persons.ts';

/*
 * Where one is to a thing that is close by: behind a trunk, leaning on a rail, under a heap, on a back, between two
 * trees.
 */

const TREES = /^(?:tree|pine|palm|bare-tree|willow)$/;

/** A tree that hides somebody is seen from so near that its trunk does. */
const behindTrunk = (_: Scene, figures: readonly Figure[]): Figure[] => {
  const at = figures.findIndex(({ bond, age }) => age && bond?.as === 'behind');
  const hider = figures[at];
  const to = hider?.bond?.to ?? -1;
  const tree = figures[to];
  if (!hider || !tree || !TREES.test(tree.drawing) || tree.depth > 0.3 || tree.count > 1 || hider.count > 1)
    return [...figures];
  const isAnimal = !hasHands(hider);
  const height = isAnimal ? Math.min(Math.max(hider.height, 0.36), 0.46) : 0.6;
  const posture = /^(?:lie|slump|sit)$/.test(hider.posture) && isAnimal ? 'stand' : hider.posture;
  return figures
    .with(at, { ...hider, height, posture, x: 0.56, faces: 'right', depth: 0.3 })
    .with(to, { ...tree, drawing: 'tree-trunk', height: 1.02, x: 0.4, depth: 0.1 });
};

const LEANS_ON = sifted(
  /\blean(?:s|ing|ed)? (?:\w+ )?(?:on|over|upon) (?:an?|the|his|her|their|its) (?:[\w-]+ ){0,2}?(?:fence|gate|rail|railing|wall|counter|bar|balustrade|barrier|parapet|bannister|banister|balcony|window ?sill)\b/i,
);
const RAILS = /^(?:fence|gate|wall|counter|sales-stall|desk|table|railing|post)$/;

/** Who leans on a fence has it in front, and both arms on it. */
function overRail({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = figures.findIndex(({ drawing, bond }, i) => i > 0 && RAILS.test(drawing) && bond?.to === 0);
  const rail = figures[at];
  if (!first || !rail || first.count > 2 || !LEANS_ON.test(subject)) return [...figures];
  return figures
    .with(0, { ...first, posture: 'bend', height: 0.86, depth: 0.25, x: 0.5 })
    .with(at, { ...bound(rail, 0, 'front', { x: 0.5, height: 0.44 }), depth: 0.1 });
}

const HEAPS = /^(?:leaf-pile|mound|rug|blanket|pillow|snow|hay-bale)$/;
const UNDER = sifted(
  /\b(?:under|beneath|underneath|in|inside|buried in|into) (?:an?|the|his|her|its|some) (?:[\w-]+ )?(?:piles?|heaps?|mounds?|stacks?)\b/i,
);

/** Who is under a heap has it before its back, and looks out at the side. */
function underHeap({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    ({ drawing, bond }, i) => i > 0 && HEAPS.test(drawing) && (!bond || bond.as === 'behind'),
  );
  const heap = figures[at];
  if (!first?.age || !heap || !UNDER.test(subject) || !/^(?:under|in|on)$/.test(first.bond?.as ?? ''))
    return [...figures];
  const strewn = figures.findIndex(
    ({ drawing, bond }, i) => i > 0 && i !== at && HEAPS.test(drawing) && bond?.to === 0,
  );
  const height = Math.min(first.height, hasHands(first) ? 0.5 : 0.3);
  const posture = hasHands(first) ? 'crouch' : first.posture;
  const all = figures
    .with(0, { ...unbound(first), height, posture, x: 0.6, faces: 'right', depth: 0.3 })
    .with(at, {
      ...unbound(heap),
      count: 1,
      height: hasHands(first) ? 0.36 : height * 1.2,
      x: 0.42,
      depth: 0.1,
      bond: { to: 0, as: 'front' },
    });
  return strewn < 0 ? all : [...without(all, strewn)];
}

const ON_BACK = sifted(/\bon (?:its|his|her|their) (?:back|shell|hump|head)\b/i);
const BEARS = sifted(/\b(?:carr(?:y|ies|ying)|bear(?:s|ing)?|with|ha(?:s|ving)|balanc(?:es|ing))\b/i);

/** What an animal carries on its back is there, and small enough for it. */
function onItsBack({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    ({ bond, age }, i) => i > 0 && !age && (!bond || (bond.to === 0 && bond.as === 'tend')),
  );
  const load = figures[at];
  if (!first?.age || hasHands(first) || first.bond || !load || !ON_BACK.test(subject) || !BEARS.test(subject))
    return [...figures];
  const height = Math.max(first.height, 0.4);
  return figures
    .with(0, { ...first, height, x: 0.5, faces: 'right' })
    .with(at, bound(load, 0, 'on', { height: Math.min(load.height, height * 0.62), count: 1 }));
}

const SWINGS = sifted(/\bswing(?:s|ing)?\b/i);

/** An animal that swings among trees hangs from a vine. */
function swung({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const isFree =
    first?.age && !first.bond && first.count === 1 && !/^(?:person|child|baby)/.test(first.drawing);
  const hasOwn = figures.some(({ drawing }) => /^(?:vine|hanging-rope|swing|branch)$/.test(drawing));
  if (!isFree || !first || hasOwn || first.posture !== 'hang' || !SWINGS.test(subject)) return [...figures];
  if (figures.length >= MOST_FIGURES) return [...figures];
  const rope: Figure = {
    ...thingFor(first, 'hanging-rope'),
    word: 'vine',
    colour: 'green',
    height: 0.95,
    x: first.x,
    depth: 0.3,
  };
  return [
    { ...first, posture: 'hang', height: Math.max(first.height, 0.38), faces: 'right' },
    ...figures.slice(1),
    { ...rope, bond: { to: 0, as: 'behind' } },
  ];
}

const TOGETHER = sifted(
  /\b(?:cuddl|snuggl|nuzzl|huddl|nestl)\w*\b|\b(?:curl|sleep|asleep|lying|lie|nap|huddle|sit)\w* (?:up )?(?:close )?(?:together|side by side|next to each other)\b/i,
);

/** Two animals that sleep or keep warm together lie one against the other. */
const against = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map(
    (figure, i): Figure =>
      figure.age &&
      !hasHands(figure) &&
      figure.count === 2 &&
      (!figure.bond || figure.bond.to === i) &&
      TOGETHER.test(subject)
        ? {
            ...figure,
            bond: { to: i, as: 'hug' },
            posture: figure.posture === 'stand' ? 'sit' : figure.posture,
          }
        : figure,
  );

const SEESAW = sifted(/\b(?:see-?saw|teeter[- ]?totter)s?\b/i);

/** Two on a seesaw sit at its ends. */
function onSeesaw({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  if (!first?.age || !SEESAW.test(subject) || first.bond || figures.length >= MOST_FIGURES)
    return [...figures];
  const others = figures.slice(1).filter(({ drawing }) => drawing !== 'seesaw');
  const mate = others.find(({ age, bond }) => age && !bond);
  const to = others.length + 1;
  const seesaw: Figure = { ...thingFor(first, 'seesaw'), height: 0.34, x: 0.5, depth: 0.2 };
  const sits = (figure: Figure, x: number): Figure => ({
    ...figure,
    posture: hasHands(figure) ? 'sit' : figure.posture,
    faces: x < 0.5 ? 'right' : 'left',
    x,
    height: Math.min(figure.height, 0.42),
    bond: { to, as: 'on' },
  });
  return [
    sits(first, first.count > 1 ? 0.5 : 0.3),
    ...others.map((figure) => (figure === mate ? sits(figure, 0.7) : figure)),
    seesaw,
  ];
}

const TIED = sifted(
  /\btied to (?:an?|the|his|her|its) (?:[\w-]+ ){0,2}?(?:chair|bench|bike|bicycle|pram|fence|table|post|gate|car|dog|cat|basket|box|mailbox|door|sign|tree|house)\b/i,
);

/** Balloons that are tied to a thing are above it, their strings together. */
function tiedUp({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const at = figures.findIndex(({ drawing }) => drawing === 'balloon');
  const to = figures.findIndex((_, i) => i !== at);
  const [balloons, anchor] = [figures[at], figures[to]];
  if (!balloons || !anchor || !TIED.test(subject)) return [...figures];
  return figures
    .with(at, bound(balloons, to, 'held', { height: Math.min(0.4, balloons.height) }))
    .with(to, { ...unbound(anchor), x: 0.5, depth: 0.2, height: Math.min(anchor.height, 0.42) });
}

/** The set pieces of this kind, in their order. */
export const CLOSE_TO = [
  behindTrunk,
  told(LEANS_ON, overRail),
  told(UNDER, underHeap),
  told(ON_BACK, onItsBack),
  told(SWINGS, swung),
  against,
  told(SEESAW, onSeesaw),
  told(TIED, tiedUp),
];
