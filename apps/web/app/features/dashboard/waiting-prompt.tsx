import { useState } from 'react';
import { waitingPrompt } from '../../lib/selected-prompt.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DASHBOARD_TEXTS } from './texts.ts';

/** Leads on to the generator when a prompt was chosen for it. */
export function WaitingPrompt() {
  const [waiting] = useState(() => waitingPrompt() !== undefined);
  if (!waiting) return null;
  return (
    <Notice
      className="mb-6"
      action={
        <LinkButton to="/generator" variant="primary" size="sm">
          {DASHBOARD_TEXTS.openGenerator}
        </LinkButton>
      }
    >
      {DASHBOARD_TEXTS.waiting}
    </Notice>
  );
}
