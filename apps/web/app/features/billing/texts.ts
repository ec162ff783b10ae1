import { ERRORS, PLANS } from '@framewright/contract';

const { pro } = PLANS;
const PRICE = `$${pro.price.toFixed(2)}`;

export const BILLING_TEXTS = {
  title: 'Billing',
  what: `Pro is $${pro.price} per month: unlimited prompts and images, and 5 image credits per month.`,
  /** The one place that says it. */
  creditsFor:
    'Image credits are meant for pictures beyond a daily limit. Pro has no such limit, so none are counted or spent.',
  loading: 'Loading your subscription...',
  unknown: 'Your subscription could not be loaded.',
  none: ERRORS.payments_not_configured.detail,
  sandbox: 'This server takes payments in a sandbox: no money moves.',
  credits: 'Buy image credits',
  portal: 'Billing portal',
  opening: 'Opening the portal...',
  failed: 'The billing portal could not be opened. Please try again.',
} as const;

/** Where a subscription stands, in words. A date may be unknown. */
export const STATUS_TEXTS = {
  byHand: 'Pro was set for this account by hand: there is nothing to pay.',
  renews: (date?: string) => (date ? `Pro is active and renews on ${date}.` : 'Pro is active.'),
  ends: (date?: string) =>
    date ? `Pro is cancelled and ends on ${date}.` : 'Pro is cancelled and ends with the paid time.',
  trial: (date?: string) => (date ? `Your Pro trial runs until ${date}.` : 'Your Pro trial is running.'),
  trialEnds: (date?: string) =>
    date ? `Pro is cancelled. Your trial ends on ${date}.` : 'Pro is cancelled and ends with the trial.',
  pastDue: 'Your last payment did not go through. Please update your card in the billing portal.',
  unpaid: 'Your subscription is unpaid, so Pro is off. Please update your card in the billing portal.',
  paused: 'Your subscription is paused. You can resume it in the billing portal.',
  ended: 'Your subscription has ended.',
  incomplete: 'Your first payment is not complete yet.',
  expired: 'Your first payment was not completed in time, and nothing is being charged.',
  refunded: 'Your payment was refunded, and Pro has ended.',
  otherPrice: 'Your subscription is for something other than Pro, so Pro is off.',
} as const;

export const CANCELLATION_TEXTS = {
  action: 'Cancel the sandbox plan',
  question: 'Cancel the sandbox plan?',
  what: 'Pro ends at once, and this account goes back to the Free plan. No money was paid, and none goes back.',
  keep: 'Keep Pro',
  confirm: 'Cancel the plan',
  busy: 'Cancelling...',
  failed: 'The sandbox plan could not be cancelled. Please try again.',
} as const;

export const PAYMENT_TEXTS = {
  title: 'Payment',
  confirming: 'Confirming your payment...',
  unpaid: 'Your payment has not been confirmed yet. Some banks take a few minutes.',
  late: 'Your payment is confirmed, but your plan has not changed yet. It follows in a moment.',
  unreachable: 'Your payment could not be looked up. Nothing is lost by that.',
  again: 'Check again',
  foreign: 'This payment does not belong to this account.',
} as const;

export const WELCOME_TEXTS = {
  title: 'Welcome to Pro',
  what: 'The counter is off, and the library and the video tools are open. This page reloads in a moment.',
  print: ['FRAMEWRIGHT 400', 'PRO', 'SAFETY FILM'],
} as const;

export const SANDBOX_TEXTS = {
  title: 'Sandbox checkout',
  lead: 'No money moves here. This page stands in for a payment service, and asks for no card.',
  what: 'What you buy',
  product: 'Framewright Pro',
  price: 'Price',
  perMonth: `${PRICE} a month`,
  account: 'For the account',
  due: 'What you really pay',
  nothing: 'Nothing',
  pay: `Pay ${PRICE} (sandbox)`,
  paying: 'Paying...',
  back: 'Back to pricing',
  loading: 'Loading your checkout...',
  unloaded: 'Your checkout could not be loaded.',
  unknown: 'There is no such checkout for this account. Please start again from the pricing page.',
  paid: 'This checkout is paid already.',
  toAccount: 'Go to your account',
  failed: 'The sandbox payment did not go through. Please try again.',
} as const;
