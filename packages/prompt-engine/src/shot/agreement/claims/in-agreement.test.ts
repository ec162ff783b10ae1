import { describe, expect, test } from 'vitest';
import { readScene } from '../../../read/read-scene.ts';
import { PROMPT_DEFAULTS, type Take } from '../../../vocabulary.ts';
import { compose } from '../../../write/compose.ts';
import type { Decision } from '../../shot.ts';
import { clashRows } from './clash-rows.ts';
import { withoutClauses } from './clauses.ts';
import { inAgreement } from './in-agreement.ts';

const of = (element: Decision['element'], text: string): Decision => ({ element, text, because: '' });
const left = (subject: string, ...decisions: readonly Decision[]) =>
  inAgreement(decisions, readScene(subject)).map(({ text }) => text);
const takesOf = (subject: string): Readonly<Record<Take, string>> => {
  const { studio, cinematic, minimal } = compose({ ...PROMPT_DEFAULTS, subject });
  const added = (text: string): string =>
    text.slice(text.toLowerCase().indexOf(subject.toLowerCase()) + subject.length);
  return { studio: added(studio), cinematic: added(cinematic), minimal: added(minimal) };
};

test('every clash is one of claims that are known', () => {
  expect(clashRows().length).toBeGreaterThan(40);
});

describe('a clause is taken out so that the rest reads', () => {
  test.each([
    ['Fine detail in a mane, a horn and a hoof', /horn/, 'Fine detail in a mane and a hoof'],
    ['Fine detail in a mane', /mane/, ''],
    [
      'On the roof, with tar paper and wooden decking, chimneys and pale walls',
      /tar|deck/,
      'On the roof, with chimneys and pale walls',
    ],
    ['From front to back: wet sand, a boat, low hills', /boat/, 'From front to back: wet sand, low hills'],
    ['Soft light from the left, one clean shadow', /shadow/, 'Soft light from the left'],
    ['One long shadow, soft', /shadow/, ''],
  ])('%s', (text, gone, kept) => {
    expect(withoutClauses(text, (clause) => gone.test(clause))).toBe(kept);
  });
});

describe('what a sentence asserts outlives what is added', () => {
  test.each([
    [
      'sneaker on white, no shadows',
      of('light', 'Soft light from two boxes, one clean shadow'),
      ['Soft light from two boxes'],
    ],
    [
      'candle, pastel pink background',
      of('light', 'The candle as the key, soft, falling off into darkness around'),
      ['The candle as the key, soft'],
    ],
    [
      'a dried up river',
      of('setting', 'The river between black water and sky'),
      ['The river between dry cracked ground and sky'],
    ],
    [
      'peony tattoo, fine line',
      of('style', 'Bold even black outlines'),
      ['Thin precise lines of one weight'],
    ],
    [
      'silhouette of a witch',
      of('camera', 'Medium shot, 85mm lens, face in sharp focus'),
      ['Medium shot, 85mm lens'],
    ],
    [
      'roofs of rome',
      of('setting', 'On the roofs, with tar paper and wooden decking, chimneys'),
      ['On the roofs, with chimneys'],
    ],
    [
      'ghost ship in thick fog',
      of('camera', 'Full view, 85mm lens at f/11, sharp from end to end'),
      ['Full view, 85mm lens at f/11'],
    ],
    [
      'wolf made of smoke',
      of('motion', 'The wolf in mid-trot, breath hanging at the muzzle'),
      ['The wolf in mid-trot'],
    ],
    [
      'temple in japan',
      of('subject', 'Fine detail in fluted stone columns and broad worn steps'),
      ['Fine detail in broad worn steps'],
    ],
  ])('%s', (subject, decision, kept) => {
    expect(left(subject, decision)).toEqual(kept);
  });

  test('a claim is void where the sentence makes the other one too', () => {
    const lit = of('light', 'Clear sunlight from camera left');
    expect(left('day and night side by side', lit)).toEqual([lit.text]);
    expect(left('an owl at night', lit)).not.toContain(lit.text);
  });

  test('what is made of something else is that one alone', () => {
    const coat = of('motion', 'The hamster at full stretch, fur pressed back');
    expect(left('a hamster flying a glider made of paper', coat)).toEqual([coat.text]);
  });

  test('what is ruled out by the words stays ruled out', () => {
    expect(left('a bridge, no shading', of('negative', 'No shading'))).toEqual(['No shading']);
  });
});

