import type { Stage } from '../../shot/stage.ts';
import { round3 } from '../drawing/canvas.ts';
import { num } from '../drawing/pen.ts';
import { type DrawnMember, type Ground, isActor, pointOn } from './actors.ts';
import { extentOf } from './spots.ts';

/*
 * How near a picture of a deed is seen: as near as lets all who have a part in it fill the frame, so that hands and
 * what they touch are large enough to be read. The place is seen from as near as they are.
 */

/** A body that has been drawn, with its figure's place on the stage. */
export interface DrawnBody {
  readonly index: number;
  readonly member: DrawnMember;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The most that a picture is enlarged: at a bench, where only the upper body works, and elsewhere. */
const [MOST_AT_BENCH, MOST] = [1.55, 1.4];
/** The same where a place is told, whose marks stand at its edges. */
const [MOST_AT_BENCH_THERE, MOST_THERE] = [1.3, 1.14];
/** Air about the bodies, in shares of the frame. */
const AIR = 0.06;
/** From which depth on a figure is background. */
const BEHIND = 0.55;
/** How much of a bench is seen below its top and to each side of who is at it, against that one's height. */
const [BELOW_TOP, BESIDE] = [0.16, 0.3];
/** Distances at which the deed is the picture. */
const SIZES: ReadonlySet<Stage['size']> = new Set<Stage['size']>(['full', 'three-quarter', 'medium']);

const BENCH = /^(?:table|sales-stall|desk|stove|sink|counter|anvil|game-table|domino-table|trestles)$/;

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** What a body takes up, turned as it is. */
function boxOf(member: DrawnMember): Box {
  const { half, top, bottom } = extentOf(member);
  const [x] = pointOn(member, [0, -member.shape.height / 2]);
  return { left: x - half, right: x + half, top, bottom };
}

/** The bench of the first one, by its place on the stage, where only the upper body matters. */
function benchOf({ figures }: Stage): number {
  const [first] = figures;
  const isSeated = /^(?:stand|bend|sit|lean)$/.test(first?.posture ?? '');
  return isSeated
    ? figures.findIndex(({ bond, drawing }) => bond?.to === 0 && bond.as === 'front' && BENCH.test(drawing))
    : -1;
}

/** What of the picture shows the deed; undefined where no being does one. */
function deedBox({ stage, canvas }: Ground, bodies: readonly DrawnBody[]): Box | undefined {
  const near = bodies.filter(({ index }) => (stage.figures[index]?.depth ?? 1) <= BEHIND);
  const [first] = near.filter(({ index }) => index === 0);
  if (!first || !stage.figures[0]?.age) return undefined;
  const at = benchOf(stage);
  const bench = near.find(({ index }) => index === at);
  const others = near.filter(({ index }) => index !== at);
  const whole = around(others.map(({ member }) => boxOf(member)));
  if (!bench || !isActor(first.member.shape)) return { ...whole, bottom: Math.min(whole.bottom, canvas.h) };
  const top = boxOf(bench.member).top;
  const tall = (336 * first.member.at.size) / 100;
  const { x } = first.member.at;
  return {
    left: Math.min(whole.left, x - tall * BESIDE),
    right: Math.max(whole.right, x + tall * BESIDE),
    top: whole.top,
    bottom: Math.min(canvas.h, top + tall * BELOW_TOP),
  };
}

/** Where a stretch of the frame is shifted to after it was enlarged: about its own middle, and within the frame. */
function shiftOf(from: number, to: number, whole: number, by: number): number {
  const middle = (from + to) / 2;
  const wanted = middle * (1 - by);
  const inside = Math.min(Math.max(wanted, whole * AIR - from * by), whole * (1 - AIR) - to * by);
  return Math.min(0, Math.max(whole * (1 - by), inside));
}

/** The transform that brings a deed as near as the frame allows; nothing where it fills the frame already. */
export function nearOf(ground: Ground, bodies: readonly DrawnBody[]): string {
  const { stage, canvas } = ground;
  const { w, h } = canvas;
  const isSettled =
    !SIZES.has(stage.size) ||
    stage.cameraHeight === 'overhead' ||
    stage.lettering.length > 0 ||
    stage.figures.some(({ drawing, bond }) => drawing === 'bow' && bond?.as === 'held');
  const box = isSettled ? undefined : deedBox(ground, bodies);
  if (!box) return '';
  const room = 1 - 2 * AIR;
  const fits = Math.min((w * room) / (box.right - box.left), (h * room) / (box.bottom - box.top));
  const [atBench, most] = stage.placeWord ? [MOST_AT_BENCH_THERE, MOST_THERE] : [MOST_AT_BENCH, MOST];
  const by = Math.min(fits, benchOf(stage) < 0 ? most : atBench);
  if (!(by > 1.04)) return '';
  return `translate(${num(shiftOf(box.left, box.right, w, by))} ${num(shiftOf(box.top, box.bottom, h, by))}) scale(${round3(by)})`;
}
