import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer } from './announcer.tsx';
import { COPY_CONFIRMATION_MS, CopyButton } from './copy-button.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function press() {
  await act(async () => fireEvent.click(screen.getByRole('button')));
}

test('a copy that worked is confirmed for two seconds and announced', async () => {
  render(
    <>
      <CopyButton onCopy={async () => true} name="Copy the studio prompt" />
      <Announcer />
    </>,
  );
  expect(screen.getByRole('button', { name: 'Copy the studio prompt' }).textContent).toBe('Copy');
  await press();
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeTruthy();
  expect(screen.getAllByText('Copied!')).toHaveLength(2);
  await act(async () => vi.advanceTimersByTime(COPY_CONFIRMATION_MS - 1));
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeTruthy();
  await act(async () => vi.advanceTimersByTime(1));
  expect(screen.getByRole('button', { name: 'Copy the studio prompt' }).textContent).toBe('Copy');
});

test('a second copy starts the two seconds anew', async () => {
  render(<CopyButton onCopy={async () => true} />);
  await press();
  await act(async () => vi.advanceTimersByTime(1500));
  await press();
  await act(async () => vi.advanceTimersByTime(1500));
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeTruthy();
  await act(async () => vi.advanceTimersByTime(500));
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
});

test('a copy that the browser refused is not confirmed', async () => {
  render(<CopyButton onCopy={async () => false} />);
  await press();
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
});
