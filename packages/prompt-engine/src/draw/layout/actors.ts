import type { Hex } from '../../oklab.ts';
import type { Figure, Stage } from '../../shot/stage.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { lightness, mix, withLightness } from '../drawing/colour.ts';
import type { PlacePicture } from '../places/place-picture.ts';
import { isPerson, silhouetteOf } from '../silhouettes/catalogue.ts';
import type { Looks } from '../silhouettes/people/model.ts';
import { type Person, person } from '../silhouettes/people/person.ts';
import type { Seat } from '../silhouettes/people/seats.ts';
import type { Silhouette, Standing } from '../silhouettes/silhouette.ts';
import { isIndoors, namedColour } from '../tones.ts';
import { askedOf } from './bodies.ts';
import { deedOf } from './deeds.ts';
import { isRidden } from './holds.ts';
import { plainShape } from './plain-shape.ts';

/** One drawn body: what it looks like and where it stands. */
export interface DrawnMember {
  readonly shape: Silhouette;
  readonly at: Standing;
  /** The point that a tool in its hand is at. */
  readonly aim?: readonly [number, number];
}

/** One figure of the stage with all its members. */
export interface Actor {
  readonly index: number;
  readonly figure: Figure;
  readonly members: readonly DrawnMember[];
}

/** What one lays a picture out by. */
export interface Ground {
  readonly stage: Stage;
  readonly canvas: Canvas;
  readonly place: PlacePicture;
  /** Where those of a depth stand. */
  groundAt(depth: number): number;
  /** Where each figure's first body came to stand, noted as it is drawn. */
  readonly stood: Map<number, DrawnMember>;
  /** All bodies with their figure's place on the stage, noted as they are drawn. */
  readonly bodies: { readonly index: number; readonly member: DrawnMember }[];
  /** How much smaller everything is drawn so that what bears another fits the frame. */
  readonly fit: number;
  /** How much larger than their heights say all are drawn, for close shots. */
  readonly zoom: number;
}

/** Whether a shape is a drawn person, whose hands can be put to things. */
export const isActor = (shape: Silhouette): shape is Person => 'hands' in shape;

/** A point of a silhouette, in the picture. */
export function pointOn({ at }: DrawnMember, [x, y]: readonly [number, number]): [number, number] {
  const k = at.size / 100;
  const angle = ((at.turn ?? 0) * Math.PI) / 180;
  const [px, py] = [x * k * (at.flip ? -1 : 1), y * k];
  return [
    at.x + Math.cos(angle) * px - Math.sin(angle) * py,
    at.base + Math.sin(angle) * px + Math.cos(angle) * py,
  ];
}

/** Units of a standing person's height, by age: big heads add a little. */
export const TALL = { baby: 184, child: 234, adult: 336, old: 334 } as const;

/** Units of a figure's height when it stands. */
export function tallOf(figure: Figure, shape: Silhouette): number {
  return isActor(shape) ? TALL[ageOf(figure)] : shape.height;
}

function ageOf({ drawing, age }: Figure): keyof typeof TALL {
  if (age) return age;
  if (drawing.startsWith('baby')) return 'baby';
  return drawing.startsWith('child') || drawing.includes('schoolchild') ? 'child' : 'adult';
}

/** Places without a ground for a seat. */
const OPEN_GROUND =
  /^(?:vehicle-interior|metro-car|bus-inside|plane-cabin|train-compartment|void|pool|sea|lake|underwater|space|clouds|sky)$/;

/** Places by what one sits on there, where that is no chair and no rock. */
const SEATS_IN: readonly (readonly [seat: Seat, places: RegExp])[] = [
  ['armchair', /^(?:room|hearth|library|lobby|log-cabin|bedroom|attic)$/],
  [
    'bench',
    /^(?:park|street|station|bus-|town-|garden|prom|church|playground|museum|metro|boardw|pier|court|paris|london|kyoto|skyline|village|zoo|market|train-)/,
  ],
  [
    'stool',
    /^(?:st[ao]|alley|fire|raft|tower|scaff|ship|treeh|ice-|snow|tent|inside-t|mine|barn|battle)|ledge|roof/,
  ],
];

function seatIn({ place, figures }: Stage): { readonly seat?: Seat } {
  if (OPEN_GROUND.test(place)) return {};
  if (figures.some(({ drawing }) => drawing === 'blanket')) return {};
  if (figures.some(({ drawing }) => drawing === 'campfire')) return { seat: 'rock' };
  const found = SEATS_IN.find(([, places]) => places.test(place))?.[0];
  const isFloored = isIndoors(place) || /drop|^table|paper|porch|balc|terrace|beach-bar|cafe/.test(place);
  return { seat: found ?? (isFloored ? 'chair' : 'rock') };
}

/** Whether something is on a figure, so that it must be broad enough to bear it. */
export const bears = (stage: Stage, index: number): boolean =>
  stage.figures.some((other) => other.bond?.as === 'on' && other.bond.to === index);

