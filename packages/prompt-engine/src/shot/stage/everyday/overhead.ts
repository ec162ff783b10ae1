import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Figure } from '../../stage.ts';
import { bound, MOST_FIGURES, thingFor, unbound } from '../benches.ts';
import { told } from '../piece.ts';
import { hasHands } from './persons.ts';

/*
 * What hands reach up to: a jar on the top shelf, a lamp under the ceiling, the crown of a tree from a ladder.
 */

const TOP_SHELF = sifted(
  /\b(?:reach|stretch|tip-?toe|get|tak|put|plac|grab|fetch|stack|climb|stor)\w*\b.*\b(?:top|high|higher|highest|upper|tall) (?:[\w-]+ )?(?:shelf|shelves|cupboard|cabinet|bookcase|bookshelf)\b/i,
);
const SHELVES = /^(?:shelf|wardrobe|plank|fridge)$/;
/** How tall a person is at most who reaches above the head. */
const REACHING = 0.6;

/** What is on the top shelf stands on it, above the head of who reaches for it. */
function onTopShelf({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = figures[0] && hasHands(figures[0]) ? figures[0] : undefined;
  if (!first || !TOP_SHELF.test(subject)) return [...figures];
  const told = figures.findIndex(({ drawing }) => SHELVES.test(drawing));
  if (told < 0 && figures.length >= MOST_FIGURES) return [...figures];
  const shelf = told < 0 ? figures.length : told;
  const height = Math.min(first.height, REACHING);
  const made = figures[told] ?? { ...thingFor(first, 'shelf'), word: 'shelf' };
  const all = figures.map((figure, i): Figure => {
    if (i === 0) return { ...unbound(figure), height, posture: 'stand', x: 0.34, faces: 'right' };
    const isGot = !figure.age && i !== shelf && /^(?:held|given|on|tend|put)$/.test(figure.bond?.as ?? 'on');
    return isGot
      ? bound(figure, shelf, 'on', { count: Math.min(figure.count, 3), height: height * 0.15 })
      : figure;
  });
  all[shelf] = bound({ ...made, drawing: 'open-shelf', lettered: false }, 0, 'tend', {
    height: height * 1.04,
    x: 0.7,
    posture: 'stand',
  });
  return all;
}

const AT_LAMP = sifted(
  /\b(?:chang|replac|screw|unscrew|fix|install|hang|dust|clean|repair|reach)\w*\b[^,]*\b(?:light ?bulb|bulb|ceiling (?:lamp|light|fan)|chandelier|lamp ?shade|street ?lamp)\b/i,
);
const LAMPS = /^(?:lightbulb|lamp|hanging-lamp|chandelier|fan)$/;

/** A bulb that is changed hangs over whoever does it. */
function atLamp({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing }, i) => i > 0 && LAMPS.test(drawing));
  const lamp = figures[at];
  if (!first || !hasHands(first) || !lamp || !AT_LAMP.test(subject) || /street/i.test(lamp.word))
    return [...figures];
  const isUp = first.bond?.as === 'on';
  const height = Math.min(first.height, isUp ? 0.42 : REACHING);
  return figures
    .with(0, { ...first, height, posture: isUp ? first.posture : 'stand', faces: 'right' })
    .with(at, {
      ...bound(lamp, 0, 'tend'),
      drawing: 'hanging-lamp',
      height: isUp ? 0.2 : 0.98 - height * 1.18,
      count: 1,
      posture: 'stand',
    });
}

/** What a ladder leans on. */
const LEANT_ON =
  /^(?:tree|palm|pine|christmas-tree|wall|house|cottage|cabin|barn|church|shelf|statue|lamppost|street-lamp|billboard|window|windmill|tower|lighthouse|telephone-pole|truck|ship|aeroplane|door)$/;

const ON_HOUSE = sifted(/\b(?:gutters?|chimney|eaves|roof|attic window|bedroom window|drainpipe|thatch)\b/i);

