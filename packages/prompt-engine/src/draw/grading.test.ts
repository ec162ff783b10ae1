import { expect, test } from 'vitest';
import { gradingOf } from './grading.ts';

const SIZE = { width: 120, height: 80 };

/** What becomes of one grey, by channel. */
function graded(prompt: string, strength: number, value = 140): number[] {
  const { gain, lift } = gradingOf(prompt, SIZE, strength);
  return gain.map((by, i) => value * by + (lift[i] ?? 0));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

test('golden hour is warm, blue hour is cold', () => {
  const [red = 0, , blue = 0] = graded('a portrait at golden hour', 1);
  expect(red).toBeGreaterThan(blue + 40);
  const [coldRed = 0, , coldBlue = 0] = graded('a portrait at blue hour', 1);
  expect(coldBlue).toBeGreaterThan(coldRed + 30);
});

test('night and low key darken, high key brightens', () => {
  expect(mean(graded('a street at night', 1))).toBeLessThan(mean(graded('a street', 1)) * 0.6);
  expect(mean(graded('low-key portrait', 1))).toBeLessThan(mean(graded('a portrait', 1)) * 0.75);
  expect(mean(graded('high-key portrait', 1))).toBeGreaterThan(mean(graded('a portrait', 1)) * 1.1);
});

test('black and white takes the colour away, vintage fades, fog flattens', () => {
  expect(gradingOf('a black-and-white photograph', SIZE, 1).saturation).toBe(0);
  expect(gradingOf('a vintage photograph', SIZE, 1).saturation).toBeLessThan(0.8);
  expect(gradingOf('foggy morning', SIZE, 1).gain[0]).toBeLessThan(0.8);
});

test('strength is proportion', () => {
  const change = (strength: number): number => Math.abs(mean(graded('a street at night', strength)) - 140);
  expect(change(0.1)).toBeLessThan(change(0.5));
  expect(change(0.5)).toBeLessThan(change(1));
  expect(change(0.1)).toBeLessThan(12);
});

test('the sheet is inert and holds no text of the prompt', () => {
  const { sheet } = gradingOf('<script>alert(1)</script> at night', SIZE, 1);
  expect(sheet).not.toMatch(/script|alert|<text|href="[^#]/);
});
