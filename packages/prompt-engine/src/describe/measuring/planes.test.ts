import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quantilesOf, sortedOf } from './planes.ts';

const numbers = fc.array(fc.float({ min: 0, noNaN: true }), { maxLength: 300 });

it('numbers are sorted by their bits as by comparing them', () => {
  fc.assert(
    fc.property(numbers, (values) => {
      expect(Array.from(sortedOf(values))).toEqual(values.toSorted((one, other) => one - other));
    }),
  );
});

it('of nothing every quantile is 0', () => expect(quantilesOf([])(0.5)).toBe(0));
