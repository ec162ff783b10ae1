import { z } from 'zod';

/** What Stripe takes, as far as this server may use it: nothing may be missing, and nothing be beside it. */
export const REQUESTS = {
  createCheckout: z
    .strictObject({
      mode: z.literal('subscription'),
      line_items: z.tuple([
        z.strictObject({ price: z.string().startsWith('price_'), quantity: z.literal('1') }),
      ]),
      success_url: z.url().includes('{CHECKOUT_SESSION_ID}'),
      cancel_url: z.url(),
      client_reference_id: z.string().regex(/^[\w-]{1,200}$/),
      customer: z.string().startsWith('cus_').optional(),
      customer_email: z.email().optional(),
      metadata: z.strictObject({ user_id: z.string() }),
      subscription_data: z.strictObject({ metadata: z.strictObject({ user_id: z.string() }) }),
    })
    .refine(({ customer, customer_email }) => (customer === undefined) !== (customer_email === undefined)),
  retrieveCheckout: z.strictObject({ expand: z.tuple([z.literal('line_items')]) }),
  expireCheckout: z.strictObject({}),
  createPortal: z.strictObject({ customer: z.string().startsWith('cus_'), return_url: z.url() }),
  retrieveSubscription: z.strictObject({ expand: z.tuple([z.literal('latest_invoice.payments')]) }),
  cancelSubscription: z.strictObject({}),
  retrievePayment: z.strictObject({ expand: z.tuple([z.literal('latest_charge')]) }),
  listInvoicePayments: z.strictObject({
    payment: z.strictObject({
      type: z.literal('payment_intent'),
      payment_intent: z.string().startsWith('pi_'),
    }),
    expand: z.tuple([z.literal('data.invoice')]),
    limit: z.literal('1'),
  }),
} as const;
export type StripeCall = keyof typeof REQUESTS;

const ROUTES: readonly (readonly [StripeCall, string, RegExp])[] = [
  ['createCheckout', 'POST', /^\/v1\/checkout\/sessions$/],
  ['retrieveCheckout', 'GET', /^\/v1\/checkout\/sessions\/(\w+)$/],
  ['expireCheckout', 'POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/],
  ['createPortal', 'POST', /^\/v1\/billing_portal\/sessions$/],
  ['retrieveSubscription', 'GET', /^\/v1\/subscriptions\/(\w+)$/],
  ['cancelSubscription', 'DELETE', /^\/v1\/subscriptions\/(\w+)$/],
  ['retrievePayment', 'GET', /^\/v1\/payment_intents\/(\w+)$/],
  ['listInvoicePayments', 'GET', /^\/v1\/invoice_payments$/],
];

/** Which call it is, and the id in its path. */
export function routeOf(method: string, path: string): { call: StripeCall; id: string } | undefined {
  for (const [call, verb, pattern] of ROUTES) {
    const match = verb === method && pattern.exec(path);
    if (match) return { call, id: match[1] ?? '' };
  }
  return undefined;
}

interface Nested {
  [key: string]: string | Nested;
}

/** Reads `a[0][b]=c` as `{ a: [{ b: 'c' }] }`. */
export function readForm(form: string): unknown {
  const root: Nested = {};
  for (const [name, value] of new URLSearchParams(form)) {
    const keys = name.split(/[[\]]+/).filter(Boolean);
    const last = keys.pop() ?? '';
    let place = root;
    for (const key of keys) {
      const inner = place[key] ?? {};
      if (typeof inner === 'string') throw new Error(`Both a value and a group: ${name}.`);
      place[key] = inner;
      place = inner;
    }
    if (last in place) throw new Error(`Twice: ${name}.`);
    place[last] = value;
  }
  return withLists(root);
}

function withLists(value: string | Nested): unknown {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
