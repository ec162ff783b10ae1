import { confirmEmail } from '@framewright/contract';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { forgetMailLink } from '../../lib/mail-link.ts';
import { sentenceOf } from '../../lib/sentence-of.ts';
import { removeToken } from '../../lib/token.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { notify } from '../../ui/notify.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { isDeadLink } from './dead-link.ts';
import { AUTH_ERRORS, AUTH_SCREEN, NEW_EMAIL_TEXTS as TEXTS } from './texts.ts';

/** Takes the new address of an account, by a press: mail programs open links by themselves. */
export function NewEmail({ token }: { token: string }) {
  const confirm = useMutation({
    mutationFn: () => call(confirmEmail, { body: { token } }),
    onSuccess: () => {
      // The server has ended every session, and so this one.
      removeToken();
      forgetMailLink();
      notify.success(TEXTS.done);
    },
  });
  const inVain = isDeadLink(confirm.error) || isTaken(confirm.error);
  return (
    <>
      <AuthHeading title={TEXTS.title} lead={TEXTS.lead} />
      {confirm.isError ? (
        <Notice kind="error">{sentenceOf(confirm.error, TEXTS.failed, AUTH_ERRORS.unexpected)}</Notice>
      ) : null}
      {inVain ? (
        <LinkButton to="/account" variant="primary" size="lg" full onClick={forgetMailLink}>
          {TEXTS.expired}
        </LinkButton>
      ) : (
        <Button
          variant="primary"
          size="lg"
          full
          onClick={() => confirm.mutate()}
          busy={confirm.isPending && TEXTS.busy}
        >
          {TEXTS.submit}
        </Button>
      )}
      <p className="text-sm">
        <Link to="/auth" className="link" onClick={forgetMailLink}>
          {AUTH_SCREEN.back}
        </Link>
      </p>
    </>
  );
}

function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'email_taken';
}
