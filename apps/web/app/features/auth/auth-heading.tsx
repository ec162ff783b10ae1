/** What a form of the sign-in page is for. */
export function AuthHeading({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="grid gap-2">
      <h1 className="display display-1">{title}</h1>
      <p className="text-ink-2">{lead}</p>
    </div>
  );
}
