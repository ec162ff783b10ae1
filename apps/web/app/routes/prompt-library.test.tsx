import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../lib/token.ts';
import { renderPage } from '../testing/render-page.tsx';
import { failure, MARA, stubServer } from '../testing/stub-server.ts';
import { tokenThatExpires } from '../testing/tokens.ts';
import PromptLibraryPage from './prompt-library.tsx';

const LONG = `Keep the face as it is. ${'One lamp from the left. '.repeat(10)}`.trim();
const PROMPTS = [
  {
    id: 1,
    title: 'Window light',
    category: 'Portrait',
    tags: ['window', 'quiet'],
    prompt: LONG,
    anatomy: [],
  },
  {
    id: 2,
    title: 'Tram stop',
    category: 'Urban',
    tags: ['rain'],
    prompt: 'A tram in [Country].',
    anatomy: [],
  },
  {
    id: 3,
    title: 'Rooftop',
    category: 'Urban',
    tags: ['dusk'],
    prompt: LONG.replace('lamp', 'lantern'),
    anatomy: [],
  },
];

beforeEach(() => {
  // Not in this DOM: nothing comes near its screen.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  return () => vi.unstubAllGlobals();
});

function renderFor(
  plan: 'free' | 'pro',
  at = '/prompt-library',
  prompts: object = { body: { prompts: PROMPTS } },
) {
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
  const calls = stubServer({
    'GET /api/auth/profile': { body: { ...MARA, plan } },
    'GET /api/library/prompts': prompts,
  });
  renderPage(<PromptLibraryPage />, at);
  return calls;
}

const cards = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const search = (words: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } });

test('a visitor sees what Pro would open, and no prompt is asked for', async () => {
  const calls = stubServer({});
  renderPage(<PromptLibraryPage />, '/prompt-library');
  expect(await screen.findByRole('heading', { name: 'The library comes with Pro' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Upgrade to Pro - $5/month' }).getAttribute('href')).toBe(
    '/pricing',
  );
  expect(calls).toEqual([]);
});

test('so does the free plan', async () => {
  const calls = renderFor('free');
  expect(await screen.findByRole('heading', { name: 'The library comes with Pro' })).toBeTruthy();
  expect(calls.map(({ call }) => call)).toEqual(['GET /api/auth/profile']);
});

test('search and category narrow the cards together, and the count says so', async () => {
  renderFor('pro');
  expect(await screen.findByText('Showing 3 of 3 prompts')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Urban' }));
  expect(await screen.findByText('Showing 2 of 3 prompts')).toBeTruthy();
  search('RAIN');
  expect(await screen.findByText('Showing 1 of 3 prompts')).toBeTruthy();
  expect(cards()).toEqual(['Tram stop']);
  search('.*');
  fireEvent.click(await screen.findByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByText('Showing 3 of 3 prompts')).toBeTruthy();
});

test('the address opens a tab, a search and a category', async () => {
  renderFor('pro', '/prompt-library?q=lantern&category=Urban');
  expect(await screen.findByText('Showing 1 of 3 prompts')).toBeTruthy();
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'lantern');
  expect(screen.getByRole('button', { name: 'Urban' }).getAttribute('aria-pressed')).toBe('true');
});

test('an unknown tab or category falls back', async () => {
  renderFor('pro', '/prompt-library?tab=secrets&category=Castles');
  expect(await screen.findByText('Showing 3 of 3 prompts')).toBeTruthy();
  expect(screen.getByRole('tab', { name: '100+ Prompts' }).getAttribute('aria-selected')).toBe('true');
});

test('one card is open at a time, and short prompts have nothing to open', async () => {
  renderFor('pro');
  const more = await screen.findAllByRole('button', { name: /^Show More: / });
  expect(more.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Show More: Window light',
    'Show More: Rooftop',
  ]);
  const [first, second] = screen
    .getAllByRole('article')
    .filter((card) => within(card).queryByText('Show More'));
  expect(first?.textContent).toContain(`${LONG.slice(0, 200)}...`);
  for (const button of more) fireEvent.click(button);
  expect(first?.textContent).not.toContain(LONG);
  expect(second?.textContent).toContain(LONG.replace('lamp', 'lantern'));
  fireEvent.click(screen.getByRole('button', { name: 'Show Less: Rooftop' }));
  expect(second?.textContent).not.toContain(LONG.replace('lamp', 'lantern'));
});

test('use in generator stores the text and leaves for the dashboard a second later', async () => {
  renderFor('pro');
  const use = await screen.findByRole('button', { name: 'Use in generator: Tram stop' });
  vi.useFakeTimers();
  fireEvent.click(use);
  expect(localStorage.getItem('selectedPrompt')).toBe('A tram in [Country].');
  await vi.advanceTimersByTimeAsync(999);
  expect(screen.queryByText('At /dashboard')).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(await screen.findByText('At /dashboard')).toBeTruthy();
});

test('placeholders are filled in literally', async () => {
  renderFor('pro');
  fireEvent.click(await screen.findByRole('button', { name: 'Fill in Tram stop' }));
  const dialog = screen.getByRole('dialog', { name: 'Tram stop' });
  fireEvent.change(within(dialog).getByLabelText('Country'), { target: { value: "$& 'Café'" } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Use in generator' }));
  expect(localStorage.getItem('selectedPrompt')).toBe("A tram in $& 'Café'.");
  expect(screen.queryByRole('button', { name: 'Fill in Window light' })).toBeNull();
});

test('a library that does not load can be asked for again', async () => {
  renderFor('pro', '/prompt-library', failure(503, 'store_unavailable', 'Later.'));
  expect(await screen.findByText('The library could not be loaded.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
