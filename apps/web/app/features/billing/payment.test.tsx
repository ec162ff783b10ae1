import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../lib/token.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { failure, stubServer } from '../../testing/stub-server.ts';
import { tokenThatExpires } from '../../testing/tokens.ts';
import { Payment } from './payment.tsx';

const STATUS = 'GET /api/stripe/checkout-status/cs_1';
const SECOND = 1000;
const TWO_MINUTES = 120 * SECOND;

const answered = (payment_status: string, plan: string) => ({
  [STATUS]: { body: { payment_status, plan } },
});

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  reload.mockClear();
  storeToken(tokenThatExpires(Date.now() + 60 * TWO_MINUTES));
  window.history.replaceState(null, '', '/account?session_id=cs_1');
});

afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function renderPayment(answers: Parameters<typeof stubServer>[0]) {
  const calls = stubServer(answers);
  renderPage(<Payment sessionId="cs_1" />, '/account');
  await pass(1);
  return calls;
}

const shown = (sentence: string) => screen.queryByText(sentence) !== null;

test('it asks every second at first and more slowly after ten times, for two minutes', async () => {
  const calls = await renderPayment(answered('unpaid', 'free'));
  expect(shown('Confirming your payment...')).toBe(true);
  expect(calls).toHaveLength(1);
  await pass(9 * SECOND);
  expect(calls).toHaveLength(10);
  await pass(4 * SECOND);
  expect(calls).toHaveLength(10);
  await pass(SECOND);
  expect(calls).toHaveLength(11);
  await pass(TWO_MINUTES - 15 * SECOND);
  expect(shown('Confirming your payment...')).toBe(true);
  await pass(SECOND);
  expect(shown('Your payment has not been confirmed yet. Some banks take a few minutes.')).toBe(true);
  const asked = calls.length;
  await pass(TWO_MINUTES);
  expect(calls).toHaveLength(asked);
});

test('checking again waits anew, every second', async () => {
  await renderPayment(answered('unpaid', 'free'));
  await pass(TWO_MINUTES);
  const calls = stubServer(answered('unpaid', 'free'));
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await pass(1);
  await pass(2 * SECOND);
  expect(shown('Confirming your payment...')).toBe(true);
  expect(calls).toHaveLength(3);
  stubServer(answered('paid', 'pro'));
  await pass(SECOND);
  expect(shown('Welcome to Pro')).toBe(true);
});

test('a paid plan is welcomed, leaves the address at once, and reloads the page once', async () => {
  const calls = await renderPayment(answered('paid', 'pro'));
  expect(screen.getByRole('heading', { name: 'Welcome to Pro' })).toBeTruthy();
  expect(window.location.pathname + window.location.search).toBe('/account');
  expect(reload).not.toHaveBeenCalled();
  await pass(TWO_MINUTES);
  expect(reload).toHaveBeenCalledOnce();
  expect(calls).toHaveLength(1);
});

test('money that has arrived is not yet a plan: it waits for the late event', async () => {
  await renderPayment(answered('paid', 'free'));
  await pass(30 * SECOND);
  expect(shown('Confirming your payment...')).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  stubServer(answered('paid', 'pro'));
  await pass(5 * SECOND);
  expect(shown('Welcome to Pro')).toBe(true);
});

test('a plan that does not follow in time is said', async () => {
  await renderPayment(answered('paid', 'free'));
  await pass(TWO_MINUTES);
  expect(shown('Your payment is confirmed, but your plan has not changed yet. It follows in a moment.')).toBe(
    true,
  );
  expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy();
});

test('a checkout that needs no payment counts as paid', async () => {
  await renderPayment(answered('no_payment_required', 'pro'));
  expect(shown('Welcome to Pro')).toBe(true);
});

test.each([
  ['no connection', 'no connection' as const],
  ['a server in trouble', failure(502, 'payments_failed', 'The payment service did not answer.')],
])('%s is no reason to stop asking', async (_, answer) => {
  await renderPayment({ [STATUS]: answer });
  await pass(3 * SECOND);
  expect(shown('Confirming your payment...')).toBe(true);
  stubServer(answered('paid', 'pro'));
  await pass(SECOND);
  expect(shown('Welcome to Pro')).toBe(true);
});

test('a server that never comes back is said when the time is over', async () => {
  await renderPayment({ [STATUS]: 'no connection' });
  await pass(TWO_MINUTES);
  expect(shown('Your payment could not be looked up. Nothing is lost by that.')).toBe(true);
  expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy();
});

test("somebody else's payment is refused, and nobody asks again", async () => {
  const calls = await renderPayment({ [STATUS]: failure(404, 'not_found', 'There is nothing here.') });
  expect(screen.getByRole('alert').textContent).toBe('This payment does not belong to this account.');
  await pass(TWO_MINUTES);
  expect(calls).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
});
