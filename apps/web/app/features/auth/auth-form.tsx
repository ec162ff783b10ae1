import { login, register } from '@framewright/contract';
import { Link } from 'react-router';
import { beginSession } from '../../lib/session.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { forgotPath } from './forgot-path.ts';
import { AUTH_ERRORS, AUTH_SCREEN, PASSWORD_HINT } from './texts.ts';

/** Email and password of an account that exists. @param next where to go after signing in */
export function SignInForm({ next }: { next: string }) {
  const { field, submit, pending, failure } = useApiForm(login, {
    defaults: { email: '', password: '' },
    failed: AUTH_ERRORS.login,
    unanswered: AUTH_ERRORS.unexpected,
    onSuccess: beginSession,
  });
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <Failure>{failure}</Failure>
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <Link to={forgotPath(next)} className="link -mt-2 justify-self-start text-sm text-ink-2">
        {AUTH_SCREEN.signIn.forgot}
      </Link>
      <Submit screen={AUTH_SCREEN.signIn} pending={pending} />
    </form>
  );
}

/** Name, email and password of a new account. */
export function CreateAccountForm() {
  const { field, submit, pending, failure } = useApiForm(register, {
    defaults: { name: '', email: '', password: '' },
    fields: { email_taken: 'email', common_password: 'password' },
    failed: AUTH_ERRORS.registration,
    unanswered: AUTH_ERRORS.unexpected,
    toasts: 'all',
    onSuccess: beginSession,
  });
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <Failure>{failure}</Failure>
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        {...field('password')}
      />
      <Submit screen={AUTH_SCREEN.create} pending={pending} />
    </form>
  );
}

function Submit({ screen, pending }: { screen: { submit: string; busy: string }; pending: boolean }) {
  return (
    <Button type="submit" variant="primary" size="lg" full busy={pending && screen.busy}>
      {screen.submit}
    </Button>
  );
}
