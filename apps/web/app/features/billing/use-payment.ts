import { checkoutStatus, type ResponseOf } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-errors.ts';

const QUICK_MS = 1000;
const QUICK_CALLS = 10;
const SLOW_MS = 5000;
const PATIENCE_MS = 120_000;

/**
 * What has become of a payment: `done` once it is paid and the plan has followed, `foreign` where it is
 * not the caller's. The rest is said when the time is over: not paid, paid but no plan yet, no answer.
 */
export type PaymentState = 'confirming' | 'done' | 'foreign' | 'unpaid' | 'late' | 'unreachable';

type Status = ResponseOf<typeof checkoutStatus>;

/** Asks until the payment is settled or the time is over; a failure is no reason to stop. @param round a new number asks anew */
export function usePayment(sessionId: string, round: number): PaymentState {
  const [overRound, setOverRound] = useState<number>();
  const over = overRound === round;
  useEffect(() => {
    const timer = setTimeout(() => setOverRound(round), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [round]);
  const { data, error } = useQuery({
    queryKey: ['checkout', sessionId, round],
    queryFn: ({ signal }) => call(checkoutStatus, { params: { session_id: sessionId }, signal }),
    staleTime: 0,
    retry: false,
    networkMode: 'always',
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => {
      if (over || isDone(state.data) || isForeign(state.error)) return false;
      return state.dataUpdateCount + state.errorUpdateCount < QUICK_CALLS ? QUICK_MS : SLOW_MS;
    },
  });
  if (isDone(data)) return 'done';
  if (isForeign(error)) return 'foreign';
  if (!over) return 'confirming';
  if (!data) return 'unreachable';
  return isPaid(data) ? 'late' : 'unpaid';
}

function isPaid({ payment_status }: Status): boolean {
  return payment_status !== 'unpaid';
}

function isDone(status: Status | undefined): boolean {
  return status?.plan === 'pro' && isPaid(status);
}

/** Asking again would not change it: no such payment, or one that the address does not name. */
function isForeign(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
