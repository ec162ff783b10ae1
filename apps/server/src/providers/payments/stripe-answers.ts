import { PAYMENT_STATUSES, SUBSCRIPTION_STATUSES } from '@framewright/contract';
import { z } from 'zod';
import { type Checkout, type PaymentEvent, PaymentFailure, type Subscription } from './payments.ts';

const id = z.string().min(1);

/** Stripe names another object by its id, or writes it out where it was asked to. */
const reference = z
  .union([id, z.object({ id })])
  .transform((value) => (typeof value === 'string' ? value : value.id));

export const created = z.object({ id, url: z.string() });

const checkoutAnswer = z.object({
  id,
  url: z.string().nullable(),
  status: z.enum(['open', 'complete', 'expired']),
  mode: z.string(),
  payment_status: z.enum(PAYMENT_STATUSES),
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
  livemode: z.boolean(),
  client_reference_id: z.string().nullable(),
  subscription: reference.nullable(),
  line_items: z.object({
    data: z.array(z.object({ quantity: z.int().nullable(), price: z.object({ id }).nullable() })),
  }),
});

const subscriptionAnswer = z.object({
  id,
  customer: reference,
  status: z.enum(SUBSCRIPTION_STATUSES),
  livemode: z.boolean(),
  cancel_at_period_end: z.boolean(),
  cancel_at: z.int().nullable(),
  items: z.object({
    data: z.array(z.object({ current_period_end: z.int(), price: z.object({ id }) })).min(1),
  }),
  latest_invoice: z
    .object({
      payments: z.object({
        data: z.array(
          z.object({ status: z.string(), payment: z.object({ payment_intent: reference.optional() }) }),
        ),
      }),
    })
    .nullable(),
});

const paymentAnswer = z.object({ latest_charge: z.object({ refunded: z.boolean() }).nullable() });

const invoicesOfPayment = z.object({ data: z.array(z.object({ invoice: z.unknown() })) });

/** The part of an invoice that says what it is for. */
const invoice = z.object({
  parent: z.object({ subscription_details: z.object({ subscription: reference }).nullish() }).nullable(),
});

const eventEnvelope = z.object({
  id,
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.object({ id: z.string().optional() }).loose() }),
});

/** @throws {PaymentFailure} `garbage` */
export function parseAnswer<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (!result.success) throw new PaymentFailure('garbage', [result.error.issues[0]?.path.join('.')]);
  return result.data;
}

/** A price is told only where it is the only one, and bought once. @throws {PaymentFailure} `garbage` */
export function toCheckout(value: unknown): Checkout {
  const answer = parseAnswer(checkoutAnswer, value);
  const [line, ...others] = answer.line_items.data;
  return {
    id: answer.id,
    url: answer.status === 'open' ? answer.url : null,
    complete: answer.status === 'complete',
    mode: answer.mode,
    paymentStatus: answer.payment_status,
    amountTotal: answer.amount_total,
    currency: answer.currency,
    priceId: line?.quantity === 1 && others.length === 0 ? (line.price?.id ?? null) : null,
    livemode: answer.livemode,
    userId: answer.client_reference_id,
    subscriptionId: answer.subscription,
  };
}

/** @returns the subscription, what it is for, and the payments of its latest invoice */
export function toSubscription(value: unknown): {
  subscription: Subscription;
  priceIds: string[];
  paidWith: string[];
} {
  const answer = parseAnswer(subscriptionAnswer, value);
  const ends = answer.items.data.map(({ current_period_end }) => current_period_end);
  const payments = answer.latest_invoice?.payments.data ?? [];
  return {
    subscription: {
      id: answer.id,
      customerId: answer.customer,
      status: answer.status,
      livemode: answer.livemode,
      currentPeriodEnd: new Date(Math.max(...ends) * 1_000).toISOString(),
      // The portal sets one or the other.
      cancelAtPeriodEnd: answer.cancel_at_period_end || answer.cancel_at !== null,
    },
    priceIds: answer.items.data.map(({ price }) => price.id),
    paidWith: payments.flatMap(({ status, payment }) =>
      status === 'paid' && payment.payment_intent !== undefined ? [payment.payment_intent] : [],
    ),
  };
}

/** Whether all of a payment went back. */
export function isRefunded(value: unknown): boolean {
  return parseAnswer(paymentAnswer, value).latest_charge?.refunded ?? false;
}

/**
 * The subscription that a payment was for; undefined where it was for none.
 * @throws {PaymentFailure} `garbage`
 */
export function subscriptionPaid(value: unknown): string | undefined {
  const [first] = parseAnswer(invoicesOfPayment, value).data;
  return first && parseAnswer(invoice, first.invoice).parent?.subscription_details?.subscription;
}

const CHECKOUT_EVENTS = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];

/** @throws {PaymentFailure} `garbage` */
export function toEvent(value: unknown): PaymentEvent {
  const {
    data: { object },
    ...event
  } = parseAnswer(eventEnvelope, value);
  const concerning = (about: 'checkout' | 'subscription' | 'payment', objectId: string | null | undefined) =>
    objectId ? ({ ...event, about, objectId } as const) : ({ ...event, about: 'other' } as const);
  if (CHECKOUT_EVENTS.includes(event.type)) return concerning('checkout', object.id);
  if (event.type.startsWith('customer.subscription.')) return concerning('subscription', object.id);
  if (event.type.startsWith('invoice.')) {
    const paidFor = invoice.safeParse(object).data?.parent?.subscription_details?.subscription;
    return concerning('subscription', paidFor);
  }
  if (event.type === 'charge.refunded')
    return concerning('payment', reference.nullish().parse(object['payment_intent']));
  return { ...event, about: 'other' };
}
