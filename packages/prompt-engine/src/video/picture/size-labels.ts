/* The labels of a shot list, which are no heading of what they stand before: 'wide: a salt flat'. */

type LabelledSize = 'wide' | 'full' | 'medium' | 'close' | 'detail';

/** 'Wide:', 'CU -': how near what follows is seen. */
const SIZE_LABELS: readonly (readonly [RegExp, LabelledSize])[] = [
  [/^(?:extreme (?:close[- ]?up|close)|ecu|macro|detail|insert)(?:\sshot)?\s?:\s*$/i, 'detail'],
  [/^(?:close[- ]?up|close|cu|tight)(?:\sshot)?\s?:\s*$/i, 'close'],
  [/^(?:medium(?: close[- ]?up| wide)?|mid|ms|mcu)(?:\sshot)?\s?:\s*$/i, 'medium'],
  [/^(?:full|fs|long)(?:\sshot)?\s?:\s*$/i, 'full'],
  [/^(?:(?:extreme |very |super )?wide|ws|ews|establishing|aerial)(?:\sshot)?\s?:\s*$/i, 'wide'],
];
/** How near a shot is that a label heads; undefined for any other heading. */
export const sizeLabelled = (label: string): LabelledSize | undefined =>
  SIZE_LABELS.find(([words]) => words.test(label))?.[1];
