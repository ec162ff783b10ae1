/** A sort of action as it is written down: its words, and what goes with them. */
export interface DoingRow {
  readonly verbs: string;
  /** Gives way to any other action that the words name. */
  readonly weak?: true;
  /** Only somebody does it, or something that behaves as if. */
  readonly alive?: true;
  /** Done with the hands, which the frame must then show. */
  readonly hands?: true;
  readonly travels?: true;
  readonly music?: true;
  readonly place?: string;
  readonly motion: string;
  readonly near: string;
}
