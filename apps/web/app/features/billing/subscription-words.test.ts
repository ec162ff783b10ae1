import { expect, test } from 'vitest';
import { isRunning, type Subscription, subscriptionWords } from './subscription-words.ts';

const END = '2026-12-14T12:00:00.000Z';

function subscription(
  status: Subscription['status'],
  cancel_at_period_end = false,
  current_period_end: string | null = END,
): Subscription {
  return { status, cancel_at_period_end, current_period_end };
}

test.each([
  [subscription('active'), 'Pro is active and renews on 14 December 2026.'],
  [subscription('active', false, null), 'Pro is active.'],
  [subscription('active', true), 'Pro is cancelled and ends on 14 December 2026.'],
  [subscription('active', true, null), 'Pro is cancelled and ends with the paid time.'],
  [subscription('trialing'), 'Your Pro trial runs until 14 December 2026.'],
  [subscription('trialing', true), 'Pro is cancelled. Your trial ends on 14 December 2026.'],
  [
    subscription('past_due'),
    'Your last payment did not go through. Please update your card in the billing portal.',
  ],
  [subscription('canceled'), 'Your subscription has ended.'],
  [subscription('refunded'), 'Your payment was refunded, and Pro has ended.'],
])('%j is said', (given, words) => {
  expect(subscriptionWords(given, 'pro')).toBe(words);
});

test('without a subscription, only a plan that was set by hand is worth a word', () => {
  expect(subscriptionWords(null, 'free')).toBeUndefined();
  expect(subscriptionWords(null, 'pro')).toBe(
    'Pro was set for this account by hand: there is nothing to pay.',
  );
});

test('what is over does not run; what may still charge does', () => {
  for (const status of ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'] as const)
    expect(isRunning(subscription(status))).toBe(true);
  for (const status of ['canceled', 'incomplete_expired', 'refunded'] as const)
    expect(isRunning(subscription(status))).toBe(false);
  expect(isRunning(null)).toBe(false);
});
