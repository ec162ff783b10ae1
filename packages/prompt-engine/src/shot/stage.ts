import type { Take } from '../vocabulary.ts';
import { DEEDS_OF_TWO } from './deeds-of-two.ts';

/*
 * What a preview draws: plain data, made by the planner (or from a text's spans), small enough to travel in an
 * answer. The drawing knows nothing else: it never reads a sentence.
 */

/** How much of the subject is in the frame, from far to near. */
export const SHOT_SIZES = [
  'extreme-wide',
  'wide',
  'full',
  'three-quarter',
  'medium',
  'close',
  'macro',
] as const;
export type ShotSize = (typeof SHOT_SIZES)[number];

/** How high the camera is. */
export const CAMERA_HEIGHTS = ['ground', 'low', 'eye', 'high', 'overhead'] as const;
export type CameraHeight = (typeof CAMERA_HEIGHTS)[number];

/** Where the key light comes from, as the camera sees it. */
export const LIGHT_SIDES = ['left', 'right', 'back', 'front', 'top', 'below'] as const;
export type LightSide = (typeof LIGHT_SIDES)[number];

/** The hours that a preview tells apart. */
export const DAYTIMES = ['dawn', 'day', 'golden-hour', 'dusk', 'night'] as const;
export type Daytime = (typeof DAYTIMES)[number];

/** The weathers that a preview tells apart. */
export const WEATHERS = ['clear', 'cloud', 'rain', 'storm', 'snow', 'fog', 'wind'] as const;
export type Weather = (typeof WEATHERS)[number];

/** The means that a preview is drawn as. */
export const STAGE_MEDIA = [
  'photo',
  'line',
  'ink',
  'watercolour',
  'paint',
  'flat',
  'print',
  'pixel',
  'blueprint',
  'render',
] as const;
export type StageMedium = (typeof STAGE_MEDIA)[number];

/** How a body is held. */
export const POSTURES = [
  'stand',
  'sit',
  'kneel',
  'crouch',
  'lotus',
  'lie',
  'walk',
  'run',
  'jump',
  'climb',
  'hang',
  'swim',
  'float',
  'fly',
  'ride',
  'lean',
  'dance',
  'bend',
  'fall',
  'kick',
  'slump',
  'wave',
  'salute',
  'cheer',
  'cry',
  'pray',
  'fight',
  'slip',
  'dive',
] as const;
export type Posture = (typeof POSTURES)[number];

/** Postures that are seen to the feet. */
export const WHOLE_BODY: ReadonlySet<string> = new Set([
  'walk',
  'run',
  'jump',
  'climb',
  'dance',
  'swim',
  'fly',
  'ride',
  'fall',
  'slip',
  'dive',
  'hang',
]);

/**
 * States of things that a drawing shows: on its side or roof, in two pieces, with a crack, in a puddle of itself, with
 * what it held run out, going down by the bow, larger in the hand than others of its kind.
 */
export const STATES = ['overturned', 'broken', 'cracked', 'melting', 'spilt', 'sinking', 'large'] as const;
export type FigureState = (typeof STATES)[number];

/** The tempers that a figure can be in. */
export const TEMPERS = [
  'calm',
  'joy',
  'sad',
  'fear',
  'anger',
  'love',
  'wonder',
  'proud',
  'lonely',
  'tired',
  'funny',
  'tense',
] as const;
export type Temper = (typeof TEMPERS)[number];

/** What a face shows: a temper, or sleep. */
export const FACES = [...TEMPERS, 'asleep'] as const;
export type Face = (typeof FACES)[number];

/** Where a figure stands to another: on it, under it, in it, held by it or at its mouth, in a deed with it; else free. */
export const BONDS = [
  'on',
  'under',
  'in',
  'held',
  'worn',
  'mouth',
  'beside',
  'behind',
  'front',
  'around',
  ...DEEDS_OF_TWO,
  'given',
  'over',
] as const;
export type Bond = (typeof BONDS)[number];

/** One kind of being or thing in the frame. */
export interface Figure {
  /** A drawing's id, with a costume after a colon for people (`person:chef`); `-` for a lettered plain shape. */
  readonly drawing: string;
  /** What it is called, at most 40 characters: the lettering of a plain shape. */
  readonly word: string;
  /** Whether its drawing stands for something more special than it shows, so that its word is among the notes. */
  readonly lettered?: boolean;
  readonly count: number;
  /** The middle across the frame, 0 left to 1 right. */
  readonly x: number;
  /** Its height as a share of the frame's, 0.03 to 1.6; above 1 it is cropped. */
  readonly height: number;
  /** 0 in front to 1 far behind. */
  readonly depth: number;
  readonly posture: Posture;
  readonly faces: 'left' | 'right' | 'camera' | 'away';
  /** Its own colour, as a word ('red', 'navy'), where the text names one. */
  readonly colour?: string;
  /** The colour of a person's hair, as a word, where the text names one. */
  readonly hair?: string;
  readonly age?: 'baby' | 'child' | 'adult' | 'old';
  readonly sex?: 'm' | 'f';
  readonly temper?: Face;
  /** What has become of a thing. */
  readonly state?: FigureState;
  /** How it stands to another figure of the stage, by that one's index. */
  readonly bond?: { readonly to: number; readonly as: Bond };
}

/** The key light of a preview. */
export interface StageLight {
  readonly from: LightSide;
  readonly hard: boolean;
  /** -1 cold to 1 warm. */
  readonly warmth: number;
  readonly key: 'low' | 'normal' | 'high';
}

/** What a preview draws: figures in a place, light, camera. */
export interface Stage {
  readonly take: Take;
  readonly medium: StageMedium;
  /** Black and white, or one tone. */
  readonly mono: boolean;
  /** A place drawing's id, or one of `backdrop`, `table`, `paper` (a drawn sheet), `void`. */
  readonly place: string;
  /** What the place is called, at most 40 characters. */
  readonly placeWord: string;
  readonly daytime: Daytime;
  readonly weather: Weather;
  readonly light: StageLight;
  readonly size: ShotSize;
  readonly cameraHeight: CameraHeight;
  /** Shallow depth of field: what is behind is soft. */
  readonly shallow: boolean;
  /** Colours as words, the most important first; at most five. */
  readonly colours: readonly string[];
  /** Back to front is by `depth`; the first is what the picture is about. At most 8. */
  readonly figures: readonly Figure[];
  /** Words to be seen in the picture, a line each; at most 6 lines of 40 characters. */
  readonly lettering: readonly string[];
  /** What is named and could not be drawn, a word or a few each; at most 4. */
  readonly notes?: readonly string[];
  readonly seed: number;
}
