import { accountDeletion, deleteAccount } from '@framewright/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { leaveSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccountFailure, accountFailure } from './account-failure.tsx';
import { AccountSection } from './account-section.tsx';
import { DELETION_TEXTS } from './texts.ts';

type Deletion = z.input<typeof accountDeletion>;

/** The end of the account: says what goes and what stays, and asks for the password. @param subscribed whether a subscription goes with it */
export function AccountDeletion({ subscribed }: { subscribed: boolean }) {
  const [open, setOpen] = useState(false);
  const formId = useId();
  const { form, remove, leaving, submit } = useDeletion();

  function change(next: boolean) {
    if (leaving) return;
    setOpen(next);
    form.reset();
    remove.reset();
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
            <Button type="submit" form={formId} variant="danger" busy={leaving && DELETION_TEXTS.busy}>
              {DELETION_TEXTS.confirm}
            </Button>
          </>
        }
      >
        {subscribed ? <p>{DELETION_TEXTS.subscription}</p> : null}
        <p className="text-sm text-ink-2">{DELETION_TEXTS.stays}</p>
        <form id={formId} className="mt-1 grid gap-3" noValidate onSubmit={submit}>
          {isWrongPassword(remove.error) ? null : (
            <AccountFailure error={remove.error} without={DELETION_TEXTS.failed} />
          )}
          <PasswordField
            label={DELETION_TEXTS.password}
            secret="your password"
            autoComplete="current-password"
            error={form.formState.errors.password?.message}
            {...form.register('password')}
          />
        </form>
      </Dialog>
    </AccountSection>
  );
}

/** Deletes, and leaves. */
function useDeletion() {
  const form = useForm<Deletion>({ resolver: zodResolver(accountDeletion), defaultValues: { password: '' } });
  const remove = useMutation({
    mutationFn: (body: Deletion) => call(deleteAccount, { body }),
    onSuccess: leaveSession,
    onError: (error) => {
      if (!isWrongPassword(error)) return;
      const message = accountFailure(error, DELETION_TEXTS.failed);
      form.setError('password', { message }, { shouldFocus: true });
    },
  });
  return {
    form,
    remove,
    /** Until the page is left, which takes a moment. */
    leaving: remove.isPending || remove.isSuccess,
    submit: form.handleSubmit((values) => remove.mutate(values)),
  };
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'wrong_password';
}
