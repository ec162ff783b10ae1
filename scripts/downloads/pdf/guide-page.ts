/** The guide's page in points: text in a column at the right, everything else across. */
export const PAGE = {
  height: 841.89,
  /** Left edge of pictures, tables and chapter titles. */
  left: 72,
  right: 72,
  /** From there to the column of text. */
  indent: 64,
  width: 595.28 - 72 - 72,
} as const;

/** The margin of what stands across the whole width. */
export function across(top: number, bottom: number): [number, number, number, number] {
  return [-PAGE.indent, top, 0, bottom];
}
