import { forgotPassword } from '@framewright/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import type { z } from 'zod';
import { call } from '../../lib/api.ts';
import { signInPath } from '../../lib/return-to.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { authFailure } from './auth-failure.ts';
import { AuthHeading } from './auth-heading.tsx';
import { AUTH_SCREEN, FORGOT_TEXTS as TEXTS } from './texts.ts';

type Forgotten = z.input<typeof forgotPassword.body>;

/** Asks for a mail that lets one choose a new password. @param next where to go after signing in */
export function ForgotForm({ next }: { next: string }) {
  const form = useForm<Forgotten>({
    resolver: zodResolver(forgotPassword.body),
    defaultValues: { email: '' },
  });
  const ask = useMutation({
    mutationFn: (body: Forgotten) => call(forgotPassword, { body }),
    onError: (error) => notify.error(authFailure(error, TEXTS.failed)),
  });
  return (
    <>
      <AuthHeading title={TEXTS.title} lead={TEXTS.lead} />
      <div aria-live="polite" className="empty:hidden">
        {ask.isSuccess ? <Notice>{TEXTS.sent}</Notice> : null}
      </div>
      {ask.isError ? <Notice kind="error">{authFailure(ask.error, TEXTS.failed)}</Notice> : null}
      <form className="grid gap-5" noValidate onSubmit={form.handleSubmit((values) => ask.mutate(values))}>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <Button type="submit" variant="primary" size="lg" full busy={ask.isPending && TEXTS.busy}>
          {TEXTS.submit}
        </Button>
      </form>
      <p className="text-sm">
        <Link to={signInPath(next)} className="link">
          {AUTH_SCREEN.back}
        </Link>
      </p>
    </>
  );
}
