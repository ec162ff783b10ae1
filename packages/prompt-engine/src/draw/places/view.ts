import type { CameraHeight, Daytime, Weather } from '../../shot/stage.ts';
import type { Take } from '../../vocabulary.ts';

/** What a place needs to know of the picture it is the ground of. */
export interface View {
  readonly take: Take;
  readonly place: string;
  readonly time: Daytime;
  readonly weather: Weather;
  readonly height: CameraHeight;
  /** Where the subject's middle sits across the frame, 0 to 1. */
  readonly x: number;
  /** How tall a grown person is who stands where the subject does, in heights of the frame. */
  readonly tall: number;
  /** About where the first one has its head, less than 0 where it has none. */
  readonly head: number;
  /** How high the horizon lies, 0 top to 1 bottom. */
  readonly horizon: number;
  readonly seed: number;
  /** Whether the mountains have snow on top. */
  readonly snowy: boolean;
  /** What the cast brings: a place does not show another of it. */
  readonly brought: readonly string[];
}
