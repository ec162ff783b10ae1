import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Figure } from '../stage.ts';

/*
 * Room in the frame for all who stand in it.
 */

/** What one sits inside of and is seen through a window. */
const WINDOWED = sifted(
  /^(?:.*-?car|taxi|bus|van|truck|train|tram|aeroplane|helicopter|house|boat|.*ship|canoe|tent|rocket)$/,
);
const FLOWERS = sifted(/^(?:flower|rose|tulip|daisy|sunflower|lily)$/);
const BOATS = sifted(/^(?:boat|canoe|gondola|longship|sailboat|sailing-ship)$/);
const ROOFS = sifted(/^(?:chair|armchair|sofa|bench|bed|table|desk)$/);
const SMALL_BOATS = sifted(/^(?:boat|canoe)$/);
/** What is so small that whoever lies in it is seen from near. */
const HAND_SIZED = sifted(/^(?:cup|mug|teapot|bowl|empty-bowl|shoe|boot|hat|top-hat|jar|glass)$/);
const CREW = 0.34;
const TALLEST_PILE = 0.86;
const TALLEST_APART = 0.9;
/** How tall one is who bears another on the shoulder. */
const PERCHED = 0.7;
/** From which depth on a figure is background, and how high that is at most. */
const [BEHIND, TALLEST_BEHIND] = [0.6, 0.62];
/** How tall what bears a thing is beside the thing: no less, lest it vanish; no more, lest the thing does. */
const [MOST_BODY, ON_BODY, TINY_ON_BODY] = [8, 1.5, 2.6];
const [LEAST_BEARER, MOST_BEARER] = [0.14, 2.6];

/** How thick what lies under one is beside who is on it. */
const FLAT: Readonly<Record<string, number>> = { surfboard: 0.1, skateboard: 0.1, skis: 0.1, broom: 0.14 };

const shrunk = (figure: Figure, by: number): Figure =>
  by < 1 ? { ...figure, height: Math.max(0.03, figure.height * by) } : figure;

