import type { Figure } from '../../shot/stage.ts';
import { type Canvas, fill, stroke } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { disc, num } from '../drawing/pen.ts';
import { type Actor, type DrawnMember, type Ground, isActor } from './actors.ts';
import { isTight } from './bonds.ts';

/*
 * Whoever is in water is cut off by its surface: a swimmer at the chest, who wades at the thighs, a duck at its belly.
 */

const WATER = /^(?:sea|lake|ford|pool|hot-spring|swamp|floe|venice)$/;
/** Who lives under the surface, or has no legs to stand on the ground below it. */
const AT_HOME =
  /^(?:octopus|squid|whale|orca|shark|dolphin|fish|clownfish|pufferfish|eel|jellyfish|seahorse|crab|lobster|coral|frog|person:mermaid|flamingo|heron|dragonfly)$/;
const FOWL = /^(?:duck|swan|goose|pelican|seagull|puffin|rubber-duck|penguin)$/;
const IN_THE_AIR = /^(?:jump|fly|fall|hang|climb|dive|ride|dance|lie)$/;

/** How much of a body is under water, by who it is and what it does. */
function depthOf({ drawing, posture }: Figure, isPerson: boolean): number {
  if (FOWL.test(drawing)) return 0.16;
  if (posture === 'swim' || posture === 'float') return isPerson ? 0.6 : 0.24;
  if (isPerson) return /^(?:sit|lotus|kneel|crouch)$/.test(posture) ? 0.36 : 0.34;
  return 0.3;
}

/** Whether a figure is in the water of its place: it lives, and is on, in or under nothing. */
const isImmersed = ({ stage: { place, cameraHeight } }: Ground, { figure }: Actor): boolean =>
  WATER.test(place) &&
  cameraHeight !== 'overhead' &&
  (figure.age !== undefined || FOWL.test(figure.drawing)) &&
  !isTight(figure.bond?.as) &&
  !AT_HOME.test(figure.drawing) &&
  !IN_THE_AIR.test(figure.posture);

/** How much a swimmer leans forward in the water, in degrees. */
const SWIMS = 56;

/** A body let down into the water whose surface is where it stood. */
function letDown({ shape, at, ...rest }: DrawnMember, deep: number): DrawnMember {
  const tall = (shape.height * at.size) / 100;
  const isSwimmer = isActor(shape) && shape.tilt !== 0;
  if (!isSwimmer) return { ...rest, shape, at: { ...at, base: at.base + tall * deep } };
  const turn = at.flip ? -SWIMS : SWIMS;
  const angle = (turn * Math.PI) / 180;
  const hips = tall * deep;
  // What was turned about its middle is turned about the point that the surface meets.
  const x = at.x + (Math.sin(((at.turn ?? 0) * Math.PI) / 180) * tall) / 2;
  return {
    ...rest,
    shape,
    at: { ...at, turn, x: x - Math.sin(angle) * hips, base: at.base + Math.cos(angle) * hips },
  };
}

/** The surface at which a body is: its place's, a little nearer for those that stand nearer. */
const surfaceOf = ({ place }: Ground, { figure, members: [first] }: Actor): number =>
  first && !first.at.turn ? first.at.base : place.base + (0.3 - figure.depth) * 20;

/** A figure in the water, with the height of the surface; undefined where it is dry. */
export function immersed(
  ground: Ground,
  actor: Actor,
): { readonly actor: Actor; readonly surface: number } | undefined {
  if (!isImmersed(ground, actor)) return undefined;
  const surface = surfaceOf(ground, actor);
  const members = actor.members.map((member) => {
    const level = member.at.turn ? { ...member, at: { ...member.at, base: surface } } : member;
    // Who sprays with the trunk has it above the water.
    const isSpraying = ground.stage.figures.some(
      ({ drawing, bond }) => drawing === 'spray' && bond?.to === actor.index,
    );
    return letDown(level, isSpraying ? 0.12 : depthOf(actor.figure, isActor(member.shape)));
  });
  return { actor: { ...actor, members }, surface };
}

/** Those of a group in the water each by itself, for each meets the surface where it is. */
export const apartInWater = (ground: Ground, actors: readonly Actor[]): Actor[] =>
  actors.flatMap((actor) =>
    actor.members.length > 1 &&
    isImmersed(ground, actor) &&
    !ground.stage.figures.some(({ bond }) => bond?.to === actor.index)
      ? actor.members.map((member) => ({ ...actor, members: [member] }))
      : [actor],
  );

/** Rings about a body where the surface meets it. */
function rings(canvas: Canvas, { shape, at }: DrawnMember, surface: number): string {
  const { m, tones } = canvas;
  const k = at.size / 100;
  const angle = ((at.turn ?? 0) * Math.PI) / 180;
  const half = Math.max(shape.width * k * (at.turn ? 0.7 : 0.52), m * 0.03);
  const x = at.x + (Math.tan(angle) * (at.base - surface) || 0);
  const arc = (share: number, down: number): string => {
    const reach = half * share;
    return `M${num(x - reach)} ${num(surface + down)}q${num(reach)} ${num(m * 0.022)} ${num(reach * 2)} 0`;
  };
  return (
    fill(disc(x, surface, half * 1.04, m * 0.012), mix(tones.mid, tones.sky1, 0.35), 0.7) +
    stroke(arc(1.12, 0) + arc(0.8, m * 0.012) + arc(1.4, m * 0.016), tones.lit, m * 0.006, 0.7)
  );
}

/** What is drawn of bodies above the surface, and the rings about them. */
export function aboveWater(canvas: Canvas, { members }: Actor, surface: number, markup: string): string {
  const id = canvas.define(
    `<clipPath id="%"><rect x="${num(-canvas.w)}" y="${num(-canvas.h)}" width="${num(canvas.w * 3)}" height="${num(canvas.h + surface)}"/></clipPath>`,
  );
  return (
    `<g data-in="water" clip-path="url(#${id})">${markup}</g>` +
    members.map((member) => rings(canvas, member, surface)).join('')
  );
}
