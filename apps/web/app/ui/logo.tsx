/** The mark: a frame with a line of writing in it. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden="true">
      <path d="M7 2H2v5M17 2h5v5M22 17v5h-5M7 22H2v-5" stroke="currentColor" strokeWidth="2" />
      <path d="M7 6h3v12H7z" className="fill-accent" />
      <path d="M12 6h6v2.5h-6zM12 11h4v2.5h-4z" fill="currentColor" />
    </svg>
  );
}
