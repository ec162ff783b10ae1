import type { Take } from '../../vocabulary.ts';
import type { Canvas, Light } from '../drawing/canvas.ts';
import type { Hex } from '../drawing/colour.ts';
import type { Palette } from '../drawing/palette.ts';
import type { Silhouette } from '../silhouettes/silhouette.ts';
import type { Cast } from './cast.ts';

/** Where a picture is taken. */
export const PLACES = [
  'backdrop',
  'table',
  'plinth',
  'wall',
  'void',
  'paper',
  'sky',
  'mountain',
  'coast',
  'sea',
  'lake',
  'forest',
  'desert',
  'field',
  'snow',
  'skyline',
  'street',
  'road',
  'harbour',
  'room',
  'workshop',
  'library',
  'cafe',
  'stage',
  'stadium',
  'court',
  'station',
  'underwater',
  'space',
] as const;
export type Place = (typeof PLACES)[number];

export type Time = 'dawn' | 'day' | 'golden-hour' | 'dusk' | 'night';
export type Weather = 'clear' | 'cloud' | 'rain' | 'storm' | 'snow' | 'fog' | 'wind';
export type Lens = 'macro' | 'long' | 'normal' | 'wide';
export type Medium = 'photo' | 'watercolour' | 'ink' | 'line' | 'flat';

/** Everything about a prompt that shows in its preview. */
export interface Frame {
  readonly motif: Motif;
  /** A second thing beside the subject: 'a girl with a dog'. */
  readonly companion?: Motif;
  /** How many of the subject, 1 to 7. */
  readonly count: number;
  readonly take: Take;
  readonly place: Place;
  readonly time: Time;
  readonly weather: Weather;
  readonly light: Light;
  readonly tones: Palette;
  /** The subject's own colour, when its words name one. */
  readonly colour?: Hex;
  readonly lens: Lens;
  /** Where the subject's middle sits across the frame, 0 to 1. */
  readonly x: number;
  /** How much of the frame's height the subject takes, before its width is looked at; above 1 it is cropped. */
  readonly scale: number;
  /** How high the horizon lies, 0 top to 1 bottom. */
  readonly horizon: number;
  readonly medium: Medium;
  /** 0 none to 1 coarse. */
  readonly grain: number;
  /** Who the person is: hair, clothes, pose and what the hands hold. */
  readonly cast: Cast;
  /** The words or number to be seen in the picture, in capitals. */
  readonly lettering: string;
  readonly seed: number;
}

// What is drawn belongs here too: a motif draws itself for a frame, and a frame holds its motif.

/** How large a thing is beside a person; decides how much of a frame it fills and what it stands on. */
export type Size = 'small' | 'table' | 'person' | 'large' | 'vast';

/** A thing that is put into a place. */
export interface Thing {
  /** Singular words and phrases that name it, separated by commas. */
  readonly words: string;
  readonly size: Size;
  /** Where it is met when a prompt names no place, likeliest first. */
  readonly places: readonly [Place, ...Place[]];
  make(frame: Frame): Silhouette;
}

/** A subject that is the whole picture: a landscape, a poster, a selfie. */
export interface Scene {
  readonly words: string;
  readonly places: readonly [Place, ...Place[]];
  /** A landscape gives way to a thing that stands in it: 'a stormy sea with a ship'. */
  readonly hosts?: boolean;
  paint(canvas: Canvas, frame: Frame): string;
}

export type Motif = Thing | Scene;

export const isThing = (motif: Motif): motif is Thing => 'make' in motif;

export const thing = (
  words: string,
  size: Size,
  places: Thing['places'],
  make: (frame: Frame) => Silhouette,
): Thing => ({ words, size, places, make });
