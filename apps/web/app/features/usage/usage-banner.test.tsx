import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeToken } from '../../lib/token.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import { tokenThatExpires } from '../../testing/tokens.ts';
import { UsageBanner } from './usage-banner.tsx';

const USAGE = {
  prompts_used_today: 12,
  prompts_limit: 20,
  images_used_today: 10,
  images_limit: 10,
  next_reset: new Date(Date.now() + 252 * 60_000 + 30_000).toISOString(),
};

function renderUsage(answer: Parameters<typeof stubServer>[0][string], unlimited = false) {
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
  stubServer({ 'GET /api/usage': answer });
  renderPage(<UsageBanner unlimited={unlimited} />);
}

test('what is used, what is left, and when it begins anew', async () => {
  renderUsage({ body: USAGE });
  expect(await screen.findByRole('img', { name: '12 of 20 prompts used' })).toBeTruthy();
  expect(screen.getByText('8 left')).toBeTruthy();
  expect(screen.getByText('none left')).toBeTruthy();
  expect(screen.getByText('in 4 h 12 min')).toBeTruthy();
});

test('a free user whose answer has no limits has those of the plan', async () => {
  renderUsage({ body: { ...USAGE, prompts_limit: null, images_limit: null } });
  expect(await screen.findByRole('img', { name: '12 of 20 prompts used' })).toBeTruthy();
  expect(screen.getByRole('img', { name: '10 of 10 images used' })).toBeTruthy();
});

test('an unlimited plan has counts and no limits', async () => {
  renderUsage({ body: { ...USAGE, prompts_limit: null, images_limit: null } }, true);
  expect(await screen.findAllByText('Unlimited')).toHaveLength(2);
  expect(screen.queryByText(/left/)).toBeNull();
});

test('loading is said, and a failure can be tried again', async () => {
  renderUsage({ status: 400 });
  expect(screen.getByText("Loading today's usage")).toBeTruthy();
  expect(await screen.findByText("Today's usage could not be loaded.")).toBeTruthy();
  stubServer({ 'GET /api/usage': { body: USAGE } });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('8 left')).toBeTruthy();
});
