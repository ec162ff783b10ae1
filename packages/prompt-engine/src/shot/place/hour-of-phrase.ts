import { times } from '../../lexicon/tables.ts';
import type { TimeRow } from '../../lexicon/time.ts';

/** Hours as a phrase for a place tells them: 'on a bare branch by moonlight', 'in a calm morning sky'. */
const HOUR =
  /\b(?:moonlight|moonlit|starry|midnight|night|dusk|dawn|sunrise|sunset|morning|evening|blue hour)\b/i;
const CALLED: Readonly<Record<string, string>> = { moonlit: 'moonlight', starry: 'starry night' };

/** The row of the hour that a phrase for a place names; undefined where it names none. */
export function hourOfPhrase(phrase: string): TimeRow | undefined {
  const word = HOUR.exec(phrase)?.[0].toLowerCase();
  return word === undefined
    ? undefined
    : times().find(({ names, type }) => type === 'time' && names.includes(CALLED[word] ?? word));
}
