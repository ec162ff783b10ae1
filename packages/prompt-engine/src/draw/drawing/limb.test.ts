import { expect, test } from 'vitest';
import { limb } from './pen.ts';

/** The box that holds an outline's points and handles. */
function boxOf(d: string): { readonly left: number; readonly right: number; readonly bottom: number } {
  const n = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  const xs = n.filter((_, i) => i % 2 === 0);
  const ys = n.filter((_, i) => i % 2 === 1);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.max(...ys) };
}

test('an elbow bends without swelling: no part of the arm is wider than it is thick', () => {
  const { left, right, bottom } = boxOf(limb('0,0,3 0,20,3 18,12,3'));
  expect(left).toBeGreaterThanOrEqual(-4);
  expect(bottom).toBeLessThanOrEqual(23.6);
  expect(right).toBeLessThanOrEqual(21.5);
});

test('the inside of an elbow is a crease, its outside is round', () => {
  const corners = (text: string): number => limb(text).split('C').length - 1;
  expect(corners('0,0,3 0,20,3 18,12,3')).toBe(10);
  expect(corners('0,0,3 0,20,3 2,40,3')).toBe(8);
});
