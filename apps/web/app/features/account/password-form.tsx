import { changePassword } from '@framewright/contract';
import { renewSession } from '../../lib/session.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { notify } from '../../ui/notify.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SECURITY_TEXTS } from './texts.ts';

const TEXTS = SECURITY_TEXTS.password;

/** Changes the password; this device goes on with a new session, all others are signed out. */
export function PasswordForm({ email }: { email: string }) {
  const { field, submit, pending, failure } = useApiForm(changePassword, {
    defaults: { current: '', next: '' },
    fields: { wrong_password: 'current', common_password: 'next' },
    failed: TEXTS.failed,
    toasts: 'none',
    onSuccess: (renewed, reset) => {
      renewSession(renewed);
      reset();
      notify.success(TEXTS.done);
    },
  });
  return (
    <form className="grid content-start gap-5" noValidate onSubmit={submit}>
      <h3 className="label">{TEXTS.title}</h3>
      <Failure>{failure}</Failure>
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={TEXTS.current}
        secret="current password"
        autoComplete="current-password"
        {...field('current')}
      />
      <PasswordField
        label={TEXTS.next}
        secret="new password"
        autoComplete="new-password"
        hint={TEXTS.hint}
        {...field('next')}
      />
      <Button type="submit" className="justify-self-start" busy={pending && TEXTS.busy}>
        {TEXTS.submit}
      </Button>
    </form>
  );
}
