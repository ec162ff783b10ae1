import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useVirtualRows } from './use-virtual-rows.ts';

test('a step of the scroll lays out no row anew; another page does', () => {
  const element = { current: document.createElement('div') };
  const estimate = vi.fn(() => 100);
  const onNearEnd = () => {};
  const { result, rerender } = renderHook(
    ({ keys }) => useVirtualRows({ element, keys, estimate, onNearEnd }),
    { initialProps: { keys: Array.from({ length: 500 }, (_, row) => `row ${row}`) } },
  );
  expect(result.current.height).toBe(50_000);
  const keys = Array.from({ length: 600 }, (_, row) => `row ${row}`);
  rerender({ keys });
  expect(result.current.height).toBe(60_000);
  estimate.mockClear();
  rerender({ keys });
  expect(estimate).not.toHaveBeenCalled();
});
