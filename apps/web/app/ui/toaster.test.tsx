import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show, Toaster } from './toaster.tsx';

/** Sonner takes a closed toast off the page after its way out. */
const WAY_OUT_MS = 400;

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <button type="button">Elsewhere</button>
      <Toaster />
    </>,
  );
});

afterEach(async () => {
  toast.dismiss();
  await pass(1000);
  cleanup();
  vi.useRealTimers();
});

/** In steps, because React draws at the end of each. */
async function pass(milliseconds: number) {
  const STEP_MS = 50;
  for (let left = milliseconds; left >= 0; left -= STEP_MS) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS));
    });
  }
}

async function showAndWait(sentence: string) {
  show('success', sentence);
  await pass(0);
}

const visible = (sentence: string) => screen.queryByText(sentence) !== null;

function closeButton(sentence: string): HTMLElement {
  const button = screen.getByText(sentence).closest('li')?.querySelector('button');
  return button ?? expect.fail('The toast has no close button.');
}

test('a toast closes after 4000 ms', async () => {
  await showAndWait('Prompt copied to clipboard!');
  await pass(3990);
  expect(visible('Prompt copied to clipboard!')).toBe(true);
  await pass(10 + WAY_OUT_MS);
  expect(visible('Prompt copied to clipboard!')).toBe(false);
});

test('while a toast is focused all stay, and afterwards they go on where they stopped', async () => {
  await showAndWait('First');
  await pass(1000);
  await showAndWait('Second');
  await pass(1000);
  act(() => closeButton('First').focus());
  await pass(60_000);
  expect([visible('First'), visible('Second')]).toEqual([true, true]);
  act(() => screen.getByText('Elsewhere').focus());
  await pass(1900);
  expect(visible('First')).toBe(true);
  await pass(100 + WAY_OUT_MS);
  expect([visible('First'), visible('Second')]).toEqual([false, true]);
  await pass(1000);
  expect(visible('Second')).toBe(false);
});

test('a toast that arrives while another is focused waits too', async () => {
  await showAndWait('First');
  act(() => closeButton('First').focus());
  await showAndWait('Second');
  await pass(10_000);
  expect(visible('Second')).toBe(true);
  act(() => screen.getByText('Elsewhere').focus());
  await pass(4000 + WAY_OUT_MS);
  expect(visible('Second')).toBe(false);
});

test('hovering and pressing pause, and so does a hidden tab', async () => {
  await showAndWait('Hold');
  const section = screen.getByRole('region');
  fireEvent(section, new PointerEvent('pointerenter'));
  await pass(10_000);
  fireEvent(section, new PointerEvent('pointerdown'));
  fireEvent(section, new PointerEvent('pointerleave'));
  await pass(10_000);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  fireEvent(window, new PointerEvent('pointerup'));
  await pass(10_000);
  expect(visible('Hold')).toBe(true);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  await pass(4000 + WAY_OUT_MS);
  expect(visible('Hold')).toBe(false);
});

test('closing the focused toast sets the others going again', async () => {
  await showAndWait('First');
  await showAndWait('Second');
  act(() => closeButton('First').focus());
  act(() => closeButton('First').click());
  await pass(WAY_OUT_MS + 100);
  expect(visible('First')).toBe(false);
  await pass(4000 + WAY_OUT_MS);
  expect(visible('Second')).toBe(false);
});

test('three are visible at once, 14 px apart, 356 px wide', async () => {
  for (const sentence of ['One', 'Two', 'Three', 'Four']) await showAndWait(sentence);
  expect(screen.getAllByRole('listitem').map((item) => item.dataset['visible'])).toEqual([
    'true',
    'true',
    'true',
    'false',
  ]);
  const list = screen.getByRole('list');
  expect([list.style.getPropertyValue('--gap'), list.style.getPropertyValue('--width')]).toEqual([
    '14px',
    '356px',
  ]);
});
