import { deleteAccount, signInMethods } from '@framewright/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { call } from '../../lib/api.ts';
import { configQuery } from '../../lib/config.ts';
import { leaveSession } from '../../lib/session.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { DELETION_TEXTS } from './texts.ts';

const methodsQuery = queryOptions({
  queryKey: ['sign-in-methods'],
  queryFn: ({ signal }) => call(signInMethods, { signal }),
});

/** What shows that it is the owner: a password, Google's word that was given just now or is to be had, or nothing yet. */
type Proof = 'password' | 'confirmed' | 'google' | 'none';

/** Where nobody can tell, the password is asked for: the server has the last word. */
function useProof(): { readonly proof: Proof; readonly lookAgain: () => void } {
  const { data: methods, refetch } = useQuery(methodsQuery);
  const { data: config } = useQuery(configQuery);
  const lookAgain = () => void refetch();
  if (!methods || methods.password) return { proof: 'password', lookAgain };
  if (methods.confirmed) return { proof: 'confirmed', lookAgain };
  return { proof: config?.google_sign_in === false ? 'none' : 'google', lookAgain };
}

/** Deletes, and leaves. */
export function useDeletion() {
  const { proof, lookAgain } = useProof();
  const { field, submit, send, pending, done, failure, clear } = useApiForm(deleteAccount, {
    defaults: { password: '' },
    fields: { wrong_password: 'password' },
    failed: DELETION_TEXTS.failed,
    toasts: 'none',
    onSuccess: leaveSession,
    onFailure: { confirm_sign_in: lookAgain }, // The ten minutes are over.
  });
  return {
    proof,
    field,
    failure,
    /** Until the page is left, which takes a moment. */
    leaving: pending || done,
    submit: (event: FormEvent) => {
      if (proof === 'password') return void submit(event);
      event.preventDefault();
      if (proof === 'confirmed') send({});
    },
    /** As it was before anything was entered. */
    reset: () => {
      clear();
      lookAgain();
    },
  };
}
