/** What a span says of itself: names and numbers of ours, never what somebody typed. */
export type Facts = Readonly<Record<string, string | number>>;

/** Something under way, and all that it sets off. */
export interface Trace {
  /** Runs work as a part of it. */
  within<T>(work: () => T): T;
  /** @param failed where it was no fault of the caller's */
  end(facts: Facts, failed: boolean): void;
}

/** Tells a collector how long things take, and what they belong to. */
export interface Tracing {
  /** @param parent what it belongs to elsewhere, as the `traceparent` of the W3C writes it */
  begin(kind: 'request' | 'job', name: string, parent?: string): Trace;
  /** A statement has just ended. @param sql without its values @param milliseconds that it took */
  noteStatement(sql: string, milliseconds: number, failed: boolean): void;
  /** Sends what is left, and ends. */
  close(): Promise<void>;
}
