import { createPortalSession, type ErrorCode } from '@framewright/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { notify } from '../../ui/notify.tsx';
import { BILLING_TEXTS } from './texts.ts';

/** What trying again does not change. */
const FINAL: readonly (ErrorCode | undefined)[] = ['payments_not_configured', 'no_subscription'];

/** Leaves for the billing portal. */
export function useBillingPortal() {
  return useMutation({
    mutationFn: () => call(createPortalSession),
    onSuccess: ({ portal_url }) => window.location.assign(portal_url),
    onError: (error) =>
      notify.error(
        error instanceof ApiError && FINAL.includes(error.code) ? error.detail : BILLING_TEXTS.failed,
      ),
  });
}