/** A ladder stands at what one is up it for. */
function ladderAt({ subject }: Pick<Scene, 'subject'>, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const to = first?.bond?.as === 'on' ? first.bond.to : -1;
  const ladder = figures[to];
  const at = figures.findIndex(
    ({ drawing, bond, age }, i) =>
      i > 0 && !age && LEANT_ON.test(drawing) && (!bond || bond.to === 0 || bond.to === to),
  );
  const thing = figures[at];
  if (!first || !hasHands(first) || ladder?.drawing !== 'ladder') return [...figures];
  if (!thing && ON_HOUSE.test(subject) && figures.length < MOST_FIGURES)
    return ladderAt({ subject }, [...figures, { ...thingFor(first, 'cottage'), word: 'house' }]);
  if (!thing)
    return figures
      .with(0, { ...first, height: Math.min(first.height, 0.48), posture: 'climb' })
      .with(to, { ...ladder, height: Math.max(0.7, Math.min(ladder.height, 0.8)) });
  const height = Math.min(first.height, 0.4);
  const all = figures.map((figure): Figure => {
    // A basket waits at its foot.
    const isBasket = figure.drawing === 'basket' && figure.bond?.to === 0;
    return isBasket ? { ...unbound(figure), x: 0.16, depth: 0.15, height: height * 0.3 } : figure;
  });
  return all
    .with(0, { ...first, height, posture: 'climb', faces: 'right' })
    .with(to, { ...unbound(ladder), x: 0.4, depth: 0.15, height: 0.68, faces: 'right' })
    .with(at, { ...bound(thing, to, 'behind', { x: 0.62, height: 0.86, count: 1 }), depth: 0.5 });
}

const FOR_A_PICTURE = sifted(
  /\b(?:tak(?:es|ing)|took|snap(?:s|ping)) (?:an? |some |the )?(?:[\w-]+ )?(?:photos?|pictures?|photographs?|selfies?|snaps?) of\b|\b(?:photograph(?:s|ing)|film(?:s|ing)) (?:an?|the|two|three|his|her) /i,
);

/** Who takes a picture of somebody looks at that one through a camera. */
function photographed({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ age }, i) => i > 0 && age);
  const other = figures[at];
  if (!first || !hasHands(first) || first.count > 1 || !other || !FOR_A_PICTURE.test(subject))
    return [...figures];
  const had = figures.findIndex(({ drawing }) => drawing === 'camera');
  if (had < 0 && figures.length >= MOST_FIGURES) return [...figures];
  const height = Math.min(first.height, 0.64);
  const isBound = other.bond?.to === 0;
  const seen = Math.min(other.height, (other.height * height) / first.height);
  // What is small is photographed from low down, and near.
  const isLow = seen < height * 0.5 && !hasHands(other);
  const all = figures
    .with(0, { ...unbound(first), height, x: 0.26, faces: 'right', posture: isLow ? 'crouch' : 'stand' })
    .with(at, {
      ...(isBound ? unbound(other) : other),
      height: isLow ? Math.max(seen, height * 0.34) : seen,
      x: isLow ? 0.66 : 0.74,
      faces: other.count > 1 ? 'camera' : 'left',
      depth: 0.2,
    });
  const camera = all[had] ?? thingFor(first, 'camera');
  const held = { ...camera, count: 1, bond: { to: 0, as: 'mouth' as const } };
  return had < 0 ? [...all, held] : all.with(had, held);
}

const AT_BAR = sifted(
  /\bgymnasts?\b.*\bbars?\b|\bpull[- ]?ups?\b|\bchin[- ]?ups?\b|\bhang\w* (?:from|on|off) (?:an?|the) (?:[\w-]+ )?bar\b/i,
);

