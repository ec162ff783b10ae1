import { sifted } from '../lexicon/sifting/sifted.ts';

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety'.split(
    ' ',
  );
const yearsOf = (word: string): number => {
  const [tens = '', ones] = word.toLowerCase().split('-');
  const at = NUMBERS.indexOf(tens);
  const value = at < 20 ? at + 1 : (at - 17) * 10;
  return /^\d/.test(word) ? Number(word) : value + (ones ? NUMBERS.indexOf(ones) + 1 : 0);
};

const NUMBER = `\\d{1,3}|(?:${NUMBERS.slice(19).join('|')})(?:-(?:${NUMBERS.slice(0, 9).join('|')}))?|${NUMBERS.slice(0, 20).join('|')}`;
const OLD = `(${NUMBER})[- ]years?[- ]old`;
/** Where somebody is called by their age alone: nothing follows that the age could be of. */
const AS_SOMEBODY = sifted(
  new RegExp(
    `\\b${OLD}(s?)(?=$|[,.;!?]| (?:who|and|in|on|at|by|with|to|from|under|over|behind|beside|through|across|into|for|as|while|is|was|\\p{L}{2,}(?:ing|[^su]s))\\b)`,
    'giu',
  ),
);
const AS_WORD = sifted(new RegExp(`\\b${OLD}\\b`, 'giu'));

/** What somebody of an age is called. */
function calledAt(age: number): string {
  if (age < 3) return 'toddler';
  if (age < 13) return 'child';
  if (age < 20) return 'teenager';
  return age < 60 ? 'person' : 'old person';
}

/** 'A woman in her eighties': how old somebody is, and no decade. */
const IN_THEIR_DECADE = sifted(
  /(?:(\p{L}+) )?in (?:his|her|their|my) (?:(?:early|mid|late)[- ])?(?:([2-9])0['’]?s|(twenties|thirties|forties|fifties)|(sixties|seventies|eighties|nineties))(?!\p{L})/giu,
);
const OLD_DECADE = 6;

const severalOf = (one: string): string =>
  one.replace('person', 'people').replace('child', 'children').replace(/(er)$/, '$1s');

/** A text in which 'a nine-year-old' is a child, and in which no age counts anybody. */
export const withoutAges = (text: string): string =>
  text
    .replace(IN_THEIR_DECADE, (_, who: string | undefined, tens?: string, young?: string) => {
      const isOld = young === undefined && (tens === undefined || Number(tens) >= OLD_DECADE);
      return isOld && who ? `old ${who}` : (who ?? '');
    })
    .replace(AS_SOMEBODY, (_, age: string, several: string) => {
      const one = calledAt(yearsOf(age));
      return several ? severalOf(one) : one;
    })
    .replace(AS_WORD, ' ');
