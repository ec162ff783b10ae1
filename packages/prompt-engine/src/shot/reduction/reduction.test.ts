import { describe, expect, test } from 'vitest';
import { alternativesFor } from '../../swap/alternatives.ts';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const minimalOf = (subject: string, variation = 0): string =>
  compose({ ...PROMPT_DEFAULTS, subject, variation }).minimal.slice(subject.length);

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

describe('what is left stands on one ground that is named', () => {
  test.each([
    ['a fox in the snow', /Unbroken snow below, pale snow-filled air above, nothing between but the fox/],
    ['a brass telescope on a marble table', /Nothing on the marble table but the telescope/],
    [
      'a boy flying a kite on the beach',
      /Wet sand .*the boy and the kite|The boy and the kite as one dark shape/,
    ],
    [
      'a stag in a birch forest',
      /Of the birch forest only one (?:trunk|fern) beside the stag|Moss and fallen yellow leaves to every edge|everything beyond the birch forest/,
    ],
    ['red bicycle leaning against a wall', /before the wall alone|red of the bicycle/],
    ['perfume bottle on black sand', /bottle with black sand to every edge of the frame/],
    ['jellyfish', /water that darkens to black/],
    [
      'abandoned train station at dawn',
      /one (?:bench|lamp post|clock)|the land one thin dark line|gone in|lost in/i,
    ],
  ])('%s', (subject, ground) => {
    expect(minimalOf(subject)).toMatch(ground);
  });

  test.each([
    'a red dress',
    'an old cobbler repairing a boot',
    'a heron',
    'a robot holding a flower',
    'a lion',
  ])('%s has a ground in any variation', (subject) => {
    for (let variation = 0; variation < 6; variation++)
      expect(minimalOf(subject, variation)).toMatch(
        /\b(?:walls?|paper|black|shadow|ground|boards|plaster|concrete|slate)\b/,
      );
  });
});

describe('what the words name stays', () => {
  test('a face that laughs is seen close', () => {
    expect(minimalOf('portrait of a laughing grandmother')).toMatch(/The face alone|Head and shoulders/);
  });

  test('somebody who is sad is seen close', () => {
    expect(minimalOf('a sad clown')).toMatch(/from close by, head and shoulders/);
  });

  test('a portrait stays one', () => {
    for (let variation = 0; variation < 6; variation++)
      expect(minimalOf('portrait of an old sailor', variation)).toMatch(/face|Head and shoulders/);
  });

  test('whoever the words dress keeps more than the hands', () => {
    for (let variation = 0; variation < 6; variation++)
      expect(minimalOf('my daughter tying her red shoe', variation)).not.toMatch(/cropped at the wrists/);
  });

  test('a city in the air is not put on a terrace', () => {
    expect(minimalOf('castle in the clouds')).toMatch(/one pale outline between .*cloud/);
  });

  test('a crowd remains one', () => {
    expect(minimalOf('a crowd at a music festival')).toMatch(/The crowd as one dark mass of heads/);
  });

  test('a town is told by one thing of its own', () => {
    expect(minimalOf('street musician with an accordion in Paris')).toMatch(
      /Of Paris only one (?:iron balcony|green park chair|row of zinc roofs)/,
    );
  });

  test('the sofa of a room is the piece that is left of it', () => {
    expect(minimalOf('minimalist scandinavian living room with a big green sofa')).toMatch(
      /the sofa and one bare wall/,
    );
  });

  test('what is not there is not shown', () => {
    expect(minimalOf('a chess board with a knight missing')).not.toMatch(/the knight/);
  });

  test('weather and hour that are told decide the light', () => {
    expect(minimalOf('woman doing yoga at sunrise on the beach')).toMatch(/Soft peach light/);
    expect(minimalOf('a kite over a grey beach')).not.toMatch(/low sun/);
  });
});

