import { resetPassword } from '@framewright/contract';
import { Link } from 'react-router';
import { forgetMailLink } from '../../lib/mail-link.ts';
import { HOME } from '../../lib/return-to.ts';
import { removeToken } from '../../lib/token.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { notify } from '../../ui/notify.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { isDeadLink } from './dead-link.ts';
import { forgotPath } from './forgot-path.ts';
import { AUTH_ERRORS, AUTH_SCREEN, RESET_TEXTS as TEXTS } from './texts.ts';

/** Takes a new password with the token of a mail; then it is time to sign in. */
export function ResetForm({ token }: { token: string }) {
  const { field, submit, pending, failure, error } = useApiForm(resetPassword, {
    defaults: { password: '' },
    beside: () => ({ token }),
    fields: { common_password: 'password' },
    failed: TEXTS.failed,
    toasts: 'none',
    unanswered: AUTH_ERRORS.unexpected,
    onSuccess: () => {
      // The server has ended every session, and so this one.
      removeToken();
      forgetMailLink();
      notify.success(TEXTS.done);
    },
  });
  return (
    <>
      <AuthHeading title={TEXTS.title} lead={TEXTS.lead} />
      <Failure>{failure}</Failure>
      {isDeadLink(error) ? (
        <LinkButton to={forgotPath(HOME)} variant="primary" size="lg" full onClick={forgetMailLink}>
          {TEXTS.expired}
        </LinkButton>
      ) : (
        <form className="grid gap-5" noValidate onSubmit={submit}>
          <PasswordField
            label={TEXTS.label}
            secret="new password"
            autoComplete="new-password"
            hint={TEXTS.hint}
            {...field('password')}
          />
          <Button type="submit" variant="primary" size="lg" full busy={pending && TEXTS.busy}>
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
