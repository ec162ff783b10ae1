import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storedToken, storeToken } from '../lib/token.ts';
import { renderPage } from '../testing/render-page.tsx';
import { failure, MARA, stubServer } from '../testing/stub-server.ts';
import { tokenThatExpires } from '../testing/tokens.ts';
import SignedInLayout from './signed-in.tsx';

const token = () => storeToken(tokenThatExpires(Date.now() + 3_600_000));

/** Before, the page has what is for each plan, of which the style sheet shows one. */
const untilKnown = () => waitFor(() => expect(document.querySelector('[data-for]')).toBeNull());

test('a visitor is sent to sign in, and back to the very place', async () => {
  stubServer({});
  renderPage(<SignedInLayout />, '/generator?tab=images');
  expect(await screen.findByText('At /auth?next=%2Fgenerator%3Ftab%3Dimages')).toBeTruthy();
});

test('a free user sees Pricing and no badge', async () => {
  token();
  stubServer({ 'GET /api/auth/profile': { body: MARA } });
  renderPage(<SignedInLayout />, '/generator');
  await untilKnown();
  expect(screen.getByRole('link', { name: 'Pricing' })).toBeTruthy();
  expect(screen.queryByText('Pro')).toBeNull();
});

test('a pro user sees the badge and no Pricing', async () => {
  token();
  stubServer({ 'GET /api/auth/profile': { body: { ...MARA, plan: 'pro' } } });
  renderPage(<SignedInLayout />, '/generator');
  await untilKnown();
  expect(screen.getByText('Pro')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Pricing' })).toBeNull();
});

test('a server in trouble offers to try again and keeps the token', async () => {
  token();
  stubServer({ 'GET /api/auth/profile': failure(503, 'overloaded', 'The server is busy.') });
  renderPage(<SignedInLayout />, '/generator');
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 3000 })).toBeTruthy();
  expect(storedToken()).not.toBeNull();
});
