import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { z } from 'zod';
import { httpPeer } from './http-peer.ts';
import { REQUESTS, readForm, routeOf, type StripeCall } from './stripe-requests.ts';

export const SECRET_KEY = 'sk_test_canary_of_the_peer';
export const PRICE_ID = 'price_pro';
/** No longer sold, and still paid for. */
export const EARLIER_PRICE_ID = 'price_pro_before';
const VERSION = '2026-10-28.endive';

/** In Stripe's own words; tests change them at will. */
export interface PeerCheckout {
  readonly id: string;
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  mode: string;
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  amount_total: number;
  currency: string;
  livemode: boolean;
  client_reference_id: string;
  customer: string | null;
  subscription: string | null;
  line_items: { data: { quantity: number; price: { id: string } }[] };
}

/** A subscription as the fake Stripe keeps it; times are seconds since 1970. */
export interface PeerSubscription {
  readonly id: string;
  readonly customer: string;
  status: string;
  livemode: boolean;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  items: { data: { current_period_end: number; quantity: number; price: { id: string } }[] };
  latest_invoice: {
    id: string;
    payments: { data: { status: string; payment: { type: string; payment_intent: string } }[] };
  } | null;
}

interface Payment {
  readonly id: string;
  readonly subscription: string;
  refunded: boolean;
}

type Params<C extends StripeCall> = z.output<(typeof REQUESTS)[C]>;

/** How the peer answers one request in place of what it would say. */
export type StripeTrouble = (response: ServerResponse) => void;

/** The fake Stripe: what it was asked, what it refused, and what it keeps. */
export interface StripePeer {
  /** As the provider takes it. */
  readonly api: { readonly host: string; readonly port: number; readonly protocol: 'http' };
  readonly calls: { readonly call: StripeCall; readonly params: unknown; readonly key: string | undefined }[];
  /** What was in the way of the requests that were not as they should be. */
  readonly refused: string[];
  readonly checkouts: Map<string, PeerCheckout>;
  readonly subscriptions: Map<string, PeerSubscription>;
  readonly payments: Map<string, Payment>;
  readonly customers: Set<string>;
  /** One for each of the next requests. */
  readonly troubles: StripeTrouble[];
  /** Waited for between making up an answer and sending it. */
  beforeAnswer: (call: StripeCall) => Promise<void>;
  /** Somebody pays on the checkout's page. */
  pay(checkoutId: string): PeerSubscription;
}

const PERIOD_END = Date.parse('2026-12-20T12:00:00Z') / 1_000;

/** Stripe's API on a port of its own until the test ends: it refuses what Stripe would refuse. */
export async function stripePeer(): Promise<StripePeer> {
  const state = new PeerState();
  const { origin } = await httpPeer(async (request, response) => {
    const answer = await state.answerTo(request);
    const trouble = state.troubles.shift();
    if (trouble) trouble(response);
    else answersRaw(answer.status, JSON.stringify(answer.body))(response);
  });
  const { hostname: host, port } = new URL(origin);
  return Object.assign(state, { api: { host, port: Number(port), protocol: 'http' } as const });
}

/** Anything that a server can answer. */
export function answersRaw(
  status: number,
  body: string,
  headers: Record<string, string> = {},
): StripeTrouble {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };
}

/** A failure in Stripe's shape. */
export function stripeError(
  status: number,
  error: { type: string; code?: string; message?: string; param?: string },
) {
  return answersRaw(status, JSON.stringify({ error: { message: '', ...error } }));
}

/** Keeps the connection open, and says nothing. */
export const staysSilent: StripeTrouble = () => {};

/** Answers a byte at a time, without an end. */
export const drips: StripeTrouble = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.once('close', () => clearInterval(timer));
};

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

class PeerState {
  readonly calls: StripePeer['calls'] = [];
  readonly refused: string[] = [];
  readonly checkouts = new Map<string, PeerCheckout>();
  readonly subscriptions = new Map<string, PeerSubscription>();
  readonly payments = new Map<string, Payment>();
  readonly customers = new Set<string>();
  readonly troubles: StripeTrouble[] = [];
  /** What was answered under an idempotency key, and to which request. */
  private readonly answered = new Map<string, { readonly request: string; readonly answer: Answer }>();
  private count = 0;

  beforeAnswer: StripePeer['beforeAnswer'] = async () => {};

