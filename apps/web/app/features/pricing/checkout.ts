import { endpoint } from '@framewright/contract';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../../lib/api.ts';
import { notify } from '../../ui/notify.tsx';
import { PRICING_TEXTS } from './texts.ts';

/** Stands here until the server offers it: then it belongs to the contract. */
const createCheckoutSession = endpoint({
  method: 'POST',
  path: '/api/stripe/create-checkout-session',
  summary: 'Start paying for a plan',
  access: 'signed-in',
  body: z.object({ package: z.literal('pro_subscription') }),
  response: z.object({ checkout_url: z.url({ protocol: /^https?$/ }) }),
  errors: [],
});

/** Leaves for the payment page. */
export function useCheckout() {
  return useMutation({
    mutationFn: () => call(createCheckoutSession, { body: { package: 'pro_subscription' } }),
    onSuccess: ({ checkout_url }) => window.location.assign(checkout_url),
    onError: () => notify.error(PRICING_TEXTS.failed),
  });
}
