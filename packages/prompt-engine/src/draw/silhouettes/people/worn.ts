import { blob } from '../../drawing/pen.ts';
import { flat, rimmed, type SilhouettePart, type Tone, veil } from '../silhouette.ts';
import type { Pose } from './pose.ts';
import { alongAxis, discAt, limbOf, onAxis, type Point, pointsOf, pointText, skirtOf } from './rig.ts';

/*
 * What a trade is told by over its clothes, in rows. A thing begins with `@ name` (the build packs what begins with `=`); a line of it is a tone (a dot after
 * it leaves out the rim, `?40` makes it a veil), a letter and groups of numbers: o an outline of how far aside and how
 * far along from neck (0) to hip (1), a an outline of how far along and half how wide, d discs (aside, along, radius),
 * l a strip (aside, along, half its thickness), k a skirt (how far down, waist, hem), g both legs and s both arms from
 * how far along (0 to 2) with half their thickness, h discs about the hands (radius).
 */

/** What one outline of a row is in a pose; `o` moves it to where the chest faces. */
type Shaper = (pose: Pose, o: number, groups: readonly (readonly number[])[]) => string;

const between = (chain: readonly Point[], share: number): Point => {
  const at = Math.min(Math.floor(share), 1);
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = [chain[at], chain[at + 1]];
  return [ax + (bx - ax) * (share - at), ay + (by - ay) * (share - at)];
};

const alongLimbs =
  (which: 'arms' | 'legs'): Shaper =>
  (pose, _, groups) =>
    pose[which]
      .map(pointsOf)
      .map((chain) =>
        limbOf(
          groups.map(([share = 0]) => between(chain, share)),
          groups.map(([, radius = 1]) => radius),
        ),
      )
      .join('');

const SHAPERS: Readonly<Record<string, Shaper>> = {
  o: (pose, o, groups) =>
    blob(groups.map(([aside = 0, along = 0]) => pointText(onAxis(pose, along, aside + o))).join(' ')),
  a: (pose, _, groups) =>
    alongAxis(
      pose,
      groups.map(([along = 0, half = 0]) => [along, half] as const),
    ),
  d: (pose, o, groups) =>
    groups.map(([aside = 0, along = 0, r = 1]) => discAt(onAxis(pose, along, aside + o), r)).join(''),
  l: (pose, o, groups) =>
    limbOf(
      groups.map(([aside = 0, along = 0]) => onAxis(pose, along, aside + o)),
      groups.map(([, , r = 1]) => r),
    ),
  k: (pose, _, [[to = 1, waist = 7, hem = 8] = []]) => skirtOf(pose, { to, waist, hem }),
  g: alongLimbs('legs'),
  s: alongLimbs('arms'),
  h: (pose, _, [[r = 3] = []]) => pose.arms.map((chain) => discAt(pointsOf(chain)[2] ?? [0, 0], r)).join(''),
};

interface WornPart {
  readonly tone: Tone;
  readonly isFlat: boolean;
  readonly alpha: number | undefined;
  readonly shapes: readonly { readonly make: Shaper; readonly groups: readonly number[][] }[];
}

const inFull = (tone: string): Tone => tone.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3') as Tone; // by the rows' form

function partIn(line: string): WornPart {
  const [, tone = '', dot = '', alpha, text = ''] = /^([#\w]+?)(\.)?(?:\?(\d+))? (.*)$/.exec(line) ?? [];
  const shapes = text.split(';').map((shape) => {
    const [letter = '', ...groups] = shape.trim().split(' ');
    const make = SHAPERS[letter];
    if (!make) throw new Error(`Nothing that is worn is shaped so: ${line}`);
    return { make, groups: groups.map((group) => group.split(',').map(Number)) };
  });
  return { tone: inFull(tone), isFlat: dot !== '', alpha: alpha ? Number(alpha) / 100 : undefined, shapes };
}

const WORN = new Map<string, readonly WornPart[]>();

/** Adds what is worn by the rows of a table. */
export function addWorn(table: string): void {
  for (const text of table.split(/^@ /m).slice(1)) {
    const [name = '', ...lines] = text.trim().split('\n');
    WORN.set(name, lines.map(partIn));
  }
}

/** Everything that is worn by rows. */
export const idsOfWorn = (): string[] => [...WORN.keys()];

/** Something worn, on a body in its pose. */
export const wornBy = (name: string, pose: Pose, o: number): SilhouettePart[] =>
  (WORN.get(name) ?? []).map(({ tone, isFlat, alpha, shapes }) => {
    const d = shapes.map(({ make, groups }) => make(pose, o, groups)).join('');
    if (alpha !== undefined) return veil(tone, alpha, d);
    return isFlat ? flat(tone, d) : rimmed(tone, d);
  });