  async answerTo(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '', 'http://peer');
    const form = request.method === 'GET' ? url.search.slice(1) : await text(request);
    const route = routeOf(request.method ?? '', url.pathname);
    const problem = route ? wrongHead(request) : `Unknown: ${request.method} ${url.pathname}.`;
    const params = REQUESTS[route?.call ?? 'expireCheckout'].safeParse(readForm(form));
    if (!route || problem !== undefined || !params.success) {
      this.refused.push(problem ?? String(params.error));
      return failure(400, 'parameter_unknown', this.refused.at(-1));
    }
    const key = String(request.headers['idempotency-key'] ?? '') || undefined;
    this.calls.push({ call: route.call, params: params.data, key });
    const answer = this.once(key, `${url.pathname} ${form}`, () =>
      structuredClone(this.perform(route.call, route.id, params.data)),
    );
    await this.beforeAnswer(route.call);
    return answer;
  }

  private once(key: string | undefined, request: string, perform: () => Answer): Answer {
    const known = key === undefined ? undefined : this.answered.get(key);
    if (known && known.request !== request) return failure(400, 'idempotency_key_in_use');
    const answer = known?.answer ?? perform();
    if (key !== undefined) this.answered.set(key, { request, answer });
    return answer;
  }

  private perform(call: StripeCall, id: string, params: unknown): Answer {
    switch (call) {
      case 'createCheckout':
        return this.createCheckout(params as Params<'createCheckout'>); // parsed by this call's schema
      case 'retrieveCheckout':
        return present(this.checkouts.get(id));
      case 'expireCheckout':
        return this.expireCheckout(id);
      case 'createPortal': {
        const { customer } = params as Params<'createPortal'>; // parsed by this call's schema
        if (!this.customers.has(customer)) return failure(400, 'resource_missing', '', 'customer');
        return present({ id: this.newId('bps'), url: `https://billing.stripe.com/p/session/${customer}` });
      }
      case 'retrieveSubscription':
        return present(this.subscriptions.get(id));
      case 'cancelSubscription':
        return this.cancelSubscription(id);
      case 'retrievePayment': {
        const payment = this.payments.get(id);
        return present(payment && { id, latest_charge: { id: 'ch_1', refunded: payment.refunded } });
      }
      case 'listInvoicePayments': {
        const { payment } = params as Params<'listInvoicePayments'>; // parsed by this call's schema
        const subscription = this.payments.get(payment.payment_intent)?.subscription;
        const invoice = { id: 'in_1', parent: { subscription_details: { subscription } } };
        return present({ object: 'list', data: subscription ? [{ id: 'paid_1', invoice }] : [] });
      }
    }
  }

  private createCheckout(params: Params<'createCheckout'>): Answer {
    const { customer = null, line_items, mode, client_reference_id } = params;
    if (customer !== null && !this.customers.has(customer))
      return failure(400, 'resource_missing', `No such customer: ${customer}`, 'customer');
    const id = this.newId('cs_test');
    const checkout: PeerCheckout = {
      id,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      status: 'open',
      mode,
      payment_status: 'unpaid',
      amount_total: 500,
      currency: 'usd',
      livemode: false,
      client_reference_id,
      customer,
      subscription: null,
      line_items: { data: [{ quantity: 1, price: { id: line_items[0].price } }] },
    };
    this.checkouts.set(id, checkout);
    return present(checkout);
  }

  private expireCheckout(id: string): Answer {
    const checkout = this.checkouts.get(id);
    if (checkout?.status !== 'open') return failure(checkout ? 400 : 404, 'resource_missing');
    Object.assign(checkout, { status: 'expired', url: null });
    return present(checkout);
  }

  private cancelSubscription(id: string): Answer {
    const subscription = this.subscriptions.get(id);
    if (!subscription || subscription.status === 'canceled') return failure(404, 'resource_missing');
    subscription.status = 'canceled';
    return present(subscription);
  }

  pay(checkoutId: string): PeerSubscription {
    const checkout = this.checkouts.get(checkoutId);
    if (checkout?.status !== 'open') throw new Error('There is nothing to pay.');
    const customer = checkout.customer ?? this.newId('cus');
    const [id, payment_intent] = [this.newId('sub'), this.newId('pi')];
    const payments = { data: [{ status: 'paid', payment: { type: 'payment_intent', payment_intent } }] };
    const subscription: PeerSubscription = {
      id,
      customer,
      status: 'active',
      livemode: false,
      cancel_at_period_end: false,
      cancel_at: null,
      items: { data: [{ current_period_end: PERIOD_END, quantity: 1, price: { id: PRICE_ID } }] },
      latest_invoice: { id: this.newId('in'), payments },
    };
    this.customers.add(customer);
    this.payments.set(payment_intent, { id: payment_intent, subscription: id, refunded: false });
    this.subscriptions.set(id, subscription);
    Object.assign(checkout, {
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer,
      subscription: id,
    });
    return subscription;
  }

  private newId(prefix: string): string {
    this.count += 1;
    return `${prefix}_${this.count}`;
  }
}

function wrongHead({ method, headers }: IncomingMessage): string | undefined {
  if (headers.authorization !== `Bearer ${SECRET_KEY}`) return 'Not the key.';
  if (headers['stripe-version'] !== VERSION) return `Not the version: ${headers['stripe-version']}.`;
  if (method !== 'POST') return undefined;
  if (headers['content-type'] !== 'application/x-www-form-urlencoded') return 'Not a form.';
  return /^.{1,255}$/.test(String(headers['idempotency-key'] ?? '')) ? undefined : 'No idempotency key.';
}

function present(body: object | undefined): Answer {
  return body ? { status: 200, body } : failure(404, 'resource_missing');
}

function failure(status: number, code: string, message = '', param?: string): Answer {
  const type = code.startsWith('idempotency') ? 'idempotency_error' : 'invalid_request_error';
  return { status, body: { error: { type, code, message, ...(param && { param }) } } };
}
