import {
  BONDS,
  CAMERA_HEIGHTS,
  DAYTIMES,
  FACES,
  LIGHT_SIDES,
  POSTURES,
  SHOT_SIZES,
  STAGE_MEDIA,
  STATES,
  type Stage,
  WEATHERS,
} from '@framewright/prompt-engine/stage';
import { TAKES } from '@framewright/prompt-engine/vocabulary';
import { z } from 'zod';

/** What is called by a word in a drawing, and so could be lettered in it. */
const word = z.string().max(40);

const figure = z.object({
  /** A drawing's id, with a costume after a colon; `-` for a plain shape that is lettered with its word. */
  drawing: z.string().max(60),
  word,
  count: z.int().min(1),
  /** The middle across the frame, 0 left to 1 right. */
  x: z.number().min(0).max(1),
  /** As a share of the frame's height; above 1 it is cropped. */
  height: z.number().min(0.03).max(1.6),
  /** 0 in front to 1 far behind. */
  depth: z.number().min(0).max(1),
  posture: z.enum(POSTURES),
  faces: z.enum(['left', 'right', 'camera', 'away']),
  colour: word.exactOptional(),
  hair: word.exactOptional(),
  lettered: z.boolean().exactOptional(),
  age: z.enum(['baby', 'child', 'adult', 'old']).exactOptional(),
  sex: z.enum(['m', 'f']).exactOptional(),
  temper: z.enum(FACES).exactOptional(),
  state: z.enum(STATES).exactOptional(),
  /** How it stands to another figure, by that one's index. */
  bond: z.object({ to: z.int().min(0).max(7), as: z.enum(BONDS) }).exactOptional(),
});

/** What a preview draws of a take. It holds no sentence, and a drawing is made from nothing else. */
export const stage = z.object({
  take: z.enum(TAKES),
  medium: z.enum(STAGE_MEDIA),
  /** Black and white, or one tone. */
  mono: z.boolean(),
  place: word,
  placeWord: word,
  daytime: z.enum(DAYTIMES),
  weather: z.enum(WEATHERS),
  light: z.object({
    from: z.enum(LIGHT_SIDES),
    hard: z.boolean(),
    /** -1 cold to 1 warm. */
    warmth: z.number().min(-1).max(1),
    key: z.enum(['low', 'normal', 'high']),
  }),
  size: z.enum(SHOT_SIZES),
  cameraHeight: z.enum(CAMERA_HEIGHTS),
  shallow: z.boolean(),
  colours: z.array(word).max(5).readonly(),
  figures: z.array(figure).max(8).readonly(),
  lettering: z.array(word).max(6).readonly(),
  notes: z.array(word).max(4).readonly().exactOptional(),
  seed: z.number(),
}) satisfies z.ZodType<Stage, Stage>;

/** What a drawing changes of its stage. */
export const stageChange = stage.exactPartial() satisfies z.ZodType<Partial<Stage>, Partial<Stage>>;