/** What stands on a thing keeps its head in the frame, and nothing beside the main figure outgrows it. */
export function withinFrame(all: readonly Figure[]): Figure[] {
  const [first] = all;
  if (!first) return [];
  const isRidden = (at: number): boolean => all.some(({ bond }) => bond?.as === 'on' && bond.to === at);
  const figures = all.map((figure, i) =>
    Object.hasOwn(FLAT, figure.drawing) && isRidden(i)
      ? { ...figure, height: Math.max(0.03, first.height * (FLAT[figure.drawing] ?? 1)) }
      : figure,
  );
  const bearer = first.bond?.as === 'on' ? figures[first.bond.to] : undefined;
  if (bearer?.drawing === 'branch') return figures;
  const vessel = first.bond?.as === 'in' ? figures[first.bond.to] : undefined;
  // Who is under a thing finds room there.
  const roof = first.bond?.as === 'under' ? figures[first.bond.to] : undefined;
  if (roof && !/^(?:.*-?car|van|truck|bus)$/.test(roof.drawing)) {
    // An animal under a chair fits beneath its seat.
    const isLow = ROOFS.test(roof.drawing) && !first.drawing.startsWith('person');
    const least = first.height * (isLow ? 1.7 : 1) * (first.posture === 'lie' && !first.age ? 0.75 : 1.25);
    const by = TALLEST_PILE / Math.max(roof.height, least);
    // A bush leaves room for whoever looks out of it.
    if (roof.drawing === 'bush')
      return figures.map((figure) => ({
        ...figure,
        x: first.faces === 'left' ? 0.6 : 0.4,
        height: figure === roof ? 0.56 : figure.height * (0.56 / Math.max(roof.height, least)),
      }));
    // Furniture is about as long as whoever lies under it, and as high as whoever crouches there is tall.
    const isUnderFurniture = ROOFS.test(roof.drawing) && /^(?:person|child)/.test(first.drawing);
    if (isUnderFurniture) {
      const share = first.posture === 'lie' ? 0.5 : first.count > 1 ? 0.6 : 0.8;
      return figures.map((figure) =>
        figure === roof
          ? { ...figure, x: 0.5, height: share * (first.posture === 'lie' ? 1 : TALLEST_PILE) }
          : { ...figure, height: (figure.height * share) / first.height },
      );
    }
    return figures.map((figure) =>
      figure === roof
        ? { ...figure, height: TALLEST_PILE }
        : { ...figure, height: Math.max(0.03, figure.height * by) },
    );
  }
  if (vessel?.drawing === 'cage')
    return figures.map((figure) =>
      figure === vessel
        ? { ...figure, height: TALLEST_PILE }
        : { ...figure, height: Math.min(figure.height, 0.5) },
    );
  // A pot is lower than what grows in it.
  if (vessel?.drawing === 'flower-pot')
    return figures.map((figure) =>
      figure === vessel ? { ...figure, height: 0.3 } : { ...figure, height: Math.min(figure.height, 0.62) },
    );
  // A fairy is smaller than its flower.
  if (vessel && FLOWERS.test(vessel.drawing))
    return figures.map((figure) =>
      figure === vessel ? { ...figure, height: 0.72 } : { ...figure, height: Math.min(figure.height, 0.3) },
    );
  // A crew is small in its boat.
  if (vessel && BOATS.test(vessel.drawing))
    return figures.map((figure) => {
      // A rowing boat is some three of its crew long.
      if (figure === vessel && SMALL_BOATS.test(figure.drawing))
        return { ...figure, height: Math.min(0.5, figure.height, Math.min(first.height, CREW) * 0.55) };
      if (figure === vessel) return { ...figure, height: Math.min(0.5, figure.height) };
      return figure.bond?.to === first.bond?.to || figure === first
        ? { ...figure, height: Math.min(figure.height, CREW) }
        : figure;
    });
  // A vessel is about as large as what is in it, so that both can be seen.
  const lies = /^(?:lie|slump)$/.test(first.posture);
  if (vessel && !WINDOWED.test(vessel.drawing) && !first.drawing.startsWith('person'))
    return figures.map((figure) =>
      figure === vessel
        ? { ...figure, height: Math.min(lies && !HAND_SIZED.test(vessel.drawing) ? 0.3 : 0.5, first.height) }
        : figure,
    );
  if (bearer && first.posture === 'ride') {
    const by = TALLEST_PILE / (bearer.height + first.height * 0.55);
    // What carries one through the air is as large as the rider at least.
    const least = bearer.age ? first.height * 0.9 : 0;
    return figures.map((figure) =>
      shrunk(figure === bearer ? { ...figure, height: Math.max(least, figure.height) } : figure, by),
    );
  }
  // People sit on what bears them: their chair may be as high as it is.
  if (bearer && !first.drawing.startsWith('person')) {
    const most = bearer.age || bearer.drawing === 'tree' ? MOST_BODY : MOST_BEARER;
    const nearer =
      bearer.age && first.height < bearer.height && !first.drawing.startsWith('child')
        ? /^(?:person|child)/.test(bearer.drawing)
          ? TINY_ON_BODY
          : ON_BODY
        : 1;
    const ratio = Math.min(most, Math.max(LEAST_BEARER, (bearer.height / first.height) * nearer));
    // Who lies is low on it, and who leaps over it reaches higher than it stands.
    const share = first.posture === 'lie' ? 0.72 : first.posture === 'jump' ? 0.74 : 1;
    const height = (TALLEST_PILE / (1 + ratio)) * share;
    return figures.map((figure) => {
      if (figure === bearer) return { ...figure, height: height * ratio };
      return { ...figure, height: Math.max(0.03, (figure.height * height) / first.height) };
    });
  }
  // What is behind does not make small who is before it.
  const isBehind = ({ bond, depth }: Figure): boolean => (!bond || bond.as === 'behind') && depth > BEHIND;
  const tallest = Math.max(
    0,
    ...figures
      .slice(1)
      .map((figure) =>
        figure.bond?.as === 'worn' || figure.bond?.as === 'held' || isBehind(figure) ? 0 : figure.height,
      ),
  );
  // An owl on a shoulder needs air above the head.
  const isPerch = figures.some(({ bond }, i) => i > 0 && bond?.as === 'on' && bond.to === 0);
  const headroom = isPerch && first.age ? PERCHED / first.height : 1;
  const by = tallest > first.height ? TALLEST_APART / tallest : headroom;
  const carrier = (figure: Figure): Figure | undefined =>
    figure.bond?.as === 'on' ? figures[figure.bond.to] : undefined;
  return figures.map((figure, i) => {
    // What is on a back is no larger than the back.
    const under = carrier(figure);
    // Who is in a tree is small in it.
    if (i > 0 && figure.bond?.as === 'on' && under?.drawing === 'tree')
      return { ...figure, height: Math.min(figure.height, 0.2) };
    if (i > 0 && figure.drawing === 'tree' && isRidden(i)) return { ...figure, height: 0.95 };
    if (i > 0 && under?.age && !figure.age)
      return { ...figure, height: Math.min(figure.height, under.height * 0.7) };
    return i > 0 && isBehind(figure)
      ? { ...figure, height: Math.min(figure.height, TALLEST_BEHIND) }
      : shrunk(figure, by);
  });
}
