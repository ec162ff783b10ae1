import { isAnimalNoun } from '../idea/verbs.ts';
import { headOf } from '../wording.ts';

/* What whoever does a deed does it with. */

const OWN: Readonly<Record<string, string>> = {
  i: 'my',
  we: 'our',
  he: 'his',
  she: 'her',
  they: 'their',
  it: 'its',
};

/** The end of a name that is of several. */
export const SEVERAL = /[^siu]s$|(?:^|\s)(?:people|men|women|children|mice|geese|police)$/u;
const INSECT = /(?:^|\s)(?:ants?|bees?|beetles?|spiders?|wasps?|bugs?|crabs?|ladybugs?|flies|fly)$/iu;

/** The hands of whoever does it, or paws or legs, as they are called. */
export function handsOf(doer: string, isAnimal: boolean): string {
  const part = INSECT.test(doer) ? 'legs' : isAnimal || isAnimalNoun(headOf(doer)) ? 'paws' : 'hands';
  if (doer === '') return `two ${part}`;
  const own = OWN[doer.toLowerCase()];
  return own ? `${own} ${part}` : `${doer}${/[^siu]s$/u.test(doer) ? '’' : '’s'} ${part}`;
}
