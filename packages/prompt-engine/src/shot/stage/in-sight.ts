import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Figure, Stage } from '../stage.ts';
import { bound, MOST_FIGURES, thingFor, unbound } from './benches.ts';
import { HANDED } from './in-hand.ts';
import { capitalsOf, linesOn } from './lettering.ts';
import { told } from './piece.ts';
import { onTheGround, TO_SCALE } from './to-scale.ts';

/*
 * What is named stays in sight and touches what it is said to touch: a tower with what is wound about it, a shop with
 * its sign behind a parked car, a glass at the edge of the table that it is knocked off.
 */

const WINDS = sifted(
  /\b(?:curl|coil|wrap|wind|wound|twin|twist|slither)\w* (?:itself |herself |himself |its \w+ |tightly )?(?:a?round|about)\b/i,
);
const TALL = sifted(
  /^(?:tower|lighthouse|tree|pine|palm|column|ruin|pillar|post|lamppost|street-lamp|castle|skyscraper|statue|clock-tower|pagoda)$/,
);

/** What is wound about something tall is large and before it. */
function wound({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing }, i) => i > 0 && TALL.test(drawing));
  const thing = figures[at];
  const isWinding =
    first?.drawing === 'vine' || (first?.age && first.count === 1 && !HANDED.test(first.drawing));
  if (!first || !isWinding || !thing || !WINDS.test(subject)) return [...figures];
  const height = first.age ? (first.drawing === 'octopus' ? 0.44 : 0.5) : 0.7;
  const posture = first.posture === 'slump' ? 'lie' : first.posture;
  return figures
    .with(0, { ...unbound(first), count: Math.min(first.count, 2), x: 0.5, depth: 0.1, height, posture })
    .with(at, { ...thing, x: 0.5, depth: 0.25, height: 0.86, bond: { to: 0, as: 'around' } });
}

const KNOCKS = sifted(
  /\b(?:knock|push|swat|tip|bat|nudge|paw|swipe)\w* (?:[\w-]+ ){1,5}?off (?:of )?(?:an?|the|its|his|her|my) (?:[\w-]+ ){0,2}?(?:table|desk|shelf|counter|sideboard|cabinet|dresser|bookshelf|mantelpiece)\b/i,
);
const TOPS = sifted(/^(?:table|desk|counter|shelf|cabinet)$/);

/** What an animal knocks off a table tips over its edge, and the animal is up there with it. */
function knockedOff({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const to = figures.findIndex(({ drawing }) => TOPS.test(drawing));
  const at = figures.findIndex(({ age }, i) => i > 0 && i !== to && !age);
  const [top, thing] = [figures[to], figures[at]];
  if (!first?.age || !top || !thing || HANDED.test(first.drawing) || !KNOCKS.test(subject))
    return [...figures];
  const table = top.drawing === 'shelf' ? 'table' : top.drawing;
  return figures
    .with(0, { ...bound(first, to, 'on'), x: 0.4, height: 0.34, posture: 'stand', faces: 'left' })
    .with(to, { ...unbound(top), drawing: table, x: 0.55, depth: 0.3, height: 0.36 })
    .with(at, { ...bound(thing, to, 'on'), x: 0.9, height: 0.12, posture: 'lean', faces: 'left' });
}

/** A ladder on a shoulder lies level on it, a hand at it. */
const onShoulder = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) =>
    figure.drawing === 'ladder' && figure.bond?.as === 'on' && /\bshoulders?\b/i.test(subject)
      ? { ...figure, bond: { ...figure.bond, as: 'held' } }
      : figure,
  );

/** Who fishes holds the rod out over the water, not across whoever is beside. */
function rodOutward(_: Scene, figures: readonly Figure[]): Figure[] {
  const to = figures.find(({ drawing, bond }) => drawing === 'rod' && bond?.as === 'held')?.bond?.to ?? -1;
  const angler = figures[to];
  const mate = figures.findIndex(
    ({ age, bond, drawing }, i) => i !== to && age && !bond && HANDED.test(drawing),
  );
  const other = figures[mate];
  if (!angler || !other || angler.bond || !/left|right/.test(angler.faces)) return [...figures];
  const crosses = angler.faces === 'right' ? other.x > angler.x : other.x < angler.x;
  if (!crosses) return [...figures];
  return figures
    .with(to, { ...angler, x: angler.faces === 'right' ? 0.52 : 0.48 })
    .with(mate, { ...other, x: angler.faces === 'right' ? 0.24 : 0.76, faces: angler.faces });
}

const FRUITED = sifted(
  /\b(tomato|strawberry|lemon|orange|cherry|apple|pear)(?:e?s)? (?:plant|bush|shrub|seedling)s?\b/i,
);

/** A tomato plant has its tomatoes. */
function fruited(_: Scene, figures: readonly Figure[]): Figure[] {
  const to = figures.findIndex(({ word }) => FRUITED.test(word));
  const plant = figures[to];
  const drawing = FRUITED.exec(plant?.word ?? '')?.[1]?.toLowerCase();
  if (!plant || !drawing || figures.length >= MOST_FIGURES || !/plant|bush/.test(plant.drawing))
    return [...figures];
  const fruit: Figure = { ...thingFor(plant, drawing), word: drawing, x: plant.x };
  const { count, height } = plant;
  return [...figures, { ...fruit, count, height: height * 0.22, depth: plant.depth, bond: { to, as: 'on' } }];
}