test('one decision gives way to another', () => {
  expect(
    left(
      'a deer',
      of('setting', 'The deer lit alone, all around sunk in shadow'),
      of('setting', 'Plain blue ground'),
    ),
  ).toEqual(['The deer lit alone, all around sunk in shadow']);
  expect(
    left(
      'a room',
      of('setting', 'The room but for one patch of light on the floor'),
      of('light', 'Daylight in bars, soft, from camera right'),
    ),
  ).toContain('One narrow window at camera right');
  expect(left('a city', of('camera', 'Tilt-shift lens, a narrow band in focus, sharp throughout'))).toEqual([
    'Tilt-shift lens, a narrow band in focus',
  ]);
});

describe('takes', () => {
  test.each([
    'perfume bottle on a plain black background',
    'candle on a pastel pink background',
    'mug, white background',
  ])('%s: stands before that ground and nowhere else', (subject) => {
    const { cinematic, minimal } = takesOf(subject);
    expect(cinematic).not.toMatch(/table|sill|stair|street|window/);
    expect(minimal).toMatch(/alone, nothing else before the .*background/);
  });

  test.each(['persian miniature of a market', 'pointillist park', 'cubist portrait of a cat'])(
    '%s: is lit by its own means',
    (subject) => {
      const { cinematic, minimal } = takesOf(subject);
      expect(cinematic).not.toMatch(/raking|into the dark|deep space/);
      expect(minimal).not.toMatch(/broad strokes/);
    },
  );

  test.each([
    ['victorian street at night with gas lamps', /lamp/],
    ['ballet dancer tying her shoe', /shoe/],
    ['parking garage rooftop with a lone skateboarder', /^(?!.*(?:the rest|nothing else))/],
  ])('%s: what is named is still seen when all else is gone', (subject, seen) => {
    expect(takesOf(subject).minimal).toMatch(seen);
  });

  test('what is in a vase is in no garden', () => {
    expect(takesOf('dried roses in a vase').cinematic).not.toMatch(/garden|rain/);
  });

  test('no street runs between the towers of one lighthouse', () => {
    expect(takesOf('red dragon curled around a lighthouse in a storm').cinematic).not.toMatch(/street|tower/);
  });
});

describe('what a take adds to a told light, and to its own views', () => {
  test.each([
    [
      'a mother and child, soft afternoon light',
      of('light', 'Low sun from camera left, hard-edged'),
      ['Low sun from camera left, soft-edged'],
    ],
    [
      'a couple under string lights',
      of('subject', 'The couple clear, everything beyond the yard gone in pale haze'),
      ['The couple clear, everything beyond the yard gone in the dark'],
    ],
    [
      'a ballerina, one spotlight',
      of('light', 'Directional light from the side, full range'),
      ['One hard spotlight straight from above, a pool on the floor, the rest black'],
    ],
  ])('%s', (subject, decision, expected) => expect(left(subject, decision)).toEqual(expected));

  test('a small thing is not seen from close by', () =>
    expect(
      left(
        'a lighthouse',
        of('camera', 'Close view, 85mm lens, level'),
        of('composition', 'Small on the lower left third'),
      ),
    ).toEqual(['Distant view, 135mm lens, level', 'Small on the lower left third']));

  test('one thing alone stands near in front', () =>
    expect(
      left(
        'a girl in a kitchen',
        of('subject', 'The cake near the lens at the lower right, large'),
        of('composition', 'A bowl of fruit out of focus close to the lens at the lower right'),
      ),
    ).toEqual(['The cake near the lens at the lower right, large']));
});
