import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { takeMailLink } from './lib/mail-link.ts';
import { takeOpenrouterReturn } from './lib/openrouter-return.ts';
import { takeSignInReturn } from './lib/sign-in-return.ts';

takeSignInReturn(window.location, window.history, document);
takeMailLink(window.location, window.history);
takeOpenrouterReturn(window.location, window.history);
// A link that is pasted into this tab loads no page. Listening before the router does, we are asked first.
window.addEventListener('popstate', () => takeMailLink(window.location, window.history));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
