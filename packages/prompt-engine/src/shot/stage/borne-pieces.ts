import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';
import { MOST_FIGURES } from './benches.ts';

/*
 * Set pieces of one thing on another: a bird on its branch, flames on what burns, a bow tie with a suit, a child on
 * shoulders.
 */

const ON_BRANCH = sifted(
  /\b(?:on|along|from|off) (?:an?|the) (?:[\w-]+ ){0,2}(?:branch|twig|bough|tree limb)\b/i,
);

/** A branch hangs in the middle of the frame: who sits on it ends below its edge. */
const HIGHEST_ON_BRANCH = 0.34;

/** Who sits on a branch has one, up among the leaves. */
export function onBranch({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const told = figures.findIndex(({ drawing }) => drawing === 'branch');
  const branched = figures[told];
  if (first?.age && branched && first.bond?.to === told)
    return figures
      .with(0, { ...first, height: Math.min(first.height, HIGHEST_ON_BRANCH) })
      .with(told, { ...branched, x: 0.5, height: 0.14, posture: 'float' });
  if (!first?.age || first.bond || !ON_BRANCH.test(subject) || figures.length >= MOST_FIGURES)
    return [...figures];
  const { age: _, sex: __, temper: ___, colour: ____, ...plain } = first;
  const branch: Figure = {
    ...plain,
    drawing: 'branch',
    word: 'branch',
    count: 1,
    posture: 'float',
    faces: 'camera',
  };
  const height = Math.min(first.height, HIGHEST_ON_BRANCH);
  return [
    ...figures.with(0, { ...first, height, bond: { to: figures.length, as: 'on' } }),
    { ...branch, x: 0.5, height: 0.14 },
  ];
}

const BURNS = sifted(/\b(?:burning|on fire|in flames|ablaze|engulfed)\b/i);
const BURNT = sifted(
  /^(?:house|cottage|cabin|barn|church|castle|tower|skyscraper|shop|factory|building|apartment|car|truck|van|bus|train|boat|ship|tree|pine|forest|aeroplane)/,
);

/** What burns has flames before it. */
export function ablaze({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const at = BURNS.test(subject) ? figures.findIndex(({ drawing }) => BURNT.test(drawing)) : -1;
  const burnt = figures[at];
  if (!burnt || figures.some(({ drawing }) => drawing === 'fire') || figures.length >= MOST_FIGURES)
    return [...figures];
  const { bond: _, colour: __, ...plain } = burnt;
  const depth = Math.max(0, burnt.depth - 0.03);
  const fire = { drawing: 'fire', word: 'fire', count: 1, height: burnt.height * 0.7, depth };
  return [...figures, { ...plain, ...fire, bond: { to: at, as: 'on' } }];
}

const SUIT = sifted(/\b(?:suit|tuxedo)\b/i);

/** An animal's suit has its bow tie. */
export const suited = (_: Scene, figures: readonly Figure[]): Figure[] => {
  const suit = figures.find(
    ({ drawing, word, bond }) => drawing === 'jacket' && bond?.as === 'worn' && SUIT.test(word),
  );
  const isPerson = /^(?:person|child)/.test(figures[suit?.bond?.to ?? -1]?.drawing ?? 'person');
  if (!suit || isPerson || figures.length >= MOST_FIGURES) return [...figures];
  const { colour: _colour, ...plain } = suit;
  return [...figures, { ...plain, drawing: 'bow-tie', word: 'bow tie' }];
};

/** A child that somebody carries is seen as one. */
export const shouldered = (_: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => {
    const bearer = figure.bond?.as === 'on' ? figures[figure.bond.to] : undefined;
    const isCarried = figure.drawing.startsWith('child') && bearer?.drawing.startsWith('person');
    return isCarried && bearer
      ? { ...figure, height: Math.max(figure.height, bearer.height * 0.52) }
      : figure;
  });

/** Plural words for one thing. */
const ONE = sifted(
  /\b(?:binoculars|opera glasses|scissors|pliers|tongs|shears|headphones|goggles|trousers|jeans|shorts)$/,
);

const EACH = sifted(/^(?:wine-glass|cup|mug|glass|cocktail|can|bottle)$/);

/** A pair of binoculars is one thing, and of several who drink each has a glass. */
export const asOne = (_: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => {
    const { bond, count, drawing, word } = figure;
    const isHeld = bond?.as === 'held' || bond?.as === 'mouth';
    const isOne =
      bond && ((ONE.test(word.toLowerCase()) && count > 1) || (isHeld && count === 1 && EACH.test(drawing)));
    return isOne ? { ...figure, count: figures[bond.to]?.count ?? 1 } : figure;
  });
