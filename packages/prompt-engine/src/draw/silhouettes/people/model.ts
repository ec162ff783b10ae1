import type { Hex } from '../../../oklab.ts';
import type { Face, Figure, Posture } from '../../../shot/stage.ts';
import { mix } from '../../drawing/colour.ts';
import { noteMissed } from '../missed.ts';
import { holding, reaching } from './arms.ts';
import { COSTUMES, type Costume, packIdOfCostume } from './costume.ts';
import type { Complexion } from './face.ts';
import type { Hair } from './hair.ts';
import {
  type Hold,
  isSideways,
  type Pose,
  type PoseName,
  poseCalled,
  poseNameFor,
  shortened,
} from './pose.ts';
import type { Seat } from './seats.ts';

/** How a person looks and what they do. */
export interface Looks {
  readonly costume: string;
  readonly posture: Posture;
  readonly faces: Figure['faces'];
  readonly age: 'baby' | 'child' | 'adult' | 'old';
  readonly sex?: 'm' | 'f';
  readonly temper: Face;
  readonly hold?: Hold;
  /** Where the near hand is, or both are, in units of the body; `far` where the far hand is apart from it. */
  readonly reach?: {
    readonly at: readonly [number, number];
    readonly both: boolean;
    readonly far?: readonly [number, number];
  };
  /** What is put under one who sits on nothing that is drawn. */
  readonly seat?: Seat;
  /** Whether the words give a beard. */
  readonly bearded?: boolean;
  /** A pose that a ridden thing asks for. */
  readonly pose?: PoseName;
  /** A colour of hair that is named; else one of the usual by the seed. */
  readonly hair?: Hex;
  readonly seed: number;
}

const SKINS: readonly Hex[] = ['#e9bd98', '#cf946d', '#d9a57c', '#a86f47', '#7a4c31', '#5d3a28'];
const HAIRS: readonly Hex[] = ['#2a1d18', '#33251e', '#5c3f2c', '#7a4a2a', '#a8773f', '#1f1a1a'];
const HAIRS_OF: Readonly<Record<'m' | 'f', readonly Hair[]>> = {
  m: ['short', 'parted', 'short', 'curls', 'fringe', 'short'],
  f: ['long', 'bun', 'bob', 'pony', 'bob', 'long'],
};

/** One of a list, by a seed; `salt` keeps two choices of one person apart. */
export const pick = <T>(
  list: readonly [T, ...T[]] | readonly T[],
  seed: number,
  salt: number,
): T | undefined => list[(Math.imul(seed + 1, 2654435761 + salt * 40503) >>> 9) % list.length];

/** Everything that a person is drawn from. */
export interface Model {
  readonly looks: Looks;
  readonly costume: Costume;
  readonly pose: Pose;
  readonly side: boolean;
  readonly sex: 'm' | 'f';
  readonly skin: Complexion;
  readonly hair: Hair;
  /** Width of chest and limbs against a grown man's. */
  readonly build: number;
  readonly headScale: number;
}

/** Skins of those who are no human beings. */
const OTHER_SKINS: ReadonlyMap<string, Hex> = new Map([
  ['zombie', '#8f9c7c'],
  ['orc', '#7d9a52'],
]);

function complexionOf({ age, seed, costume, hair: named }: Looks, sex: 'm' | 'f'): Complexion {
  const skin: Hex = OTHER_SKINS.get(costume ?? '') ?? pick(SKINS, seed, 1) ?? '#cf946d';
  const hair: Hex =
    named ?? (age === 'old' ? (seed % 2 ? '#c9c5bd' : '#e6e2da') : (pick(HAIRS, seed, 2) ?? '#33251e'));
  return {
    skin,
    hair,
    line: mix(skin, '#3a1410', 0.66),
    lips: mix(skin, '#a0322f', sex === 'f' ? 0.6 : 0.3),
    old: age === 'old',
    made: sex === 'f' && age === 'adult',
    young: age === 'child' || age === 'baby',
  };
}

/** Everything about a person that their parts are drawn by. */
export function modelOf(looks: Looks): Model {
  const told = COSTUMES.get(looks.costume);
  if (!told) noteMissed(packIdOfCostume(looks.costume));
  const costume = told ?? COSTUMES.get('plain');
  if (!costume) throw new Error('There is no plain costume');
  const crawls = looks.age === 'baby' && /^(?:crouch|kneel|walk|run)$/.test(looks.posture);
  const name = looks.pose ?? (crawls ? 'crawling' : poseNameFor(looks.posture, looks.faces));
  const isManly = costume.extras.some((worn) => worn === 'beard' || worn === 'sumo-belt');
  const womanly =
    /dress|gown|queen|bride|ballerina|fairy|mermaid|witch|maid$|waitress|nun|steward|cheerleader/.test(
      looks.costume,
    );
  const sex = looks.sex ?? (!isManly && (womanly || looks.seed % 2) ? 'f' : 'm');
  const young = looks.age === 'child' || looks.age === 'baby';
  const hair = pick(HAIRS_OF[sex], looks.seed, 3) ?? 'short';
  const bald =
    costume.extras.includes('bald') ||
    (looks.age === 'old' && sex === 'm' && (looks.seed % 3 === 0 || hair === 'curls')) ||
    looks.age === 'baby';
  const grown = looks.hold ? holding(poseCalled(name), looks.hold) : poseCalled(name);
  const long = looks.age === 'baby' ? 0.42 : young ? 0.62 : 1;
  const pose = young ? shortened(grown, long) : grown;
  return {
    looks,
    costume,
    pose: looks.reach ? reaching(pose, looks.reach, long) : pose,
    side: isSideways(name) || name === 'lying',
    sex,
    skin: complexionOf(looks, sex),
    hair: bald ? 'bald' : hair,
    build: looks.age === 'baby' ? 0.62 : young ? 0.7 : sex === 'm' ? 1.05 : 0.93,
    headScale: looks.age === 'baby' ? 1.36 : looks.age === 'child' ? 1.26 : 1.04,
  };
}
