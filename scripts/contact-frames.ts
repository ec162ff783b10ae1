import type { Figure, Stage } from '@framewright/prompt-engine/stage';
import type { AspectRatio } from '@framewright/prompt-engine/vocabulary';

/** A stage for the contact sheet, under its title. */
export interface Frame {
  readonly title: string;
  readonly stage: Stage;
  readonly ratio: AspectRatio;
}

const figure = (drawing: string, more: Partial<Figure> = {}): Figure => ({
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

const held = (drawing: string, more: Partial<Figure> = {}): Figure =>
  figure(drawing, { bond: { to: 0, as: 'held' }, ...more });

const BASE: Stage = {
  take: 'studio',
  medium: 'photo',
  mono: false,
  place: 'backdrop',
  placeWord: '',
  daytime: 'day',
  weather: 'clear',
  light: { from: 'left', hard: false, warmth: 0.1, key: 'normal' },
  size: 'full',
  cameraHeight: 'eye',
  shallow: false,
  colours: [],
  figures: [],
  lettering: [],
  seed: 7,
};

const lit = (
  from: Stage['light']['from'],
  warmth = 0,
  hard = true,
  key: Stage['light']['key'] = 'normal',
): Pick<Stage, 'light'> => ({ light: { from, hard, warmth, key } });

function frame(
  title: string,
  ratio: AspectRatio,
  figures: readonly Figure[],
  more: Partial<Stage> = {},
): Frame {
  const seed = [...title].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) >>> 0, 7);
  return { title, ratio, stage: { ...BASE, seed, figures, ...more } };
}

const cinematic = { take: 'cinematic' } as const;

/** People: what they do, hold and wear. */
const people = (): Frame[] => [
  frame(
    'a woman under a yellow umbrella, rain at night',
    '4:5',
    [
      figure('person:coat', { sex: 'f', colour: 'red', posture: 'walk', x: 0.42 }),
      held('umbrella', { colour: 'yellow' }),
    ],
    { ...cinematic, place: 'street', daytime: 'night', weather: 'rain', ...lit('back', -0.3) },
  ),
  frame(
    'an old man reading in an armchair',
    '4:5',
    [
      figure('person', { sex: 'm', age: 'old', posture: 'sit', height: 0.72, bond: { to: 1, as: 'on' } }),
      figure('armchair', { height: 0.42 }),
      held('book'),
    ],
    { place: 'library', daytime: 'night', ...lit('right', 0.7, false, 'low') },
  ),
  frame('a violinist on stage', '4:5', [figure('person:gown', { sex: 'f', height: 0.74 }), held('violin')], {
    ...cinematic,
    place: 'stage',
    ...lit('top', 0.3, true, 'low'),
  }),
  frame('a guitarist', '4:5', [figure('person', { sex: 'm', height: 0.8, faces: 'camera' }), held('guitar')]),
  frame(
    'a chef with a pizza, medium shot',
    '4:5',
    [figure('person:chef', { height: 1.4, faces: 'camera', temper: 'joy' }), held('pizza')],
    { place: 'kitchen', size: 'medium' },
  ),
  frame(
    'two people in a cafe, close-up',
    '3:2',
    [
      figure('person', { height: 1.4, x: 0.28, sex: 'f', temper: 'joy' }),
      figure('person', { height: 1.45, x: 0.72, faces: 'left', sex: 'm', temper: 'love' }),
    ],
    { ...cinematic, place: 'cafe', size: 'close', shallow: true },
  ),
  frame('a backlit portrait', '4:5', [figure('person', { height: 1.5, faces: 'camera', sex: 'f' })], {
    size: 'close',
    ...lit('back', 0.6, true, 'low'),
  }),
  frame(
    'a fisherman mending his net',
    '4:5',
    [figure('person:fisherman', { age: 'old', sex: 'm', height: 0.74, posture: 'sit' }), held('net')],
    { place: 'harbour', daytime: 'dawn' },
  ),
  frame(
    'an astronaut plants a flag',
    '3:2',
    [figure('person:astronaut', { height: 0.62, faces: 'camera' }), held('flag')],
    { ...cinematic, place: 'moonscape', ...lit('right') },
  ),
  frame(
    'a bride and groom',
    '4:5',
    [
      figure('person:bride', { height: 0.7, x: 0.4, sex: 'f' }),
      figure('person:suit', { height: 0.75, x: 0.63, faces: 'left', sex: 'm' }),
      held('bouquet'),
    ],
    { place: 'garden', ...lit('left', 0.4, false, 'high') },
  ),
  frame(
    'a mother and her baby',
    '4:5',
    [figure('person', { sex: 'f', height: 0.82 }), held('baby', { posture: 'sit' })],
    { place: 'bedroom', ...lit('left', 0.2, false, 'high') },
  ),
  frame(
    'a girl rides a horse along the beach',
    '3:2',
    [
      figure('horse', { height: 0.5, posture: 'run' }),
      figure('child', { height: 0.4, sex: 'f', bond: { to: 0, as: 'on' } }),
    ],
    { ...cinematic, place: 'beach', daytime: 'golden-hour', ...lit('back', 0.8) },
  ),
  frame(
    'a cyclist at dusk',
    '3:2',
    [
      figure('bicycle', { height: 0.36 }),
      figure('person:sportswear', { height: 0.62, bond: { to: 0, as: 'on' } }),
    ],
    { ...cinematic, place: 'road', daytime: 'dusk' },
  ),
  frame(
    'a family of four',
    '3:2',
    [
      figure('person', { count: 2, height: 0.64, x: 0.38, faces: 'camera' }),
      figure('child', { count: 2, height: 0.64, x: 0.68, faces: 'camera' }),
    ],
    { place: 'park' },
  ),
  frame(
    'a man asleep under a tree',
    '3:2',
    [
      figure('tree', { height: 0.84 }),
      figure('person', { height: 0.6, posture: 'lie', bond: { to: 0, as: 'under' } }),
    ],
    { place: 'field' },
  ),
  frame(
    'a man with a sign',
    '4:5',
    [figure('person', { height: 0.78, faces: 'camera', sex: 'm' }), held('sign')],
    { place: 'street', lettering: ['PEACE'] },
  ),
];

