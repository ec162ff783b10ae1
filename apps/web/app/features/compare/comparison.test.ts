import type { BoardCell, WorkItem } from '@framewright/contract';
import { expect, test } from 'vitest';
import { makeItem } from '../../testing/works.ts';
import { cellName, layoutOf } from './layout.ts';
import { bodyOf, startOf } from './use-comparison.ts';

const PARTS = {
  prompts: [],
  prompt: 'A keeper. Backlit.',
  models: ['built-in'],
  ratios: ['1:1'],
  seeds: [7],
  isSeedKnown: false,
  varied: undefined,
  fromWork: undefined,
} as const;
const LIGHT = {
  element: 'light',
  start: 10,
  end: 17,
  wordings: [
    { label: 'As it is', text: 'Backlit' },
    { label: 'Moon', text: 'moonlight' },
  ],
} as const;

test('what has one value is no axis, and what has several is one, the wordings in columns', () => {
  expect(bodyOf(PARTS)).toEqual({
    prompt: 'A keeper. Backlit.',
    model: 'built-in',
    aspect_ratio: '1:1',
    axes: [],
  });
  const several = bodyOf({ ...PARTS, ratios: ['1:1', '4:5'], seeds: [7, 8], varied: LIGHT, fromWork: 'w1' });
  expect(several).toMatchObject({
    from_work: 'w1',
    axes: [
      { field: 'aspect_ratio', values: ['1:1', '4:5'] },
      { field: 'seed', values: [7, 8] },
      {
        element: 'light',
        start: 10,
        end: 17,
        values: ['Backlit', 'moonlight'],
        labels: ['As it is', 'Moon'],
      },
    ],
  });
  const prompts = [
    { label: 'Studio', text: 'a' },
    { label: 'Minimal', text: 'b' },
  ];
  expect(bodyOf({ ...PARTS, prompts })).toMatchObject({
    prompt: '',
    axes: [{ field: 'prompt', values: ['a', 'b'], labels: ['Studio', 'Minimal'] }],
  });
  expect(bodyOf({ ...PARTS, isSeedKnown: true })).toMatchObject({ seed: 7 });
  expect(bodyOf({ ...PARTS, models: [] })).toBeUndefined();
  expect(bodyOf({ ...PARTS, prompt: ' ' })).toBeUndefined();
});

test('the phrases of a work are those that it keeps', () => {
  const light = [{ start: 10, end: 17, element: 'light' as const }];
  const take = (text: string) => ({ text, anatomy: [] });
  const takes: WorkItem['content'] = {
    kind: 'takes',
    request: { subject: 'a keeper' },
    takes: {
      studio: { text: 'A keeper. Backlit.', anatomy: light },
      cinematic: take('b'),
      minimal: take('c'),
    },
    tip: '',
    suggested_aspect_ratio: null,
  };
  const { kept } = startOf(makeItem({ kind: 'takes', content: takes }), [], [], 'built-in');
  expect(kept.get('A keeper. Backlit.')).toBe(light);
  // What nobody has read is not kept: it is read when it is shown.
  expect(kept.has('b')).toBe(false);
  expect(startOf(undefined, [], [], 'built-in').kept.size).toBe(0);
});

test('the last axis is laid out in columns, the others together in rows', () => {
  const value = (label: string) => ({ label, text: label });
  const axes = [
    { name: 'aspect_ratio' as const, phrase: null, values: [value('1:1'), value('4:5')] },
    { name: 'seed' as const, phrase: null, values: [value('7')] },
    { name: 'light' as const, phrase: null, values: [value('Backlit'), value('Moon')] },
  ];
  const cells = [0, 1, 2, 3].map((place) => cell(place, [Math.floor(place / 2), 0, place % 2]));
  const { columns, rows, name } = layoutOf({ axes, cells });
  expect(name).toBe('light');
  expect(rows).toEqual(['1:1, 7', '4:5, 7']);
  expect(columns.map((column) => column.cells.map(({ place }) => place))).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(cellName({ axes }, cell(3, [1, 0, 1]))).toBe('4:5, 7, Moon');
  expect(layoutOf({ axes: [], cells: [cell(0, [])] })).toMatchObject({ columns: [{ label: '' }], rows: [] });
});

function cell(place: number, at: number[]): BoardCell {
  return {
    ...{ place, at, prompt: 'x', model: 'built-in', aspect_ratio: null, seed: null, state: 'done' },
    ...{ message: null, price_usd: 0, cost_usd: null, winner: false, progress: null, work: null },
  };
}
