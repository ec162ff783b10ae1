import { resetPassword } from '@framewright/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import type { z } from 'zod';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { forgetMailLink } from '../../lib/mail-link.ts';
import { HOME } from '../../lib/return-to.ts';
import { removeToken } from '../../lib/token.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { authFailure } from './auth-failure.ts';
import { AuthHeading } from './auth-heading.tsx';
import { isDeadLink } from './dead-link.ts';
import { forgotPath } from './forgot-path.ts';
import { AUTH_SCREEN, RESET_TEXTS as TEXTS } from './texts.ts';

const newPasswordForm = resetPassword.body.pick({ password: true });
type NewPassword = z.input<typeof newPasswordForm>;

/** Takes a new password with the token of a mail; then it is time to sign in. */
export function ResetForm({ token }: { token: string }) {
  const { form, reset } = useReset(token);
  const dead = isDeadLink(reset.error);
  return (
    <>
      <AuthHeading title={TEXTS.title} lead={TEXTS.lead} />
      {reset.isError && !isCommon(reset.error) ? (
        <Notice kind="error">{authFailure(reset.error, TEXTS.failed)}</Notice>
      ) : null}
      {dead ? (
        <LinkButton to={forgotPath(HOME)} variant="primary" size="lg" full onClick={forgetMailLink}>
          {TEXTS.expired}
        </LinkButton>
      ) : (
        <form
          className="grid gap-5"
          noValidate
          onSubmit={form.handleSubmit((values) => reset.mutate(values))}
        >
          <PasswordField
            label={TEXTS.label}
            secret="new password"
            autoComplete="new-password"
            hint={TEXTS.hint}
            error={form.formState.errors.password?.message}
            {...form.register('password')}
          />
          <Button type="submit" variant="primary" size="lg" full busy={reset.isPending && TEXTS.busy}>
            {TEXTS.submit}
          </Button>
        </form>
      )}
      <p className="text-sm">
        <Link to="/auth" className="link" onClick={forgetMailLink}>
          {AUTH_SCREEN.back}
        </Link>
      </p>
    </>
  );
}

function useReset(token: string) {
  const form = useForm<NewPassword>({
    resolver: zodResolver(newPasswordForm),
    defaultValues: { password: '' },
  });
  const reset = useMutation({
    mutationFn: ({ password }: NewPassword) => call(resetPassword, { body: { token, password } }),
    onSuccess: () => {
      // The server has ended every session, and so this one.
      removeToken();
      forgetMailLink();
      notify.success(TEXTS.done);
    },
    onError: (error) => {
      const message = authFailure(error, TEXTS.failed);
      if (isCommon(error)) form.setError('password', { message }, { shouldFocus: true });
      else notify.error(message);
    },
  });
  return { form, reset };
}

function isCommon(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'common_password';
}
