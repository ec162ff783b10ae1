import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { PAYMENT_TEXTS } from './texts.ts';
import { type PaymentState, usePayment } from './use-payment.ts';
import { WelcomeToPro } from './welcome-to-pro.tsx';

/** Waits for a payment to be confirmed, and welcomes whoever has paid. */
export function Payment({ sessionId }: { sessionId: string }) {
  const [round, setRound] = useState(0);
  const state = usePayment(sessionId, round);
  return (
    <div aria-live="polite">
      <Outcome state={state} onAgain={() => setRound(round + 1)} />
    </div>
  );
}

function Outcome({ state, onAgain }: { state: PaymentState; onAgain: () => void }) {
  if (state === 'done') return <WelcomeToPro />;
  if (state === 'foreign') return <Notice kind="error">{PAYMENT_TEXTS.foreign}</Notice>;
  if (state === 'confirming') {
    return (
      <p className="notice items-center">
        <Spinner />
        {PAYMENT_TEXTS.confirming}
      </p>
    );
  }
  const again = (
    <Button size="sm" onClick={onAgain}>
      {PAYMENT_TEXTS.again}
    </Button>
  );
  return <Notice action={again}>{PAYMENT_TEXTS[state]}</Notice>;
}
