import type { StyleRow } from '../../lexicon/style.ts';
import type { Read } from '../../read/scene.ts';
import type { Decision } from '../shot.ts';

const HAND_MADE: ReadonlySet<string> = new Set(['drawn', 'painted', 'print', 'graphic']);

/** Whether a look is made by hand: no camera stands before it. */
export const isHandMade = (style: Read<StyleRow> | undefined): boolean =>
  style !== undefined && HAND_MADE.has(style.row.medium);

/** Who is painted looks at the viewer: no camera stands before a painting. */
export const unfilmed = (decision: Decision): Decision => ({
  ...decision,
  text: decision.text.replace(/\bthe camera\b/g, 'the viewer'),
});