/** Animals and beings. */
const creatures = (): Frame[] => [
  frame(
    'three cats on a sofa',
    '3:2',
    [
      figure('sofa', { height: 0.34, faces: 'camera' }),
      figure('cat', { count: 3, height: 0.26, posture: 'sit', faces: 'camera', bond: { to: 0, as: 'on' } }),
    ],
    { place: 'room' },
  ),
  frame(
    'a cat in a box',
    '1:1',
    [
      figure('box', { height: 0.36 }),
      figure('cat', { height: 0.4, posture: 'sit', faces: 'camera', bond: { to: 0, as: 'in' } }),
    ],
    { place: 'room' },
  ),
  frame(
    'a dog in a helmet, close-up',
    '1:1',
    [figure('dog', { height: 1.1 }), figure('helmet', { bond: { to: 0, as: 'worn' } })],
    { size: 'close' },
  ),
  frame('a giraffe at a waterhole', '4:5', [figure('giraffe', { height: 0.7 })], {
    ...cinematic,
    place: 'lake',
    daytime: 'golden-hour',
    ...lit('left', 0.7),
  }),
  frame('a tiger in the jungle', '3:2', [figure('tiger', { height: 0.44 })], {
    ...cinematic,
    place: 'jungle',
  }),
  frame('twelve ducks', '3:2', [figure('duck', { count: 12, height: 0.2 })], { place: 'lake' }),
  frame('a flock of crows', '3:2', [figure('crow', { count: 40, height: 0.12, posture: 'fly' })], {
    place: 'sky',
  }),
  frame('a fox, watercolour', '1:1', [figure('fox', { height: 0.4 })], {
    medium: 'watercolour',
    place: 'forest',
  }),
  frame('a dragon, ink', '1:1', [figure('dragon', { height: 0.6 })], { medium: 'ink', place: 'mountain' }),
  frame(
    'a knight before a dragon',
    '3:2',
    [
      figure('person:knight', { height: 0.42, x: 0.24 }),
      figure('dragon', { height: 0.7, x: 0.68, faces: 'left' }),
      held('sword'),
    ],
    { ...cinematic, place: 'mountain', weather: 'storm' },
  ),
];

/** Things, places, media and letters. */
const things = (): Frame[] => [
  frame('seven apples', '1:1', [figure('apple', { count: 7, height: 0.2 })], { place: 'table' }),
  frame('a theremin, which has no drawing', '1:1', [figure('-', { word: 'theremin', height: 0.4 })], {
    place: 'table',
  }),
  frame(
    'a flat-lay',
    '1:1',
    [
      figure('camera', { height: 0.26, x: 0.3, depth: 0.7 }),
      figure('book', { height: 0.2, x: 0.7, depth: 0.3 }),
      figure('cup', { height: 0.2, x: 0.7, depth: 0.8 }),
      figure('glasses', { height: 0.1, x: 0.3, depth: 0.2 }),
    ],
    { place: 'table', cameraHeight: 'overhead' },
  ),
  frame('a car, blueprint', '3:2', [figure('sports-car', { height: 0.3 })], {
    medium: 'blueprint',
    place: 'road',
  }),
  frame(
    'a dog at the wheel',
    '3:2',
    [figure('car', { height: 0.36 }), figure('dog', { height: 0.2, bond: { to: 0, as: 'in' } })],
    { place: 'road' },
  ),
  frame('a castle, pixel art', '1:1', [figure('castle', { height: 0.6 })], {
    medium: 'pixel',
    place: 'hill',
  }),
  frame('a ship at dusk, painted', '3:2', [figure('sailing-ship', { height: 0.6 })], {
    medium: 'paint',
    place: 'sea',
    daytime: 'dusk',
    ...lit('left', 0.5),
  }),
  frame('a wave, woodblock print', '3:2', [figure('wave', { height: 0.5 })], {
    medium: 'print',
    place: 'sea',
  }),
  frame('poster: Jazz Tonight', '4:5', [figure('letters', { height: 0.5 })], {
    place: 'paper',
    lettering: ['Jazz', 'Tonight'],
  }),
  frame('a neon sign', '3:2', [figure('sign', { height: 0.5 })], {
    ...cinematic,
    place: 'street',
    daytime: 'night',
    lettering: ['Open late'],
  }),
  frame(
    'a detective, black and white',
    '4:5',
    [figure('person:coat', { height: 0.6, sex: 'm' }), figure('hat', { bond: { to: 0, as: 'worn' } })],
    { ...cinematic, mono: true, place: 'alley', daytime: 'night', ...lit('back', 0, true, 'low') },
  ),
];

/** Forty stages made by hand: who, where, light, count and medium of every sort. */
export const contactFrames = (): Frame[] => [...people(), ...creatures(), ...things()];
