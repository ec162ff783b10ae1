import { DETERMINERS, isNoun, PREPOSITIONS, setOf, type Word, wordsOf } from '../idea/verbs.ts';
import { small } from '../wording.ts';

const AGAIN =
  /(?<!^(?:an?|the|my|our|his|her|one|two|three)),?\s(?:who|that|which|afraid|scared|terrified|alone|lost|stuck|trapped|obsessed|wearing|dressed|holding|carrying|in|on|at|with|from|near|under|behind|called|named|of)\s.*$/i;
const NO_DOER =
  /^(?:this|that|there|what|how|why|where|when|who|one day|nothing|something|one of|the (?:camera|shot|film|video))\b/i;

/** 'Florist sells every rose': who opens the sentence is no name. */
const opensSentence = (called: string, words: readonly Word[]): boolean =>
  (isNoun(words[0]?.text ?? '') || words.length > 1) && !/\s\p{Lu}/u.test(called);

/** 'A letter written', 'a football kicked': what was done to it before. */
export const DONE =
  /(?<=^(?:an?|the|one|two|three|my|our|his|her|their)\s(?:[\p{L}’'-]+\s){0,3}?\p{L}+)\s(?:sent|written|found|made|built|drawn|lost|stolen|taken|thrown|bought|left|kept|hidden|born|carved|forgotten|frozen|bound|sewn|torn|cut|kicked|thrown|shot|dropped|posted|mailed|painted|printed|planted|abandoned|carried|buried|published|recorded|signed|addressed|raised|rescued|trained|filled|covered|known)$/iu;

/** A subject without what is said of it. */
const shortOf = (typed: string): string =>
  typed
    .replace(/,?\s(?:who|that|which)$/i, '')
    // What happens to a bowl of fruit happens to the fruit.
    .replace(
      /^(?:an?|the)\s(?:bowl|basket|plate|bunch|jar|glass|cup|pile|vase|pot|bottle|tray)\sof\s/i,
      'the ',
    )
    .replace(/,?\s(?:the size|as (?:big|large|small|tall)) (?:of|as) .*$/i, '')
    .replace(/\stoo\s\p{L}+\sto\s\p{L}+.*$/iu, '')
    .replace(AGAIN, '')
    .replace(DONE, '')
    .replace(
      /(?<=\b(?:man|woman|boy|girl|child|dog|cat|couple|person|lady|guy|kid|baby|soldier|dancer|runner))\s\p{L}+ing$/iu,
      '',
    )
    .replace(
      /(?:\s(?:(?!family|bully|ally|\p{L}*fly(?!\p{L})|belly|jelly|lily|bodily)\p{L}+ly|almost|just|then|also|still|never|always|even|only))+$/iu,
      '',
    )
    .replace(/^an?\s\d+[- ]years?[- ]old\s(?=\p{L})/iu, 'the ');

/** 'Ada', 'Florence Nightingale': a name, though its last word may be a bird. */
const isName = (called: string, words: readonly Word[]): boolean =>
  (/^(?:\p{Lu}\p{L}+\s?){1,3}$/u.test(called) && !isNoun(words.at(-1)?.text ?? '')) ||
  (/^\p{Lu}\p{Ll}+(?:\s(?:(?:van|de|da|von)\s)?\p{Lu}\p{Ll}+){1,2}$/u.test(called) &&
    !DETERMINERS.has(words[0]?.text ?? ''));

/** 'The last one' of several. */
const ONE_OF_THEM =
  /^the (?:\p{L}+ )?(?:\p{L}+est|last|first|second|third|youngest|other|little|tiny|old) one$/iu;

/** How a doer is called from the second mention on: 'a tiny alien' → 'the tiny alien'; empty where not certain. */
export function calledAgain(subject: string): string {
  const typed = subject.trim();
  if (
    /^(?:i|he|she|it|they|we|you|everyone|everybody|everything|nobody|the other one|the other)$/i.test(typed)
  )
    return typed.toLowerCase() === 'i' ? 'I' : typed.toLowerCase();
  if (ONE_OF_THEM.test(typed)) return lowered(typed);
  if (typed === '' || /[,:;"“”\uE000]/.test(typed) || NO_DOER.test(typed)) return '';
  const pair = /^(an?\s[^,]+?|[\p{L}]+)\sand\s(an?\s[^,]+|[\p{L}]+)$/iu.exec(typed);
  if (pair) {
    const [one, two] = [calledAgain(pair[1] ?? ''), calledAgain(pair[2] ?? '')];
    return one && two ? `${one} and ${two}` : '';
  }
  const short = shortOf(typed);
  if (/^(?:an?|the)$|['’]s$/i.test(short)) return '';
  if (/^\p{L}+['’]s\s\p{L}+(?:\s\p{L}+)?$/u.test(short))
    return /^\p{Lu}/u.test(short) ? short : lowered(short);
  const words = wordsOf(short);
  const last = words.at(-1)?.text ?? '';
  if (words.length === 0 || words.length > 5 || PREPOSITIONS.has(words[0]?.text ?? '')) return '';
  // 'A dad practises': a verb that no list has.
  if (/^an?\s/i.test(short) && /[^su]s$/.test(last) && !isNoun(last)) return '';
  if (words.some(({ text }) => NEVER_NAMED.has(text))) return '';
  if (
    words.some(
      ({ text }, i) =>
        i > (OF_NUMBER.test(short) ? 1 : 0) &&
        (DETERMINERS.has(text) || PREPOSITIONS.has(text)) &&
        text !== 'and',
    )
  )
    return '';
  if (isName(short, words)) return short;
  if (
    /^(?:my|our|his|her|their|its|the|these|those|all|both|every|each|no|only one|someone|somebody|people)\b/i.test(
      short,
    )
  )
    return lowered(short);
  if (
    /^(?:mum|mom|dad|grandma|grandpa|granny|grandad|daddy|mummy|mother|father|grandmother|grandfather)$/i.test(
      short,
    )
  )
    return lowered(short);
  const called = short.replace(/^(?:an?|one|another|some)\s/i, '');
  return `the ${called === short && opensSentence(called, words) ? small(called) : lowered(called)}`;
}

/** 'My two kids'. */
const OF_NUMBER = /^(?:my|our|his|her|their|the)\s(?:two|three|four|five|six)\s/i;

const NEVER_NAMED = setOf(
  'who that which how what why when where it he she they we i you explain realise realize almost actually there here need needs everybody everyone nobody one ones and or vs versus',
);

const lowered = (text: string): string =>
  /^(?:An?|The|My|His|Her|Their|Our|Its|One|Two|Three|Every\w*|All|Both|No|These|Those|Each|People)\b/.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
