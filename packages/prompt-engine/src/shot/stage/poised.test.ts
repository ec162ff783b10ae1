import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const framed = (subject: string): string =>
  compose({ ...PROMPT_DEFAULTS, subject })
    .stages.cinematic.figures.map(({ drawing, count, posture, bond }) =>
      [count > 1 ? count : '', drawing, posture, bond ? `${bond.as} ${bond.to}` : '']
        .filter(Boolean)
        .join(' '),
    )
    .join(', ');

test.each([
  ['a teenager doing a slam dunk', 'jump on 1, hoop stand, plain-ball fly held 0'],
  ['an old sailor sleeping in a hammock on the beach', 'lie on 1, hammock stand, 2 palm stand around 1'],
  ['a squirrel curled up in the leaves', 'squirrel slump'],
  ['an orca leaping out of the sea', 'jump, wave stand around 0, wave stand around 0'],
  ['a boy tossing a pancake', 'frisbee fly on 2, frying-pan stand held 0'],
  ['a farmer leading a donkey by a rope', 'leash'],
  ['a woman riding through a forest', 'ride on 1, horse walk'],
  ['a girl jumping a fence on a pony', 'jump on'],
])('a body is seen with what holds it: %s', (subject, part) => {
  expect(framed(subject)).toContain(part);
});

test('a boat beside a whale is small', () => {
  const { figures } = compose({ ...PROMPT_DEFAULTS, subject: 'a humpback whale beside a rowing boat' }).stages
    .cinematic;
  const [whale, boat] = ['whale', 'boat'].map((id) => figures.find(({ drawing }) => drawing === id)?.height);
  expect(boat ?? 1).toBeLessThan((whale ?? 0) * 0.3);
});

test.each([
  ['a boy shooting hoops', 'jump, hoop stand, plain-ball fly held 0'],
  ['a kitten asleep on a rug', 'cat lie on 1, rug'],
  ['a cheesecake on a wooden board', 'cake stand on 1, cutting-board'],
  ['a wedge of lemon tart', 'cake-slice'],
  ['two old friends strolling under an umbrella', '2 person walk'],
])('what is one and what is under it is seen: %s', (subject, part) => {
  expect(framed(subject)).toContain(part);
});

test('who sits on a lily pad sits on a lake', () => {
  const { place, figures } = compose({ ...PROMPT_DEFAULTS, subject: 'a turtle on a lily pad' }).stages
    .cinematic;
  expect([place, figures[0]?.bond?.as]).toEqual(['lake', 'on']);
});

test('a horse and its rider are one above the other, and a boat beside an iceberg is small', () => {
  expect(framed('a pony and its rider jumping a fence')).toContain('ride on 0');
  const { figures } = compose({ ...PROMPT_DEFAULTS, subject: 'a canoe beside a giant iceberg' }).stages
    .cinematic;
  expect(figures.find(({ drawing }) => drawing === 'canoe')?.height).toBeLessThan(0.2);
});
