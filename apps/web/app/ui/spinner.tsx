/** A turning ring. Always put words beside it: it is hidden from assistive technology. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
