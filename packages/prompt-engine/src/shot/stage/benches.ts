import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Doing } from '../../read/scene.ts';
import type { DeedRow } from '../pose/deed-rows.ts';
import type { Bond, Figure } from '../stage.ts';
import { without } from './grounds.ts';

/*
 * What a deed brings besides who does it: tools and stock, and the bench at which one works.
 */

export const MOST_FIGURES = 8;
export const BENCHES = new Set(['table', 'stove', 'sink', 'bed', 'anvil']);
/** Heights of tools and stock beside a person. */
const HEIGHTS: Readonly<Record<string, number>> = {
  person: 1,
  wall: 0.95,
  grass: 0.2,
  car: 0.8,
  bush: 0.6,
  tent: 0.75,
  horse: 1.1,
  sheep: 0.5,
  door: 1.15,
  sink: 0.55,
  gong: 0.7,
  bonsai: 0.3,
  'game-table': 0.42,
  typewriter: 0.14,
  marshmallow: 0.08,
  guitar: 0.3,
  easel: 0.8,
  broom: 0.8,
  mop: 0.8,
  clothesline: 0.95,
  lawnmower: 0.6,
  'vacuum-cleaner': 0.6,
  bicycle: 0.62,
  dog: 0.45,
  television: 0.4,
  cake: 0.25,
  basket: 0.25,
  skateboard: 0.1,
  surfboard: 0.1,
  skis: 0.1,
  'potted-plant': 0.35,
};
const SMALL = 0.16;

/** A deed that the preview shows, with its row. */
export interface Deed {
  readonly doing: Doing;
  readonly row: DeedRow;
  /** Who does it and to what, as places among the figures; -1 for what is none of them. */
  readonly agent: number;
  readonly object: number;
}

/** The figure tied to the one at an index, near the front; `extra` changes all but its depth and its bond. */
export const bound = (figure: Figure, to: number, as: Bond, extra: Partial<Figure> = {}): Figure => ({
  ...figure,
  ...extra,
  depth: 0.2,
  bond: { to, as },
});

/** The figure free of any other, otherwise as it was. */
export const unbound = ({ bond: _, ...figure }: Figure): Figure => figure;

/** A tool or a piece of stock, as tall beside its user as it is. */
export const thingFor = (user: Figure, drawing: string): Figure => {
  const {
    sex: _,
    age: __,
    temper: ___,
    bond: ____,
    colour: _____,
    hair: ______,
    lettered: _7,
    ...plain
  } = user;
  return {
    ...plain,
    drawing,
    word: drawing,
    count: 1,
    height: Math.max(0.05, user.height * (HEIGHTS[drawing] ?? SMALL)),
    posture: drawing === 'person' ? 'lie' : 'stand',
    faces: 'camera',
  };
};

/** What nobody stands on to work. */
const FORGES = sifted(/^(?:anvil|stove|sink|table|desk|counter)$/);

/** A bench before the worker, with what is worked at on it. */
export function onBench(
  figures: Figure[],
  { agent, object, row }: Pick<Deed, 'agent' | 'object'> & { readonly row: Pick<DeedRow, 'place' | 'stock'> },
): void {
  const drawn = figures[agent];
  const bearer = figures[drawn?.bond?.as === 'on' ? drawn.bond.to : -1];
  // Who forges on an anvil, or kneads on a table, stands before it.
  const isBench = bearer && row.place !== 'bed' && FORGES.test(bearer.drawing);
  const user = drawn && isBench ? unbound(drawn) : drawn;
  if (!user || user.bond?.as === 'on' || figures.length >= MOST_FIGURES) return;
  figures[agent] = user;
  const own = figures.findIndex(({ drawing }) => /^(?:table|desk|stove|sink|bed|anvil)$/.test(drawing));
  const bench = own < 0 ? figures.length : own;
  const plain = thingFor(user, row.place);
  figures[bench] = {
    ...plain,
    ...(own < 0 ? {} : { word: figures[own]?.word ?? '' }),
    height: Math.max(0.1, user.height * 0.45),
    depth: 0.1,
    bond: { to: agent, as: 'front' },
  };
  // What lies in a bucket is in it on the bench.
  const vessel = figures[object]?.bond?.as === 'in' ? (figures[object]?.bond?.to ?? -1) : object;
  const told = vessel === agent ? object : vessel;
  const at = object < 0 && row.stock !== '-' && figures.length < MOST_FIGURES ? figures.length : told;
  const work = figures[at] ?? (object < 0 && row.stock !== '-' ? thingFor(user, row.stock) : undefined);
  if (!work || at < 0 || at === bench) return;
  const posture = row.place === 'bed' ? 'lie' : 'stand';
  // What is written is a sheet, not its signs.
  const drawing = work.drawing === 'letters' ? 'paper' : work.drawing;
  figures[at] = bound(work, bench, 'on', {
    posture,
    drawing,
    height: Math.max(
      drawing === 'timber' ? 0.045 : 0.07,
      Math.min(work.height, user.height * (BROAD.test(drawing) ? 0.1 : 0.2)),
    ),
  });
  if (row.place === 'bed') figures[at] = { ...figures[at], height: user.height };
}

