import { times } from '../lexicon/tables.ts';
import type { TimeRow } from '../lexicon/time.ts';
import type { Read } from './scene.ts';

const YEAR = /\b(1[0-9]|20)(\d)(\d)(s?)\b/g;

/** The ages that years and decades name: '1969' is read by the row of the 1960s. */
export function yearsIn(text: string): Read<TimeRow>[] {
  const eras = times().filter(({ type }) => type === 'era');
  const found: Read<TimeRow>[] = [];
  for (const [words, century = '', decade = ''] of text.matchAll(YEAR)) {
    const names = [words, `${century}${decade}0s`, `${decade}0s`];
    const row = eras.find((era) => era.names.some((name) => names.includes(name)));
    if (row) found.push({ words, row });
  }
  return found;
}
