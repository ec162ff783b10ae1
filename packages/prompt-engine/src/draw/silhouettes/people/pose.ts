import type { Figure, Posture } from '../../../shot/stage.ts';
import { pointsIn } from '../cut.ts';
import { POSES } from './poses.ts';

/** Where the joints of a figure are: 'x,y' in units of a person 100 tall who stands on y = 0. */
export interface Pose {
  readonly head: readonly [number, number];
  readonly neck: readonly [number, number];
  readonly hip: readonly [number, number];
  /** Shoulder, elbow, hand; the far arm first. */
  readonly arms: readonly [string, string];
  /** Hip, knee, ankle, toe; the far leg first. */
  readonly legs: readonly [string, string];
  /** How far the chest is turned towards us: 0.6 in profile, 1 in front. */
  readonly turn: number;
  readonly width: number;
  /** The whole figure turned about its foot: lying, swimming, flying. */
  readonly tilt?: number;
}

/** The poses that bodies are drawn in. */
export type PoseName =
  | 'front'
  | 'easy'
  | 'upright'
  | 'walking'
  | 'striding'
  | 'running'
  | 'jumping'
  | 'dancing'
  | 'sitting'
  | 'seated'
  | 'kneeling'
  | 'kneeling-front'
  | 'crouching'
  | 'crouching-front'
  | 'lotus'
  | 'bending'
  | 'crawling'
  | 'leaning'
  | 'fighting'
  | 'climbing'
  | 'hanging'
  | 'riding'
  | 'cycling'
  | 'lying'
  | 'swimming'
  | 'flying'
  | 'floating'
  | 'falling'
  | 'kicking'
  | 'slumped'
  | 'slipping'
  | 'shoving'
  | 'on-ground'
  | 'diving';

/**
 * A pose of the table: `= name`, how far the chest is turned and how broad the whole is, its tilt; then its points in
 * half units: head, neck and hip; far arm; near arm; far leg; near leg.
 */
function posed(text: string): readonly [name: string, make: () => Pose] {
  const [head = '', line = ''] = text.trim().split('\n');
  const [name = '', turn, width, tilt] = head.split(' ');
  const make = (): Pose => {
    const chains = line
      .slice(2)
      .split(';')
      .map((shape) =>
        pointsIn(shape)
          .split(' ')
          .map((point) => point.split(',').map((n) => Number(n) / 2)),
      );
    const [[top, neck, hip] = [], ...limbs] = chains;
    const pair = ([x = 0, y = 0]: readonly number[] = []): [number, number] => [x, y];
    const [far = '', near = '', farLeg = '', nearLeg = ''] = limbs.map((limb) => limb.join(' '));
    return {
      head: pair(top),
      neck: pair(neck),
      hip: pair(hip),
      arms: [far, near],
      legs: [farLeg, nearLeg],
      turn: Number(turn),
      width: Number(width),
      ...(tilt ? { tilt: Number(tilt) } : {}),
    };
  };
  return [name, make];
}

const ROWS = new Map(POSES.split(/^= /m).slice(1).map(posed));

const made = new Map<PoseName, Pose>();

/** The pose of the table that has a name, made when it is first asked for. @throws Error where none has it */
export function poseCalled(name: PoseName): Pose {
  const had = made.get(name);
  if (had) return had;
  const pose = ROWS.get(name)?.();
  if (!pose) throw new Error(`No pose is called '${name}'`);
  made.set(name, pose);
  return pose;
}

