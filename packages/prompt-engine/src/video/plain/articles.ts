import { articleFor } from '../../lexicon/inflect.ts';
import { isEnglish } from '../../read/english-words.ts';
import { clauseVerb } from '../idea/clause-verb.ts';
import { DETERMINERS, isAdverb, isBeingNoun, isNoun, PREPOSITIONS, verbAt, wordsOf } from '../idea/verbs.ts';

/*
 * Whoever acts, with the article that people leave out as they type: 'goblin opens his coat' is a goblin at first, and the
 * goblin then. Names, kin, several and what has no plural take none.
 */

const NO_ARTICLE =
  /^(?:clay|glaze|metal|leather|wool|cotton|soil|stone|wood|syrup|batter|cream|jam|ketchup|flour|slime|gravy|fabric|neither|none|both|others|dialogue|interview|dad|daddy|mum|mom|mummy|mommy|grandpa|grandma|granny|granddad|nana|papa|mama|opa|oma|nonno|nonna|abuelo|abuela|god|santa|steam|smoke|snow|rain|dust|water|honey|light|music|fire|sand|sweat|ice|foam|milk|coffee|tea|wine|blood|fog|mist|wind|hair|bread|dough|wax|paint|oil|grass|air|dew|lava|silence|traffic|laughter|thunder|sunlight|moonlight|everyone|everybody|nobody|someone|somebody|something|nothing|there|he|she|it|they|we|i|you|who|what|people|children|mice|men|women|police|confetti|time|whole|rice|pasta|soup|chocolate|butter|cheese|sugar|salt|lightning|night|day|home)$/u;
/** Words that lead a clause and are no part of whoever acts in it. */
const LED =
  /^(?:(?:years|months|weeks|days|hours|minutes) later|when|while|after|before|until|once|as|if|because|only|just|then|even|not|what|where|suddenly)\s/iu;
const THE =
  /^(?:last|first|second|third|next|other|same|owner|mother|father|narrator|crowd|audience|screen|driver|waiter|waitress|groom|bride|bartender|judge|referee|sun|moon|sky|sea|camera|title|logo|whole)$/u;

/** A moment with its article, where what it is about surely lacks one. @param told what was told before it */
export function articled(text: string, told: string): string {
  // Behind a heading it is a clause of its own.
  const [headed = ''] = /^[^:“]{3,60}:\s+(?=\S+\s\S)/u.exec(text) ?? [];
  if (headed !== '') {
    const own = articled(text.slice(headed.length), told);
    const isNew = own !== text.slice(headed.length);
    return isNew ? `${headed}${own.charAt(0).toLowerCase()}${own.slice(1)}` : text;
  }
  if (LED.test(text)) return text;
  const words = wordsOf(text);
  const [first] = words;
  const verb = clauseVerb(words);
  if (first && !verb && /^(?:last|only|oldest|youngest)$/u.test(first.text) && words.length > 2)
    return `The ${first.text}${text.slice(first.end)}`;
  if (!first || !verb || verb.from < 1 || verb.from > 4 || /^["“]/u.test(text)) return text;
  const subject = words.slice(0, verb.from).filter(({ text: word }) => !isAdverb(word));
  const head = subject.at(-1)?.text ?? '';
  const isPlain =
    subject.every(
      ({ text: word }) =>
        (isEnglish(word) || isBeingNoun(word)) &&
        !PREPOSITIONS.has(word) &&
        word !== 'and' &&
        !/['’]/u.test(word),
    ) && !subject.slice(1).some(({ isCapital }) => isCapital);
  const isBare =
    !DETERMINERS.has(first.text) &&
    !subject.some(({ text: word }) => NO_ARTICLE.test(word)) &&
    !/^\d|ing$/u.test(first.text);
  const isOne =
    !/(?:[^su]s|ies)$/u.test(head) &&
    (isBeingNoun(head) || isNoun(head) || /(?:ers?|or|ist|ant|ian|man|woman)$/u.test(head));
  // 'Kid is small': whoever is told how they are is known.
  const isKnownAs = verb.isState && subject.length === 1 && isBeingNoun(head);
  // 'Pencil marks of their height' are things.
  if (words[verb.at + 1]?.text === 'of') return text;
  if (verb.isState && !THE.test(first.text) && !isKnownAs) return text;
  if (!isPlain || !isBare || !isOne || verbAt(words, 0)?.form === 's' || verb.form === 'base') return text;
  const low = `${first.text}${text.slice(first.end)}`;
  const isKnown =
    isKnownAs ||
    THE.test(first.text) ||
    THE.test(head) ||
    new RegExp(`(?<!\\p{L})${head}(?!\\p{L})`, 'iu').test(told);
  return isKnown ? `The ${low}` : `${articleFor(first.text) === 'an' ? 'An' : 'A'} ${low}`;
}
