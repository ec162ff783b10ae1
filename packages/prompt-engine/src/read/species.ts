import { listOf } from '../lexicon/row.ts';
import { sifted } from '../lexicon/sifting/sifted.ts';

/** Animals that are called by a calling: a nurse shark is a shark and wears no tunic. */
const NAMES = listOf(
  'nurse shark, hermit crab, fiddler crab, soldier crab, horseshoe crab, secretary bird, king penguin, emperor penguin, kingfisher, monk seal, monk parakeet, pilot whale, pilot fish, clown fish, cleaner shrimp, cleaner wrasse, surgeon fish, archer fish, butcher bird, weaver bird, tailor bird, miner bird, oven bird, barber fish, soldier ant, worker ant, worker bee, queen bee, queen ant, carpenter bee, carpenter ant, mason bee, leafcutter bee, goliath beetle, emperor moth, monarch butterfly, painted lady, red admiral, assassin bug, bishop bird, cardinal bird, capuchin monkey, guard dog, guide dog, police dog, police horse, rescue dog, sheep dog, hunting dog, service dog, therapy dog, circus elephant, circus bear, race horse, cart horse, farm cat, ship cat',
);

const SPECIES = sifted(
  new RegExp(`\\b(?:${NAMES.map((name) => name.replace(' ', '[ -]?')).join('|')})(?:e?s)?$`, 'i'),
);

/** Whether a run of words names a species, or an animal by what it is kept for. */
export const isSpecies = (words: string): boolean => SPECIES.test(words);
