import { linkGoogle } from '@framewright/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import type { z } from 'zod';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { signInPath } from '../../lib/return-to.ts';
import { beginSession } from '../../lib/session.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { authFailure } from './auth-failure.ts';
import { AuthHeading } from './auth-heading.tsx';
import { isDeadLink } from './dead-link.ts';
import { forgotPath } from './forgot-path.ts';
import { AUTH_SCREEN, LINK_TEXTS as TEXTS } from './texts.ts';

const passwordForm = linkGoogle.body.pick({ password: true });
type Password = z.input<typeof passwordForm>;

interface LinkFormProps {
  /** Stands for the Google sign-in that is to be linked. */
  readonly link: string;
  /** Where to go afterwards. */
  readonly next: string;
}

/** Takes the password of the account that has the email of a Google sign-in, and links the two. */
export function LinkForm({ link, next }: LinkFormProps) {
  const { form, connect } = useLinking(link, next);
  return (
    <>
      <AuthHeading title={TEXTS.title} lead={TEXTS.lead} />
      {connect.isError && !isWrongPassword(connect.error) ? (
        <Notice kind="error">{authFailure(connect.error, TEXTS.failed)}</Notice>
      ) : null}
      {isDeadLink(connect.error) ? (
        <LinkButton to={signInPath(next)} variant="primary" size="lg" full>
          {TEXTS.expired}
        </LinkButton>
      ) : (
        <form
          className="grid gap-5"
          noValidate
          onSubmit={form.handleSubmit((values) => connect.mutate(values))}
        >
          <PasswordField
            label={TEXTS.password}
            autoComplete="current-password"
            error={form.formState.errors.password?.message}
            {...form.register('password')}
          />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            full
            busy={(connect.isPending || connect.isSuccess) && TEXTS.busy}
          >
            {TEXTS.submit}
          </Button>
        </form>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <Link to={forgotPath(next)} className="link">
          {AUTH_SCREEN.signIn.forgot}
        </Link>
        <Link to={signInPath(next)} className="link">
          {AUTH_SCREEN.back}
        </Link>
      </p>
    </>
  );
}

/** Links, signs in, and goes on. */
function useLinking(link: string, next: string) {
  const navigate = useNavigate();
  const form = useForm<Password>({ resolver: zodResolver(passwordForm), defaultValues: { password: '' } });
  const connect = useMutation({
    mutationFn: ({ password }: Password) => call(linkGoogle, { body: { link, password } }),
    onSuccess: (session) => {
      beginSession(session);
      void navigate(next, { replace: true });
    },
    onError: (error) => {
      const message = authFailure(error, TEXTS.failed);
      if (isWrongPassword(error)) form.setError('password', { message }, { shouldFocus: true });
      else notify.error(message);
    },
  });
  return { form, connect };
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'wrong_password';
}