/** A sheet that lies flat where it bears something. */
export const LEAF = /^(?:newspaper|letter|map|paper|poster)$/;

/** An animal in a deed shows its side; to fight it leaps. */
function bearingIn(stage: Stage, index: number): Partial<Figure> {
  const deed = deedOf(stage, index)?.as;
  if (!deed) return {};
  return deed === 'fight' ? { faces: 'right', posture: 'jump' } : { faces: 'right' };
}

/** What looks otherwise on another, or with another on it: thin candles on a cake, books on a board. */
export function seenAs({ figures }: Stage, index: number): string {
  const { drawing = '', bond } = figures[index] ?? {};
  const bearer = bond?.as === 'on' ? figures[bond.to]?.drawing : undefined;
  const on = (as: string) =>
    figures.find((other) => other.bond?.as === as && other.bond.to === index)?.drawing;
  const borne = on('on');
  const within = on('in');
  if (within && drawing === 'box') return 'open-box';
  if (drawing === 'top-hat' && (within || figures[index]?.state === 'overturned')) return 'upturned-hat';
  if (within && within !== 'fish' && drawing === 'bowl') return 'empty-bowl';
  if (within === 'fish' && /^(?:bowl|glass|jar|vase|bag)$/.test(drawing)) return 'fish-bowl';
  if (bearer && drawing === 'candle' && /cake|pie/.test(bearer)) return 'taper';
  if (bearer === 'shelf' && drawing === 'book') return 'spine';
  const isInVase = bond?.as === 'in' && drawing === 'bouquet' && (figures[index]?.count ?? 1) > 1;
  if (isInVase) return 'rose';
  if (borne && drawing === 'branch') return 'bough';
  if (borne && drawing === 'shelf') return 'plank';
  if (borne && drawing === 'broom') return 'flying-broom';
  if (borne && /^(?:surfboard|skis)$/.test(drawing)) return 'flat-board';
  const isAsleep = bond?.as === 'in' && figures[index]?.posture === 'lie';
  if (drawing === 'baby' && (bond?.as === 'held' || isAsleep)) return 'swaddled';
  return borne === 'candle' && drawing === 'cake' ? 'plain-cake' : drawing;
}

/** Garments that are worn become the wearer's costume. */
const GARMENTS: Readonly<Record<string, string>> = {
  dress: 'dress',
  jacket: 'jacket',
  shirt: 'plain',
  trousers: 'plain',
  apron: 'apron',
  swimsuit: 'swimsuit',
};

function garmentOn(stage: Stage, index: number): { readonly costume?: string; readonly colour?: string } {
  const garment = stage.figures.find(
    (other) => other.bond?.as === 'worn' && other.bond.to === index && Object.hasOwn(GARMENTS, other.drawing),
  );
  const costume = garment && GARMENTS[garment.drawing];
  return {
    ...(costume && costume !== 'plain' ? { costume } : {}),
    ...(garment?.colour ? { colour: garment.colour } : {}),
  };
}

/** A bride's other half wears a suit. */
function costumeOf(stage: Stage, index: number, nth: number): string {
  const own = stage.figures[index]?.drawing.split(':')[1];
  if (own === 'bride' && nth % 2) return 'suit';
  return own ?? garmentOn(stage, index).costume ?? 'plain';
}

/** Whether a person must be seen from the side, that one sees what is done or carried. */
function isSideways(stage: Stage, index: number, riding: boolean): boolean {
  const faces = stage.figures[index]?.faces;
  const bearer = stage.figures[index]?.bond;
  if (deedOf(stage, index) || (bearer?.as === 'on' && deedOf(stage, bearer.to))) return true;
  return faces === 'camera' && riding;
}

/** Colours that hair has by other names than paint. */
const HAIRS: Readonly<Record<string, Hex>> = {
  red: '#b04a1e',
  ginger: '#c0622a',
  auburn: '#7a3420',
  blond: '#dcb562',
  blonde: '#dcb562',
  brown: '#5c3f2c',
  black: '#1f1a1a',
};