/** What is broader than high, and would fill its bench. */
const BROAD = sifted(
  /^(?:mound|flat-board|timber|shoe|boot|bread|pizza|fish|hat|frying-pan|paper|keyboard|iron)$/,
);

const BLANKET = sifted(/\b(?:blankets?|duvet|quilt|covers|comforter|bedspread)$/);

/** What is another thing in a hand than by itself. */
const IN_HAND: Readonly<Record<string, string>> = { plate: 'tray', letters: 'letter' };

/** How tall a vessel may be that stands on something and has something in it, in heights of the frame. */
const BORNE = 0.3;
const BLOOMS = sifted(/^(?:flowers?|bouquet|rose|tulip|sunflower|daisy|branch)$/);

/** Who or what is on another and has its own size or posture there; undefined where it has none. */
function onBearer(figures: readonly Figure[], figure: Figure, index: number): Figure | undefined {
  const bearer = figures[figure.bond?.as === 'on' ? figure.bond.to : -1];
  // Who feeds pigeons from a bench sits on it.
  if (bearer?.drawing === 'bench' && /^(?:kneel|crouch)$/.test(figure.posture))
    return { ...figure, posture: 'sit' };
  // Flowers in a vase on a table are seen whole, all three.
  const vessel = figures[figure.bond?.as === 'in' ? figure.bond.to : -1];
  if (vessel?.bond?.as === 'on' && !figure.age)
    return { ...figure, height: Math.min(figure.height, vessel.height, BORNE * 1.1) };
  if (
    bearer &&
    !figure.age &&
    figures.some(({ bond, age }) => bond?.as === 'in' && bond.to === index && !age)
  )
    return { ...figure, height: Math.min(figure.height, BORNE) };
  // Flowers stand in no jam.
  const isForFlowers = figures.some(
    ({ bond, drawing }) => bond?.to === index && bond.as === 'in' && BLOOMS.test(drawing),
  );
  if (figure.drawing === 'jar' && isForFlowers) return { ...figure, drawing: 'vase' };
  return undefined;
}

/** Who is under a blanket looks out over it; a plate in somebody's hand is a plate, and a snowman brings its own hat. */
export function covered(figures: readonly Figure[]): readonly Figure[] {
  const all = figures.map((figure, index): Figure => {
    const borne = onBearer(figures, figure, index);
    if (borne) return borne;
    const cover = figures[figure.bond?.as === 'under' ? figure.bond.to : -1];
    if (cover?.drawing === 'bed' && BLANKET.test(cover.word))
      return bound(figure, figures.indexOf(cover), 'on', { posture: 'lie' });
    if (cover?.drawing === 'rug' && BLANKET.test(cover.word))
      return { ...unbound(figure), posture: figure.posture === 'lie' ? 'lie' : 'sit', depth: 0.4 };
    const who = figures.find(({ bond }) => bond?.as === 'under' && bond.to === index);
    // Who lies in a bed is as long as it, less a pillow.
    if (who && figure.drawing === 'bed' && BLANKET.test(figure.word))
      return { ...unbound(figure), height: who.height * 0.5 };
    if (who && figure.drawing === 'rug' && BLANKET.test(figure.word))
      return {
        ...bound(figure, figures.indexOf(who), 'around'),
        drawing: 'blanket',
        x: who.x,
        depth: 0.05,
        height: who.height * 0.3,
      };
    const drawing = figure.bond?.as === 'held' && figure.count < 2 ? IN_HAND[figure.drawing] : undefined;
    return drawing ? { ...figure, drawing, lettered: false } : figure;
  });
  // A night sky has its stars.
  const isDoubled = ({ drawing, bond }: Figure, i: number): boolean =>
    (i > 0 && drawing === 'stars' && !bond) ||
    // Shoes are drawn on feet that stand.
    (/^(?:boot|shoe|sock|high-heel)$/.test(drawing) &&
      bond?.as === 'worn' &&
      /^(?:jump|sit|kneel|crouch|lotus|ride|fly|swim)$/.test(figures[bond.to]?.posture ?? '')) ||
    (figures[0]?.drawing === 'snowman' && /hat$|^cap$/.test(drawing) && (!bond || bond.to === 0));
  const at = all.findIndex(isDoubled);
  return at < 0 ? all : without(all, at);
}
