import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Toasts } from './notify.tsx';
import { onDemand, usePart } from './on-demand.ts';

const Part = ({ name }: { name: string }) => <p>{name}</p>;

function pageOf(load: () => Promise<typeof Part>, isWanted: boolean) {
  const part = onDemand(load);
  return function Page() {
    const [wanted, setWanted] = useState(isWanted);
    const Loaded = usePart(part, wanted, () => setWanted(false));
    return (
      <>
        {wanted ? null : (
          <button type="button" onClick={() => setWanted(true)}>
            Ask
          </button>
        )}
        {Loaded ? <Loaded name="Here" /> : null}
        <Toasts />
      </>
    );
  };
}

test('what is wanted is fetched at once, and shown', async () => {
  const Page = pageOf(async () => Part, true);
  render(<Page />);
  expect(screen.queryByText('Here')).toBeNull();
  expect(await screen.findByText('Here')).toBeTruthy();
});

test('what nobody asks for is fetched once the page has stood for a while, one time for all places', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => Part);
  const Page = pageOf(load, false);
  render(
    <>
      <Page />
      <Page />
    </>,
  );
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(load).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getAllByText('Here')).toHaveLength(2);
});

test('where it does not come that is said, what waits for it ends, and it can be asked for again', async () => {
  const load = vi.fn(async () => Part).mockRejectedValueOnce(new Error('offline'));
  const Page = pageOf(load, true);
  render(<Page />);
  expect((await screen.findAllByText(/did not arrive/)).length).toBeGreaterThan(0);
  act(() => screen.getByRole('button', { name: 'Ask' }).click());
  expect(await screen.findByText('Here')).toBeTruthy();
});
