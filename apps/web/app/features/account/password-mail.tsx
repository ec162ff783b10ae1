import { forgotPassword } from '@framewright/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence-of.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { SECURITY_TEXTS } from './texts.ts';

const TEXTS = SECURITY_TEXTS.passwordMail;

/** For those who forgot their password, or never had one because they sign in with Google: a link by mail. */
export function PasswordMail({ email }: { email: string }) {
  const mail = useMutation({
    mutationFn: () => call(forgotPassword, { body: { email } }),
    onError: (error) => notify.error(sentenceOf(error, TEXTS.failed)),
  });
  return (
    <div className="grid justify-items-start gap-2 text-sm text-ink-2">
      <p>{TEXTS.why}</p>
      <div aria-live="polite" className="empty:hidden">
        {mail.isSuccess ? <Notice>{TEXTS.done(email)}</Notice> : null}
      </div>
      {mail.isSuccess ? null : (
        <Button
          size="sm"
          variant="ghost"
          className="-ml-3"
          busy={mail.isPending && TEXTS.busy}
          onClick={() => mail.mutate()}
        >
          {TEXTS.action}
        </Button>
      )}
    </div>
  );
}
