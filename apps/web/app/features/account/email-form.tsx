import { changeEmail } from '@framewright/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AccountFailure, accountFailure } from './account-failure.tsx';
import { SECURITY_TEXTS } from './texts.ts';

type EmailChange = z.input<typeof changeEmail.body>;

const TEXTS = SECURITY_TEXTS.email;

/** Asks for a mail to a new address. Until its link is confirmed the old one stays. */
export function EmailForm() {
  const form = useForm<EmailChange>({
    resolver: zodResolver(changeEmail.body),
    defaultValues: { email: '', password: '' },
  });
  const change = useMutation({
    mutationFn: (body: EmailChange) => call(changeEmail, { body }),
    onSuccess: () => form.reset(),
    onError: (error) => {
      const message = accountFailure(error, TEXTS.failed);
      if (isWrongPassword(error)) form.setError('password', { message }, { shouldFocus: true });
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
      {isWrongPassword(change.error) ? null : <AccountFailure error={change.error} without={TEXTS.failed} />}
      <div aria-live="polite" className="empty:hidden">
        {change.isSuccess ? <Notice>{TEXTS.done(change.variables.email)}</Notice> : null}
      </div>
      <TextField
        label={TEXTS.address}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label={TEXTS.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" className="justify-self-start" busy={change.isPending && TEXTS.busy}>
        {TEXTS.submit}
      </Button>
    </form>
  );
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'wrong_password';
}
