import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../../vocabulary.ts';
import { compose } from '../../../write/compose.ts';

const stageOf = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject }).stages.studio;
const figuresOf = (subject: string) => stageOf(subject).figures;
const drawingsIn = (subject: string) => figuresOf(subject).map(({ drawing }) => drawing);
const bondOf = (subject: string, drawing: string) =>
  figuresOf(subject).find((figure) => figure.drawing === drawing)?.bond;

test('who sells stands behind a stall, with the goods on it', () => {
  const figures = figuresOf('a boy selling lemonade by the road');
  const stall = figures.findIndex(({ drawing }) => drawing === 'sales-stall');
  expect(figures[stall]?.bond).toEqual({ to: 0, as: 'front' });
  expect(figures.some(({ bond }) => bond?.as === 'on' && bond.to === stall)).toBe(true);
});

test('two who arm-wrestle clasp hands over a table', () => {
  const [first] = figuresOf('two sailors arm wrestling in a pub');
  expect(first?.bond).toEqual({ to: 0, as: 'shake' });
  expect(drawingsIn('two sailors arm wrestling in a pub')).toContain('table');
});

test('who runs from a dog goes before it', () => {
  expect(figuresOf('a postman running away from a dog')[0]?.bond?.as).toBe('chase');
});

test.each([
  ['a man carrying a mattress through a park', 'mattress', 'held'],
  ['a man asleep on a sofa with a cat on his chest', 'cat', 'on'],
  ['two girls painting a fence bright blue', 'fence', 'tend'],
  ['a boy peeking through a hole in a fence', 'fence', 'tend'],
  ['a chef crying over onions', 'onion', 'on'],
  ['an old man feeding ducks from a wheelchair', 'wheelchair', undefined],
])('%s: how the %s is there', (subject, drawing, as) => {
  expect(bondOf(subject, drawing)?.as).toBe(as);
});

test('what is painted in a colour has it', () => {
  const fence = figuresOf('two girls painting a fence bright blue').find(
    ({ drawing }) => drawing === 'fence',
  );
  expect(fence?.colour).toBe('blue');
});

test('several plates in the hands are one pile', () => {
  expect(drawingsIn('a waiter carrying five plates')).toContain('plate-stack');
});

test('an animal brings what it has in its mouth to where the words have it', () => {
  const figures = figuresOf('a squirrel hiding nuts in a flower pot on a windowsill');
  expect(figures.find(({ drawing }) => drawing === 'flower-pot')?.bond).toEqual({ to: 0, as: 'tend' });
  expect(stageOf('a squirrel hiding nuts in a flower pot on a windowsill').place).toBe('windowsill');
});

test('drops fly about an animal that shakes itself', () => {
  expect(drawingsIn('a labrador shaking off water next to a picnic')).toContain('shaken-drops');
});

test('what is broken down is in no pieces', () => {
  const scooter = figuresOf('three teenagers pushing a broken down scooter').find(
    ({ drawing }) => drawing === 'scooter',
  );
  expect(scooter?.state).toBeUndefined();
});

test.each([
  ['three teenagers pushing a scooter uphill', 'uphill'],
  ['a man carrying a mattress onto a bus', 'street'],
  ['a heron standing on a sunken shopping trolley', 'shallow-water'],
  ['a violinist practising in an underground car park', 'parking-level'],
  ['a farmer carrying a lamb through a flooded field', 'flooded-field'],
  ['a donkey blocking a narrow street in Greece', 'white-lane'],
  ['a boy feeding pigeons from a hospital balcony', 'balcony'],
  ['a chef chopping onions in a food truck', 'food-truck'],
  ['a goat standing outside the church', 'church-front'],
])('%s is in its place', (subject, place) => {
  expect(stageOf(subject).place).toBe(place);
});

test('a place that is told is seen about whoever stands in it', () => {
  expect(stageOf('a girl reading a book at a bus stop').size).toBe('full');
});
