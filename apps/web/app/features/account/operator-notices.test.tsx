import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '../../lib/token.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { failure, stubServer } from '../../testing/stub-server.ts';
import { tokenThatExpires } from '../../testing/tokens.ts';
import { OperatorNotices } from './operator-notices.tsx';

const NOTICES = 'GET /api/operator/notices';
const TITLE = 'For the operator of this server';

beforeEach(() => storeToken(tokenThatExpires(Date.now() + 3_600_000)));

test('an operator reads what there is to know', async () => {
  stubServer({ [NOTICES]: { body: { notices: ['gpt-5 retires on 11 December 2026.', 'A second thing.'] } } });
  renderPage(<OperatorNotices />);
  expect(await screen.findByRole('heading', { name: TITLE })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'gpt-5 retires on 11 December 2026.',
    'A second thing.',
  ]);
});

test.each([
  ['nothing to know', { body: { notices: [] } }],
  ['a failure', failure(503, 'store_unavailable', 'Please try again in a moment.')],
  ['no connection', 'no connection'],
] as const)('%s shows nothing', async (_, answer) => {
  const calls = stubServer({ [NOTICES]: answer });
  renderPage(<OperatorNotices />);
  await waitFor(() => expect(calls).toHaveLength(1));
  await Promise.resolve();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
