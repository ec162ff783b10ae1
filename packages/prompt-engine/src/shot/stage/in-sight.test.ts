import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';
import type { Stage } from '../stage.ts';

const stageOf = (subject: string): Stage => compose({ ...PROMPT_DEFAULTS, subject }).stages.cinematic;

const framed = (subject: string): string =>
  stageOf(subject)
    .figures.map(({ drawing, count, posture, bond }) =>
      [count > 1 ? count : '', drawing, posture, bond ? `${bond.as} ${bond.to}` : '']
        .filter(Boolean)
        .join(' '),
    )
    .join(', ');

test.each([
  ['a vintage car parked in front of a diner', 'diner'],
  ['a red bicycle in front of a bookshop', 'bookshop'],
  ['a motorcycle parked outside a barber shop', 'barber shop'],
])('a shop has its name on its sign, in sight: %s', (subject, sign) => {
  const { figures, lettering } = stageOf(subject);
  expect(lettering).toEqual([sign]);
  const [first, shop] = [figures[0], figures.find(({ drawing }) => drawing === 'shop')];
  expect((first?.height ?? 1) * 1.5).toBeLessThan(shop?.height ?? 0);
  expect(Math.abs((first?.x ?? 0) - (shop?.x ?? 0))).toBeGreaterThan(0.35);
});

test('a shop at a corner is seen from the street', () => {
  const { place, lettering } = stageOf('an old bakery on a corner');
  expect([place, lettering]).toEqual(['street', ['bakery']]);
});

test('what is drawn as another building is named', () => {
  expect(stageOf('a gothic cathedral in fog').notes).toContain('cathedral');
});

test.each([
  ['a dragon curled around a castle tower', 'tower'],
  ['a snake wrapped around a tree', 'tree'],
  ['an octopus wrapped around a lighthouse', 'lighthouse'],
  ['vines wrapped around a tower', 'tower'],
])('what is wound about something tall is large and before it: %s', (subject, tall) => {
  const { figures } = stageOf(subject);
  const [first, thing] = [figures[0], figures.find(({ drawing }) => drawing === tall)];
  expect(first?.depth).toBeLessThan(thing?.depth ?? 0);
  expect([first?.x, thing?.bond?.as]).toEqual([thing?.x, 'around']);
  expect(first?.height).toBeGreaterThan(0.4);
});

test.each([
  ['a cat knocking a glass off a table', 'cat stand on 2, glass lean on 2, table'],
  ['a cat pushing a cup off a shelf', 'cat stand on 2, cup lean on 2, table'],
  ['a man carrying a ladder on his shoulder', 'ladder ride held 0'],
  ['a woman watering tomato plants in a greenhouse', '4 tomato stand on 1'],
  ['a barista pouring latte art', 'jug bend held 0'],
  ['a pair of glasses on an open newspaper', 'glasses stand on 1, newspaper'],
])('what touches another is there: %s', (subject, part) => {
  expect(framed(subject)).toContain(part);
});

test('who fishes holds the rod across nobody', () => {
  const [boy, grandfather] = stageOf('a boy and his grandfather fishing from a pier').figures;
  expect(boy?.faces).toBe('right');
  expect(boy?.x).toBeGreaterThan(grandfather?.x ?? 1);
});

test('a rider is no dwarf on a giant, nor a man among his birds', () => {
  const [wizard, snail] = stageOf('a wizard riding a giant snail').figures;
  expect((snail?.height ?? 9) / (wizard?.height ?? 1)).toBeLessThan(1.4);
  expect(stageOf('an old man feeding pigeons on a park bench').figures[0]?.height).toBeGreaterThan(0.6);
});

test('a house among flowers stands behind those that come up to the lens', () => {
  const [house] = stageOf('lavender fields with a lone farmhouse').figures;
  expect(house?.depth).toBeGreaterThan(0.7);
  expect(house?.height).toBeGreaterThan(0.4);
});
