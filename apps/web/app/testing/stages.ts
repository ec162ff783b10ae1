import type { Stage } from '@framewright/prompt-engine/stage';

/** What a drawing of tests shows. */
export const STAGE: Stage = {
  take: 'studio',
  medium: 'photo',
  mono: false,
  place: 'workshop',
  placeWord: 'workshop',
  daytime: 'day',
  weather: 'clear',
  light: { from: 'left', hard: false, warmth: 0.2, key: 'normal' },
  size: 'medium',
  cameraHeight: 'eye',
  shallow: false,
  colours: ['umber', 'cream'],
  figures: [
    {
      drawing: 'person',
      word: 'violin maker',
      count: 1,
      x: 0.6,
      height: 0.8,
      depth: 0,
      posture: 'sit',
      faces: 'left',
    },
  ],
  lettering: [],
  seed: 1,
};
