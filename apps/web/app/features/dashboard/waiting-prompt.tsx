import { useState } from 'react';
import { placeOfWaiting, waitingPrompt } from '../../lib/selected-prompt.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DASHBOARD_TEXTS } from './texts.ts';

/** Leads on to the generator when a prompt was chosen for it. */
export function WaitingPrompt() {
  const [{ isWaiting, place }] = useState(() => ({
    isWaiting: waitingPrompt() !== undefined,
    place: placeOfWaiting(),
  }));
  if (!isWaiting) return null;
  return (
    <Notice
      className="mb-6"
      action={
        <LinkButton to="/generator" variant="primary" size="sm">
          {DASHBOARD_TEXTS.openGenerator}
        </LinkButton>
      }
    >
      {DASHBOARD_TEXTS.waiting[place ?? 'elsewhere']}
    </Notice>
  );
}
