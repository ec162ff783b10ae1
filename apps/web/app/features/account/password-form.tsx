import { changePassword, passwordChange } from '@framewright/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { renewSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccountFailure, accountFailure } from './account-failure.tsx';
import { SECURITY_TEXTS } from './texts.ts';

type PasswordChange = z.input<typeof passwordChange>;

const TEXTS = SECURITY_TEXTS.password;

/** Changes the password; this device goes on with a new session, all others are signed out. */
export function PasswordForm({ email }: { email: string }) {
  const form = useForm<PasswordChange>({
    resolver: zodResolver(passwordChange),
    defaultValues: { current: '', next: '' },
  });
  const change = useMutation({
    mutationFn: (body: PasswordChange) => call(changePassword, { body }),
    onSuccess: (renewed) => {
      renewSession(renewed);
      form.reset();
      notify.success(TEXTS.done);
    },
    onError: (error) => {
      const message = accountFailure(error, TEXTS.failed);
      const field = fieldOf(error);
      if (field) form.setError(field, { message }, { shouldFocus: true });
      else notify.error(message);
    },
  });
  const { errors } = form.formState;
  return (
    <form
      className="grid content-start gap-5"
      noValidate
      onSubmit={form.handleSubmit((values) => change.mutate(values))}
    >
      <h3 className="label">{TEXTS.title}</h3>
      {fieldOf(change.error) ? null : <AccountFailure error={change.error} without={TEXTS.failed} />}
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={TEXTS.current}
        secret="current password"
        autoComplete="current-password"
        error={errors.current?.message}
        {...form.register('current')}
      />
      <PasswordField
        label={TEXTS.next}
        secret="new password"
        autoComplete="new-password"
        hint={TEXTS.hint}
        error={errors.next?.message}
        {...form.register('next')}
      />
      <Button type="submit" className="justify-self-start" busy={change.isPending && TEXTS.busy}>
        {TEXTS.submit}
      </Button>
    </form>
  );
}

/** The field that a failure is about, where it is about one. */
function fieldOf(error: unknown): Path<PasswordChange> | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'wrong_password') return 'current';
  if (error.code === 'common_password') return 'next';
  return undefined;
}
