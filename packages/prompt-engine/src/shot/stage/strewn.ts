import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';
import { bound, MOST_FIGURES, thingFor, unbound } from './benches.ts';
import { without } from './grounds.ts';
import { HANDED } from './in-hand.ts';
import { told } from './piece.ts';

/*
 * What lies, rises or stands about those who do something: leaves, waves, smoke, a screen, a house in flames.
 */

const isPerson = ({ drawing }: Figure): boolean => HANDED.test(drawing);

/** A heap of leaves is leaves. */
const leafHeap = ({ subject }: Scene, figures: readonly Figure[]): Figure[] => {
  const at = figures.findIndex(({ drawing, word }) => drawing === 'mound' && /pile|heap/.test(word));
  const heap = figures[at];
  if (!heap || !/\b(?:pile|heap) of (?:[\w-]+ )*leaves\b/i.test(subject)) return [...figures];
  const { colour: _, ...plain } = heap;
  const all = figures.with(at, { ...plain, drawing: 'leaf-pile', word: 'leaves', height: heap.height * 0.7 });
  const loose = all.findIndex(
    ({ drawing, bond }, i) => i !== at && drawing === 'leaf' && bond?.as !== 'held',
  );
  return loose < 0 ? all : [...without(all, loose)];
};

const LITTER = sifted(
  /\b(?:autumn|fall(?:en)?|dry|dead|crunchy|golden|colou?rful|pile of|heap of|raking|rakes?|sweep\w*|blow\w*) (?:[\w-]+ ){0,2}leaves\b|\bleaf pile\b/i,
);

/** Leaves that have fallen lie on the ground. */
function fallen({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  if (!LITTER.test(subject)) return [...figures];
  const [first] = figures;
  const at = figures.findIndex(({ drawing }) => drawing === 'leaf');
  const leaf = figures[at];
  if (!first || (leaf && at === 0) || (!leaf && figures.length >= MOST_FIGURES)) return [...figures];
  const own = leaf ?? thingFor(first, 'leaf');
  const { colour: _, ...plain } = own;
  const pile: Figure = {
    ...plain,
    drawing: 'leaf-pile',
    word: 'leaves',
    count: 1,
    height: first.height * 0.17,
    posture: 'stand',
    ...(leaf?.bond ? {} : { x: first.x, depth: 0.05, bond: { to: 0, as: 'around' as const } }),
  };
  return leaf ? figures.with(at, pile) : [...figures, pile];
}

const HIGH_SEA = sifted(
  /\b(?:big|huge|giant|high|towering|massive|enormous|monstrous|rough|crashing|stormy|wild|mighty|great) (?:[\w-]+ )?waves?\b|\bwaves? (?:crash\w*|breaking|pounding)\b/i,
);

/** Great waves come up to the lens, and rise behind what they beat against. */
function highSea({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const at = figures.findIndex(({ drawing, bond }) => drawing === 'wave' && bond?.as !== 'on');
  const wave = figures[at];
  const [first] = figures;
  if (!first || !wave || at < 1 || !HIGH_SEA.test(subject) || figures.length >= MOST_FIGURES)
    return [...figures];
  if (figures.some(({ bond }) => bond?.to === at)) return [...figures];
  const sea: Figure = { ...unbound(wave), count: 2, x: 0.5, depth: 0.55, height: 0.42, posture: 'stand' };
  return [...figures.with(at, sea), { ...sea, count: 3, depth: 0, height: 0.24 }];
}

/** Smoke from a chimney rises out of it. */
const smoking = ({ subject }: Scene, figures: readonly Figure[]): Figure[] => {
  const at = figures.findIndex(({ drawing }) => drawing === 'smoke');
  const [first] = figures;
  const smoke = figures[at];
  const isHouse = /^(?:house|cabin|cottage)$/.test(first?.drawing ?? '');
  if (!first || !smoke || at < 1 || !isHouse || !/\bchimney\b/i.test(subject)) return [...figures];
  const height = Math.min(first.height, 0.56);
  return figures
    .with(0, { ...first, height, x: 0.46 })
    .with(at, { ...smoke, height: height * 0.5, depth: 0.2, bond: { to: 0, as: 'on' } });
};

/** Where one is in a vehicle whose inside is the place, the vehicle is not seen from without. */
function aboard({ place, doings }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = first?.bond?.as === 'in' ? first.bond.to : -1;
  const isInside =
    place?.row?.drawing === 'train-interior' &&
    doings.some(({ verb }) => /^(?:look|gaze|stare|watch|sit)\b/.test(verb.base));
  if (!first || !isPerson(first) || !isInside || figures[at]?.drawing !== 'train') return [...figures];
  const all = figures.with(0, { ...unbound(first), posture: 'sit', faces: 'right' });
  return [...without(all, at)];
}

const BURNING = sifted(
  /\b(?:on|at|into|from|near|outside|before|of|to|against|through) (?:an?|the|his|her|their) (?:burning|blazing|flaming) (house|building|barn|cabin|car|tree|forest|church|factory)\b/i,
);

/** What burns and is only told of stands there, for its flames. */
function beforeFire({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const name = BURNING.exec(subject)?.[1]?.toLowerCase();
  if (!first?.age || !name || figures.length >= MOST_FIGURES - 1) return [...figures];
  const drawing = { building: 'house', forest: 'pine' }[name] ?? name;
  if (figures.some((figure) => figure.drawing === drawing || figure.word === name)) return [...figures];
  const height = Math.min(first.height, 0.56);
  const house: Figure = { ...thingFor(first, drawing), word: name, x: 0.78, depth: 0.5, height: 0.56 };
  return [...figures.with(0, { ...first, x: 0.28, faces: 'right', height }), house];
}

/** What a person pulls along is a small wagon, and no coach. */
function wagonPulled({ doings }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing }) => drawing === 'carriage');
  const cart = figures[at];
  const pulls = doings.some(
    ({ verb, agents }) =>
      agents.includes(0) && /^(?:pull|drag|tow|haul|push|ride|load|fill)\b/.test(verb.base),
  );
  if (!first || !isPerson(first) || !cart || !pulls || figures.some(({ drawing }) => drawing === 'horse'))
    return [...figures];
  return figures
    .with(0, { ...first, height: Math.min(first.height, 0.6) })
    .with(at, { ...cart, drawing: 'wagon', height: Math.min(first.height, 0.6) * 0.42 });
}

