import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSelection } from './use-selection.ts';

test('what has come only just now can be chosen with the rest; what leaves is no longer chosen', () => {
  const { result, rerender } = renderHook(({ order }) => useSelection(order), {
    initialProps: { order: ['a', 'b'] },
  });
  act(() => result.current.all(['a', 'b', 'c']));
  rerender({ order: ['a', 'b', 'c'] });
  expect([...result.current.ids]).toEqual(['a', 'b', 'c']);
  rerender({ order: ['a', 'c'] });
  expect([...result.current.ids]).toEqual(['a', 'c']);
});

test('what has left is not chosen again where it turns up', () => {
  const { result, rerender } = renderHook(({ order }) => useSelection(order), {
    initialProps: { order: ['a', 'b'] },
  });
  act(() => result.current.toggle('a'));
  rerender({ order: ['b'] });
  rerender({ order: ['a'] });
  expect(result.current.ids.size).toBe(0);
  expect(result.current.active).toBe(false);
});
