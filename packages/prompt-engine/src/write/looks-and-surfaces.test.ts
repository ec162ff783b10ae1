import { describe, expect, test } from 'vitest';
import { readScene } from '../read/read-scene.ts';
import { planShot } from '../shot/plan.ts';
import type { Decision } from '../shot/shot.ts';
import { TAKES, type Take } from '../vocabulary.ts';
import { compose } from './compose.ts';
import { requestOf } from './fixtures/takes.ts';

const takesOf = (subject: string): { studio: string; cinematic: string; minimal: string } =>
  compose(requestOf(subject));

/** What a take says of an element. */
function saidOf(subject: string, take: Take, element: Decision['element']): string {
  const scene = readScene(subject);
  return planShot({ scene, take, wishes: {}, seed: 7, variation: 0 })
    .decisions.filter((decision) => decision.element === element)
    .map(({ text }) => text)
    .join(' / ');
}

const DRAWN = [
  'ukiyo-e print of a fox running through snow',
  'pixel art wizard brewing a potion',
  'claymation penguin dropping a tray of cupcakes',
  'watercolor of an old man on a bench',
  'oil painting of a dragon sleeping',
  'charcoal sketch of my grandmother peeling apples',
  'anime girl holding a broken umbrella',
  'stained glass window of a cyclist',
  'cross stitch of a sparrow',
  'isometric bakery',
  'graffiti mural of an octopus',
  'vintage botanical illustration of a chilli plant',
  'lego astronaut planting a flag',
  'flat vector cat on a sofa',
];

describe('a drawn look', () => {
  test.each(DRAWN)('stands elsewhere and is lit from elsewhere in its cinematic take: %s', (subject) => {
    for (const element of ['light', 'camera'] as const) {
      const cinematic = saidOf(subject, 'cinematic', element);
      expect(cinematic).not.toBe('');
      expect(cinematic).not.toBe(saidOf(subject, 'studio', element));
    }
  });

  test('has no camera to look into, and no eyes on a lighthouse', () => {
    expect(takesOf('ukiyo-e print of a woman').studio).not.toMatch(/camera/);
    expect(takesOf('anime style lighthouse on a cliff').studio).not.toMatch(/\beyes\b|\bhair\b/);
  });

  test('is named by what it is made as, which is no thing in the picture', () => {
    const scene = readScene('lego scene of a bank robbery');
    expect(scene.styles.map(({ words }) => words)).toEqual(['lego scene']);
    expect(readScene('ukiyo-e print of a fox').cast.map(({ name }) => name)).toEqual(['fox']);
  });

  test('keeps light and view that the words name', () => {
    const { studio } = takesOf('low angle anime girl in a library by candlelight');
    expect(studio).toMatch(/Low angle/);
    expect(studio).toMatch(/Candlelight from low/);
  });

  test('has the sky of its row only out of doors, and no sun under rain', () => {
    expect(takesOf('ukiyo-e print of a cook in a kitchen').studio).not.toMatch(/\bsky\b/);
    expect(takesOf('impressionist painting of a rainy tram stop').studio).not.toMatch(/\bsun/i);
  });
});

describe('words in a picture', () => {
  test.each([
    [
      'handwritten sign taped to a door saying "Back in 10 mins (ish)"',
      '“Back in 10 mins (ish)” in uneven handwriting',
    ],
    ["cross stitch sampler that says 'bless this mess'", '“bless this mess” in stitched capitals'],
    ['vintage seed packet for an imaginary vegetable called moonbeet', '“moonbeet” in hand-drawn capitals'],
    [
      'chalkboard menu "Leek & potato (v) £4.50"',
      '“Leek & potato (v) £4.50” in white hand-drawn chalk capitals',
    ],
    ['retro travel poster "VISIT HULL" with a smiling seal on the pier', '“VISIT HULL”'],
  ])('stand to the letter, set as they are called, in every take: %s', (subject, lettered) => {
    const takes = takesOf(subject);
    for (const take of TAKES) expect(takes[take]).toContain(lettered);
  });
});

describe('a mark', () => {
  test('is drawn from what the words name, in the colours that they name', () => {
    const { studio, cinematic, minimal } = takesOf(
      'minimal logo, letter M made from two mountain goats, black on white, no gradients',
    );
    for (const take of [studio, cinematic, minimal]) {
      expect(take).toContain('etter M made from two mountain goats drawn as one simple mark');
      expect(take).toContain('Black and white only.');
      expect(take).not.toMatch(/navy|grey/i);
    }
  });

  test('is not whose it is', () => {
    const { studio } = takesOf('logo for "Tide & Timber", furniture maker, a wave turning into wood grain');
    expect(studio).toContain('A wave turning into wood grain drawn as one simple mark');
  });

  test('of a set has a cell for each of the list', () => {
    const { studio, minimal } = takesOf(
      'set of 6 icons for a bakery app: croissant, loaf, bun, whisk, oven mitt, rolling pin, flat style',
    );
    expect(studio).toContain('6 icons in two rows of three, one to a cell');
    expect(minimal).not.toMatch(/one simple symbol/i);
  });
});

describe('a printed surface', () => {
  test.each([
    [
      'Birthday card for my brother who likes fishing and heavy metal',
      'Fishing and heavy metal brought together',
    ],
    ['sticker of a grumpy avocado lifting weights', 'A grumpy avocado lifting weights'],
    ['tattoo design of a swallow carrying a key', 'A swallow carrying a key'],
    ['get well soon card, a giraffe with a bandaged neck', 'A giraffe with a bandaged neck'],
  ])('shows what the words say, and is lit by no lamp: %s', (subject, motif) => {
    const { studio, cinematic, minimal } = takesOf(subject);
    for (const take of [studio, cinematic, minimal]) {
      expect(take).toContain(motif);
      expect(take).not.toMatch(/softbox|\d+mm lens/);
    }
  });

  test('opened by a cut has each named part in a place of its own', () => {
    expect(takesOf('isometric cutaway of a ferry with the car deck, cafe and cabins').studio).toContain(
      'each part in an open compartment of its own, none hidden: the car deck, the cafe and the cabins',
    );
  });
});

describe('an edit', () => {
  test('keeps nothing that it changes', () => {
    expect(takesOf('make me look 20 years older but keep my smile').studio).toContain(
      'Keep the face, hairline, expression and pose exactly',
    );
    expect(takesOf('blur the background and brighten the face').studio).not.toMatch(/equally sharp/);
  });

  test.each([
    ['turn my photo into a watercolor painting', /only the way it is made changes/],
    ['remove the power lines from this landscape', /The gap filled with what lies behind it/],
    ['add a rainbow over the barn', /The new part lit from the same side/],
    ['put sunglasses on my dog', /The new part lit from the same side/],
    ['make the sky in this photo stormy', /lit like the new part/],
  ])('says what this order needs: %s', (subject, needed) => {
    expect(takesOf(subject).studio).toMatch(needed);
  });
});

test('a macro view is so near that nothing is seen whole', () => {
  const { studio, cinematic } = takesOf('macro shot of frost on a spiders web on a rusty gate');
  for (const take of [studio, cinematic])
    expect(take).not.toMatch(/\bsky above\b|whole height|third, leading lines/);
});