/** The pose seen from the side, and the one seen from before or behind. */
const BY_POSTURE: Readonly<Record<Posture, readonly [PoseName, PoseName]>> = {
  stand: ['upright', 'front'],
  sit: ['sitting', 'seated'],
  kneel: ['kneeling', 'kneeling-front'],
  crouch: ['crouching', 'crouching-front'],
  lotus: ['on-ground', 'lotus'],
  lie: ['lying', 'lying'],
  walk: ['walking', 'striding'],
  run: ['running', 'running'],
  jump: ['jumping', 'jumping'],
  climb: ['climbing', 'climbing'],
  hang: ['hanging', 'hanging'],
  swim: ['swimming', 'swimming'],
  float: ['floating', 'floating'],
  fly: ['flying', 'flying'],
  ride: ['riding', 'seated'],
  lean: ['leaning', 'easy'],
  dance: ['dancing', 'dancing'],
  bend: ['bending', 'bending'],
  fall: ['falling', 'falling'],
  kick: ['kicking', 'kicking'],
  slump: ['slumped', 'slumped'],
  wave: ['upright', 'front'],
  salute: ['upright', 'front'],
  cheer: ['upright', 'front'],
  cry: ['upright', 'front'],
  fight: ['fighting', 'fighting'],
  slip: ['slipping', 'slipping'],
  dive: ['diving', 'diving'],
  pray: ['kneeling', 'kneeling-front'],
};

const SIDEWAYS: ReadonlySet<PoseName> = new Set<PoseName>([
  'upright',
  'walking',
  'running',
  'sitting',
  'kneeling',
  'crouching',
  'bending',
  'crawling',
  'leaning',
  'fighting',
  'climbing',
  'riding',
  'cycling',
  'swimming',
  'flying',
  'kicking',
  'slumped',
  'slipping',
  'shoving',
  'on-ground',
  'diving',
]);

/** Whether a pose is drawn in profile; 'lying' does not count. */
export const isSideways = (name: PoseName): boolean => SIDEWAYS.has(name);

/** The pose for a posture: from the side where the figure looks to a side, else the frontal one where it has one. */
export function poseNameFor(posture: Posture, faces: Figure['faces']): PoseName {
  const [side, front] = BY_POSTURE[posture];
  return faces === 'left' || faces === 'right' ? side : front;
}

/** The same pose for a shorter body: limbs and back shrink, the head keeps its size. */
export function shortened(pose: Pose, share: number): Pose {
  const chain = (text: string): string =>
    text.replace(/-?[\d.]+/g, (n) => String(Math.round(Number(n) * share * 100) / 100));
  const [nx, ny] = pose.neck;
  const neck: Point = [nx * share, ny * share];
  return {
    ...pose,
    neck,
    head: [neck[0] + (pose.head[0] - nx) * 0.8, neck[1] + (pose.head[1] - ny) * 0.8],
    hip: [pose.hip[0] * share, pose.hip[1] * share],
    arms: [chain(pose.arms[0]), chain(pose.arms[1])],
    legs: [chain(pose.legs[0]), chain(pose.legs[1])],
    width: pose.width * (share + 0.12),
  };
}

/**
 * How hands hold a thing (carried low, shown, read, held up, at the mouth or the chin, across the body), and what
 * they do to another: about the waist or the back, in a dance, striking, meeting, clasped, pointing, offering.
 */
export type Hold =
  | 'carry'
  | 'wide'
  | 'cheer'
  | 'brow'
  | 'catch'
  | 'show'
  | 'read'
  | 'pole'
  | 'raise'
  | 'mouth'
  | 'chin'
  | 'strum'
  | 'work'
  | 'waist'
  | 'embrace'
  | 'frame'
  | 'strike'
  | 'meet'
  | 'clasp'
  | 'point'
  | 'offer'
  | 'shove'
  | 'sweep'
  | 'bowed'
  | 'give';

