/** What a text in another form does not say any more, or says otherwise, and why. */
export interface Loss {
  readonly what: string;
  readonly why: string;
}

/** The losses in two columns: the words, and the reason. */
export function Losses({ losses }: { readonly losses: readonly Loss[] }) {
  return (
    <ul className="losses">
      {losses.map(({ what, why }) => (
        <li key={`${why} ${what}`}>
          <span className="losses-what">{what}</span>
          <span className="text-ink-2">{why}</span>
        </li>
      ))}
    </ul>
  );
}
