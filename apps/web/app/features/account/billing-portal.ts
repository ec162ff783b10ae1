import { endpoint } from '@framewright/contract';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../../lib/api.ts';
import { notify } from '../../ui/notify.tsx';
import { BILLING_TEXTS } from './texts.ts';

/** Stands here until the server offers it: then it belongs to the contract. */
const createPortalSession = endpoint({
  method: 'POST',
  path: '/api/stripe/portal',
  summary: 'Manage what is being paid for',
  access: 'signed-in',
  response: z.object({ portal_url: z.url({ protocol: /^https?$/ }) }),
  errors: [],
});

/** Leaves for the billing portal. */
export function useBillingPortal() {
  return useMutation({
    mutationFn: () => call(createPortalSession),
    onSuccess: ({ portal_url }) => window.location.assign(portal_url),
    onError: () => notify.error(BILLING_TEXTS.failed),
  });
}
