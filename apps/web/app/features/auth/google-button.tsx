import { googleStart } from '@framewright/contract';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../lib/config.ts';
import { Button } from '../../ui/button.tsx';

/**
 * Leaves for Google; only where this server is set up for it. Until it says so to the app, the style sheet knows it from
 * the root element, which the server has marked.
 * @param next where to go after signing in
 */
export function GoogleButton({ next }: { next: string }) {
  const { data: config } = useQuery(configQuery);
  if (config && !config.google_sign_in) return null;
  // The browser itself goes there: it is not a call.
  const leave = () => window.location.assign(`${googleStart.path}?next=${encodeURIComponent(next)}`);
  return (
    <div className="contents" data-needs={config ? undefined : 'google'}>
      <Button size="lg" full onClick={leave}>
        <GoogleMark />
        Continue with Google
      </Button>
      <p className="flex items-center gap-3.5 text-[0.8125rem] text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or with email
      </p>
    </div>
  );
}

/** Google's mark keeps its colours. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-4.5!" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M22.6 12.2c0-.8-.1-1.5-.2-2.2H12v4.2h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2-1.9 3.3-4.7 3.3-8.1z"
      />
      <path
        fill="#34A853"
        d="M12 23c3 0 5.5-1 7.3-2.7l-3.6-2.8c-1 .7-2.2 1.1-3.7 1.1-2.9 0-5.3-1.9-6.2-4.5H2.1v2.8A11 11 0 0 0 12 23z"
      />
      <path fill="#FBBC05" d="M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2.1a11 11 0 0 0 0 9.8z" />
      <path
        fill="#EA4335"
        d="M12 5.4c1.6 0 3 .6 4.2 1.6l3.1-3.1A11 11 0 0 0 2.1 7.1l3.7 2.8C6.7 7.3 9.1 5.4 12 5.4z"
      />
    </svg>
  );
}
