declare const proven: unique symbol;

/**
 * Proof that a row is of whoever asks: only `ownedBy` makes one. What shows or changes a row for its owner takes it,
 * so that a row that nobody has checked, or an id out of a request, cannot be passed.
 */
export type Owned<Row extends OfUser> = Row & { readonly [proven]: true };

interface OfUser {
  readonly user_id: string;
}

/** Those of the rows that are the user's. */
export function ownedBy<Row extends OfUser>(userId: string, rows: readonly Row[]): Owned<Row>[] {
  return rows.filter((row): row is Owned<Row> => row.user_id === userId);
}
