import type { SubscriptionStatus } from '@framewright/contract';

/** Who takes the money. The only provider that takes none is the sandbox. */
export interface Payments {
  readonly id: 'sandbox' | 'stripe';
  /** What a checkout must have been for, before anything is granted for it. */
  readonly terms: Terms;
  /** Opens a page where a subscription to the Pro plan can be paid for. */
  createCheckout(order: Order): Promise<{ readonly id: string; readonly url: string }>;
  /** As the provider knows it at this moment; undefined where it knows of none. */
  retrieveCheckout(id: string): Promise<Checkout | undefined>;
  /** Sees to it that nothing is paid there any more. */
  expireCheckout(id: string): Promise<void>;
  /** The address where a customer manages what they pay for. */
  portal(customerId: string, returnUrl: string): Promise<string>;
  /** As the provider knows it at this moment; undefined where it knows of none. */
  retrieveSubscription(id: string): Promise<Subscription | undefined>;
  /** The subscription that a payment was for; undefined where it was for something else. */
  subscriptionOfPayment(paymentId: string): Promise<string | undefined>;
  /** Ends it at once; fine where it has ended. */
  cancelSubscription(id: string): Promise<void>;
  /**
   * Proves an event by its signature.
   * @throws {PaymentFailure} `no-webhook-secret` or `bad-event`
   */
  verifyEvent(rawBody: Buffer, signature: string): PaymentEvent;
}

/** On what terms somebody pays here. */
export interface Terms {
  /** What is sold. */
  readonly priceId: string;
  /** Whether it is about real money. */
  readonly livemode: boolean;
}

/** A checkout to be opened. */
export interface Order {
  readonly user: { readonly id: string; readonly email: string };
  /** Of an earlier checkout; undefined for somebody new. */
  readonly customerId: string | undefined;
  /** `{CHECKOUT_SESSION_ID}` in it becomes the id. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Two orders with the same attempt are one. */
  readonly attempt: string;
}

/** A checkout, as the provider says that it stands. */
export interface Checkout {
  readonly id: string;
  /** Where it can be paid; null where it is over. */
  readonly url: string | null;
  readonly complete: boolean;
  readonly mode: string;
  readonly paymentStatus: 'paid' | 'unpaid' | 'no_payment_required';
  /** In cents. */
  readonly amountTotal: number | null;
  readonly currency: string | null;
  /** What was bought; null where it is not exactly one of one thing. */
  readonly priceId: string | null;
  readonly livemode: boolean;
  /** The account that it was made for. */
  readonly userId: string | null;
  readonly subscriptionId: string | null;
}

/** A subscription, as the provider says that it stands. */
export interface Subscription {
  readonly id: string;
  readonly customerId: string;
  readonly status: SubscriptionStatus;
  readonly livemode: boolean;
  /** ISO 8601; null where the provider does not say. */
  readonly currentPeriodEnd: string | null;
  readonly cancelAtPeriodEnd: boolean;
}

/** What an event is about. What has become of it is to be asked, since events come late and in any order. */
export type PaymentEvent = {
  readonly id: string;
  readonly type: string;
  readonly livemode: boolean;
} & (
  | { readonly about: 'checkout' | 'subscription' | 'payment'; readonly objectId: string }
  | { readonly about: 'other' }
);

/** What goes wrong between the server and who takes the money. */
export type PaymentFailureKind =
  /** No webhook secret is set, so that no event can be proved. */
  | 'no-webhook-secret'
  /** Not signed with the secret, too old, or no event. */
  | 'bad-event'
  /** The provider refuses or fails. */
  | 'failed'
  | 'too-slow'
  | 'unreachable'
  /** What came back cannot be used. */
  | 'garbage';

/**
 * A provider of payments did not do what it was asked. It carries nothing of what was sent, and of what was
 * received the status, code and request id only: providers repeat keys and addresses in their errors.
 */
export class PaymentFailure extends Error {
  override readonly name = 'PaymentFailure';
  readonly kind: PaymentFailureKind;

  constructor(kind: PaymentFailureKind, particulars: readonly (string | number | undefined)[] = []) {
    const known = particulars.filter((part) => part !== undefined);
    super(`A payment call failed: ${[kind, ...known].join(', ')}.`);
    this.kind = kind;
  }
}
