import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { useLibraryView } from './use-library-view.ts';

function Probe() {
  const { view, change } = useLibraryView();
  return (
    <input
      aria-label="Search"
      value={view.search}
      onChange={({ target }) => change({ search: target.value })}
    />
  );
}

/** A page whose navigations end when they are told to. */
async function renderProbe(at: string) {
  let arrive = () => {};
  let isFirst = true;
  const loader = () => {
    if (isFirst) {
      isFirst = false;
      return null;
    }
    return new Promise<null>((resolve) => {
      arrive = () => resolve(null);
    });
  };
  const router = createMemoryRouter(
    [{ path: '/', loader, element: <Probe />, HydrateFallback: () => null }],
    {
      initialEntries: [at],
    },
  );
  render(<RouterProvider router={router} />);
  const field = await screen.findByLabelText('Search');
  return {
    router,
    text: () => (field instanceof HTMLInputElement ? field.value : undefined),
    type: (words: string) => fireEvent.change(field, { target: { value: words } }),
    arrive: () => act(async () => arrive()),
  };
}

const rest = (milliseconds: number) => act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));

test('what is typed while the address is still on its way stays', async () => {
  const { router, text, type, arrive } = await renderProbe('/');
  type('fog');
  await rest(350);
  type('foghorn');
  await arrive();
  expect(router.state.location.search).toBe('?q=fog');
  expect(text()).toBe('foghorn');
  await rest(350);
  await arrive();
  expect(router.state.location.search).toBe('?q=foghorn');
});

test('an address from elsewhere wins, also one that was written before', async () => {
  const { router, text, type, arrive } = await renderProbe('/?q=fog');
  expect(text()).toBe('fog');
  type('dawn');
  await rest(350);
  await arrive();
  void router.navigate('/?q=rain');
  await arrive();
  expect(text()).toBe('rain');
  void router.navigate('/?q=dawn');
  await arrive();
  expect(text()).toBe('dawn');
});
