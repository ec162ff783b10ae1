import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeToken } from '../../lib/token.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import { tokenThatExpires } from '../../testing/tokens.ts';
import { KeptTemplates } from './kept-templates.tsx';

const LIST = 'GET /api/templates';
const AT = '2026-11-02T10:00:00.000Z';
const kept = (name: string, text: string) => ({
  id: `id of ${name}`,
  name,
  text,
  created_at: AT,
  updated_at: AT,
});
const answer = (...items: object[]) => ({ body: { items, next_cursor: null } });

function renderFor(answers: Parameters<typeof stubServer>[0]) {
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
  const calls = stubServer(answers);
  renderPage(<KeptTemplates />, '/prompt-library');
  return calls;
}

test('each has its name, how many variables it has, and the way to where it is filled in', async () => {
  renderFor({
    [LIST]: answer(
      kept('Coats', 'A coat on {{who}} in [CITY], {{who}} again'),
      kept('Lamp', 'A __lamp__'),
      kept('Plain', 'A {red|blue} coat'),
    ),
  });
  const link = await screen.findByRole('link', { name: 'Coats 2 variables' });
  expect(link.getAttribute('href')).toBe('/templates?template=id%20of%20Coats');
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(['Coats 2 variables', 'Lamp 1 variable', 'Plain No variables']);
  expect(screen.getByRole('link', { name: 'All of your templates' }).getAttribute('href')).toBe('/templates');
});

test('of many the first five are shown', async () => {
  renderFor({ [LIST]: answer(...[1, 2, 3, 4, 5, 6, 7].map((number) => kept(`Number ${number}`, 'A coat'))) });
  const list = await screen.findByRole('list');
  expect(within(list).getAllByRole('link')).toHaveLength(5);
});

test('whoever has none finds the way to where they are written', async () => {
  renderFor({ [LIST]: answer() });
  const link = await screen.findByRole('link', { name: 'Your own templates' });
  expect(link.getAttribute('href')).toBe('/templates');
  expect(screen.queryByRole('list')).toBeNull();
});

test('while they are on their way that is said', async () => {
  renderFor({ [LIST]: 'never' });
  expect((await screen.findByRole('status')).textContent).toBe('Loading your templates...');
});

test('a failure is said and asked again, with the way to the page beside it', async () => {
  let isDown = true;
  renderFor({
    [LIST]: () => (isDown ? { status: 403, body: {} } : answer(kept('Lamp', 'A __lamp__'))),
  });
  expect(await screen.findByText('Your templates could not be loaded.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All of your templates' })).toBeTruthy();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Lamp 1 variable' })).toBeTruthy();
});
