import type { Span } from '../vocabulary.ts';

/** What a camera noted in the file; in millimetres, f-numbers, seconds. */
export interface CameraNote {
  readonly camera: string | null;
  readonly lens: string | null;
  readonly focalLength: number | null;
  readonly focalLength35: number | null;
  readonly aperture: number | null;
  readonly shutter: number | null;
  readonly iso: number | null;
}

/** One row of the table that a person can look at. */
export interface Measurement {
  /** 'Key', 'Contrast', 'Horizon'. */
  readonly label: string;
  /** In words: 'Low key', '3:2, landscape'. */
  readonly value: string;
  /** The number behind it, with its unit, for those who want it: 'mean lightness 0.31'. */
  readonly figure: string;
}

/** What was seen in a picture, as a prompt and as a list. */
export interface PictureDescription {
  /** A detailed prompt of what was measured alone. It has no invented subject: a place is kept for it, in square brackets. */
  readonly prompt: string;
  readonly anatomy: readonly Span[];
  readonly measurements: readonly Measurement[];
  /** What pixels cannot tell, each a sentence: the subject first. */
  readonly unknown: readonly string[];
}
