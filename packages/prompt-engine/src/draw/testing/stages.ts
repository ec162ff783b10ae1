import type { Figure, Stage } from '../../shot/stage.ts';

/** A figure with the usual values, for tests. */
export const figureOf = (drawing: string, more: Partial<Figure> = {}): Figure => ({
  drawing,
  word: drawing,
  count: 1,
  x: 0.5,
  height: 0.6,
  depth: 0.2,
  posture: 'stand',
  faces: 'right',
  ...more,
});

/** A stage with the usual values, for tests. */
export const stageOf = (more: Partial<Stage> = {}): Stage => ({
  take: 'studio',
  medium: 'photo',
  mono: false,
  place: 'backdrop',
  placeWord: 'studio',
  daytime: 'day',
  weather: 'clear',
  light: { from: 'left', hard: false, warmth: 0, key: 'normal' },
  size: 'full',
  cameraHeight: 'eye',
  shallow: false,
  colours: [],
  figures: [],
  lettering: [],
  seed: 7,
  ...more,
});
