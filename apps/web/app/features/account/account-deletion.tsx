import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Failure } from '../../ui/failure.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccountSection } from './account-section.tsx';
import { confirmWithGoogle, isAskedAgain } from './confirm-with-google.ts';
import { DELETION_TEXTS } from './texts.ts';
import { useDeletion } from './use-deletion.ts';

interface AccountDeletionProps {
  readonly email: string;
  /** Whether a subscription goes with it. */
  readonly subscribed: boolean;
}

/** The end of the account: says what goes and what stays, and asks for the password, or for Google's word. */
export function AccountDeletion({ email, subscribed }: AccountDeletionProps) {
  const [params] = useSearchParams();
  const [open, setOpen] = useState(isAskedAgain(params));
  const formId = useId();
  const deletion = useDeletion();
  const { proof, leaving } = deletion;

  function change(next: boolean) {
    if (leaving) return;
    setOpen(next);
    deletion.reset();
  }

  return (
    <AccountSection title={DELETION_TEXTS.title}>
      <div className="grid justify-items-start gap-5">
        <p className="max-w-[62ch] text-ink-2">{DELETION_TEXTS.what}</p>
        <Button variant="danger" onClick={() => change(true)}>
          <Trash2 aria-hidden="true" />
          {DELETION_TEXTS.action}
        </Button>
      </div>
      <Dialog
        open={open}
        onOpenChange={change}
        title={DELETION_TEXTS.question}
        description={DELETION_TEXTS.goes}
        actions={
          <>
            <Button onClick={() => change(false)} disabled={leaving}>
              {DELETION_TEXTS.keep}
            </Button>
            {proof === 'google' ? (
              <Button variant="primary" onClick={confirmWithGoogle}>
                {DELETION_TEXTS.google}
              </Button>
            ) : null}
            {proof === 'password' || proof === 'confirmed' ? (
              <Button type="submit" form={formId} variant="danger" busy={leaving && DELETION_TEXTS.busy}>
                {DELETION_TEXTS.confirm}
              </Button>
            ) : null}
          </>
        }
      >
        <p>{DELETION_TEXTS.whose(email)}</p>
        {subscribed ? <p>{DELETION_TEXTS.subscription}</p> : null}
        <p className="text-sm text-ink-2">{DELETION_TEXTS.stays}</p>
        <form id={formId} className="mt-1 grid gap-3" noValidate onSubmit={deletion.submit}>
          <Failure>{deletion.failure}</Failure>
          <Proof deletion={deletion} />
        </form>
      </Dialog>
    </AccountSection>
  );
}

/** What shows that it is the owner who deletes. */
function Proof({ deletion: { proof, field } }: { deletion: ReturnType<typeof useDeletion> }) {
  if (proof === 'google') return <p>{DELETION_TEXTS.confirmFirst}</p>;
  if (proof === 'confirmed') return <p>{DELETION_TEXTS.confirmed}</p>;
  if (proof === 'none') return <p>{DELETION_TEXTS.noWay}</p>;
  return (
    <PasswordField
      label={DELETION_TEXTS.password}
      secret="your password"
      autoComplete="current-password"
      {...field('password')}
    />
  );
}
