import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { TEXT_BODY_LIMIT } from './limits.ts';

/** What can be bought. */
export const PACKAGES = ['pro_subscription'] as const;

/** Who takes the money here: nobody, the sandbox that moves none, or Stripe. */
export const PAYMENT_PROVIDERS = ['none', 'sandbox', 'stripe'] as const;
export type PaymentProviderId = (typeof PAYMENT_PROVIDERS)[number];

export const PAYMENT_STATUSES = ['unpaid', 'paid', 'no_payment_required'] as const;

/** Where a subscription stands, in Stripe's own words, and `refunded` and `other_price`. */
export const SUBSCRIPTION_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
  'refunded',
  'other_price',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** As Stripe makes them, and the sandbox. */
const checkoutId = z.string().regex(/^[\w-]{1,255}$/, 'This is not the id of a checkout.');

const webAddress = z.url({ protocol: /^https?$/ });

export const createCheckoutSession = endpoint({
  method: 'POST',
  path: '/api/stripe/create-checkout-session',
  summary: 'Start paying for a plan',
  access: 'signed-in',
  key: 'never',
  body: z.object({ package: z.enum(PACKAGES, { error: 'Please choose one of the offered packages.' }) }),
  response: z.object({ checkout_url: webAddress }),
  errors: ['payments_not_configured', 'payments_failed', 'already_pro', 'too_many_attempts'],
});

export const checkoutStatus = endpoint({
  method: 'GET',
  path: '/api/stripe/checkout-status/:session_id',
  summary: 'Whether a checkout of the caller is paid, and the plan that came of it',
  access: 'signed-in',
  key: 'never',
  params: z.object({ session_id: checkoutId }),
  response: z.object({
    payment_status: z.enum(PAYMENT_STATUSES),
    /** The caller's plan as it stands now. */
    plan: z.enum(['free', 'pro']),
  }),
  errors: ['not_found', 'payments_failed'],
});

export const createPortalSession = endpoint({
  method: 'POST',
  path: '/api/stripe/portal',
  summary: 'Manage what is being paid for',
  access: 'signed-in',
  key: 'never',
  response: z.object({ portal_url: webAddress }),
  errors: ['payments_not_configured', 'payments_failed', 'no_subscription'],
});

/** Takes the raw bytes: its signature is over them. */
export const stripeWebhook = endpoint({
  method: 'POST',
  path: '/api/stripe/webhook',
  summary: "Stripe's signed events",
  access: 'open',
  bodyLimit: TEXT_BODY_LIMIT,
  rawBody: 'application/json',
  errors: ['webhook_not_configured', 'bad_webhook', 'payments_failed'],
});

/** The caller's subscription, for the billing area. */
export const getBilling = endpoint({
  method: 'GET',
  path: '/api/billing',
  summary: 'What the caller pays for',
  access: 'signed-in',
  key: 'never',
  response: z.object({
    payments: z.enum(PAYMENT_PROVIDERS),
    subscription: z
      .object({
        status: z.enum(SUBSCRIPTION_STATUSES),
        /** When the paid time ends or renews, ISO 8601; null where unknown. */
        current_period_end: z.string().nullable(),
        cancel_at_period_end: z.boolean(),
      })
      .nullable(),
  }),
  errors: [],
});

export const completeSandboxCheckout = endpoint({
  method: 'POST',
  path: '/api/sandbox/checkout/:session_id/complete',
  summary: 'Pay in the sandbox: no money moves',
  access: 'signed-in',
  key: 'never',
  params: z.object({ session_id: checkoutId }),
  response: z.object({ success: z.literal(true) }),
  errors: ['payments_not_configured', 'not_found'],
});

export const cancelSandboxSubscription = endpoint({
  method: 'POST',
  path: '/api/sandbox/cancel',
  summary: 'End the sandbox subscription at once',
  access: 'signed-in',
  key: 'never',
  response: z.object({ success: z.literal(true) }),
  errors: ['not_found', 'no_subscription'],
});
