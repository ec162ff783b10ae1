import type { Hold } from '../silhouettes/people/pose.ts';
import { GRIP_ROWS } from './grip-rows.ts';

const own = <T>(table: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined;

/** How a thing is held: how tall it is beside a person of 100, by which hands, where, and how it is turned. */
export interface Grip {
  readonly tall: number;
  readonly hold: Hold;
  /** Where the hand is on it: 0 at its foot, 1 at its top. */
  readonly at: number;
  readonly turn: number;
  /** Whether one end of it is put to what is worked on. */
  readonly isTool?: boolean;
}

const GRIPS: ReadonlyMap<string, Grip> = new Map(
  GRIP_ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [ids = '', tall, hold = 'show', at, turn, isTool] = row.split('; ');
      const grip: Grip = {
        tall: Number(tall),
        hold: hold as Hold, // the row's own word
        at: Number(at),
        turn: Number(turn),
        isTool: isTool !== undefined,
      };
      return ids.split(' ').map((id): [string, Grip] => [id, grip]);
    }),
);

const PLAIN: Grip = { tall: 14, hold: 'show', at: 0.15, turn: 0 };

/** How a drawing is held, whatever its variant after a colon; small and shown in one hand where no row has it. */
export const gripOf = (drawing: string): Grip => GRIPS.get(drawing.split(':')[0] ?? '') ?? PLAIN;

/** Whether no row says how it is held. */
export const isPlainGrip = (grip: Grip): boolean => grip === PLAIN;

/** From the hand to the end that a tool works with, beside a person of 100; less than 0 where that is its foot. */
export function toolOf(drawing: string): number {
  const { tall, at, isTool } = gripOf(drawing);
  return isTool ? tall * (at < 0.5 ? 0.95 - at : -at) : 0;
}

/** What is worn, by where on the body: height beside a person of 100, and where its middle is. */
export interface Wear {
  readonly tall: number;
  readonly on: 'head' | 'eyes' | 'face' | 'neck' | 'chest' | 'back' | 'feet' | 'hip';
}

const WORN: Readonly<Record<string, Wear>> = {
  hat: { tall: 11, on: 'head' },
  helmet: { tall: 12, on: 'head' },
  crown: { tall: 8, on: 'head' },
  headphones: { tall: 15, on: 'face' },
  tears: { tall: 9, on: 'face' },
  foam: { tall: 13, on: 'head' },
  glasses: { tall: 3.6, on: 'eyes' },
  mask: { tall: 12, on: 'face' },
  necklace: { tall: 11, on: 'neck' },
  backpack: { tall: 30, on: 'back' },
  bag: { tall: 18, on: 'hip' },
  watch: { tall: 4, on: 'hip' },
  flower: { tall: 7, on: 'head' },
  shoe: { tall: 5, on: 'feet' },
  boot: { tall: 9, on: 'feet' },
  scarf: { tall: 19, on: 'neck' },
  stethoscope: { tall: 26, on: 'neck' },
  medal: { tall: 22, on: 'neck' },
  'ribbon-bow': { tall: 8, on: 'neck' },
  tie: { tall: 20, on: 'neck' },
  'bow-tie': { tall: 6, on: 'neck' },
  'top-hat': { tall: 13, on: 'head' },
  'party-hat': { tall: 14, on: 'head' },
  cap: { tall: 9, on: 'head' },
  'cowboy-hat': { tall: 10, on: 'head' },
  'wizard-hat': { tall: 20, on: 'head' },
  'santa-hat': { tall: 13, on: 'head' },
  'space-helmet': { tall: 27, on: 'face' },
};

/** Where on the body a drawing is worn and how tall it is there; undefined for what nobody wears. */
export const wornOn = (drawing: string): Wear | undefined => own(WORN, drawing);

/** Where one sits on it or stands on it: a share of its height, and how far across from its middle. */
interface Seat {
  readonly up: number;
  readonly aside: number;
  readonly astride?: 'riding' | 'cycling' | 'sitting' | 'climbing';
  /** One rides it standing. */
  readonly stood?: true;
}

