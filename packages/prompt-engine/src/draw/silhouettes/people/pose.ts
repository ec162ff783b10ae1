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

type Point = readonly [number, number];

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
  | 'collar'
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
  | 'sip'
  | 'ear'
  | 'aim'
  | 'halt'
  | 'give';
