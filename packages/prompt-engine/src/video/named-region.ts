import type { PlaceRow } from '../lexicon/place.ts';
import { capital } from './wording.ts';

/** Regions of several, which 'the' stands before and whose verbs are those of several. */
const SEVERAL =
  /^(?:(?:swiss |french |austrian |italian )?alps|himalayas|andes|rockies|dolomites|pyrenees|highlands|scottish highlands|netherlands|philippines|maldives|bahamas|seychelles|canaries|azores|hebrides|cyclades|cotswolds|balkans)$/i;

/** How a region is called in a sentence: 'Iceland', 'the Alps', 'the harbour'. @param words as typed */
export function regionNamed(words: string, row: PlaceRow | undefined): string {
  const bare = words.replace(/^the\s/i, '');
  if (SEVERAL.test(bare)) return `the ${capital(bare)}`;
  const name = row?.names.find((each) => each.toLowerCase() === bare.toLowerCase()) ?? bare;
  return /^\p{Lu}\p{Ll}+$/u.test(name) ? name : `the ${bare}`;
}

/** Whether a region is of several: 'the Alps'. */
export const isOfSeveral = (words: string): boolean => SEVERAL.test(words.replace(/^the\s/i, ''));
