import type { Hex } from '../../../oklab.ts';
import { blob } from '../../drawing/pen.ts';
import {
  body,
  flat,
  rimmed,
  type Silhouette,
  type SilhouettePart,
  silhouette,
  type Tone,
  veil,
} from '../silhouette.ts';
import { ARM, shoulderOf } from './arms.ts';
import { BEHIND, OVER } from './extras.ts';
import { drawHead } from './head.ts';
import { type Looks, type Model, modelOf, pick } from './model.ts';
import {
  alongAxis,
  bareArmOf,
  handOf,
  legOf,
  limbOf,
  onAxis,
  type Point,
  pointsOf,
  shoeOf,
  skirtOf,
  sleeveOf,
  U,
} from './rig.ts';
import { seatUnder } from './seats.ts';
import { wornBy } from './worn.ts';

const LEGS: readonly Hex[] = ['#3a3f4a', '#4a4238', '#2f3a52', '#5c5853'];
const TOPS: readonly Hex[] = [
  '#4f6158',
  '#7d4636',
  '#3d4a63',
  '#d8cbb2',
  '#a8503a',
  '#2f6f5c',
  '#84566a',
  '#5f7384',
];

/** A person, with the points where others touch it. */
export interface Person extends Silhouette {
  /** The near and the far hand, and where one sits, in the silhouette's units. */
  readonly hands: readonly [Point, Point];
  readonly seat: Point;
  /** The shoulder of the near arm, and how far from it the hand reaches. */
  readonly shoulder: Point;
  readonly arm: number;
  readonly tilt: number;
  /** The near arm, to be drawn again over what the hand holds. */
  readonly over: readonly SilhouettePart[];
  /** Both arms, the far one first, to be drawn again over what lies under both hands. */
  readonly arms: readonly SilhouettePart[];
}

/** How each cut hangs from the hips: how far down, how wide at waist and hem. */
const HEMS: Readonly<Record<string, { readonly to: number; readonly waist: number; readonly hem: number }>> =
  {
    jacket: { to: 0.34, waist: 8, hem: 7.4 },
    coat: { to: 0.98, waist: 8, hem: 8.5 },
    robe: { to: 1.9, waist: 8, hem: 12 },
    dress: { to: 1.06, waist: 6.6, hem: 10.5 },
    gown: { to: 1.98, waist: 6.4, hem: 17 },
    armour: { to: 0.42, waist: 7.8, hem: 8.4 },
  };

function chestOf({ pose, build, sex, costume }: Model): string {
  const waist = sex === 'f' ? 6.2 : 7.2;
  const hem = costume.cut === 'shirt' ? 1.12 : 1.04;
  return alongAxis(pose, [
    [-0.02, 3],
    [0.04, 7 * build],
    [0.14, 8.8 * build],
    [0.36, (waist + 1.5) * build],
    [0.62, waist * build],
    [0.9, 7.7 * build],
    [hem, 7.9 * build, 1],
  ]);
}

function legsOf(model: Model, trousers: Tone, shoes: Tone): SilhouettePart[] {
  const { pose, build, skin, costume } = model;
  const bare = trousers === skin.skin;
  const legs = pose.legs.map((chain, i) => [
    rimmed(trousers, legOf(chain, build * (bare ? 0.84 : 1))),
    ...(i === 0 ? [veil('shade', 0.22, legOf(chain, build * (bare ? 0.84 : 1)))] : []),
    rimmed(shoes, shoeOf(chain)),
  ]);
  if (costume.extras.includes('short'))
    return [...legs.flat(), rimmed('#2b3345', ...pose.legs.map((chain) => shorts(chain)))];
  return legs.flat();
}

function shorts(chain: string): string {
  const [hip = [0, 0], knee = [0, 0]] = pointsOf(chain);
  return limbOf([hip, [hip[0] + (knee[0] - hip[0]) * 0.6, hip[1] + (knee[1] - hip[1]) * 0.6]], [6.2, 5.4]);
}

function armOf(model: Model, chain: string): SilhouettePart[] {
  const { costume, build, skin } = model;
  const gloved = costume.cut === 'suit' || costume.cut === 'armour';
  const hand: Tone = gloved ? 'deep' : skin.skin;
  const bare = costume.cut === 'bare' || costume.cut === 'tail' || costume.cut === 'gown';
  const short = costume.cut === 'dress' || costume.extras.includes('short');
  if (bare) return [rimmed(skin.skin, bareArmOf(chain, build), handOf(chain))];
  if (short)
    return [rimmed(skin.skin, bareArmOf(chain, build), handOf(chain)), body(sleeveOf(chain, true, build))];
  const wide = costume.extras.includes('sleeves') || costume.cut === 'robe' ? 1.35 : 1;
  return [rimmed(hand, handOf(chain)), body(sleeveOf(chain, false, build * wide))];
}

