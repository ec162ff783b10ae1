import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Figure } from '../stage.ts';

const MOST_FIGURES = 8;
const PARENT_AND_CHILD = sifted(/ and (?:grand)?(?:son|daughter|child|kid|baby|boy|girl)$/);

/** A family is of two sizes. */
export function familiesOf(figures: readonly Figure[]): Figure[] {
  const isMixed = ({ word, count }: Figure): boolean =>
    (/\bfamily$/.test(word) && count === 4) || (count === 2 && PARENT_AND_CHILD.test(word));
  const at = figures.findIndex(isMixed);
  const family = figures[at];
  if (!family || figures.length >= MOST_FIGURES || !family.age) return [...figures];
  const isPeople = family.drawing.startsWith('person');
  const count = family.count / 2;
  const { bond, ...bare } = family;
  const free = bond && bond.to !== at ? family : bare;
  const children: Figure = {
    ...free,
    count,
    ...(isPeople && { age: 'child' as const }),
    height: family.height * (isPeople ? 0.66 : 0.5),
    x: 0.8,
  };
  // What they sit around is between them.
  const around = figures.map((figure) =>
    figure.bond?.to === at && figure.bond.as === 'front' ? { ...figure, x: 0.52 } : figure,
  );
  return [...around.with(at, { ...free, count, x: Math.min(family.x, 0.34) }), children];
}
