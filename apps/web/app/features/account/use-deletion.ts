import { accountDeletion, deleteAccount, signInMethods } from '@framewright/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { configQuery } from '../../lib/config.ts';
import { leaveSession } from '../../lib/session.ts';
import { accountFailure } from './account-failure.tsx';
import { DELETION_TEXTS } from './texts.ts';

type Deletion = z.input<typeof accountDeletion>;

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
  const form = useForm<Deletion>({ resolver: zodResolver(accountDeletion), defaultValues: { password: '' } });
  const remove = useMutation({
    mutationFn: (body: Partial<Deletion>) => call(deleteAccount, { body }),
    onSuccess: leaveSession,
    onError: (error) => {
      // The ten minutes are over.
      if (error instanceof ApiError && error.code === 'confirm_sign_in') lookAgain();
      if (!isWrongPassword(error)) return;
      const message = accountFailure(error, DELETION_TEXTS.failed);
      form.setError('password', { message }, { shouldFocus: true });
    },
  });
  const withPassword = form.handleSubmit((values) => remove.mutate(values));
  return {
    proof,
    form,
    remove,
    /** Until the page is left, which takes a moment. */
    leaving: remove.isPending || remove.isSuccess,
    submit: (event: FormEvent) => {
      if (proof === 'password') return void withPassword(event);
      event.preventDefault();
      if (proof === 'confirmed') remove.mutate({});
    },
    /** As it was before anything was entered. */
    reset: () => {
      form.reset();
      remove.reset();
      lookAgain();
    },
  };
}

export function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'wrong_password';
}