/** The fish's end of a mermaid, the hem of a ghost. */
function instead({ pose, costume }: Model): SilhouettePart[] {
  const [x, y] = pose.hip;
  const p = (dx: number, dy: number): string => `${(x + dx) * U},${(y + dy) * U}`;
  if (costume.cut === 'tail') {
    const [top = [0, 0], knee = top, ankle = knee] = pointsOf(pose.legs[1]);
    const fluke = (aside: number): Point => [ankle[0] + aside, ankle[1] + 9];
    return [
      rimmed('pale', limbOf([ankle, fluke(-14)], [2, 3]), limbOf([ankle, fluke(15)], [2, 3])),
      body(limbOf([[x, y - 4], knee, ankle], [9, 7.4, 2.6])),
    ];
  }
  const wave = [-18, -9, 0, 9, 18].map((dx, i) => p(dx, i % 2 ? 42 : 47));
  return [
    body(
      blob(
        [
          p(-7, -48),
          p(0, -53),
          p(7, -48),
          p(11, -30),
          p(15, 0),
          p(19, 36),
          ...wave.reverse(),
          p(-19, 36),
          p(-15, 0),
          p(-11, -30),
        ].join(' '),
      ),
    ),
    flat(
      'shade',
      blob([p(-4, -44), p(-1.4, -44), p(-2.6, -38)].join(' ')),
      blob([p(4, -44), p(1.4, -44), p(2.6, -38)].join(' ')),
      blob([p(-2, -34), p(2, -34), p(0, -28)].join(' ')),
    ),
  ];
}

/** Everything of the body but the near arm, back to front. */
function bodyOf(model: Model, trousers: Tone, shoes: Tone): SilhouettePart[] {
  const { looks, costume, pose, skin, side } = model;
  const hem = HEMS[costume.cut];
  const away = looks.faces === 'away';
  const head = drawHead(model);
  const chest: Tone = costume.cut === 'bare' || costume.cut === 'tail' ? skin.skin : 'body';
  const over = away
    ? []
    : costume.extras.flatMap((name) => OVER[name]?.(pose, side ? 3 : 0) ?? wornBy(name, pose, side ? 3 : 0));
  const behind = costume.extras.flatMap((name) => BEHIND[name]?.(pose) ?? []);
  const [hx, hy] = pose.head;
  const neck = rimmed(
    skin.skin,
    limbOf([[hx - (side ? 1.4 : 0), hy + 3], onAxis(pose, 0.03, 0)], skin.young ? [2, 2.3] : [2.7, 3.1]),
  );
  if (costume.cut === 'sheet') return instead(model);
  const pelvis =
    costume.cut === 'shirt' || costume.cut === 'suit'
      ? [
          rimmed(
            trousers,
            alongAxis(pose, [
              [0.88, 7],
              [1.06, 7.4],
              [1.16, 4],
            ]),
          ),
        ]
      : [];
  return [
    ...(looks.seat ? seatUnder(pose, looks.seat) : []),
    ...(away ? [] : behind),
    ...head.behind,
    ...armOf(model, pose.arms[0]),
    ...(side ? [veil('shade', 0.22, sleeveOf(pose.arms[0], false, model.build))] : []),
    ...(costume.cut === 'tail' ? instead(model) : legsOf(model, trousers, shoes)),
    ...pelvis,
    rimmed(chest, chestOf(model)),
    ...(hem ? [body(skirtOf(pose, hem))] : []),
    neck,
    veil('shade', 0.28, limbOf([[hx - (side ? 1.4 : 0), hy + 6.6], onAxis(pose, 0, 0)], [2.3, 2.6])),
    ...over,
    ...(away ? behind : []),
    ...head.front,
  ];
}

/** A person in a pose, clothed, with a face. */
export function person(looks: Looks): Person {
  const model = modelOf(looks);
  const { costume, pose, skin, headScale } = model;
  const tone = (text: string, open: Hex): Tone =>
    text === 'skin' ? skin.skin : text.startsWith('#') ? (text as Hex) : open; // '#' begins a colour
  const trousers = tone(costume.legs, pick(LEGS, looks.seed, 4) ?? '#3a3f4a');
  const shoes = tone(costume.shoes, '#2a211c');
  const own = tone(costume.top, pick(TOPS, looks.seed, 5) ?? '#4f6158');
  const over = costume.cut === 'sheet' ? [] : armOf(model, pose.arms[1]);
  const hands = pose.arms.map((chain): Point => pointsOf(chain)[2] ?? [0, 0]);
  const scaled = ([x, y]: Point): Point => [x * U, y * U];
  const top = pose.head[1] * U + 21 - 43 * headScale;
  const hat =
    costume.hat === '-'
      ? 0
      : /wizard|witch|top-hat|ring-hat|bearskin|mitre|shako/.test(costume.hat)
        ? 44
        : /samurai|viking|clown|knight/.test(costume.hat)
          ? 22
          : 12;
  return {
    ...silhouette(
      pose.width *
        U *
        (/gown|robe|tutu|wings|cape/.test(`${costume.cut} ${costume.extras.join(' ')}`) ? 1.35 : 1),
      [...bodyOf(model, trousers, shoes), ...over],
      {
        height: Math.max(-top + hat, 8 - Math.min(...hands.map(([, y]) => y * U))),
        own: own === skin.skin || !own.startsWith('#') ? '#4f6158' : (own as Hex), // begins with '#'
        focus: [pose.head[0] * U, pose.head[1] * U - (headScale - 1) * 21],
      },
    ),
    hands: [scaled(hands[1] ?? [0, 0]), scaled(hands[0] ?? [0, 0])],
    seat: scaled(pose.hip),
    shoulder: scaled(shoulderOf(pose.arms[1])),
    arm: ARM * U * 1.9 * (looks.age === 'baby' ? 0.42 : skin.young ? 0.62 : 1),
    tilt: pose.tilt ?? 0,
    over,
    arms: costume.cut === 'sheet' ? [] : [...armOf(model, pose.arms[0]), ...over],
  };
}
