import { createCheckoutSession } from '@framewright/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { notify } from '../../ui/notify.tsx';
import { PRICING_TEXTS } from './texts.ts';

/** Leaves for the payment page. */
export function useCheckout() {
  return useMutation({
    mutationFn: () => call(createCheckoutSession, { body: { package: 'pro_subscription' } }),
    onSuccess: ({ checkout_url }) => window.location.assign(checkout_url),
    onError: () => notify.error(PRICING_TEXTS.failed),
  });
}
