import type { Figure, Posture } from '../../../shot/stage.ts';

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

/** A pose in one row: head; neck; hip; far arm; near arm; far leg; near leg; turn and width; tilt. */
function posed(row: string): Pose {
  const [
    head = '',
    neck = '',
    hip = '',
    far = '',
    near = '',
    farLeg = '',
    nearLeg = '',
    turn = '1,40',
    tilt,
  ] = row.split('; ');
  const pair = (text: string): [number, number] => {
    const [a = 0, b = 0] = text.split(',').map(Number);
    return [a, b];
  };
  const [facing, width] = pair(turn);
  return {
    head: pair(head),
    neck: pair(neck),
    hip: pair(hip),
    arms: [far, near],
    legs: [farLeg, nearLeg],
    turn: facing,
    width,
    ...(tilt ? { tilt: Number(tilt) } : {}),
  };
}

/** Poses of people; all that look to a side look right. */
const ROWS = {
  front:
    '0,-92.5; 0,-84; 0,-48; -7.6,-80 -10.6,-64 -11,-47; 7.6,-80 10.6,-64 11,-47; -4,-48 -5,-26 -5.5,-3 -8,-1; 4,-48 5,-26 5.5,-3 8,-1; 1,34',
  easy: '1,-92.5; 0,-84; -1,-49; -7.6,-80 -14,-66 -8,-52; 7.6,-80 11.5,-64 12,-48; -4,-49 -4,-26 -4,-3 -7,-1; 4,-48 8,-27 9,-3 12,-1; 1,36',
  upright:
    '2,-92.5; 0,-84; -1,-48; 2,-81 4,-64 8,-48; -1,-81 -4,-64 0,-47; 0,-48 2,-26 0,-3 6,-1; -2,-48 -2,-26 -4,-3 2,-1; 0.72,30',
  walking:
    '3,-92.5; 1.5,-84; 0,-48; 3,-81 9,-66 17,-55; -1,-81 -9,-66 -10,-51; -1,-48 -6,-26 -16,-6 -11,-2; 2,-48 10,-27 13,-4 19,-2; 0.75,40',
  striding:
    '0,-92.5; 0,-84; 0,-48; -7.6,-80 -11,-64 -8,-49; 7.6,-80 11,-64 14,-49; -4,-48 -5,-28 -5,-8 -7,-5; 4,-48 5,-26 6,-2 8,1; 1,36',
  running:
    '13,-90; 9,-82; 0,-49; 11,-79 22,-68 32,-78; 5,-79 -8,-68 -16,-58; -2,-48 -12,-30 -32,-30 -36,-25; 3,-48 21,-38 19,-16 25,-13; 0.75,72',
  jumping:
    '2,-92; 0,-83; -2,-50; -8,-80 -20,-90 -23,-106; 8,-80 20,-92 24,-108; -6,-49 -20,-38 -28,-22 -33,-20; 2,-49 16,-40 10,-21 14,-17; 0.95,62',
  dancing:
    '4,-93; 1,-84.5; -1,-49; 8,-82 20,-92 24,-108; -8,-81 -22,-78 -35,-84; -3,-48 -2,-25 0,-3 4,-1; 3,-48 20,-42 8,-26 2,-24; 1,66',
  sitting:
    '2,-72.5; -1,-64; -5,-28; 2,-60 8,-45 20,-38; -3,-60 1,-43 15,-35; -3,-27 20,-29 21,-4 27,-1; -4,-26 17,-27 15,-4 21,-1; 0.75,52',
  seated:
    '0,-73; 0,-64.5; 0,-28; -7.6,-60 -11.5,-44 -8,-31; 7.6,-60 11.5,-44 8,-31; -5,-28 -10,-27 -9,-4 -11,-1; 5,-28 10,-27 9,-4 11,-1; 1,40',
  kneeling:
    '4,-70; 1,-62; -2,-26; 3,-59 9,-44 19,-38; -1,-59 2,-43 12,-34; 0,-26 12,-24 11,-3 17,-1; -2,-26 1,-4 -18,-3 -24,-1; 0.78,48',
  'kneeling-front':
    '0,-70; 0,-62; 0,-26; -7.6,-58 -12,-43 -6,-30; 7.6,-58 12,-43 6,-30; -4,-26 -8,-12 -8,-3 -10,-1; 4,-26 8,-12 8,-3 10,-1; 1,38',
  crouching:
    '11,-59; 6,-51; -9,-21; 9,-48 18,-34 28,-26; 4,-47 12,-30 24,-22; -8,-19 12,-27 8,-4 14,-1; -9,-19 10,-21 -1,-3 5,-1; 0.8,52',
  'crouching-front':
    '0,-60; 0,-51; 0,-20; -7.6,-47 -13,-33 -7,-24; 7.6,-47 13,-33 7,-24; -4,-20 -15,-24 -10,-3 -14,-1; 4,-20 15,-24 10,-3 14,-1; 1,44',
  lotus:
    '0,-54; 0,-46; 0,-9; -7.6,-42 -14,-27 -17,-13; 7.6,-42 14,-27 17,-13; -4,-9 -22,-8 2,-3 8,-2; 4,-9 22,-8 -4,-4 -10,-3; 1,50',
  bending:
    '21,-80; 14,-75; -4,-47; 16,-71 22,-55 31,-42; 11,-71 14,-53 25,-39; -3,-47 1,-25 -2,-3 4,-1; -4,-47 -8,-25 -12,-3 -6,-1; 0.8,56',
  crawling:
    '25,-52; 17,-46; -13,-39; 18,-42 21,-24 24,-4; 14,-42 15,-24 13,-4; -12,-37 -2,-14 -20,-4 -25,-2; -15,-37 -11,-12 -29,-4 -34,-2; 0.8,64',
  leaning:
    '5,-91; 2,-83; -6,-47; 5,-79 14,-66 24,-58; 0,-79 8,-63 20,-55; -5,-47 0,-26 -3,-3 3,-1; -6,-47 -9,-26 -15,-3 -9,-1; 0.78,46',
  fighting:
    '7,-88; 3,-80; -4,-45; 7,-77 16,-64 22,-74; 0,-77 12,-66 24,-74; -3,-45 10,-30 14,-3 20,-1; -5,-45 -12,-25 -22,-3 -16,-1; 0.74,56',
  climbing:
    '5,-93; 2,-84; -2,-49; 4,-80 14,-92 18,-108; 0,-81 10,-84 18,-96; -1,-48 10,-40 8,-22 14,-20; -3,-48 0,-27 -4,-5 2,-3; 0.75,48',
  hanging:
    '0,-92; 0,-83; 0,-48; -8,-81 -10,-97 -8,-114; 8,-81 10,-97 8,-114; -4,-48 -5,-26 -6,-5 -8,-1; 4,-48 6,-27 4,-6 6,-2; 1,34',
  riding:
    '3,-92; 0,-83.5; -4,-50; 4,-80 12,-67 23,-62; -1,-80 7,-65 20,-60; -3,-48 12,-40 8,-21 13,-19; -4,-47 12,-38 6,-18 12,-16; 0.75,40',
  cycling:
    '17,-89; 10,-82; -12,-58; 11,-78 21,-66 34,-60; 8,-77 18,-63 33,-58; -10,-56 10,-46 1,-24 8,-21; -12,-56 6,-40 -6,-14 2,-12; 0.72,60',
  lying:
    '0,-92.5; 0,-84; 0,-48; 3,-81 10,-68 12,-54; -2,-81 3,-66 4,-50; 1,-48 6,-27 3,-4 5,1; -1,-48 -1,-26 -3,-3 1,1; 0.72,30; -90',
  swimming:
    '1,-93; 0,-84; 0,-48; 3,-81 8,-99 5,-115; -1,-81 -14,-74 -20,-60; 1,-48 5,-27 0,-6 1,0; -1,-48 -5,-28 -8,-6 -6,0; 0.74,36; 80',
  flying:
    '3,-92; 0,-84; 0,-48; 3,-81 7,-99 8,-115; -1,-81 -6,-65 -7,-50; 1,-48 3,-27 1,-5 3,1; -1,-48 -5,-29 -9,-8 -9,-1; 0.78,34; 62',
  floating:
    '1,-92.5; 0,-84; -2,-49; 7,-81 20,-74 32,-80; -8,-81 -21,-72 -31,-78; 2,-48 14,-34 8,-15 13,-11; -5,-48 -10,-28 -20,-12 -19,-6; 0.92,64; 12',
  falling:
    '-1,-92; 0,-83; 1,-48; -8,-81 -21,-92 -28,-104; 8,-80 21,-88 31,-98; -3,-48 -15,-33 -12,-14 -15,-9; 4,-48 17,-38 25,-20 30,-19; 0.95,62; 152',
  kicking:
    '-6,-91; -4,-82.5; 0,-48; -3,-79 10,-71 20,-80; -7,-79 -20,-72 -29,-62; -1,-48 -4,-26 -6,-3 0,-1; 2,-48 20,-43 39,-34 43,-40; 0.75,72',
  slumped:
    '19,-47; 12,-51; -5,-28; 14,-46 24,-37 38,-36; 9,-46 20,-36 34,-36; -3,-27 20,-29 21,-4 27,-1; -4,-26 17,-27 15,-4 21,-1; 0.75,62',
} as const satisfies Record<string, string>;
export type PoseName = keyof typeof ROWS;

const made = new Map<PoseName, Pose>();

export function poseCalled(name: PoseName): Pose {
  const had = made.get(name);
  if (had) return had;
  const pose = posed(ROWS[name]);
  made.set(name, pose);
  return pose;
}

/** The pose seen from the side, and the one seen from before or behind. */
const BY_POSTURE: Readonly<Record<Posture, readonly [PoseName, PoseName]>> = {
  stand: ['upright', 'front'],
  sit: ['sitting', 'seated'],
  kneel: ['kneeling', 'kneeling-front'],
  crouch: ['crouching', 'crouching-front'],
  lotus: ['lotus', 'lotus'],
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
]);

export const isSideways = (name: PoseName): boolean => SIDEWAYS.has(name);

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
  | 'offer';

/** Where the hands then are from the neck: near hand, far hand; from the side and from before. */
const REACH: Readonly<Record<Hold, readonly [side: string, front: string]>> = {
  carry: ['6,35 -', '14,36 -'],
  cheer: ['6,-28 20,-24', '15,-27 -15,-27'],
  brow: ['11,-8 -', '9,-10 -'],
  catch: ['29,-2 27,4', '12,-8 -12,-8'],
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