const SEATS: Readonly<Record<string, Seat>> = {
  branch: { up: 0.4, aside: 0 },
  horse: { up: 0.68, aside: -0.02, astride: 'riding' },
  unicorn: { up: 0.62, aside: -0.02, astride: 'riding' },
  donkey: { up: 0.68, aside: -0.04, astride: 'riding' },
  zebra: { up: 0.68, aside: -0.02, astride: 'riding' },
  camel: { up: 0.8, aside: -0.05, astride: 'riding' },
  elephant: { up: 0.92, aside: 0, astride: 'riding' },
  cow: { up: 0.78, aside: -0.02, astride: 'riding' },
  bull: { up: 0.78, aside: -0.02, astride: 'riding' },
  dragon: { up: 0.5, aside: 0.06, astride: 'riding' },
  lion: { up: 0.62, aside: -0.06, astride: 'riding' },
  tiger: { up: 0.62, aside: -0.06, astride: 'riding' },
  bear: { up: 0.84, aside: -0.1, astride: 'riding' },
  llama: { up: 0.52, aside: -0.08, astride: 'riding' },
  ostrich: { up: 0.55, aside: -0.05, astride: 'riding' },
  giraffe: { up: 0.55, aside: -0.2, astride: 'riding' },
  orca: { up: 0.7, aside: 0, astride: 'sitting' },
  whale: { up: 0.8, aside: 0, astride: 'sitting' },
  turtle: { up: 0.9, aside: -0.05, astride: 'sitting' },
  bicycle: { up: 0.86, aside: -0.1, astride: 'cycling' },
  motorbike: { up: 0.7, aside: -0.1, astride: 'cycling' },
  scooter: { up: 0.56, aside: -0.14, astride: 'cycling' },
  dinosaur: { up: 0.62, aside: -0.06, astride: 'riding' },
  'potted-plant': { up: 0.62, aside: 0.1 },
  broom: { up: 0.5, aside: 0, astride: 'sitting' },
  hammock: { up: 0.34, aside: 0 },
  person: { up: 0.83, aside: -0.16, astride: 'riding' },
  tree: { up: 0.62, aside: 0.2 },
  scarecrow: { up: 0.66, aside: 0.36 },
  sunflower: { up: 0.6, aside: 0.06 },
  daisy: { up: 0.66, aside: 0 },
  eagle: { up: 0.4, aside: 0, astride: 'riding' },
  house: { up: 0.82, aside: 0 },
  ladder: { up: 0.3, aside: -0.2 },
  cliff: { up: 0.5, aside: -0.42, astride: 'climbing' },
  wave: { up: 0.3, aside: -0.16 },
  plate: { up: 0.5, aside: 0 },
  'cutting-board': { up: 0.5, aside: 0 },
  floe: { up: 0.7, aside: 0 },
  cake: { up: 0.6, aside: 0 },
  'cake-slice': { up: 0.8, aside: 0 },
  rug: { up: 0.4, aside: 0 },
  viaduct: { up: 0.985, aside: 0 },
  bridge: { up: 0.28, aside: 0 },
  chair: { up: 0.46, aside: 0.02 },
  'rocking-chair': { up: 0.46, aside: -0.16 },
  'high-chair': { up: 0.5, aside: 0 },
  armchair: { up: 0.42, aside: 0.02 },
  sofa: { up: 0.42, aside: 0 },
  bench: { up: 0.5, aside: 0 },
  bed: { up: 0.46, aside: 0 },
  toilet: { up: 0.5, aside: 0.05 },
  bath: { up: 0.4, aside: 0 },
  rock: { up: 0.86, aside: 0 },
  stairs: { up: 0.5, aside: 0 },
  wall: { up: 1, aside: 0 },
  boat: { up: 0.3, aside: 0 },
  canoe: { up: 0.5, aside: 0 },
  sleigh: { up: 0.5, aside: 0 },
  sled: { up: 0.95, aside: -0.05 },
  carriage: { up: 0.6, aside: 0 },
  skateboard: { up: 0.95, aside: 0, stood: true },
  surfboard: { up: 0.7, aside: 0, stood: true },
  skis: { up: 0.3, aside: 0, stood: true },
  moon: { up: 0.5, aside: 0 },
  crescent: { up: 0.12, aside: 0.06 },
  hoop: { up: 0.22, aside: -0.66 },
  wheelchair: { up: 0.48, aside: -0.08 },
  swing: { up: 0.14, aside: 0 },
  throne: { up: 0.36, aside: 0 },
  'sales-stall': { up: 0.35, aside: 0 },
  slope: { up: 0.5, aside: 0 },
  slide: { up: 0.42, aside: 0.14 },
};

/** The seat of what has none of its own: on top of it. */
export const ON_TOP: Seat = { up: 0.97, aside: 0 };

/** Where one is on a drawing, whatever its variant after a colon; on top of it where it has no seat of its own. */
export const seatOf = (drawing: string): Seat =>
  own(SEATS, drawing.split(':')[0]?.replace('child', 'person') ?? '') ?? ON_TOP;
/** Whether a drawing gives whoever is on it a pose: a mount, a bicycle, a cliff to climb. */
export const isRidden = (drawing: string): boolean => own(SEATS, drawing)?.astride !== undefined;

/** The window of a vehicle or house through which one sees who is in it: middle and size, shares of its box. */
const WINDOWS: Readonly<Record<string, readonly [x: number, y: number, wide: number, tall: number]>> = {
  car: [0.06, 0.76, 0.2, 0.25],
  'vintage-car': [0.06, 0.76, 0.2, 0.25],
  'sports-car': [0.06, 0.76, 0.2, 0.25],
  taxi: [0.06, 0.76, 0.2, 0.25],
  van: [0.36, 0.7, 0.12, 0.28],
  bus: [0.36, 0.7, 0.12, 0.28],
  tram: [0.2, 0.66, 0.12, 0.28],
  truck: [0.36, 0.72, 0.12, 0.24],
  train: [-0.2, 0.7, 0.12, 0.24],
  tractor: [-0.16, 0.78, 0.3, 0.32],
  aeroplane: [0.36, 0.56, 0.07, 0.14],
  helicopter: [0.2, 0.5, 0.16, 0.36],
  rocket: [0, 0.64, 0.3, 0.16],
  spaceship: [0.1, 0.6, 0.2, 0.3],
  canvas: [0, 0.5, 0.86, 0.8],
  board: [0, 0.65, 0.9, 0.56],
  window: [0, 0.5, 0.8, 0.8],
  mirror: [0, 0.58, 0.56, 0.6],
  submarine: [0.06, 0.36, 0.1, 0.24],
};

/**
 * Where one sees who is in a drawing: the window's middle (x from that of the box, y up from its foot), width and
 * height, in shares of the box; undefined where it has none.
 */
export const windowOf = (drawing: string) => own(WINDOWS, drawing);

/** Where the other windows are of what carries many: their middles across, in shares of the width. */
const MORE_WINDOWS: Readonly<Record<string, readonly number[]>> = {
  bus: [0.19, 0, -0.18, -0.37],
  'double-decker': [0.19, 0, -0.18, -0.37],
  tram: [-0.37, -0.2, 0.37],
};

/** The other windows of a drawing, by where their middles are across. */
export const moreWindowsOf = (drawing: string): readonly number[] => own(MORE_WINDOWS, drawing) ?? [];