/** Who hangs from a bar has one in both hands. */
function atBar({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  if (!first || !hasHands(first) || !AT_BAR.test(subject) || figures.length >= MOST_FIGURES)
    return [...figures];
  const height = Math.min(first.height, 0.6);
  const bar: Figure = { ...thingFor(first, 'high-bar'), height: 0.48 + 0.58 * height, x: 0.5, depth: 0.3 };
  return [
    { ...unbound(first), height, x: 0.5, posture: 'hang', depth: 0.2 },
    ...figures.slice(1),
    { ...bar, bond: { to: 0, as: 'behind' } },
  ];
}

const ON_HOLDS = sifted(/\b(?:climb\w*|boulder\w*)\b.*\b(?:indoor|climbing|bouldering) (?:wall|gym|hall)\b/i);

/** Who climbs on a wall with holds is up it. */
const onHolds = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  ON_HOLDS.test(subject) && figures[0] && hasHands(figures[0])
    ? figures
        .filter(({ drawing, word }) => !/^(?:wall|cliff)$/.test(drawing) && !/\b(?:hold|grip)s?$/.test(word))
        .map(
          (figure, i): Figure =>
            i === 0 ? { ...unbound(figure), posture: 'climb', height: Math.min(figure.height, 0.5) } : figure,
        )
    : [...figures];

const ON_ROPES = sifted(
  /\b(?:hang|dangl|climb|abseil|swing|lower|slid)\w*\b.*\b(?:on|from|by|up|down|with) (?:an?|the|his|her|two|long)? ?(?:[\w-]+ )?ropes?\b|\babseil\w*\b/i,
);

/** Who hangs on a rope has it from above, before what is climbed. */
function onRopes({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const isUp = first && /^(?:hang|climb)$/.test(first.posture);
  if (!first || !hasHands(first) || !isUp || first.count > 1 || !ON_ROPES.test(subject)) return [...figures];
  const had = figures.findIndex(({ drawing }) => drawing === 'rope');
  if (had < 0 && figures.length >= MOST_FIGURES) return [...figures];
  const made = figures[had] ?? thingFor(first, 'rope');
  const height = Math.min(first.height, 0.5);
  const rope: Figure = {
    ...bound(made, 0, 'behind', { height: 0.7, x: 0.5, count: 1, posture: 'stand' }),
    drawing: 'hanging-rope',
    depth: 0.3,
  };
  const all = figures.map((figure, i): Figure => {
    if (i === 0) return { ...unbound(first), height, posture: 'climb', x: 0.5, faces: 'right' };
    const isFace = /^(?:skyscraper|cliff|tower|wall|house)$/.test(figure.drawing);
    return isFace ? { ...bound(figure, 0, 'behind', { height: 1.2, x: 0.56 }), depth: 0.6 } : figure;
  });
  return had < 0 ? [...all, rope] : all.with(had, rope);
}

const IN_TREE = sifted(
  /\b(?:kites?|balls?|frisbees?|balloons?|hats?|drones?|shoes?) (?:that is |which is )?(?:stuck |caught |tangled |hanging )?(?:high |up )?in (?:an?|the) (?:[\w-]+ )?tree\b/i,
);

/** What is stuck in a tree is in its crown, and whoever wants it reaches up. */
function stuckInTree({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const to = figures.findIndex(({ drawing }) => /^(?:tree|pine|palm)$/.test(drawing));
  const at = figures.findIndex(({ age, bond }, i) => i > 0 && i !== to && !age && bond?.as !== 'worn');
  const [tree, thing] = [figures[to], figures[at]];
  if (!first || !hasHands(first) || !tree || !thing || !IN_TREE.test(subject)) return [...figures];
  const height = Math.min(first.height, 0.46);
  const isUp = first.bond?.as === 'on';
  return figures
    .with(0, isUp ? first : { ...unbound(first), height, posture: 'wave', faces: 'right', x: 0.26 })
    .with(to, isUp ? tree : { ...unbound(tree), height: 0.86, x: 0.62, depth: 0.3 })
    .with(at, bound(thing, to, 'on', { count: 1, height: 0.16, posture: 'stand' }));
}

/** A sign that is mended is overhead, and no larger than who does it. */
const signOverhead = (_: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => {
    const user = figures[figure.bond?.as === 'tend' ? figure.bond.to : -1];
    return user && hasHands(user) && figure.drawing === 'neon'
      ? { ...figure, height: user.height * 0.3, posture: 'fly' }
      : figure;
  });

/** The set pieces of this kind, in their order. */
export const OVERHEAD = [
  told(TOP_SHELF, onTopShelf),
  told(AT_LAMP, atLamp),
  ladderAt,
  told(FOR_A_PICTURE, photographed),
  told(AT_BAR, atBar),
  told(ON_HOLDS, onHolds),
  told(ON_ROPES, onRopes),
  told(IN_TREE, stuckInTree),
  signOverhead,
];
