import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { endSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ACCOUNT_TEXTS } from './texts.ts';

/** Ends the session. */
export function SignOutButton() {
  const leave = useMutation({ mutationFn: endSession });
  return (
    <Button
      onClick={() => leave.mutate()}
      busy={(leave.isPending || leave.isSuccess) && ACCOUNT_TEXTS.signingOut}
    >
      <LogOut aria-hidden="true" />
      {ACCOUNT_TEXTS.signOut}
    </Button>
  );
}
