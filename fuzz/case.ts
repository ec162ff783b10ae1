import type { Operation } from './description.ts';

/** One request, as it is put on the wire. */
export interface Asked {
  readonly method: string;
  /** May hold names that are only known when it is sent: see `known-names.ts`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  /** What the description of the API says of this call; left out where it says nothing. */
  readonly operation?: Operation;
  /** Nothing but a refusal is right. */
  readonly isRefused?: true;
}

/** Requests that belong together, in their order. */
export interface Case {
  /** What it tries, for the table and for whoever repeats it. */
  readonly kind: string;
  readonly asked: readonly Asked[];
}