const LATTE = sifted(/\blatte art\b|\b(?:steamed|frothed|foamed|hot) milk\b/i);

/** Coffee is drawn on with milk out of a jug. */
const milky = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure): Figure => {
    if (!LATTE.test(subject)) return figure;
    if (figure.drawing === 'kettle') return { ...figure, drawing: 'jug', word: 'jug' };
    return figure.drawing === 'stream' ? { ...figure, colour: 'white' } : figure;
  });

const PAIR = sifted(
  /\b(?:a|the|his|her) pair of (?:[\w-]+ ){0,2}(?:glasses|spectacles|sunglasses|scissors|trousers|jeans)\b/i,
);

/** A pair of glasses is one thing. */
const onePair = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) =>
    figure.count === 2 && PAIR.test(subject) && /^(?:glasses|scissors|trousers)$/.test(figure.drawing)
      ? { ...figure, count: 1 }
      : figure,
  );

/** Who rides what is a giant is no dwarf on it. */
function onGiant(_: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = first?.bond?.as === 'on' ? first.bond.to : -1;
  const mount = figures[at];
  if (!first || !mount?.age || !HANDED.test(first.drawing) || mount.height < first.height * 1.5)
    return [...figures];
  const height = Math.max(first.height, 0.46);
  return figures
    .with(0, { ...first, height })
    .with(at, { ...mount, height: Math.min(mount.height, height * 1.2) });
}

const SHEET = sifted(/^(?:newspaper|letter|map|paper|poster)$/);

/** A sheet that bears a thing lies flat under it. */
function onSheet(_: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const to = first?.bond?.as === 'on' ? first.bond.to : -1;
  const sheet = figures[to];
  if (!first || first.age || !sheet || !SHEET.test(sheet.drawing)) return [...figures];
  return figures.with(0, { ...first, x: 0.5, height: 0.15 }).with(to, { ...sheet, x: 0.5, height: 0.7 });
}

/** Who sits among birds on a bench is seen with them, and near. */
function nearBench(_: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const isAmong = figures.some(({ bond, age }) => age && bond?.to === 0 && bond.as === 'tend');
  if (!first || !isAmong || first.posture !== 'sit' || first.bond?.as !== 'on' || first.height >= 0.72)
    return [...figures];
  const by = 0.72 / first.height;
  return figures.map((figure) => ({ ...figure, height: figure.height * by }));
}

/** The set pieces of what touches or hides another, in their order. */
export const IN_SIGHT = [
  told(WINDS, wound),
  told(KNOCKS, knockedOff),
  onShoulder,
  rodOutward,
  fruited,
  milky,
  onePair,
  onGiant,
  onSheet,
  nearBench,
  ...TO_SCALE,
];

const BUILT = sifted(
  /^(?:shop|house|church|barn|castle|cottage|cabin|temple|palace|tower|windmill|skyscraper|factory)$/,
);
const PARKED = sifted(
  /^(?:car|vintage-car|sports-car|convertible|taxi|van|pickup|truck|bus|bicycle|motorbike|scooter|carriage|tractor)$/,
);

/** What is parked before a building leaves its door and its sign in sight. */
function parked(figures: readonly Figure[]): readonly Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing, depth }) => BUILT.test(drawing) && depth > 0.6);
  const house = figures[at];
  if (!first || !house || at < 1 || first.bond || !PARKED.test(first.drawing)) return figures;
  const isRight = first.x > 0.5;
  const faces = isRight ? 'left' : 'right';
  return figures
    .with(0, { ...first, x: isRight ? 0.74 : 0.26, height: Math.min(first.height, 0.34) })
    .with(at, { ...house, x: isRight ? 0.32 : 0.68, faces, height: Math.max(house.height, 0.62) });
}

/** A house among flowers stands behind those that come up to the lens. */
function overField(figures: readonly Figure[]): readonly Figure[] {
  const [first] = figures;
  const isNear = figures.some(({ count, depth }) => count > 12 && depth < 0.2);
  if (!first || !isNear || !BUILT.test(first.drawing)) return figures;
  return figures.with(0, { ...first, depth: 0.75, height: Math.max(first.height * 0.8, 0.42) });
}

type Ground = Pick<Stage, 'place' | 'figures'>;

/** The stage with all that is named in sight. */
export const inSight = ({ place, figures }: Ground): Ground => ({
  // A shop stands in a street.
  place: place === 'field' && figures[0]?.drawing === 'shop' ? 'street' : place,
  figures: onTheGround(overField(parked(figures))),
});

/** The words to be seen: those that are told, or the name of a shop that is drawn as any shop, on its sign. */
export function wordsSeen(scene: Scene, figures: readonly Figure[], isGraphic: boolean): string[] {
  const told = linesOn(scene, figures.length === 0 && isGraphic);
  const shop = figures.find(
    ({ drawing, word }) => drawing === 'shop' && !/^(?:shop|store|shops|stores)$/.test(word),
  );
  const lines = told.length === 0 && shop ? [shop.word] : told;
  return lines.slice(0, 6).map((line) => capitalsOf(line).slice(0, 40));
}
