import type { BoardSummary } from '@framewright/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { storeToken } from '../../lib/token.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import { tokenThatExpires } from '../../testing/tokens.ts';
import { EarlierBoards } from './earlier-boards.tsx';

const LIST = 'GET /api/boards';
const page = (items: readonly BoardSummary[], next_cursor: string | null = null) => ({
  body: { items, next_cursor },
});
const board = (id: string, done: number, finished: boolean): BoardSummary => ({
  ...{ id, done, finished, title: `Board ${id}`, cells: 8 },
  created_at: '2026-11-20T12:00:00.000Z',
});

beforeEach(() => {
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
  return () => {
    queryClient.clear(); // Or a board that is never finished would be asked for in the next test.
    vi.unstubAllGlobals();
  };
});

test('the list follows a board that is being drawn, and rests when it is finished', async () => {
  const answers = { [LIST]: page([board('b2', 3, false), board('b1', 5, true)]) };
  const calls = stubServer(answers);
  renderPage(<EarlierBoards />);
  expect(await screen.findByText('3 of 8 drawn')).toBeTruthy();
  answers[LIST] = page([board('b2', 6, false), board('b1', 5, true)]);
  expect(await screen.findByText('6 of 8 drawn', {}, { timeout: 5_000 })).toBeTruthy();
  // One of its cells has failed: it ends without all of them drawn.
  answers[LIST] = page([board('b2', 7, true), board('b1', 5, true)]);
  expect(await screen.findByText('7 of 8 drawn', {}, { timeout: 5_000 })).toBeTruthy();
  const asked = calls.length;
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(calls).toHaveLength(asked);
});

test('boards that are older than a page can be shown', async () => {
  stubServer({
    [LIST]: page([board('b2', 8, true)], 'b2'),
    [`${LIST}?cursor=b2`]: page([board('b1', 8, true)]),
  });
  renderPage(<EarlierBoards />);
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  const oldest = await screen.findByRole('link', { name: 'Board b1' });
  expect(oldest.getAttribute('href')).toBe('/compare/b1');
  expect(screen.getByRole('link', { name: 'Board b2' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
});
