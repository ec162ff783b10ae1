import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Figure } from '../../stage.ts';
import { bound, unbound } from '../benches.ts';
import { told } from '../piece.ts';

/*
 * What is painted or drawn on has its paint: a fence in its colour, a wall behind whoever is at it.
 */

const PAINTED = sifted(
  /\bpaint(?:s|ing|ed)? (?:an?|the|his|her|their|its|my|our) (?:[\w-]+ ){1,3}?(?:bright |dark |light |pale |deep |neon )?(red|blue|green|yellow|white|pink|orange|purple|black|turquoise|brown|grey|gray|gold|silver|violet|lime|teal)\b/i,
);

/** What is painted in a colour has it, and so has the brush; who paints stands at its side. */
function paintedIn({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const colour = PAINTED.exec(subject)?.[1]?.toLowerCase();
  const [first] = figures;
  const at = figures.findIndex(({ bond }, i) => i > 0 && bond?.to === 0 && /^(?:tend|front)$/.test(bond.as));
  const thing = figures[at];
  if (!colour || !first || !thing || thing.age) return [...figures];
  const isWide = /^(?:fence|wall)$/.test(thing.drawing);
  return figures.with(
    at,
    isWide && first.count < 3
      ? { ...bound(thing, 0, 'tend'), colour, height: first.height * (thing.drawing === 'wall' ? 1 : 0.72) }
      : { ...thing, colour },
  );
}

const PAINTS = sifted(
  /\b(?:paint|spray|decorat|whitewash|roller)\w*\b|\b(?:draw|scribbl|doodl)\w* (?:\w+ ){0,3}on\b/i,
);

const DRAWS = sifted(/\b(?:draw|scribbl|doodl)\w*\b/i);

/** The wall that is painted in a room is the wall behind, with paint on it. */
function wallPainted({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    ({ drawing, bond }) => drawing === 'wall' && (!bond || (bond.as === 'tend' && bond.to === 0)),
  );
  const wall = figures[at];
  if (
    !first ||
    !wall ||
    !PAINTS.test(subject) ||
    /\b(?:brick|garden|stone|graffiti|street|outside)\b/i.test(subject)
  )
    return [...figures];
  return figures.with(0, { ...unbound(first), posture: 'stand' }).with(
    at,
    bound({ ...wall, drawing: DRAWS.test(subject) ? 'wall-scribble' : 'paint-patch' }, 0, 'tend', {
      height: first.height * 1.06,
      x: first.x > 0.5 ? 0.3 : 0.7,
    }),
  );
}

/** The set pieces of painting, in their order. */
export const PAINTING = [paintedIn, told(PAINTS, wallPainted)];