const WATCHES = sifted(
  /\bwatch\w* (?:tv|television|a movie|a film|cartoons|the news|a show|the game|a match)\b/i,
);

/** Who watches television on a sofa sits on it, and the screen stands over against. */
function beforeScreen({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const seat = figures.findIndex(({ drawing }) => /^(?:sofa|armchair|bed|rug)$/.test(drawing));
  const at = figures.findIndex(({ drawing }) => drawing === 'television');
  const [sofa, screen] = [figures[seat], figures[at]];
  if (!first?.age || !sofa || !screen || !WATCHES.test(subject)) return [...figures];
  const height = Math.min(first.height, 0.6);
  return figures
    .with(0, { ...bound(first, seat, 'on'), x: 0.32, faces: 'right', height })
    .with(seat, { ...unbound(sofa), x: 0.32, depth: 0.2, faces: 'camera', height: height * 0.62 })
    .with(at, { ...unbound(screen), x: 0.84, depth: 0.15, height: height * 0.5 });
}

/** What is punched in a gym hangs there. */
function punched({ doings }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing }) => /^(?:punching-)?bag$/.test(drawing));
  const bag = figures[at];
  const isHit = doings.some(({ verb }) => /^(?:punch|hit|box|kick|spar|strike)\b/.test(verb.base));
  if (!first || !bag || !isHit || at < 1) return [...figures];
  const height = Math.min(first.height, 0.62);
  const hung: Figure = { ...bag, drawing: 'punching-bag', word: 'punching bag', height: height * 1.25 };
  return figures.with(0, { ...first, height }).with(at, hung);
}

const ON_CRESCENT = sifted(
  /\b(?:sit\w*|sat|seated|fish\w*|perch\w*|sleep\w*|swing\w*|rest\w*|read\w*) (?:\w+ )?(?:on|from) (?:an?|the) (?:[\w-]+ )?(?:crescent|half|sickle) moon\b/i,
);

/** Who sits on a crescent moon is in its hollow. */
function onCrescent({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const told = figures.findIndex(({ drawing }) => /^(?:crescent|moon)$/.test(drawing));
  if (!first?.age || !ON_CRESCENT.test(subject) || (told < 0 && figures.length >= MOST_FIGURES))
    return [...figures];
  const at = told < 0 ? figures.length : told;
  const moon: Figure = {
    ...thingFor(first, 'crescent'),
    word: 'moon',
    x: 0.45,
    depth: 0.2,
    height: 0.72,
    posture: 'float',
    colour: 'glowing',
  };
  const seated = figures.with(0, {
    ...bound(first, at, 'on'),
    posture: 'sit',
    x: 0.45,
    faces: 'right',
    height: 0.44,
  });
  return told < 0 ? [...seated, moon] : seated.with(at, moon);
}

const BY_WATER = sifted(
  /\b(?:by|beside|at|near|along|overlooking|on|facing) (?:an?|the) (?:[\w-]+ )?(?:sea|seaside|seashore|ocean|beach|coast|lake|shore|river)\b/i,
);
const ON_WHEELS = sifted(
  /^(?:car|.*-car|convertible|van|bus|truck|pickup|jeep|taxi|caravan|motorbike|tractor)$/,
);

/** What is parked by the sea leaves the sea to be seen. */
function byWater({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  if (!first || first.bond || !ON_WHEELS.test(first.drawing) || !BY_WATER.test(subject)) return [...figures];
  return figures.with(0, { ...first, x: first.x > 0.5 ? 0.64 : 0.36, height: Math.min(first.height, 0.36) });
}

/** A tree that is being planted is no taller than who plants it. */
const sapling = ({ doings }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => {
    const planter = figures[figure.bond?.to ?? -1];
    const isPlanted = doings.some(({ verb }) => /^plant\b/.test(verb.base)) && figure.bond?.as === 'tend';
    return isPlanted && planter && /^(?:tree|pine|palm|bush)$/.test(figure.drawing)
      ? { ...figure, height: planter.height * 0.62 }
      : figure;
  });

/** The set pieces of what is about, in their order. */
export const STREWN = [
  leafHeap,
  told(LITTER, fallen),
  told(HIGH_SEA, highSea),
  smoking,
  aboard,
  beforeFire,
  wagonPulled,
  told(WATCHES, beforeScreen),
  punched,
  sapling,
  told(ON_CRESCENT, onCrescent),
  told(BY_WATER, byWater),
];
