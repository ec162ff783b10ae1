import { forgotPassword } from '@framewright/contract';
import { Link } from 'react-router';
import { signInPath } from '../../lib/return-to.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { AUTH_ERRORS, AUTH_SCREEN, FORGOT_TEXTS as TEXTS } from './texts.ts';

/** Asks for a mail that lets one choose a new password. @param next where to go after signing in */
export function ForgotForm({ next }: { next: string }) {
  const { field, submit, pending, done, failure } = useApiForm(forgotPassword, {
    defaults: { email: '' },
    failed: TEXTS.failed,
    toasts: 'none',
    unanswered: AUTH_ERRORS.unexpected,
  });
  return (
    <>
      <AuthHeading title={TEXTS.title} lead={TEXTS.lead} />
      <div aria-live="polite" className="empty:hidden">
        {done ? <Notice>{TEXTS.sent}</Notice> : null}
      </div>
      <Failure>{failure}</Failure>
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        <Button type="submit" variant="primary" size="lg" full busy={pending && TEXTS.busy}>
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
