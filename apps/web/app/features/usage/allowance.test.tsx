import { PLANS } from '@framewright/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeToken } from '../../lib/token.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import { tokenThatExpires } from '../../testing/tokens.ts';
import { Allowance } from './allowance.tsx';

function renderAllowance(used: number) {
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
  const counts = { prompts_used_today: used, prompts_limit: 20, images_used_today: 0, images_limit: 10 };
  stubServer({ 'GET /api/usage': { body: { ...counts, next_reset: '2026-11-24T00:00:00.000Z' } } });
  renderPage(<Allowance kind="prompts" plan={PLANS.free} />);
}

test.each([
  [0, '20 of 20 prompts left today'],
  [13, '7 of 20 prompts left today'],
  [20, '0 of 20 prompts left today'],
  [25, '0 of 20 prompts left today'],
])('after %i it says what is left', async (used, words) => {
  renderAllowance(used);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('an unlimited plan says so', () => {
  stubServer({});
  renderPage(<Allowance kind="images" plan={PLANS.pro} />);
  expect(screen.getByText('Unlimited images')).toBeTruthy();
});
