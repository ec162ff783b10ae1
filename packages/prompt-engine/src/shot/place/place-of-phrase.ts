import type { PlaceRow } from '../../lexicon/place.ts';
import { placeNames } from '../../lexicon/place-names.ts';

/** Words before which a place has been named to its end. */
const ENDS: ReadonlySet<string> = new Set([
  'with',
  'among',
  'at',
  'in',
  'beside',
  'near',
  'under',
  'after',
  'before',
  'by',
  'on',
  'between',
  'above',
  'below',
]);

/** The place row that a phrase such as 'on a wet harbour wall' speaks of. */
export function placeOfPhrase(phrase: string): PlaceRow | undefined {
  const words = phrase.toLowerCase().split(/[^\p{L}'-]+/u);
  // 'in the aisle of a railway carriage' is in the carriage; what it is 'with' is no place.
  const until = words.indexOf('with');
  let found: PlaceRow | undefined;
  for (let at = 0; at < (until < 0 ? words.length : until); at++) {
    const hit = placeNames().longestAt(words, at);
    if (!hit) continue;
    at += hit.length - 1;
    // 'a wall of sockets' is no garden wall: a place goes on with where it is, not with what it is made of.
    const next = words[at + 1];
    const [row] = hit.value;
    if ((next === undefined || next === '' || ENDS.has(next)) && row && !row.traits.has('support'))
      found = row;
  }
  return found;
}
