import { linkGoogle } from '@framewright/contract';
import { Link, useNavigate } from 'react-router';
import { signInPath } from '../../lib/return-to.ts';
import { beginSession } from '../../lib/session.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { isDeadLink } from './dead-link.ts';
import { forgotPath } from './forgot-path.ts';
import { AUTH_ERRORS, AUTH_SCREEN, LINK_TEXTS as TEXTS } from './texts.ts';

interface LinkFormProps {
  /** Stands for the Google sign-in that is to be linked. */
  readonly link: string;
  /** Where to go afterwards. */
  readonly next: string;
}

/** Takes the password of the account that has the email of a Google sign-in, and links the two. */
export function LinkForm({ link, next }: LinkFormProps) {
  const navigate = useNavigate();
  const { field, submit, pending, done, failure, error } = useApiForm(linkGoogle, {
    defaults: { password: '' },
    beside: () => ({ link }),
    fields: { wrong_password: 'password' },
    failed: TEXTS.failed,
    toasts: 'none',
    unanswered: AUTH_ERRORS.unexpected,
    onSuccess: (session) => {
      beginSession(session);
      void navigate(next, { replace: true });
    },
  });
  return (
    <>
      <AuthHeading title={TEXTS.title} lead={TEXTS.lead} />
      <Failure>{failure}</Failure>
      {isDeadLink(error) ? (
        <LinkButton to={signInPath(next)} variant="primary" size="lg" full>
          {TEXTS.expired}
        </LinkButton>
      ) : (
        <form className="grid gap-5" noValidate onSubmit={submit}>
          <PasswordField label={TEXTS.password} autoComplete="current-password" {...field('password')} />
          <Button type="submit" variant="primary" size="lg" full busy={(pending || done) && TEXTS.busy}>
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
