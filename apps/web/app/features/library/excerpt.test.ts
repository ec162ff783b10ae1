import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

const span = (start: number, end: number) => ({ start, end, element: 'light' as const });

test('200 characters are shown whole', () => {
  const text = 'a'.repeat(200);
  expect(excerpt(text, [span(0, 200)])).toEqual({ text, spans: [span(0, 200)] });
});

test('201 are cut to 200 and three dots, and so are the marks', () => {
  const cut = excerpt('a'.repeat(201), [span(0, 10), span(190, 201), span(200, 201)]);
  expect(cut).toEqual({ text: `${'a'.repeat(200)}...`, spans: [span(0, 10), span(190, 200)] });
});

test('a pair of surrogates is not torn apart', () => {
  expect(excerpt(`${'a'.repeat(199)}🚋 and on`, []).text).toBe(`${'a'.repeat(199)}...`);
});
