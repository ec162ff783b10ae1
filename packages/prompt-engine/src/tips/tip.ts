import type { SubjectReading } from '../reading/subject-reading.ts';

/** Advice for subjects of one kind. */
export interface KindTip {
  readonly text: string;
  /** Not given where the subject already has such a word. */
  readonly unless?: RegExp;
}

/** Advice for what a subject's wording itself shows. */
export interface WordingTip {
  readonly text: string;
  readonly when: (reading: SubjectReading) => boolean;
}
