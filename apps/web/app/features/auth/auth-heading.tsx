import { useEffect } from 'react';

/** What a form of the sign-in page is for; the page is called after it. */
export function AuthHeading({ title, lead }: { title: string; lead: string }) {
  useEffect(() => {
    document.title = `${title} · Framewright`;
  }, [title]);
  return (
    <div className="grid gap-2">
      <h1 className="display display-1">{title}</h1>
      <p className="text-ink-2">{lead}</p>
    </div>
  );
}