/** Where the hands then are from the neck: near hand, far hand; from the side and from before. */
const REACH: Readonly<Record<Hold, readonly [side: string, front: string]>> = {
  carry: ['6,35 -', '14,36 -'],
  cheer: ['6,-28 20,-24', '15,-27 -15,-27'],
  brow: ['11,-8 -', '9,-10 -'],
  catch: ['29,-2 27,4', '27,-12 19,-6'],
  wide: ['17,29 -14,29', '19,28 -19,28'],
  show: ['17,21 -', '16,16 -'],
  read: ['18,19 21,17', '6,23 -6,23'],
  pole: ['15,15 13,20', '12,17 -'],
  raise: ['13,-24 -', '13,-26 -'],
  mouth: ['15,1 22,0', '9,3 -4,2'],
  chin: ['26,3 15,16', '19,3 2,12'],
  strum: ['5,24 25,13', '3,26 -24,16'],
  work: ['24,29 29,26', '8,30 -7,30'],
  waist: ['15,24 17,20', '15,24 -'],
  embrace: ['17,14 18,24', '15,14 -'],
  frame: ['15,24 21,-2', '15,24 -'],
  strike: ['33,3 14,4', '28,3 -10,6'],
  meet: ['17,-12 -', '15,-14 -'],
  clasp: ['18,25 -', '16,25 -'],
  point: ['25,6 12,30', '22,6 -'],
  offer: ['21,25 -', '16,25 -'],
  shove: ['27,7 27,11', '14,12 -14,12'],
  sweep: ['20,25 13,8', '15,25 6,10'],
  bowed: ['22,32 18,4', '20,34 14,4'],
  give: ['29,13 -', '24,16 -'],
};

type Point = readonly [number, number];
/** Upper and lower arm. */
export const ARM = 17;
/** How short an upper arm may look that comes towards us. */
const FORESHORTENED = 11.5;
/** The elbow between a shoulder and a hand: of the two that reach the lower one, or seen from before the outer one. */
function elbow([sx, sy]: Point, [hx, hy]: Point, side: boolean, long: number): Point {
  const dx = hx - sx;
  const dy = hy - sy;
  const far = Math.min(Math.hypot(dx, dy), long * 1.98) || 1;
  const arm = side ? long : Math.min(long, Math.max(far * 0.58, FORESHORTENED));
  const out = Math.sqrt(arm * arm - (far / 2) ** 2);
  const [mx, my] = [sx + dx / 2, sy + dy / 2];
  // A hand before the chest: the elbow points out and down.
  if (!side && Math.abs(hx) < Math.abs(sx) + 2)
    return [mx + Math.sign(sx) * out * 0.75, my + Math.max(out, 3) * 0.66];
  const bend = dx >= 0 ? 1 : -1;
  return [mx - (dy / far) * out * bend, my + (dx / far) * out * bend];
}

/** An arm with its hand at a point, or as near to it as it reaches. */
function armTo(chain: string, wanted: Point, side: boolean, long: number): string {
  const [sx, sy] = shoulderOf(chain);
  const far = Math.hypot(wanted[0] - sx, wanted[1] - sy);
  const k = Math.min(1, (ARM * long * 1.96) / far);
  const hand: Point = [sx + (wanted[0] - sx) * k, sy + (wanted[1] - sy) * k];
  const [ex, ey] = elbow([sx, sy], hand, side, ARM * long);
  return `${sx},${sy} ${ex.toFixed(1)},${ey.toFixed(1)} ${hand[0].toFixed(1)},${hand[1].toFixed(1)}`;
}

/** The first joint of a chain: of an arm's, its shoulder. */
export function shoulderOf(chain: string): Point {
  const [x = 0, y = 0] = (chain.split(' ')[0] ?? '').split(',').map(Number);
  return [x, y];
}

/** The pose with its hands where a thing wants them. */
export function holding(pose: Pose, hold: Hold): Pose {
  const side = pose.turn < 0.9;
  const [near = '-', far = '-'] = REACH[hold][side ? 0 : 1].split(' ');
  const arm = (chain: string, reach: string): string => {
    const [x, y] = shoulderOf(reach);
    return reach === '-' ? chain : armTo(chain, [pose.neck[0] + x, pose.neck[1] + y], side, 1);
  };
  return { ...pose, arms: [arm(pose.arms[0], far), arm(pose.arms[1], near)] };
}

/** The pose with a hand at a point, the far one too where `both`. @param long its arms against a grown man's */
export function reaching(pose: Pose, point: Point, both: boolean, long: number): Pose {
  const [side, [far, near]] = [pose.turn < 0.9, pose.arms];
  return { ...pose, arms: [both ? armTo(far, point, side, long) : far, armTo(near, point, side, long)] };
}
