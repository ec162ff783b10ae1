import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const stageOf = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject }).stages.cinematic;

/** The place, and each figure with its posture and what binds it to which drawing. */
function pictureOf(subject: string): string {
  const { place, figures } = stageOf(subject);
  const each = figures.map(({ drawing, posture, bond }) =>
    [drawing, posture === 'stand' ? '' : posture, bond ? `${bond.as} ${figures[bond.to]?.drawing}` : '']
      .filter(Boolean)
      .join(' '),
  );
  return `${place}: ${each.sort().join(', ')}`;
}

test.each([
  ['a dog pulling a sled with a child on it', 'snow: child sit on sled, dog run chase sled, sled'],
  ['three penguins standing on an iceberg', 'iceberg: penguin'],
  ['an owl perched on a fence post', 'farm: owl on post, post'],
  ['a bedroom with a guitar on the wall', 'bedroom: guitar hang'],
  ['a narrow street with laundry hanging between houses', 'street: clothesline float'],
  [
    'two women playing tennis',
    'tennis-court: person fight, person run, plain-ball fly, racket held person, racket held person, tennis-net',
  ],
  ['a surfer riding a giant wave', 'sea: person:swimsuit ride on surfboard, surfboard on wave, wave'],
  [
    'two farmers picking apples from a tree',
    'field: apple on tree, basket held person:farmer, person:farmer, tree tend person:farmer',
  ],
  ['a horse drinking from a river', 'lakeside: horse bend, puddle tend horse'],
  ['a cat drinking milk from a saucer', 'kitchen: cat bend, plate tend cat'],
  ['a bat hanging upside down from a branch', 'forest: bat hang on branch, branch float'],
  ['a lamp hanging from the ceiling above a table', 'room: hanging-lamp, table'],
  ['a couple dancing under a streetlamp', 'street: person waltz person, street-lamp'],
  ['a boy standing on a chair', 'backdrop: chair, child on chair'],
  ['a jug of lemonade', 'table: jug'],
  ['a monkey swinging from a vine', 'field: monkey hang on vine, vine hang'],
  ['a ballerina dancing on a stage', 'stage: person:ballerina dance'],
  ['a boy catching a ball', 'park: child, plain-ball fly held child'],
])('%s', (subject, picture) => {
  expect(pictureOf(subject)).toBe(picture);
});

test.each([
  ['a father wrapping a present beside the Christmas tree', 'hearth'],
  ['a boy picking cherries from a tree', 'field'],
  ['a fox in the forest beside a tree', 'forest'],
  ['two boys playing football on a pitch', 'football-pitch'],
])('%s is in a %s', (subject, place) => {
  expect(stageOf(subject).place).toBe(place);
});

test('the towers beside a street are the street’s own', () => {
  expect(
    stageOf('a taxi in a street beside skyscrapers').figures.map(({ drawing }) => drawing),
  ).not.toContain('skyscraper');
});

test('what a market has in it is no larger than life', () => {
  const { figures } = stageOf('a night market with paper lanterns and food stalls');
  const [lantern, stall] = ['paper-lantern', 'stall'].map(
    (id) => figures.find(({ drawing }) => drawing === id)?.height ?? 0,
  );
  expect(lantern).toBeLessThan((stall ?? 0) / 2);
});