describe('hands', () => {
  test('that do the deed can be all that is left', () => {
    const takes = Array.from({ length: 8 }, (_, variation) =>
      minimalOf('old cobbler repairing a boot', variation),
    );
    expect(
      takes.some((take) => /Only the cobbler's hands and the boot, cropped at the wrists/.test(take)),
    ).toBe(true);
  });
});

describe('a drawing is reduced by its own means', () => {
  test.each([
    ['pencil sketch of an old man', /unbroken line|one short stroke|in outline|left in a few lines/],
    ['old lighthouse watercolor', /three washes|one pale wash|broad strokes/],
    ['oil painting of a stormy sea', /Two broad bands of tone/],
    ['3d render of a cute robot', /one flat ground in|plain flat shapes/],
  ])('%s', (subject, means) => {
    expect(minimalOf(subject)).toMatch(means);
    expect(minimalOf(subject)).not.toMatch(/mm lens/);
  });

  test('one line has no shading', () => {
    expect(minimalOf('tattoo design koi fish')).not.toMatch(/(?<!No )shading/);
  });

  test('a mark has one ink and one paper, where the words colour neither', () => {
    expect(minimalOf('logo for a coffee roaster called Ember')).toMatch(/ on [a-z ]+, no second ink/);
    expect(minimalOf('blue logo for a coffee roaster called Ember')).not.toMatch(/no second ink/);
  });
});

test('sentences of one kind are reduced in different ways', () => {
  const subjects = [
    'a teapot',
    'a camera',
    'a lantern',
    'an hourglass',
    'a pair of scissors',
    'a compass',
    'a chess set',
    'a pocket watch',
  ];
  const grounds = subjects.map(
    (subject) =>
      /from straight above|long shadow|pool of light|Black on black|corner of a bare|of its own colour/.exec(
        minimalOf(subject),
      )?.[0],
  );
  expect(new Set(grounds).size).toBeGreaterThan(3);
});

test('no minimal take leaves an emptiness of nothing', () => {
  for (const subject of [
    'a heron',
    'a robot',
    'a dog on a beach',
    'a vintage car on a desert road',
    'a bard',
    'an apple',
  ])
    expect(minimalOf(subject)).not.toMatch(/negative space/);
});

test('a minimal take stays short', () => {
  for (const subject of [
    'old fisherman mending nets',
    'a barista pouring latte art',
    'a lighthouse in a storm',
    'wolf howling at the full moon',
  ])
    expect(wordsIn(minimalOf(subject))).toBeLessThan(68);
});

test('another take is another reduction, and a locked phrase keeps its way', () => {
  const subject = 'a brass compass';
  const takes = Array.from({ length: 8 }, (_, variation) => minimalOf(subject, variation));
  expect(new Set(takes).size).toBeGreaterThan(3);
  const first = compose({ ...PROMPT_DEFAULTS, subject });
  const left = first.anatomy.minimal.find(({ why }) => /shadow|enough|line|light/.test(why ?? ''));
  const text = first.minimal.slice(left?.start, left?.end);
  for (let variation = 1; variation < 5; variation++) {
    const next = compose({
      ...PROMPT_DEFAULTS,
      subject,
      variation,
      locks: [{ take: 'minimal', element: left?.element ?? 'setting', text }],
    });
    expect(next.minimal).toContain(text);
  }
});

test('what is left can be swapped', () => {
  const subject = 'a red dress';
  const { minimal, anatomy } = compose({ ...PROMPT_DEFAULTS, subject });
  const span = anatomy.minimal.find(({ element }) => element === 'setting');
  const swap = alternativesFor({ text: minimal, start: span?.start ?? 0, end: span?.end ?? 0, subject });
  expect(swap.element).toBe('setting');
  expect(swap.alternatives.length).toBeGreaterThan(1);
});

describe('what is left agrees with what is told', () => {
  test.each([
    ['a crab playing the piano on a sandbar', /sandbar one soft blur/, /pale haze/],
    ['people shopping for vegetables at an outdoor market around noon', /soft blur/, /haze/],
    [
      'a fox mother carries her cub across a frozen stream at first light, shallow focus',
      /stream behind gone in pale mist/,
      /soft blur/,
    ],
    ['teenage drummer practicing in a garage, moody', /one stick raised/, /head and shoulders/],
    ['pregnant woman in a lavender field', /lavender/, /one dark shape/],
    ['market woman selling chilies in oaxaca, morning sun', /to every edge.*from high up/, /straight on/],
    ['elderly couple dancing in an empty car park', /small on it.*at a distance/, /close by/],
    ['vintage green tractor', /soft blur/, /concrete floor/],
  ])('%s', (subject, seen, unseen) => {
    expect(minimalOf(subject)).toMatch(seen);
    expect(minimalOf(subject)).not.toMatch(unseen);
  });
});
