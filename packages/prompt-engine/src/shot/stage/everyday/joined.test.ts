import { describe, expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../../vocabulary.ts';
import { compose } from '../../../write/compose.ts';

const stageOf = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject }).stages.studio;

/** Where, and who has what where, in the studio's take. */
const told = (subject: string): string => {
  const { place, figures } = stageOf(subject);
  const each = figures.map(({ drawing, bond, count }) => {
    const named = `${drawing}${count > 1 ? ` x${count}` : ''}`;
    return bond ? `${named} ${bond.as} ${figures[bond.to]?.drawing}` : named;
  });
  return `${place}: ${each.join(', ')}`;
};

describe('a deed is joined to what it is done at', () => {
  test.each([
    ['a surgeon washing hands before an operation', 'sink tend person:surgeon'],
    ['a boy knocking on a door', 'door tend child'],
    [
      'a cyclist fixing a flat on a mountain pass',
      'bicycle tend person:cyclist, spanner held person:cyclist',
    ],
    ['a mechanic changing a tyre in the rain', 'car tend person:mechanic'],
    ['a barista drawing a leaf in latte foam', 'latte-cup on table, table front person:apron'],
    ['a surfer waxing her board in a parking lot', 'flat-board on table'],
    ['a tailor pinning a suit', 'dressmaker-dummy tend person:tailor'],
    ['a kid hiding in a wardrobe', 'open-wardrobe behind child'],
    ['a boy delivering newspapers on a snowy street', 'mailbox tend child, newspaper held child'],
    ['a cyclist waiting at a red light', 'traffic-light'],
    ['a wizard buying onions at a street market', 'onion x4 on sales-stall, sales-stall tend person:wizard'],
  ])('%s', (subject, picture) => {
    expect(told(subject)).toContain(picture);
  });

  test('who is at it already stays there', () => {
    expect(told('a man grilling sausages in the garden')).toContain('grill front person');
    expect(told('a seamstress sewing a dress on a sewing machine')).not.toContain('dressmaker-dummy');
  });
});

test('who queues alone has others before, and all look the same way', () => {
  const { figures, notes } = stageOf('a penguin queueing at an airport gate');
  expect(figures.map(({ drawing, count, faces }) => `${drawing} ${count} ${faces}`)).toEqual([
    'penguin 1 right',
    'person 3 right',
  ]);
  expect(notes).toBeUndefined();
});

test('who sweeps is seen from the side', () => {
  expect(stageOf('a janitor mopping a school hallway').figures[0]?.faces).not.toBe('camera');
});
