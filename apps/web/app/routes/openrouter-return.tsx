import { useEffect, useState } from 'react';
import { OPENROUTER_RETURN as TEXTS } from '../features/auth/texts.ts';
import { handOnReturn } from '../lib/openrouter-sign-in.ts';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta(TEXTS.title);
export { PageError as ErrorBoundary } from '../features/shell/page-error.tsx';

/** The end of a sign-in at OpenRouter, in the window that was opened for it: hands on what it brought, and goes. */
export default function OpenrouterReturn() {
  const [sentence, setSentence] = useState<string>(TEXTS.handing);
  useEffect(() => {
    void handOnReturn().then((wasHeard) => {
      setSentence(wasHeard ? TEXTS.done : TEXTS.nobody);
      if (wasHeard) window.close();
    });
  }, []);
  return (
    <main id="main" className="grid min-h-dvh place-items-center p-6">
      <p role="status" className="max-w-prose text-center text-ink-2">
        {sentence}
      </p>
    </main>
  );
}
