import { credentials, login, register, registration } from '@framewright/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type Path, type SubmitHandler, useForm } from 'react-hook-form';
import { Link } from 'react-router';
import type { z } from 'zod';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { beginSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { authFailure } from './auth-failure.ts';
import { forgotPath } from './forgot-path.ts';
import { AUTH_ERRORS, AUTH_SCREEN, PASSWORD_HINT } from './texts.ts';

type Credentials = z.input<typeof credentials>;
type Registration = z.input<typeof registration>;

/** Email and password of an account that exists. @param next where to go after signing in */
export function SignInForm({ next }: { next: string }) {
  const form = useForm<Credentials>({
    resolver: zodResolver(credentials),
    defaultValues: { email: '', password: '' },
  });
  const signIn = useMutation({
    mutationFn: (body: Credentials) => call(login, { body }),
    onSuccess: beginSession,
    onError: (error) => notify.error(authFailure(error, AUTH_ERRORS.login)),
  });
  const { errors } = form.formState;
  return (
    <form className="grid gap-5" noValidate onSubmit={form.handleSubmit((values) => signIn.mutate(values))}>
      <Failure error={signIn.error} without={AUTH_ERRORS.login} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Link to={forgotPath(next)} className="link -mt-2 justify-self-start text-sm text-ink-2">
        {AUTH_SCREEN.signIn.forgot}
      </Link>
      <Submit screen={AUTH_SCREEN.signIn} pending={signIn.isPending} />
    </form>
  );
}

/** Name, email and password of a new account. */
export function CreateAccountForm() {
  const form = useForm<Registration>({
    resolver: zodResolver(registration),
    defaultValues: { name: '', email: '', password: '' },
  });
  const create = useMutation({
    mutationFn: (body: Registration) => call(register, { body }),
    onSuccess: beginSession,
    onError: (error) => notify.error(authFailure(error, AUTH_ERRORS.registration)),
  });
  const submit: SubmitHandler<Registration> = (values) =>
    create.mutate(values, {
      onError: (error) => {
        const field = fieldOf(error);
        if (field)
          form.setError(
            field,
            { message: authFailure(error, AUTH_ERRORS.registration) },
            { shouldFocus: true },
          );
      },
    });
  const { errors } = form.formState;
  return (
    <form className="grid gap-5" noValidate onSubmit={form.handleSubmit(submit)}>
      {fieldOf(create.error) ? null : <Failure error={create.error} without={AUTH_ERRORS.registration} />}
      <TextField label="Name" autoComplete="name" error={errors.name?.message} {...form.register('name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Submit screen={AUTH_SCREEN.create} pending={create.isPending} />
    </form>
  );
}

/** The field that a registration's failure is about, where it is about one. */
function fieldOf(error: unknown): Path<Registration> | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'email_taken') return 'email';
  if (error.code === 'common_password') return 'password';
  return undefined;
}

function Failure({ error, without }: { error: unknown; without: string }) {
  return error ? <Notice kind="error">{authFailure(error, without)}</Notice> : null;
}

function Submit({ screen, pending }: { screen: { submit: string; busy: string }; pending: boolean }) {
  return (
    <Button type="submit" variant="primary" size="lg" full busy={pending && screen.busy}>
      {screen.submit}
    </Button>
  );
}
