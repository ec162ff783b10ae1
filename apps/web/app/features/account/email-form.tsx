import { changeEmail } from '@framewright/contract';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SECURITY_TEXTS } from './texts.ts';

const TEXTS = SECURITY_TEXTS.email;

/** Asks for a mail to a new address. Until its link is confirmed the old one stays. */
export function EmailForm() {
  const { field, submit, pending, done, sent, failure } = useApiForm(changeEmail, {
    defaults: { email: '', password: '' },
    fields: { wrong_password: 'password' },
    failed: TEXTS.failed,
    toasts: 'none',
    onSuccess: (_, reset) => reset(),
  });
  return (
    <form className="grid content-start gap-5" noValidate onSubmit={submit}>
      <h3 className="label">{TEXTS.title}</h3>
      <Failure>{failure}</Failure>
      <div aria-live="polite" className="empty:hidden">
        {done && sent ? <Notice>{TEXTS.done(sent.email)}</Notice> : null}
      </div>
      <TextField label={TEXTS.address} type="email" autoComplete="email" {...field('email')} />
      <PasswordField label={TEXTS.password} autoComplete="current-password" {...field('password')} />
      <Button type="submit" className="justify-self-start" busy={pending && TEXTS.busy}>
        {TEXTS.submit}
      </Button>
    </form>
  );
}
