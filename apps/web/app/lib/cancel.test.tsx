import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from './api-errors.ts';
import { useCancel } from './cancel.ts';

const ENDED = new ApiError({
  status: 401,
  code: 'session_expired',
  detail: '',
  fields: [],
  requestId: undefined,
});

test('what was cancelled is nothing to tell, by the button or by leaving', () => {
  const { result, unmount } = renderHook(useCancel);
  const signal = result.current.signal();
  expect(result.current.wasCancelled(signal.reason)).toBe(false);
  result.current.cancel();
  expect(signal.aborted).toBe(true);
  expect(result.current.wasCancelled(signal.reason)).toBe(true);
  const next = result.current.signal();
  expect(result.current.wasCancelled(next.reason)).toBe(false);
  unmount();
  expect(next.aborted).toBe(true);
});

test('what the server has answered is told, also where it ends the page', () => {
  const { result, unmount } = renderHook(useCancel);
  result.current.signal();
  unmount();
  expect(result.current.wasCancelled(ENDED)).toBe(false);
});