/** The silhouette of a figure's nth member. */
export function shapeOf(stage: Stage, index: number, nth: number, reach?: Looks['reach']): Silhouette {
  const figure = stage.figures[index];
  if (!figure) return plainShape('');
  const close = stage.size === 'close' || stage.size === 'macro';
  if (!isPerson(seenAs(stage, index)))
    return (
      silhouetteOf(seenAs(stage, index), { ...figure, ...bearingIn(stage, index), close }) ??
      plainShape(figure.word, bears(stage, index))
    );
  const { pose, hold } = askedOf(stage, index);
  // Who is in the mirror is who stands before it.
  const isMirrored = stage.figures[figure.bond?.to ?? -1]?.drawing === 'mirror';
  // Twins look alike.
  const nthLook = /\b(?:twins?|triplets?|identical|clones?)\b/i.test(figure.word) ? 0 : nth;
  const told = stage.seed + (isMirrored ? 0 : index * 17) + nthLook * 29;
  // Who is looked after has hair.
  const seed = told + (figure.bond?.as === 'tend' && told % 3 === 0 ? 1 : 0);
  const isBride = figure.drawing.endsWith(':bride');
  const turn = isBride ? nth + 1 : nthLook + stage.seed;
  const alternate =
    figure.count > 1 && (isBride || !figure.sex) ? { sex: (['m', 'f'] as const)[turn % 2] ?? 'm' } : {};
  const hair = HAIRS[figure.hair ?? ''] ?? namedColour(figure.hair);
  const riding = figure.bond?.as === 'on' && isRidden(stage.figures[figure.bond.to]?.drawing ?? '');
  return person({
    costume: costumeOf(stage, index, nthLook),
    posture: figure.posture === 'ride' && !riding ? 'sit' : figure.posture,
    faces: isSideways(stage, index, riding) ? 'right' : figure.faces,
    age: ageOf(figure),
    ...(figure.sex ? { sex: figure.sex } : {}),
    ...alternate,
    temper: figure.temper ?? 'calm',
    ...(/\bbearded\b/.test(figure.word) ? { bearded: true } : {}),
    ...(hair ? { hair } : {}),
    ...(hold ? { hold } : {}),
    ...(pose ? { pose } : {}),
    ...(reach ? { reach } : {}),
    ...(/^(?:sit|ride|slump)$/.test(figure.posture) &&
    (!figure.bond || figure.bond.as === 'tend' || figure.bond.as === 'around')
      ? seatIn(stage)
      : {}),
    seed,
  });
}

/** Height of 100 units for a figure of its share of the frame. */
export function sizeFor({ canvas, zoom, fit, stage }: Ground, figure: Figure, shape: Silhouette): number {
  const near = figure.depth < 0.6 && (isActor(shape) || shape.focus) ? zoom : 1 + (zoom - 1) * 0.35;
  const wanted = (figure.height * near * fit * canvas.h * 100) / tallOf(figure, shape);
  if (isActor(shape)) {
    const whole = figure.height <= 0.95 && zoom <= 1;
    // Two in a deed stand on one ground, though one of them kneels.
    const isKneeling =
      /^(?:kneel|crouch)$/.test(figure.posture) && stage.figures.some(({ bond }) => bond?.as === 'tend');
    const tall = isKneeling ? tallOf(figure, shape) : shape.height;
    // Who lies is as long as the frame is broad.
    const lying = Math.abs(shape.tilt) === 90 ? (canvas.w * 0.8 * 100) / shape.height : wanted;
    return whole ? Math.min(wanted, lying, (canvas.h * 0.86 * 100) / tall) : wanted;
  }
  const whole =
    figure.height <= 0.95 && zoom < 2 ? (canvas.h * 0.9 * 100) / shape.height : Number.POSITIVE_INFINITY;
  const roomy = shape.focus && zoom > 1.5 ? 4 : figure.height > 0.95 ? 1.5 : 0.86;
  return Math.min(wanted, shape.focus ? wanted : whole, (canvas.w * roomy * 100) / shape.width);
}

/** The figure's own colour, kept apart from what is behind it. */
export function colourFor({ canvas, stage }: Ground, index: number, shape: Silhouette): Hex | undefined {
  const { colour, age } = stage.figures[index] ?? {};
  // In a room an animal is kept apart from the walls, whatever colour it is.
  const natural = age && !isActor(shape) && isIndoors(stage.place) ? shape.own : undefined;
  const named =
    namedColour(colour ?? (isActor(shape) ? garmentOn(stage, index).colour : undefined)) ?? natural;
  if (!named) return undefined;
  const seen = mix(canvas.local(named), named, canvas.greyed ? 0 : 0.4);
  const behind = lightness(canvas.tones.sky1);
  const gap = Math.abs(lightness(seen) - behind);
  const apart = named === natural ? 0.26 : 0.1;
  if (gap > apart || isActor(shape)) return named === natural ? undefined : seen;
  return behind > 0.55
    ? withLightness(seen, 0.1, behind - apart - 0.06)
    : withLightness(seen, behind + apart + 0.06, 1);
}

/** Those far off take on the colour of the air. */
export function hazeFor({ canvas, stage }: Ground, depth: number): Standing['haze'] {
  const thick = stage.weather === 'fog' ? 1.7 : 1;
  const share = Math.min(0.85, Math.max(0, depth - (stage.weather === 'fog' ? 0.15 : 0.4)) * 0.75 * thick);
  return share > 0.02 ? { colour: mix(canvas.tones.far, canvas.tones.sky1, 0.55), share } : undefined;
}

/** Which way it looks across the frame: drawings look to the right. */
export function looksLeft(figure: Figure, x: number): boolean {
  if (figure.faces === 'left') return true;
  if (figure.faces === 'right') return false;
  return x > 0.55;
}
