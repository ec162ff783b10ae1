import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';
import { MOST_FIGURES, thingFor, unbound } from './benches.ts';
import { told } from './piece.ts';

/*
 * Nobody is hidden, and nothing stands where it cannot: what is too large for a mouth is stood at, what is burnt is in
 * its drum and not the one who burns it, a fire is on the ground, a building is behind who is at its back.
 */

const LARGE = sifted(
  /^(?:picnic-table|table|desk|bench|bed|sofa|chair|armchair|tree|pine|palm|car|van|bus|boat|canoe|door|fence|wall|shelf|piano|wardrobe|house|cabin|cottage|shop|barn|stall)$/,
);

/** What is larger than who gnaws or licks it is at that one's mouth, and not in it. */
const atMouth = (_: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure): Figure => {
    const user = figures[figure.bond?.to ?? -1];
    const isLarge = figure.bond?.as === 'mouth' && LARGE.test(figure.drawing);
    if (!figure.bond || !isLarge || !user || figure.height < user.height * 0.8) return figure;
    return { ...figure, depth: 0.3, x: 0.76, bond: { ...figure.bond, as: 'tend' } };
  });

const isPerson = (drawing: string): boolean => /^(?:person|child)/.test(drawing);

const BURNS = sifted(/\b(?:burn|incinerat)\w*\b.* in (?:an?|the|his|her|their) /i);
const VESSELS = sifted(/^(?:barrel|bucket|box|basket|cauldron|stove|bath|hearth|brick-oven)$/);

/** What is burnt is in the vessel, with its fire; who burns it stands by. */
function burntIn({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const to = figures.findIndex(({ drawing }, i) => i > 0 && VESSELS.test(drawing));
  const at = figures.findIndex(({ age }, i) => i > 0 && i !== to && !age);
  const [vessel, fuel] = [figures[to], figures[at]];
  if (!first || !vessel || !fuel || !isPerson(first.drawing) || !BURNS.test(subject)) return [...figures];
  const fire: Figure = { ...thingFor(first, 'fire'), height: first.height * 0.3, bond: { to, as: 'in' } };
  const burning = figures
    .with(0, { ...unbound(first), x: 0.34, faces: 'right', posture: 'stand' })
    .with(to, {
      ...unbound(vessel),
      x: 0.72,
      depth: 0.2,
      height: Math.min(vessel.height, first.height * 0.4),
    })
    .with(at, { ...unbound(fuel), height: first.height * 0.12, bond: { to: 0, as: 'held' } });
  return figures.length < MOST_FIGURES ? [...burning, fire] : burning;
}

/** A fire that is no candle is on no table. */
export const onTheGround = (figures: readonly Figure[]): Figure[] =>
  figures.map((figure) =>
    /^(?:campfire|fire)$/.test(figure.drawing) &&
    figure.bond?.as === 'on' &&
    /^(?:table|desk|counter|bench)$/.test(figures[figure.bond.to]?.drawing ?? '')
      ? { ...unbound(figure), x: 0.84, depth: 0.15 }
      : figure,
  );

const BUILT = sifted(
  /^(?:church|castle|house|barn|cottage|cabin|palace|temple|mosque|factory|shop|skyscraper|greenhouse|tower)$/,
);

/** A building that somebody is behind shows its back, and hides nobody. */
function behindBuilding(_: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(({ drawing, depth }, i) => i > 0 && BUILT.test(drawing) && depth < 0.3);
  const building = figures[at];
  if (!first?.age || !building || first.depth <= building.depth || building.bond) return [...figures];
  const height = Math.max(first.height, 0.46);
  const grown = height / first.height;
  return figures.map((figure, i) => {
    if (i === at) return { ...figure, depth: 0.8, x: 0.28, height: 0.86 };
    if (i === 0) return { ...unbound(figure), height, depth: 0.2, x: 0.4 };
    return figure.bond?.to === 0 ? { ...figure, height: figure.height * grown } : figure;
  });
}

/** The set pieces of what is as large and stands where it does among people. */
export const TO_SCALE = [atMouth, told(BURNS, burntIn), behindBuilding];
