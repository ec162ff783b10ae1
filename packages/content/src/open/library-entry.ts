import type { LibraryCategory } from '@framewright/contract';

/** One prompt of the library. */
export interface LibraryEntry {
  /** 1 to 86. */
  readonly id: number;
  readonly title: string;
  readonly category: LibraryCategory;
  /** Two to five, in lower case. */
  readonly tags: readonly string[];
  readonly prompt: string;
  /** What the finished picture shows, subject first, in one line: the frame is drawn from it. */
  readonly scene: string;
}
